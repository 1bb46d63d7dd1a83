"""Painting the Italian pack: signs, numerals, aces and figures in the warm and in the modern style."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cardtables.ui.faces.look import LARGE, MEDIUM, SMALL, TINY, Face, Look, Size
from cardtables.ui.faces.sheet import Sheet, Sprite, read_sheet
from cardtables.ui.faces.sprites_italian import SHEET as ITALIAN
from cardtables.ui.faces.sprites_moderne import SHEET as MODERNE
from cardtables.ui.faces.sprites_napoletane import SHEET as NAPOLETANE

if TYPE_CHECKING:
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.faces.palette import CardColours

Places = tuple[tuple[int, int], ...]

# Where the signs of a numeral stand: the sign block, then x and half row of each sign.
_NUMERALS: dict[Size, dict[str, tuple[str, Places]]] = {
    MEDIUM: {
        "2": ("sign 5x5", ((2, 2), (2, 8))),
        "3": ("sign 3x3", ((1, 3), (3, 6), (5, 9))),
        "4": ("sign 3x4", ((1, 3), (5, 3), (1, 8), (5, 8))),
        "5": ("sign 3x3", ((1, 2), (5, 2), (3, 6), (1, 10), (5, 10))),
        "6": ("sign 3x3", ((1, 2), (5, 2), (1, 6), (5, 6), (1, 10), (5, 10))),
        "7": ("sign 3x3", ((3, 2), (0, 4), (6, 4), (3, 6), (0, 8), (6, 8), (3, 10))),
    },
    LARGE: {
        "2": ("sign 7x8", ((3, 2), (3, 11))),
        "3": ("sign 5x5", ((1, 3), (4, 8), (7, 13))),
        "4": ("sign 5x5", ((1, 3), (7, 3), (1, 12), (7, 12))),
        "5": ("sign 5x5", ((1, 2), (7, 2), (4, 8), (1, 14), (7, 14))),
        "6": ("sign 5x5", ((1, 2), (7, 2), (1, 8), (7, 8), (1, 14), (7, 14))),
        "7": ("sign 3x4", ((5, 2), (1, 5), (9, 5), (5, 8), (1, 12), (9, 12), (5, 14))),
    },
}

_ACES = {
    TINY: ("sign 5x5", 0, 2),
    SMALL: ("ace 7x5", 0, 2),
    MEDIUM: ("ace 9x7", 0, 1),
    LARGE: ("ace 13x10", 0, 2),
}
_EDGE_SIGN = ("sign 3x4", 0, 3)
_SIGN_WIDTH = {"sign 3x3": 3, "sign 3x4": 3, "sign 5x5": 5}
_ONE_SIGN = {TINY: ("sign 3x4", 1, 3), SMALL: ("sign 5x5", 1, 3)}

# Where a warm figure holds its sign, by size and rank: block, x, half row.
_HELD = {
    TINY: {"F": ("sign 3x4", 1, 3), "C": ("sign 3x4", 1, 3), "R": ("sign 3x4", 1, 3)},
    SMALL: {"F": ("sign 3x3", 0, 3), "C": ("sign 3x3", 4, 1), "R": ("sign 3x3", 0, 3)},
    MEDIUM: {"F": ("sign 3x4", 0, 3), "C": ("sign 3x3", 6, 1), "R": ("sign 3x4", 0, 3)},
    LARGE: {"F": ("sign 5x5", 0, 3), "C": ("sign 5x5", 8, 1), "R": ("sign 5x5", 0, 3)},
}
_WARM_FIGURE_X = {TINY: 2, SMALL: 0, MEDIUM: 0, LARGE: 0}
_MODERN_FIGURE = {TINY: (2, 0), SMALL: (1, 3), MEDIUM: (1, 3), LARGE: (1, 4)}


def paint_italian(canvas: Canvas, size: Size, face: Face, look: Look, colours: CardColours, columns: int) -> None:
    """Paint the art and the index of an Italian card on its paper.

    ``columns`` are those that stay visible: a figure that holds its sign outside them has it at the left border.
    """
    rank, suit = face.rank, face.suit
    if rank in "FCR":
        _paint_figure(canvas, size, rank, look.italian_style, colours)
        held = _held_sign(size, rank, look.italian_style)
        if held[1] + _SIGN_WIDTH[held[0]] > columns:
            held = _EDGE_SIGN
            canvas.pixels(held[1], held[2], ("ppp",) * 4, {"p": colours.paper})  # on bare paper its outline is seen
        _paint_sign(canvas, held, suit, colours)
    elif rank == "A":
        _paint_sign(canvas, _ACES[size], suit, colours)
    elif size in _NUMERALS:
        block, places = _NUMERALS[size][rank]
        for x, half_row in places:
            _paint_sign(canvas, (block, x, half_row), suit, colours)
    else:
        _paint_sign(canvas, _ONE_SIGN[size], suit, colours)
    canvas.text(1, 0, rank, colours.ink, colours.paper, bold=True)


def paint_italian_edge(canvas: Canvas, face: Face, colours: CardColours) -> None:
    """Paint what a card covered but for its first three columns shows: rank and one small sign."""
    _paint_sign(canvas, _EDGE_SIGN, face.suit, colours)
    canvas.text(1, 0, face.rank, colours.ink, colours.paper, bold=True)


def italian_sign(block: str, suit: str) -> Sprite:
    """A suit's sprite of a block of the sign sheet, ``sign 3x4`` or ``ace 9x7``."""
    return _signs()[block][suit]


def _paint_sign(canvas: Canvas, place: tuple[str, int, int], suit: str, colours: CardColours) -> None:
    block, x, half_row = place
    canvas.pixels(x, half_row, italian_sign(block, suit), colours.signs)


def _paint_figure(canvas: Canvas, size: Size, rank: str, style: str, colours: CardColours) -> None:
    block = f"figure {size.width}x{size.height}"
    if style == "moderne":
        x, half_row = _MODERN_FIGURE[size]
        canvas.pixels(x, half_row, _modern()[block][rank], colours.figure)
    else:
        canvas.pixels(_WARM_FIGURE_X[size], 0, _warm()[block][rank], colours.figure)


def _held_sign(size: Size, rank: str, style: str) -> tuple[str, int, int]:
    """Where a whole figure has its suit sign."""
    if style == "moderne":
        return _ONE_SIGN[TINY] if size == TINY else ("sign 3x3", size.width - 3, 0)
    return _HELD[size][rank]


@lru_cache(maxsize=1)
def _signs() -> Sheet:
    return read_sheet(ITALIAN)


@lru_cache(maxsize=1)
def _warm() -> Sheet:
    return read_sheet(NAPOLETANE)


@lru_cache(maxsize=1)
def _modern() -> Sheet:
    return read_sheet(MODERNE)
