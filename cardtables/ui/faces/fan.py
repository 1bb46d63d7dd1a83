"""How a hand lies: the size of its cards, how far each shows, and in how many rows, so that all of them fit."""

from __future__ import annotations

from typing import NamedTuple

from cardtables.ui.faces.cards import FULL_STRIP
from cardtables.ui.faces.look import LARGE, SIZES, TINY, Size

_LEAST_STEP = 3
_GAP = 2
_KEY_ROW = 1


class Fan(NamedTuple):
    """``per_row`` cards lie in a row, ``step`` columns from one to the next; as wide as the card or more: uncovered."""

    size: Size
    step: int
    per_row: int
    rows: int

    def offset(self, index: int) -> tuple[int, int]:
        """Column and row of a card's top left cell, counted from the first card's."""
        row, place = divmod(index, self.per_row)
        return place * self.step, row * (self.size.height + _KEY_ROW)

    def covered(self, index: int, count: int) -> bool:
        """Whether the next card lies on this one, when there are ``count`` in all."""
        return self.step < self.size.width and index != count - 1 and index % self.per_row != self.per_row - 1

    def width(self, count: int) -> int:
        """Columns taken when there are ``count`` cards."""
        return (min(count, self.per_row) - 1) * self.step + self.size.width if count else 0

    def spread(self, count: int, width: int) -> Fan:
        """The fan for fewer cards in as many columns: where they covered each other they cover less."""
        if self.rows > 1 or count < 2 or self.step >= self.size.width:
            return self
        return self._replace(step=max(self.step, min(self.size.width + 1, (width - self.size.width) // (count - 1))))

    def height(self) -> int:
        """Rows taken, with a row for the keys under each row of cards."""
        return self.rows * (self.size.height + _KEY_ROW)


def fan_steps(count: int, size: Size, width: int, height: int | None = None) -> Fan:
    """The best way to lay ``count`` cards into ``width`` columns (and ``height`` rows, keys included, when given).

    ``size`` is the largest card wanted. Cards keep that size and overlap as far as their faces can still be told
    (step 5), then become smaller, then show rank and suit only (step 3), then lie in several rows of the smallest.
    When even that does not fit, the narrowest rows of the smallest cards are returned.
    """
    cards = max(1, count)
    sizes = [each for each in reversed(SIZES) if each <= size and (height is None or each.height + _KEY_ROW <= height)]
    for least_step in (FULL_STRIP, _LEAST_STEP):
        for each in sizes or [TINY]:
            step = _step(cards, each, width)
            if step >= least_step:
                return Fan(each, step, cards, 1)
    for rows in range(2, cards + 1):
        per_row = -(-cards // rows)
        step = _step(per_row, TINY, width)
        if step >= _LEAST_STEP:
            return Fan(TINY, step, per_row, -(-cards // per_row))
    return Fan(TINY, TINY.width, 1, cards)


def _step(cards: int, size: Size, width: int) -> int:
    """The widest step with which so many cards fit; uncovered cards stand two columns apart; 0 when none fits."""
    if width < size.width:
        return 0
    if cards == 1:
        return size.width
    return min(size.width + _GAP, (width - size.width) // (cards - 1))


def largest_size(width: int, height: int, largest: Size = LARGE) -> Size | None:
    """The largest card that fits into so many cells, or None."""
    return next(
        (size for size in reversed(SIZES) if size <= largest and size.width <= width and size.height <= height), None
    )
