"""A page whose keys are meant: one held down, or typed before the page was to be seen, does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.page import Page
from cardtables.ui.table.keyguard import KeyGuard

if TYPE_CHECKING:
    from textual import events


class GuardedPage(Page):
    """Opens its keys once it is on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.guard = KeyGuard()

    def on_mount(self) -> None:
        """What is typed before the first frame is to be seen was meant for the page before."""
        self.call_after_refresh(self.guard.open)

    def unmeant(self, event: events.Key) -> bool:
        """Whether a key is not to count. Ask once for each key."""
        return self.guard.held(event.key, event.time) or self.guard.too_early(event.time)

    def on_key(self, event: events.Key) -> None:
        """Pass on what is meant."""
        event.prevent_default()  # else the handlers of the classes below are called once more after this one
        event.stop()
        if not self.unmeant(event):
            self.take_key(event)

    def take_key(self, event: events.Key) -> None:
        """A key that counts."""
        super().on_key(event)
