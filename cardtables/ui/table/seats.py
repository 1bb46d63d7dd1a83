"""The others at the table: name, whose turn, dealer, a note, and their cards as backs, signs or, open, as cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.ui.cells import fit, text_width
from cardtables.ui.faces import TINY, draw_tag
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.sections import Tone, whole_words

if TYPE_CHECKING:
    from cardtables.engine.cards import Cards, Seat
    from cardtables.ui.faces import Size
    from cardtables.ui.table.geometry import Label, Layout
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.protocol import Table
    from cardtables.ui.table.scene import Scene

_MOST_SIGNS = 5
_SIGN = "▮"
_LEAST_STEP = 3
_TAG_WIDTH = 5
"""The columns of a card of one row, at most."""


def paint_others(pen: Pen, table: Table, scene: Scene, layout: Layout) -> None:
    """Paint everybody round the table but the one at the bottom."""
    for place, seat in enumerate(table.around(scene)):
        if place:
            label, cards = layout.labels[place], table.backs(scene, seat)
            end = paint_seat(pen, table, scene, label, seat)
            if label.flat:
                _paint_beside(pen, cards, label, end + 1)
            else:
                paint_backs(pen, cards, label, small=layout.small_backs, size=layout.across)


def paint_seat(pen: Pen, table: Table, scene: Scene, label: Label, seat: Seat) -> int:
    """Paint a seat's name and the note under it; the column after the name."""
    turn = scene.taken is None and scene.state.turn == seat
    mark = scene.speech("table.dealer_mark") if scene.state.match.dealer == seat else ""
    room = label.width - (4 if turn else 0)
    badge = text_width(mark) + 3 if mark else 0
    # Where a name needs the room the mark stands beside the backs, whether it is the seat's turn or not.
    apart = not label.flat and text_width(scene.names[seat]) + badge > label.width - 4
    name = fit(scene.names[seat], room if apart else room - badge)
    text = f" ▶ {name} " if turn else name
    width = text_width(text) + (0 if apart else badge)
    x = label.x if label.rightwards else label.x - width
    x = pen.box(x, label.y, text) if turn else pen.write(x, label.y, text, Tone.STRONG, width=label.width)
    if mark and apart:
        pen.badge(label.x + label.width - badge + 1 if label.rightwards else label.x - label.width, label.y + 2, mark)
    elif mark:
        x = pen.badge(x + 1, label.y, mark)
    note = table.note(scene, seat)
    write = pen.write if label.rightwards else pen.write_left_of
    write(label.x, label.y + 1, whole_words(note.text, label.width), note.tone, width=label.width)
    return x


def paint_backs(pen: Pen, cards: Cards, label: Label, *, small: bool, size: Size | None = None) -> None:
    """Paint the cards somebody holds: small ones where there is room, else a sign each, or an index if they are open.

    Open ones of a ``size`` lie apart.
    """
    x, y = label.cards or (label.x, label.y + 2)
    rightwards = label.rightwards or label.cards is not None
    if not cards:
        return
    if size is not None and HIDDEN not in cards:
        step = min(size.width + 1, (label.width - size.width) // max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            pen.card(x + place * step, y, size, card)
        return
    if small:
        step = min(TINY.width - 1, (label.width - TINY.width) // max(1, len(cards) - 1))
        if step >= _LEAST_STEP or len(cards) == 1:
            width = (len(cards) - 1) * step + TINY.width
            x = x if rightwards else x - width
            for card in cards:
                pen.card(x, y, TINY, card)
                x += step
            return
    _paint_signs(pen, cards, x, y, label.width, rightwards=rightwards)


def _paint_beside(pen: Pen, cards: Cards, label: Label, x: int) -> None:
    """Beside the name; open cards that find no room there take the place of the note, for they matter more."""
    room = label.x + label.width - x
    if cards and HIDDEN not in cards and _tags_width(len(cards)) > room:
        pen.canvas.fill(label.x, label.y + 1, label.width, 1, pen.look.theme.felt)
        x, room = label.x, label.width
        _paint_signs(pen, cards, x, label.y + 1, room, rightwards=True)
    else:
        _paint_signs(pen, cards, x, label.y, room, rightwards=True)


def _tags_width(count: int) -> int:
    """The columns of so many cards of one row."""
    return count * (_TAG_WIDTH + 1) - 1


def _paint_signs(pen: Pen, cards: Cards, x: int, y: int, width: int, *, rightwards: bool) -> None:
    """In one row: a sign for each hidden card, an index for an open one; where all are open and many, in two rows."""
    hidden = tuple(card for card in cards if card == HIDDEN)
    shown = tuple(card for card in cards if card != HIDDEN)
    signs = f" {_signs(hidden)}" if hidden else ""
    per_row = len(shown) if hidden or _tags_width(len(shown)) <= width else -(-len(shown) // 2)
    needed = _tags_width(per_row) + text_width(signs)
    if not shown or needed > width:
        write = pen.write if rightwards else pen.write_left_of
        write(x, y, _signs(cards), Tone.DIM, width=width)
        return
    left = x if rightwards else x - needed
    for place, card in enumerate(shown):
        row, column = divmod(place, per_row)
        draw_tag(pen.canvas, left + column * (_TAG_WIDTH + 1), y + row, face_of(pen.pack, card), pen.look)
    if signs:
        pen.write(left + _tags_width(per_row), y, signs, Tone.DIM, width=text_width(signs))


def _signs(cards: Cards) -> str:
    """A sign for each card, or their number before one."""
    return " ".join(_SIGN * len(cards)) if len(cards) <= _MOST_SIGNS else f"{len(cards)} {_SIGN}"
