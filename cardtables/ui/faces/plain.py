"""Painting cards with ASCII characters only: small boxes with rank and suit in letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.faces.look import SUIT_WORDS, Face, Size, State

if TYPE_CHECKING:
    from cardtables.themes.colours import Colour
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.faces.palette import CardColours

# Corner, horizontal and vertical sign of a card's border: the state must show without colour.
_BORDERS = {
    State.NORMAL: ("+", "-", "|"),
    State.SELECTED: ("#", "#", "#"),
    State.OFF: (".", ".", ":"),
    State.WINNING: ("*", "-", "|"),
}

_INDEX_ROWS = 2


def paint_plain(canvas: Canvas, size: Size, face: Face, state: State, colours: CardColours) -> None:
    """Paint an ASCII card: the rank in its second row, the suit in the third (``Den`` or ``H``), both below again."""
    paint_plain_border(canvas, size, state, colours.edge, colours.paper)
    suit = SUIT_WORDS[face.suit] if face.pack == "italian" else face.suit
    canvas.text(1, 1, face.rank, colours.ink, colours.paper, bold=True)
    canvas.text(1, 2, suit, colours.ink, colours.paper, bold=True)
    if size.height > 2 * _INDEX_ROWS + 1:
        for row, word in ((size.height - 3, face.rank), (size.height - 2, suit)):
            canvas.text(size.width - 1 - len(word), row, word, colours.ink, colours.paper, bold=True)


def paint_plain_back(canvas: Canvas, size: Size, ink: Colour, edge: Colour, paper: Colour, pattern: str) -> None:
    """Paint an ASCII back, filled with one character."""
    for row in range(1, size.height - 1):
        canvas.text(1, row, pattern * (size.width - 2), ink, paper)
    paint_plain_border(canvas, size, State.NORMAL, edge, paper)


def paint_plain_border(canvas: Canvas, size: Size, state: State, ink: Colour, paper: Colour) -> None:
    """Paint the border cells of an ASCII card in the way of its state."""
    corner, across, down = _BORDERS[state]
    width, height = size
    for row in (0, height - 1):
        canvas.text(0, row, corner + across * (width - 2) + corner, ink, paper)
    for row in range(1, height - 1):
        canvas.text(0, row, down, ink, paper)
        canvas.text(width - 1, row, down, ink, paper)
