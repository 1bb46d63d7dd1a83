"""How players have fared so far, counted in a thread: no page waits for old records to be played through."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from textual.message import Message

if TYPE_CHECKING:
    from textual.message_pump import MessagePump

    from cardtables.match.statistics import Statistics
    from cardtables.match.store import Store


class Counted(Message):
    """The kept games have been counted."""

    def __init__(self, statistics: Statistics) -> None:
        super().__init__()
        self.statistics = statistics


def count_for(page: MessagePump, store: Store, game: str | None = None) -> None:
    """Count the kept games, of one game only if it is named, and tell the page by a message."""
    threading.Thread(target=_count, args=(page, store, game), name="fame", daemon=True).start()


def _count(page: MessagePump, store: Store, game: str | None) -> None:
    from cardtables.match.statistics import read_statistics

    page.post_message(Counted(read_statistics(store, game)))
