"""Telling a key held down, and a key typed too early, from a key that is meant."""

from __future__ import annotations

from time import monotonic
from typing import Final

HELD: Final = 0.1
"""Seconds within which the same key again is a key held down: terminals repeat every 30 to 90 ms."""


class KeyGuard:
    """Knows when input opened and which key came last. Times are those of ``time.monotonic``."""

    def __init__(self) -> None:
        self._key = ""
        self._came = float("-inf")
        self._opened = float("-inf")

    def open(self) -> None:
        """From now on keys count; what was typed before, be it still on its way, does not."""
        self._opened = monotonic()

    @property
    def opened(self) -> bool:
        """Whether keys count at all yet."""
        return self._opened > float("-inf")

    def held(self, key: str, came: float) -> bool:
        """Whether this key is only a repetition of the one before. Ask once for each key."""
        repeated = key == self._key and came - self._came < HELD
        self._key, self._came = key, came
        return repeated

    def too_early(self, came: float) -> bool:
        """Whether a key was typed before input opened."""
        return not self.opened or came < self._opened
