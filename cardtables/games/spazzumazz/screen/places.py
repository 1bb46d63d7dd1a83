"""Where things lie: the others along the top, pile and stock in the middle, the own table cards beside the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cardtables.ui.canvas import Rect
from cardtables.ui.faces import LARGE, MEDIUM, SIZES, SMALL, TINY, Size

TAG: Final = Size(3, 1)
"""A card of which only the index is drawn."""

WIDE: Final = 76
"""From so many columns on the own table cards lie beside the hand and the stock is drawn."""

COLUMNS: Final = 3
"""Table cards of a seat side by side."""

_MARGIN = 2
_MOST_APART = 12
_BESIDE_HAND = 3
_BESIDE_OWN = 3
"""Rows beside the own table cards: the name, room for a raised card, words about adding one."""
_OWN_NAME = 18
"""Columns for the own name where it stands beside the pile."""
_LEAST_MIDDLE = TINY.height
_GENEROUS = 4
"""Rows to spare with which the pile's cards may be larger than the hand's."""


class Kind(NamedTuple):
    """How table cards are drawn: their size, and whether the hidden card below peeks out."""

    size: Size
    peek: bool

    @property
    def height(self) -> int:
        """Rows of a card with what peeks out."""
        return self.size.height + self.peek

    @property
    def width(self) -> int:
        """Columns of a seat's cards side by side."""
        return COLUMNS * (self.size.width + 1) - 1


class Places(NamedTuple):
    """The places of one table."""

    seats: tuple[Rect, ...]
    """The others in the order of play from the next one on: a row for the name, then the cards."""
    kind: Kind
    """How their table cards are drawn."""
    middle: Rect
    pile: Size
    stock: bool
    """Whether the stock is drawn, not only told of."""
    own: Rect
    """The own table cards; a raised one reaches into the row above where `raises` says so."""
    own_kind: Kind
    raises: bool
    name: Rect
    """The name of the one at the bottom, clear of raised cards."""
    hand: Rect
    """Room for the hand's cards; the row above is for raised ones, the one below for keys."""
    size: Size
    """The largest card for the hand."""


@lru_cache(maxsize=64)
def places_on(felt: Rect, seats: int, *, clockwise: bool) -> Places:
    """The places on a felt for so many seats: the hand's cards as large as possible, then the others'."""
    largest = LARGE if felt.width >= 140 else MEDIUM if felt.width >= 84 else SMALL
    for size in (each for each in reversed(SIZES) if each <= largest):
        for kind in _kinds_below(size):
            rows = _rows(felt.width, seats - 1, kind)
            left = felt.height - size.height - 2 - rows * (1 + kind.height)
            if left >= _LEAST_MIDDLE:
                return _laid(felt, seats - 1, size, kind, rows, left, clockwise=clockwise)
    kind = Kind(TAG, peek=False)
    rows = _rows(felt.width, seats - 1, kind)
    return _laid(felt, seats - 1, TINY, kind, rows, _LEAST_MIDDLE, clockwise=clockwise)


def _kinds_below(hand: Size) -> list[Kind]:
    """How others' cards may be drawn beside a hand of that size, the best first."""
    smaller = [Kind(size, peek=True) for size in reversed(SIZES) if size < hand]
    return [*smaller, Kind(TAG, peek=True), Kind(TAG, peek=False)]


def _rows(width: int, others: int, kind: Kind) -> int:
    """In how many rows the others sit."""
    return -(-others // max(1, (width + 1) // (kind.width + 1)))


def _laid(felt: Rect, others: int, size: Size, kind: Kind, rows: int, spare: int, *, clockwise: bool) -> Places:
    """All places, `spare` being the rows that neither the others nor the hand take."""
    larger = next((each for each in SIZES if each > size), size)
    pile = next(
        (
            each
            for each in reversed(SIZES)
            if each.height <= spare - (_GENEROUS if each == larger else 0) and each <= larger
        ),
        TINY,
    )
    apart = 1 if rows > 1 and spare >= pile.height + rows else 0
    seats = _seats(felt, others, kind, rows, apart, clockwise=clockwise)
    top = felt.y + rows * (1 + kind.height + apart)
    bottom = felt.y + felt.height - size.height - 2
    middle = Rect(felt.x, top, felt.width, bottom - top)
    y = bottom + 1
    if felt.width < WIDE:
        own_kind = Kind(TAG, peek=True)
        raises = middle.height >= own_kind.height + _BESIDE_OWN
        own = Rect(felt.x + 1, middle.y + 1 + raises, own_kind.width, own_kind.height)
        hand = Rect(felt.x + 1, y, felt.width - 2, size.height)
        name = Rect(own.x, middle.y, _OWN_NAME, 1)
        return Places(seats, kind, middle, pile, False, own, own_kind, raises, name, hand, size)
    own_kind = Kind(next((each for each in reversed(SIZES) if each < size), TAG), peek=True)
    own = Rect(felt.x + _MARGIN, y + size.height - own_kind.height, own_kind.width, own_kind.height)
    left = own.x + own.width + _BESIDE_HAND
    hand = Rect(left, y, felt.x + felt.width - left - 1, size.height)
    name = Rect(own.x, own.y - 2, own.width, 1)
    return Places(seats, kind, middle, pile, True, own, own_kind, True, name, hand, size)


def _seats(felt: Rect, others: int, kind: Kind, rows: int, apart: int, *, clockwise: bool) -> tuple[Rect, ...]:
    """The others row by row, evenly; the next to play sits at the left where play goes clockwise."""
    per_row = -(-others // rows)
    cell = min(felt.width // per_row, kind.width + _MOST_APART)
    found = []
    for place in range(others):
        row, column = divmod(place, per_row)
        inside = min(per_row, others - row * per_row)
        x = (felt.width - inside * cell) // 2 + column * cell + (cell - kind.width) // 2
        if not clockwise:
            x = felt.width - x - kind.width
        y = felt.y + row * (1 + kind.height + apart)
        found.append(Rect(felt.x + x, y, kind.width, 1 + kind.height))
    return tuple(found)
