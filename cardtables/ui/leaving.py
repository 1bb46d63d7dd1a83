"""Leaving the screen without leaving anything on it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.driver import Driver

ERASE_SCREEN = "\x1b[2J"


def erasing(base: type[Driver]) -> type[Driver]:
    """The driver that wipes its screen before it gives it back.

    A terminal multiplexer that shrinks the screen on leaving moves rows that no longer fit into its history, where the
    next person could scroll up to the last one's cards.
    """

    class Erasing(base):  # type: ignore[misc, valid-type]  # which driver it is depends on the system
        def stop_application_mode(self) -> None:
            if sys.__stderr__ is not None and sys.__stderr__.isatty():  # a line that was hung up takes no more
                self.write(ERASE_SCREEN)
            super().stop_application_mode()

    return Erasing
