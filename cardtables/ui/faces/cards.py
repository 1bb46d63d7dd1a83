"""Putting cards on a canvas: faces, covered cards, backs, waiting places and the key under a card."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cardtables.ui.canvas import TRANSPARENT, Canvas, Rect, Stamp
from cardtables.ui.cells import text_width
from cardtables.ui.faces.french import paint_french, paint_french_edge
from cardtables.ui.faces.italian import paint_italian, paint_italian_edge
from cardtables.ui.faces.look import MEDIUM, TINY, Face, Look, Size, State, card_label
from cardtables.ui.faces.palette import CardColours, card_colours
from cardtables.ui.faces.plain import paint_plain, paint_plain_back

if TYPE_CHECKING:
    from cardtables.themes.colours import Colour

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


def draw_back(canvas: Canvas, x: int, y: int, size: Size, look: Look, *, second: bool = False) -> Rect:
    """Draw a card face down; ``second`` is the other pack's back. Any size from 3x2 up can be drawn."""
    canvas.stamp(x, y, _back_stamp(size, look, second))
    return Rect(x, y, *size)


def draw_slot(canvas: Canvas, x: int, y: int, size: Size, look: Look, label: str = "") -> Rect:
    """Draw the place that waits for a card: a thin frame with a word in its middle."""
    width, height = size
    canvas.frame(x, y, width, height, look.theme.slot)
    room = width - 2
    offset = 1 + max(0, room - text_width(label)) // 2
    canvas.text(x + offset, y + (height - 1) // 2, label, look.theme.dim, width=room)
    return Rect(x, y, width, height)


def draw_tag(canvas: Canvas, x: int, y: int, face: Face, look: Look, *, state: State = State.NORMAL) -> Rect:
    """Draw a card one row high: the index on paper; three columns, an Italian card five with its suit's word."""
    shown = look.shown(face)
    colours = card_colours(shown, look, state)
    label = card_label(shown, look)
    rect = Rect(x, y, 5 if shown.pack == "italian" else 3, 1)
    canvas.fill(*rect, colours.paper)
    canvas.text(x + rect.width - len(label), y, label, colours.ink, bold=True)
    return rect


def draw_key(canvas: Canvas, x: int, y: int, key: str, look: Look, *, state: State = State.NORMAL) -> Rect:
    """Draw the chip with a card's key, three cells from x on; under a card that cannot be played only a dot."""
    theme = look.theme
    if state is State.OFF:
        canvas.text(x + 1, y, "·", theme.faint)
    elif state is State.SELECTED:
        canvas.text(x, y, f"[{key}]" if look.ascii_only else f" {key} ", theme.askfg, theme.askbg, bold=True)
    else:
        canvas.text(x, y, f" {key} ", theme.text if not theme.light else theme.keyfg, theme.bar, bold=True)
    return Rect(x, y, 3, 1)


def _put(canvas: Canvas, x: int, y: int, stamp: Stamp, state: State, region: str | None) -> Rect:
    top = y - 1 if state is State.SELECTED else y
    canvas.stamp(x, top, stamp)
    rect = Rect(x, top, stamp.width, stamp.height)
    if region is not None:
        canvas.region(region, rect)
    return rect


@lru_cache(maxsize=2048)
def _card_stamp(size: Size, face: Face, look: Look, state: State) -> Stamp:
    return _painted(size, face, look, state, edge_only=False).freeze()


@lru_cache(maxsize=2048)
def _strip_stamp(size: Size, face: Face, look: Look, state: State, step: int) -> Stamp:
    whole = _painted(size, face, look, state, edge_only=step < FULL_STRIP).freeze()
    canvas = Canvas(step, size.height, TRANSPARENT, ascii_only=look.ascii_only)
    canvas.stamp(0, 0, whole)
    if not look.ascii_only:
        colours = card_colours(face, look, state)
        for row in range(size.height):
            if canvas.cell(step - 1, row)[0] == " ":
                canvas.text(step - 1, row, _EDGE, colours.edge)
    return canvas.freeze()


def _painted(size: Size, face: Face, look: Look, state: State, *, edge_only: bool) -> Canvas:
    """A card painted on a canvas of its own."""
    colours = card_colours(face, look, state)
    canvas = Canvas(size.width, size.height, colours.paper, ascii_only=look.ascii_only)
    if look.ascii_only:
        paint_plain(canvas, size, face, state, colours)
        return canvas
    if face.pack == "italian":
        if edge_only:
            paint_italian_edge(canvas, face, colours)
        else:
            paint_italian(canvas, size, face, look, colours)
    elif edge_only:
        paint_french_edge(canvas, face, colours)
    else:
        paint_french(canvas, size, face, colours)
    _finish(canvas, look, state, colours)
    return canvas


def _finish(canvas: Canvas, look: Look, state: State, colours: CardColours) -> None:
    """The marks of a state, and the corners left out."""
    if state is State.WINNING:
        canvas.text(canvas.width - 2, 0, "★", look.theme.mark, colours.paper)
    if colours.foot is not None:
        for x in range(canvas.width):
            canvas.pixel(x, canvas.height * 2 - 1, colours.foot)
    _round(canvas)


def _round(canvas: Canvas) -> None:
    for x in (0, canvas.width - 1):
        for half_row in (0, canvas.height * 2 - 1):
            if canvas.cell(x, half_row // 2)[0] in (" ", "▀"):
                canvas.pixel(x, half_row, TRANSPARENT)


@lru_cache(maxsize=64)
def _back_stamp(size: Size, look: Look, second: bool) -> Stamp:
    theme = look.theme
    dark, light = (theme.pixels["b"], theme.pixels["B"]) if second else (theme.back_a, theme.back_b)
    canvas = Canvas(size.width, size.height, theme.back_edge, ascii_only=look.ascii_only)
    if look.ascii_only:
        paint_plain_back(canvas, size, light, dark, theme.back_edge, "%" if second else "/")
        return canvas.freeze()
    height = size.height * 2
    for half_row in range(1, height - 1):
        for x in range(1, size.width - 1):
            woven = (half_row // 2 + x) % 2 if second else (x + half_row) % 4 == 0 or (x - half_row) % 4 == 0
            canvas.pixel(x, half_row, light if woven else dark)
    if second:
        _window(canvas, theme.back_edge, theme.back_mark, size)
    elif size.width >= MEDIUM.width:
        _diamond(canvas, theme.back_edge, theme.back_mark)
    _round(canvas)
    return canvas.freeze()


def _diamond(canvas: Canvas, inner: Colour, mark: Colour) -> None:
    """A diamond in the middle of a back: light inside, its outline in the mark's colour."""
    middle, half = canvas.width // 2, canvas.height
    for half_row in range(half - 4, half + 4):
        reach = 3 - max(half_row - half, half - 1 - half_row)
        for x in range(middle - 2, middle + 3):
            distance = abs(x - middle)
            if distance <= reach:
                canvas.pixel(x, half_row, mark if distance == min(reach, 2) else inner)


def _window(canvas: Canvas, frame: Colour, pane: Colour, size: Size) -> None:
    """A small window in the middle of the other back."""
    if size == TINY:
        return
    middle, half = canvas.width // 2, canvas.height
    for half_row in range(half - 2, half + 2):
        for x in range(middle - 1, middle + 2):
            canvas.pixel(x, half_row, pane if x == middle and half - 1 <= half_row <= half else frame)
