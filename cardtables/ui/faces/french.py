"""Painting the French pack: index, pips, aces and court."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cardtables.ui.faces.look import LARGE, MEDIUM, SMALL, SUIT_SIGNS, TINY, Face, Size
from cardtables.ui.faces.sheet import Sheet, Sprite, read_sheet
from cardtables.ui.faces.sprites_french import SHEET

if TYPE_CHECKING:
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.faces.palette import CardColours

# Pips in columns left, middle, right (-1, 0, 1) and rows 0-4 of five.
_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "2": ((0, 0), (0, 4)),
    "3": ((0, 0), (0, 2), (0, 4)),
    "4": ((-1, 0), (1, 0), (-1, 4), (1, 4)),
    "5": ((-1, 0), (1, 0), (0, 2), (-1, 4), (1, 4)),
    "6": ((-1, 0), (1, 0), (-1, 2), (1, 2), (-1, 4), (1, 4)),
    "7": ((-1, 0), (1, 0), (0, 1), (-1, 2), (1, 2), (-1, 4), (1, 4)),
    "8": ((-1, 0), (1, 0), (0, 1), (-1, 2), (1, 2), (0, 3), (-1, 4), (1, 4)),
    "9": ((-1, 0), (1, 0), (-1, 1), (1, 1), (0, 2), (-1, 3), (1, 3), (-1, 4), (1, 4)),
    "10": ((-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1), (-1, 3), (0, 3), (1, 3), (-1, 4), (1, 4)),
}

# How far the pip columns stand from the middle, and the cell rows of the five pip rows.
_PIP_STEP = {MEDIUM: 2, LARGE: 3}
_PIP_ROWS = {MEDIUM: (1, 2, 3, 4, 5), LARGE: (1, 3, 5, 6, 8)}

# Pips large enough to be pixels: x and half row of each 5x5 pip on the largest card.
_LARGE_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "2": ((4, 3), (4, 12)),
    "3": ((4, 2), (4, 8), (4, 14)),
    "4": ((1, 3), (7, 3), (1, 12), (7, 12)),
    "5": ((1, 2), (7, 2), (4, 8), (1, 14), (7, 14)),
    "6": ((1, 2), (7, 2), (1, 8), (7, 8), (1, 14), (7, 14)),
}

_ACES = {SMALL: ("suit 7x5", 0, 2), MEDIUM: ("ace 9x7", 1, 4), LARGE: ("ace 13x10", 2, 6)}


def paint_french(canvas: Canvas, size: Size, face: Face, colours: CardColours) -> None:
    """Paint the art and the index of a French card on its paper."""
    rank, suit = face.rank, face.suit
    sign = SUIT_SIGNS[suit]
    if rank in ("J", "Q", "K"):
        half_row = 2 if size == TINY else 0
        canvas.pixels(0, half_row, french_sign(f"court {size.width}x{size.height}", rank), colours.figure)
    elif size == TINY:
        canvas.text(2, 2, sign, colours.ink, bold=True)
    elif rank == "A" or size == SMALL:
        block, x, half_row = _ACES[size]
        canvas.pixels(x, half_row, french_sign(block, suit), colours.signs)
    elif size == LARGE and rank in _LARGE_PIPS:
        for x, half_row in _LARGE_PIPS[rank]:
            canvas.pixels(x, half_row, french_sign("pip 5x5", suit), colours.signs)
    else:
        middle, rows = size.width // 2, _PIP_ROWS[size]
        for column, row in _PIPS[rank]:
            canvas.text(middle + column * _PIP_STEP[size], rows[row], sign, colours.ink, bold=True)
    paint_french_edge(canvas, face, colours)
    if size in _PIP_STEP and rank not in ("J", "Q", "K") and not (size == LARGE and rank in _LARGE_PIPS):
        index = rank + sign
        canvas.text(size.width - 1 - len(index), size.height - 1, index, colours.ink, bold=True)


def paint_french_edge(canvas: Canvas, face: Face, colours: CardColours) -> None:
    """Paint the index, which is all a card covered but for its first three columns shows."""
    index = face.rank + SUIT_SIGNS[face.suit]
    canvas.text(3 - len(index), 0, index, colours.ink, colours.paper, bold=True)


def french_sign(block: str, name: str) -> Sprite:
    """A sprite of the French sheet: a suit's of ``ace 9x7``, a rank's of ``court 9x7``."""
    return _sheet()[block][name]


@lru_cache(maxsize=1)
def _sheet() -> Sheet:
    return read_sheet(SHEET)
