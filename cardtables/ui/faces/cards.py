"""Putting cards face up on a canvas, whole or covered by the next one of their fan."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cardtables.ui.canvas import TRANSPARENT, Canvas, Rect, Stamp
from cardtables.ui.faces.corners import round_corners
from cardtables.ui.faces.french import paint_french, paint_french_edge
from cardtables.ui.faces.italian import paint_italian, paint_italian_edge
from cardtables.ui.faces.look import Face, Look, Size, State
from cardtables.ui.faces.palette import card_colours
from cardtables.ui.faces.plain import paint_plain

if TYPE_CHECKING:
    from cardtables.ui.faces.palette import CardColours

FULL_STRIP = 5
"""From so many visible columns on, a covered card shows its real face cut off; with fewer, rank and suit."""

_EDGE = "▕"


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    size: Size,
    face: Face,
    look: Look,
    *,
    state: State = State.NORMAL,
    region: str | None = None,
) -> Rect:
    """Draw a card with its top left cell at x, y (a selected one a row higher) and return the cells it takes.

    With ``region`` the rectangle is named on the canvas for the mouse. KeyError for a rank, suit or size there is not.
    """
    return _put(canvas, x, y, _card_stamp(size, look.shown(face), look, state), state, region)


def draw_strip(
    canvas: Canvas,
    x: int,
    y: int,
    size: Size,
    face: Face,
    look: Look,
    step: int,
    *,
    state: State = State.NORMAL,
    region: str | None = None,
) -> Rect:
    """Draw the first ``step`` columns (at least 3) of a card that the next one of its fan covers.

    With 3 and 4 columns rank and suit are shown, from 5 on the face itself; as wide as the card it is ``draw_card``.
    """
    if step >= size.width:
        return draw_card(canvas, x, y, size, face, look, state=state, region=region)
    return _put(canvas, x, y, _strip_stamp(size, look.shown(face), look, state, max(3, step)), state, region)


def _put(canvas: Canvas, x: int, y: int, stamp: Stamp, state: State, region: str | None) -> Rect:
    top = y - 1 if state is State.SELECTED else y
    canvas.stamp(x, top, stamp)
    rect = Rect(x, top, stamp.width, stamp.height)
    if region is not None:
        canvas.region(region, rect)
    return rect


@lru_cache(maxsize=2048)
def _card_stamp(size: Size, face: Face, look: Look, state: State) -> Stamp:
    return _painted(size, face, look, state, size.width).freeze()


@lru_cache(maxsize=2048)
def _strip_stamp(size: Size, face: Face, look: Look, state: State, step: int) -> Stamp:
    whole = _painted(size, face, look, state, step).freeze()
    canvas = Canvas(step, size.height, TRANSPARENT, ascii_only=look.ascii_only)
    canvas.stamp(0, 0, whole)
    if not look.ascii_only:
        colours = card_colours(face, look, state)
        for row in range(size.height):
            if canvas.cell(step - 1, row)[0] == " ":
                canvas.text(step - 1, row, _EDGE, colours.edge)
    return canvas.freeze()


def _painted(size: Size, face: Face, look: Look, state: State, columns: int) -> Canvas:
    """A card painted on a canvas of its own, of which so many columns will be seen."""
    edge_only = columns < FULL_STRIP
    colours = card_colours(face, look, state)
    canvas = Canvas(size.width, size.height, colours.paper, ascii_only=look.ascii_only)
    if look.ascii_only:
        paint_plain(canvas, size, face, state, colours)
        return canvas
    if face.pack == "italian":
        if edge_only:
            paint_italian_edge(canvas, face, colours)
        else:
            paint_italian(canvas, size, face, look, colours, columns)
    elif edge_only:
        paint_french_edge(canvas, face, colours)
    else:
        paint_french(canvas, size, face, colours)
    _finish(canvas, state, colours)
    return canvas


def _finish(canvas: Canvas, state: State, colours: CardColours) -> None:
    """The marks of a state, and the corners left out."""
    if state is State.WINNING:
        canvas.text(canvas.width - 2, 0, "★", colours.star, colours.paper)
    if colours.foot is not None:
        for x in range(canvas.width):
            canvas.pixel(x, canvas.height * 2 - 1, colours.foot)
    round_corners(canvas)
