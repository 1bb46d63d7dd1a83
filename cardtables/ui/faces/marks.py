"""What lies among the cards: waiting places, one-row cards, suit signs, and the key under a card."""

from __future__ import annotations

from cardtables.ui.canvas import Canvas, Rect
from cardtables.ui.cells import text_width
from cardtables.ui.faces.corners import round_corners
from cardtables.ui.faces.french import french_sign
from cardtables.ui.faces.italian import italian_sign
from cardtables.ui.faces.look import Face, Look, Size, State, card_label
from cardtables.ui.faces.palette import card_colours
from cardtables.ui.faces.plain import paint_plain

SIGN_SIZE = Size(11, 6)


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


def draw_sign(canvas: Canvas, x: int, y: int, face: Face, look: Look) -> Rect:
    """Draw a suit alone, large on a paper of 11 x 6 cells: what is trump. The face's rank does not matter."""
    shown = look.shown(face)
    colours = card_colours(shown, look, State.NORMAL)
    rect = Rect(x, y, *SIGN_SIZE)
    sheet = Canvas(*SIGN_SIZE, colours.paper, ascii_only=look.ascii_only)
    if look.ascii_only:
        paint_plain(sheet, SIGN_SIZE, shown._replace(rank=""), State.NORMAL, colours)
    elif shown.pack == "italian":
        sheet.pixels(2, 2, italian_sign("sign 7x8", shown.suit), colours.signs)
    else:
        sheet.pixels(1, 1, french_sign("ace 13x10", shown.suit), colours.signs)
    if not look.ascii_only:
        round_corners(sheet)
    canvas.stamp(x, y, sheet.freeze())
    return rect


def draw_key(canvas: Canvas, x: int, y: int, key: str, look: Look, *, state: State = State.NORMAL) -> Rect:
    """Draw the chip with a card's key, three cells from x on; under a card that cannot be played only a dot."""
    theme = look.theme
    if state is State.OFF:
        canvas.text(x + 1, y, "·", theme.faint)
    elif state is State.SELECTED:
        canvas.text(x, y, f"[{key}]" if look.ascii_only else f" {key} ", theme.askfg, theme.askbg, bold=True)
    else:
        canvas.text(x, y, f" {key} ", theme.barfg, theme.bar, bold=True)
    return Rect(x, y, 3, 1)
