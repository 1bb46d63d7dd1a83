"""Where things lie: the others along the top, stock and talk in the middle, the own cards with their total below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cardtables.ui.canvas import Rect
from cardtables.ui.faces import LARGE, MEDIUM, SMALL, TINY, Size

APART: Final = 2
"""Columns between the first cards and the called ones."""
_SEAT_WORDS = 3
"""Rows of another seat beside its cards: its name above, what the cards show and a note below."""
_MARGIN = 2
_TALL = 30
_MEDIUM_FROM = 20
_WIDE_BLOCK = 24
_NARROW_BLOCK = 18
_WIDE_FROM = 76


class Places(NamedTuple):
    """The places of one table."""

    seats: tuple[Rect, ...]
    """The others in the order of play from the next one on, who sits at the right: play runs against the clock."""
    seat_size: Size
    """Of the others' cards."""
    middle: Rect
    hand: Rect
    """Room for the own cards; marked ones rise into the row above, keys and captions stand in the row below."""
    size: Size
    total: Rect
    """The owner's name, the total in large figures, what the cards are good for."""


@lru_cache(maxsize=64)
def places_on(felt: Rect, seats: int) -> Places:
    """The places on a felt for so many seats."""
    tall = felt.height >= _TALL
    size = LARGE if tall else MEDIUM if felt.height >= _MEDIUM_FROM else SMALL
    seat_size = SMALL if tall else TINY
    seat_rows = seat_size.height + _SEAT_WORDS
    others = seats - 1
    top = felt.y + (1 if tall else 0)
    column = (felt.width - _MARGIN) // others
    rects = tuple(
        Rect(felt.x + _MARGIN + place * column, top, column - 2, seat_rows) for place in reversed(range(others))
    )
    block = _WIDE_BLOCK if felt.width >= _WIDE_FROM else _NARROW_BLOCK
    hand_y = felt.y + felt.height - size.height - 1
    hand = Rect(felt.x + _MARGIN, hand_y, felt.width - 2 * _MARGIN - block, size.height)
    total = Rect(hand.x + hand.width + _MARGIN, hand_y, block - _MARGIN, size.height + 1)
    gap = 2 if tall else 0
    middle = Rect(felt.x + _MARGIN, top + seat_rows + gap, felt.width - 2 * _MARGIN, hand_y - 1 - top - seat_rows - gap)
    return Places(rects, seat_size, middle, hand, size, total)


def columns_of(first: int, called: int, card_width: int, room: int, widest: int) -> list[int]:
    """Where cards begin, counted from the first one: as far apart as ``widest``, closer where there is less room.

    No called card covers a first one.
    """
    count = first + called
    for step in range(widest, 0, -1):
        gap = APART + max(0, card_width - step) if called else 0
        if (count - 1) * step + gap + card_width <= room:
            break
    return [place * step + (gap if place >= first else 0) for place in range(count)]
