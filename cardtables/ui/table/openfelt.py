"""The table with hands open, for looking back: everybody's cards round the trick, or in rows where they are many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.engine.cards import HIDDEN
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.faces import MEDIUM, SMALL, TINY, State, draw_tag
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.sections import Tone

if TYPE_CHECKING:
    from cardtables.engine.cards import Cards, Seat
    from cardtables.ui.faces import Size
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.protocol import Table
    from cardtables.ui.table.scene import Scene

_MOST_ROUND: Final = 4
"""So many seats with so many cards each lie round the trick; more of either are listed."""
_BANDS = 3
_NAME_WIDTH = 14


def paint_open_table(pen: Pen, table: Table, scene: Scene, room: Rect) -> None:
    """Paint every hand and what lies in the middle into a room."""
    hands = [table.backs(scene, seat) for seat in range(len(scene.names))]
    most = max(map(len, hands))
    size = next((size for size in (MEDIUM, SMALL, TINY) if _fits(size, room, len(hands))), None)
    if size is not None and len(hands) <= _MOST_ROUND and most <= _MOST_ROUND:
        _paint_round(pen, table, scene, room, hands, size)
    else:
        _paint_listed(pen, table, scene, room, hands)


def _fits(size: Size, room: Rect, seats: int) -> bool:
    """Whether three bands of cards fit, and the trick between two hands."""
    across = 2 * _hand_width(size) + seats * (size.width + 2) + 2
    return _BANDS * (size.height + 1) + 2 <= room.height and across <= room.width


def _hand_width(size: Size) -> int:
    """The columns of a hand of three."""
    return 3 * (size.width + 1) - 1


def _paint_round(pen: Pen, table: Table, scene: Scene, room: Rect, hands: list[Cards], size: Size) -> None:
    """South below, north above, the others at the sides, as at the table itself."""
    seats = len(hands)
    rows = size.height + 1
    gap = (room.height - _BANDS * rows - 1) // (_BANDS - 1)
    upper, middle, lower = (room.y + band * (rows + gap) + (1 if band == _BANDS - 1 else 0) for band in range(_BANDS))
    wide = _hand_width(size)
    centre = room.x + (room.width - wide) // 2
    places = {0: (centre, lower), 1: (room.x + room.width - wide, middle), 2: (centre, upper), 3: (room.x, middle)}
    if seats == 2:
        places[1] = places[2]
    elif seats == 3:
        places[2] = places[3]
    if table.runs_clockwise(scene) and seats > 2:
        places[1], places[seats - 1] = places[seats - 1], places[1]
    for seat, hand in enumerate(hands):
        x, y = places[scene.place_of(seat)]
        _paint_name(pen, table, scene, seat, x, y, wide)
        for card in hand:
            pen.card(x, y + 1, size, card)
            x += min(size.width + 1, (wide - size.width) // max(1, len(hand) - 1) if len(hand) > 1 else size.width)
    _paint_trick(pen, table, scene, Rect(room.x + wide, middle, room.width - 2 * wide, rows + 1), size)


def _paint_listed(pen: Pen, table: Table, scene: Scene, room: Rect, hands: list[Cards]) -> None:
    """One row for each seat in the order of play, indices only; the trick below."""
    order = sorted(range(len(hands)), key=scene.place_of)
    y = room.y
    apart = 2 if room.height >= 2 * len(hands) + TINY.height + 2 else 1
    for seat in order:
        _paint_name(pen, table, scene, seat, room.x, y, _NAME_WIDTH)
        x = room.x + _NAME_WIDTH + 1
        for card in hands[seat]:
            if card == HIDDEN:
                x = pen.write(x, y, "▮", Tone.DIM, width=1) + 1
            else:
                x += draw_tag(pen.canvas, x, y, face_of(pen.pack, card), pen.look).width + 1
        y += apart
    _paint_trick(pen, table, scene, Rect(room.x, y, room.width, room.y + room.height - y), TINY)


def _paint_name(pen: Pen, table: Table, scene: Scene, seat: Seat, x: int, y: int, width: int) -> None:
    if scene.taken is None and scene.state.turn == seat:
        end = pen.box(x, y, f" ▶ {fit(scene.names[seat], width - 4)} ")
    else:
        end = pen.write(x, y, scene.names[seat], Tone.STRONG, width=width)
    note = table.note(scene, seat).text
    if end + 1 + text_width(note) <= x + width:
        pen.write(end + 1, y, note, Tone.DIM, width=width)


def _paint_trick(pen: Pen, table: Table, scene: Scene, room: Rect, size: Size) -> None:
    """The cards of the trick in the order of play, names below."""
    plays, winner = table.on_table(scene)
    if not plays:
        return
    size = next((each for each in (size, SMALL, TINY) if len(plays) * (each.width + 2) - 2 <= room.width), TINY)
    step = min(size.width + 2, max(3, (room.width - size.width) // max(1, len(plays) - 1)))
    x = room.x + (room.width - (len(plays) - 1) * step - size.width) // 2
    for seat, card in plays:
        taking = seat == winner and table.taking_is_good
        pen.card(x, room.y + 1, size, card, State.WINNING if taking else State.NORMAL)
        pen.write(x, room.y + 1 + size.height, scene.names[seat], Tone.GOLD if taking else Tone.DIM, width=step - 1)
        x += step
