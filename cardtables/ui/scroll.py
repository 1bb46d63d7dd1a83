"""A list longer than its place: which row is chosen, and which is on top so that the chosen one is seen."""

from __future__ import annotations


class Scroll:
    """Places are counted from 0; ``count`` may change, and the chosen place then stays within it."""

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self.chosen = 0
        self.top = 0

    def resize(self, count: int, chosen: int | None = None) -> None:
        """Take over a new number of rows, and choose one of them when given."""
        self.count = count
        self.choose(self.chosen if chosen is None else chosen)

    def choose(self, place: int) -> None:
        """Choose a place, or the nearest there is."""
        self.chosen = max(0, min(place, self.count - 1))

    def move(self, steps: int) -> None:
        """Choose another place by steps; from either end one goes no further."""
        self.choose(self.chosen + steps)

    def window(self, rows: int) -> range:
        """The places to be seen when there is room for so many rows."""
        self.top = max(min(self.top, self.chosen), self.chosen - rows + 1)
        self.top = max(0, min(self.top, self.count - rows))
        return range(self.top, min(self.count, self.top + rows))
