"""Looking back: everybody's hand, open and hidden cards in a row each, and the pile below."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.games.spazzumazz.heaps import cards_of
from cardtables.games.spazzumazz.order import RANK_OF, RANKS, UPWARDS, row_of
from cardtables.games.spazzumazz.screen.middle import laid_by
from cardtables.games.spazzumazz.screen.places import COLUMNS, TAG
from cardtables.games.spazzumazz.screen.reading import open_cards, state_of
from cardtables.games.spazzumazz.state import GONE
from cardtables.ui.cells import fit
from cardtables.ui.faces import draw_tag
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.sections import Tone

if TYPE_CHECKING:
    from cardtables.engine.cards import Card, Cards, Seat
    from cardtables.ui.canvas import Rect
    from cardtables.ui.table import Scene
    from cardtables.ui.table.pen import Pen

_NAME = 12
_STEP = TAG.width + 1
_APART = 2


def paint_opened(pen: Pen, scene: Scene, room: Rect) -> None:
    """Paint a row for each seat in the order of play, two apart where there is room, then the pile."""
    seats = len(scene.names)
    x_up = room.x + _NAME + 1
    x_down = x_up + COLUMNS * _STEP + 1
    x_hand = x_down + COLUMNS * _STEP + 1
    speech = scene.speech
    pen.write(x_up, room.y, speech("opened.up"), Tone.DIM, width=COLUMNS * _STEP)
    pen.write(x_down, room.y, speech("opened.down"), Tone.DIM, width=COLUMNS * _STEP)
    pen.write(x_hand, room.y, speech("opened.hand"), Tone.DIM, width=room.x + room.width - x_hand)
    apart = _apart(scene, room)
    y = room.y + 1
    for place in range(seats):
        seat = (scene.south + place) % seats
        _paint_name(pen, scene, seat, room.x, y)
        _paint_cards(pen, x_up, y, open_cards(scene, seat))
        _paint_cards(pen, x_down, y, state_of(scene).face_down[seat])
        hand = _hand_text(cards_of(state_of(scene).hands[seat]))
        pen.write(x_hand, y, hand, Tone.STRONG, width=room.x + room.width - x_hand)
        y += apart
    _paint_pile(pen, scene, room.x, y, room)


def rows_of_seats(scene: Scene, room: Rect) -> int:
    """How many rows the seats take, with what stands above them."""
    return 1 + len(scene.names) * _apart(scene, room)


def _apart(scene: Scene, room: Rect) -> int:
    return _APART if room.height >= _APART * len(scene.names) + 4 else 1


def _paint_name(pen: Pen, scene: Scene, seat: Seat, x: int, y: int) -> None:
    state = state_of(scene)
    if scene.taken is None and state.turn == seat:
        pen.box(x, y, f"▶ {fit(scene.names[seat], _NAME - 3)} ")
    else:
        pen.write(x, y, scene.names[seat], Tone.DIM if seat in state.out else Tone.STRONG, width=_NAME)


def _paint_cards(pen: Pen, x: int, y: int, cards: Cards) -> None:
    for card in cards[:COLUMNS]:
        if card == HIDDEN:
            pen.write(x, y, "▮", Tone.DIM, width=1)
        elif card != GONE:
            draw_tag(pen.canvas, x, y, face_of(pen.pack, card), pen.look)
        x += _STEP


def _hand_text(cards: Cards) -> str:
    """The ranks of a hand from the lowest, several equal ones counted; hidden cards as a number."""
    counts = Counter(RANKS[RANK_OF[card]] for card in cards if card != HIDDEN)
    named = [
        sign if counts[sign] == 1 else f"{counts[sign]}×{sign}"
        for sign in (RANKS[rank] for rank in UPWARDS)
        if sign in counts
    ]
    hidden = sum(card == HIDDEN for card in cards)
    return "  ".join([*named, *([f"{hidden} ▮"] if hidden else [])])


def _paint_pile(pen: Pen, scene: Scene, x: int, y: int, room: Rect) -> None:
    """The pile from the bottom, as far as it is known, with the row on top last; beside its title if need be."""
    state, speech = state_of(scene), scene.speech
    if y >= room.y + room.height:
        return
    seat = laid_by(scene)
    title = speech("opened.pile", number=len(state.pile), swept=len(state.removed))
    after = pen.write(x, y, title, Tone.DIM, width=room.width)
    if y + 1 < room.y + room.height:
        y += 1
    else:
        x = after + 2
    known: list[Card] = [card for card in state.pile if card != HIDDEN]
    shown = known[-((room.x + room.width - x) // _STEP - 4) :]
    row = len(row_of(state.pile))
    for place, card in enumerate(shown):
        draw_tag(pen.canvas, x, y, face_of(pen.pack, card), pen.look)
        x += _STEP
        if place == len(shown) - row - 1:
            x += 1
    if seat is not None and known:
        pen.write(x + 1, y, scene.names[seat], Tone.GOLD, width=max(0, room.x + room.width - x - 1))
