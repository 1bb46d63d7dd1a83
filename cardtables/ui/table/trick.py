"""The trick in the middle: every card before its owner, or all in a row; who takes it so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.cells import text_width
from cardtables.ui.faces import State
from cardtables.ui.table.sections import Tone

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.engine.tricks import Play
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene


def paint_trick(
    pen: Pen, scene: Scene, layout: Layout, plays: tuple[Play, ...], winner: Seat | None, waiting: tuple[Seat, ...]
) -> None:
    """Paint the cards played, ``winner``'s marked, and a place for each seat that has yet to play."""
    if layout.slots:
        _paint_ring(pen, scene, layout, plays, winner, waiting)
    else:
        _paint_row(pen, scene, layout, plays, winner, waiting)


def _slot_label(scene: Scene, seat: Seat) -> str:
    return scene.speech("table.you") if seat == scene.viewer else ""


def _paint_ring(
    pen: Pen, scene: Scene, layout: Layout, plays: tuple[Play, ...], winner: Seat | None, waiting: tuple[Seat, ...]
) -> None:
    size = layout.trick_size
    for seat in waiting:
        x, y = layout.slots[scene.place_of(seat)]
        pen.slot(x, y, size, _slot_label(scene, seat))
    for seat, card in plays:
        place = scene.place_of(seat)
        x, y = layout.slots[place]
        taking = seat == winner
        pen.card(x, y, size, card, State.WINNING if taking else State.NORMAL, region=f"trick:{seat}")
        if taking:
            word = f"★ {scene.speech('table.taking')}"
            if place == 0:
                pen.write(x + size.width + 1, y + size.height - 1, word, Tone.GOLD, width=text_width(word))
            else:
                pen.write(x, y + size.height, word, Tone.GOLD, width=text_width(word))


def _paint_row(
    pen: Pen, scene: Scene, layout: Layout, plays: tuple[Play, ...], winner: Seat | None, waiting: tuple[Seat, ...]
) -> None:
    """In the order of play, each with its owner's name below."""
    size = layout.trick_size
    step = size.width + 2
    x, y = layout.row.x, layout.row.y
    for seat, card in (*plays, *((seat, None) for seat in waiting)):
        taking = card is not None and seat == winner
        if card is None:
            pen.slot(x, y, size, _slot_label(scene, seat))
        else:
            pen.card(x, y, size, card, State.WINNING if taking else State.NORMAL, region=f"trick:{seat}")
        tone = Tone.GOLD if taking else Tone.DIM
        pen.write(x, y + size.height, scene.names[seat], tone, width=step - 1)
        x += step
