"""The others: name, cards in hand, and before each the open cards on the hidden ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.games.spazzumazz.screen.places import COLUMNS, TAG
from cardtables.games.spazzumazz.screen.reading import cards_left, hidden_places, open_cards, state_of
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.faces import Size, State, draw_back, draw_tag
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.sections import Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Card, Seat
    from cardtables.games.spazzumazz.screen.places import Kind, Places
    from cardtables.ui.table import Scene
    from cardtables.ui.table.pen import Pen

_SIGN = "▮"


def paint_others(pen: Pen, scene: Scene, places: Places) -> None:
    """Paint everybody but the one at the bottom."""
    for seat in range(len(scene.names)):
        place = scene.place_of(seat)
        if place:
            x, y, width, height = places.seats[place - 1]
            paint_name(pen, scene, seat, Rect(x, y, width, 1))
            room = Rect(x, y + 1, width, height - 1)
            up = open_cards(scene, seat)
            paint_hidden_cards(pen, room, places.kind, len(up), hidden_places(scene, seat))
            paint_open_cards(pen, room, places.kind, up)


def paint_name(pen: Pen, scene: Scene, seat: Seat, room: Rect) -> None:
    """A name with the number of cards in hand, or which place its owner has gone out in."""
    state = state_of(scene)
    if seat in state.out:
        word = scene.speech("seat.out", place=state.out.index(seat) + 1)
        pen.write_left_of(room.x + room.width, room.y, word, Tone.GOLD, width=room.width)
        pen.write(room.x, room.y, scene.names[seat], Tone.DIM, width=room.width - text_width(word) - 1)
        return
    held = f"{cards_left(scene, seat)[0] or '–'}{_SIGN}"
    left = pen.write_left_of(room.x + room.width, room.y, held, Tone.DIM, width=room.width)
    if scene.taken is None and state.turn == seat:
        pen.box(room.x, room.y, f"▶ {fit(scene.names[seat], left - room.x - 4)} ")
    else:
        pen.write(room.x, room.y, scene.names[seat], Tone.STRONG, width=left - room.x - 1)


def _step(room: Rect, kind: Kind, cards: int) -> int:
    """Columns from one table card to the next."""
    return min(kind.size.width + 1, (room.width - kind.size.width) // (max(COLUMNS, cards) - 1))


def paint_hidden_cards(pen: Pen, room: Rect, kind: Kind, up: int, down: Sequence[bool]) -> None:
    """Hidden cards by place, below so many open ones."""
    step = _step(room, kind, len(down))
    for column, there in enumerate(down):
        if there and (kind.peek or column >= up):
            _paint_hidden(pen, room.x + column * step, room.y, kind)


def paint_open_cards(
    pen: Pen,
    room: Rect,
    kind: Kind,
    up: Sequence[Card],
    states: Sequence[State] = (),
    region: str | None = None,
    *,
    raises: bool = True,
) -> None:
    """Open cards, on the hidden ones; `states` says how each of them lies there, `raises` whether chosen ones rise."""
    step = _step(room, kind, len(up))
    for column, card in enumerate(up):
        state = states[column] if states else State.NORMAL
        x, y, width, height = room.x + column * step, room.y, *kind.size
        if height > TAG.height:
            pen.card(x, y, kind.size, card, state, region=region)
            continue
        y -= raises and state is State.SELECTED
        draw_tag(pen.canvas, x, y, face_of(pen.pack, card), pen.look, state=state)
        if region is not None:
            pen.canvas.region(region, Rect(x, y, width, height))


def _paint_hidden(pen: Pen, x: int, y: int, kind: Kind) -> None:
    if kind.size == TAG:
        if kind.peek:
            draw_back(pen.canvas, x, y, Size(TAG.width, TAG.height + 1), pen.look)
        else:
            pen.canvas.text(x, y, "///" if pen.look.ascii_only else "   ", pen.look.theme.text, pen.look.theme.back_a)
        return
    draw_back(pen.canvas, x, y + kind.peek, kind.size, pen.look)
