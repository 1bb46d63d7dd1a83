"""The trick in the middle: every card before its owner, or all in a row; who takes it so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtables.ui.cells import text_width
from cardtables.ui.faces import State
from cardtables.ui.table.sections import Tone

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.engine.tricks import Play
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene


class Taking(NamedTuple):
    """Who takes, and how that is shown."""

    seat: Seat | None
    mark: str
    tone: Tone
    state: State


def paint_trick(
    pen: Pen,
    scene: Scene,
    layout: Layout,
    plays: tuple[Play, ...],
    winner: Seat | None,
    waiting: tuple[Seat, ...],
    *,
    good: bool = True,
) -> None:
    """Paint the cards played, ``winner``'s marked, and a place for each seat that has yet to play.

    Taking is shown in gold where it is ``good``.
    """
    taking = Taking(winner, "★", Tone.GOLD, State.WINNING) if good else Taking(winner, "▼", Tone.STRONG, State.NORMAL)
    if layout.slots:
        _paint_ring(pen, scene, layout, plays, taking, waiting)
    else:
        _paint_row(pen, scene, layout, plays, taking, waiting)


def _slot_label(scene: Scene, seat: Seat) -> str:
    return scene.speech("table.you") if seat == scene.viewer else ""


def _paint_ring(
    pen: Pen, scene: Scene, layout: Layout, plays: tuple[Play, ...], taking: Taking, waiting: tuple[Seat, ...]
) -> None:
    size = layout.trick_size
    for seat in waiting:
        x, y = layout.slots[scene.place_of(seat)]
        pen.slot(x, y, size, _slot_label(scene, seat))
    for seat, card in plays:
        place = scene.place_of(seat)
        x, y = layout.slots[place]
        takes = seat == taking.seat
        pen.card(x, y, size, card, taking.state if takes else State.NORMAL, region=f"trick:{seat}")
        if takes:
            word = f"{taking.mark} {scene.speech('table.taking')}"
            if place == 0:
                pen.write(x + size.width + 1, y + size.height - 1, word, taking.tone, width=text_width(word))
            else:
                pen.write(x, y + size.height, word, taking.tone, width=text_width(word))


def _paint_row(
    pen: Pen, scene: Scene, layout: Layout, plays: tuple[Play, ...], taking: Taking, waiting: tuple[Seat, ...]
) -> None:
    """In the order of play, each with its owner's name below."""
    size = layout.trick_size
    step = size.width + 2
    x, y = layout.row.x, layout.row.y
    for seat, card in (*plays, *((seat, None) for seat in waiting)):
        takes = card is not None and seat == taking.seat
        if card is None:
            pen.slot(x, y, size, _slot_label(scene, seat))
        else:
            pen.card(x, y, size, card, taking.state if takes else State.NORMAL, region=f"trick:{seat}")
        tone = taking.tone if takes else Tone.DIM
        pen.write(x, y + size.height, scene.names[seat], tone, width=step - 1)
        x += step
