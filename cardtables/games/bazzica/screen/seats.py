"""The others: their hidden and called cards, what these show, and what they must come to at least."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.games.bazzica.screen.places import columns_of
from cardtables.games.bazzica.state import BUST, CALLS, STOOD, total_of
from cardtables.ui.cells import fit, text_width
from cardtables.ui.faces import State
from cardtables.ui.table import Tone
from cardtables.ui.table.sections import whole_parts

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.ui.canvas import Rect
    from cardtables.ui.faces import Size
    from cardtables.ui.table import Scene
    from cardtables.ui.table.pen import Pen


def paint_seat(pen: Pen, scene: Scene, room: Rect, size: Size, seat: Seat, who: str) -> None:
    """Paint one of the others; ``who`` says what sits there."""
    state, speech = scene.state, scene.speech
    mark = f" {speech('table.dealer_mark')} " if state.match.dealer == seat else ""
    turn = state.turn == seat
    name = fit(scene.names[seat], room.width - text_width(mark) - (4 if turn else 0) - 1)
    x = (
        pen.box(room.x, room.y, f" ▶ {name} ")
        if turn
        else pen.write(room.x, room.y, name, Tone.STRONG, width=room.width)
    )
    if mark:
        x = pen.badge(x + 1, room.y, mark.strip())
    points = speech.plural("table.points", state.match.scores[seat])
    left = room.x + room.width - x - 2
    about = next((text for text in (f"{who} · {points}", points) if text_width(text) <= left), "")
    pen.write(x + 2, room.y, about, Tone.DIM, width=max(0, left))
    cards = state.cards_of(seat)
    first = len(state.hands[seat])
    for column, card in zip(
        columns_of(first, len(cards) - first, size.width, room.width, size.width // 2 + 1), cards, strict=True
    ):
        pen.card(room.x + column, room.y + 1, size, card, State.OFF if state.standing[seat] == BUST else State.NORMAL)
    below = room.y + 1 + size.height
    pen.write(room.x, below, whole_parts(shown_by(scene, seat), room.width), Tone.STRONG, width=room.width)
    pen.write(room.x, below + 1, whole_parts(standing_of(scene, seat), room.width), Tone.DIM, width=room.width)


def shown_by(scene: Scene, seat: Seat) -> str:
    """What the open cards of a seat sum up to, and with the hidden ones, of at least 1 each, what it must have."""
    speech, cards = scene.speech, scene.state.cards_of(seat)
    hidden, total = cards.count(HIDDEN), total_of(cards)
    if not hidden:
        return speech("shows.all", total=total)
    if total == 0:
        return speech.plural("shows.hidden", hidden)
    return speech("shows.some", total=total, least=total + hidden)


def standing_of(scene: Scene, seat: Seat) -> str:
    """Where a seat is in the hand, what it has said and shown."""
    state, speech = scene.state, scene.speech
    said = []
    if state.standing[seat] == BUST:
        said.append(speech("seat.bust"))
    elif state.standing[seat] == STOOD:
        said.append(speech("seat.stands"))
    if state.shown[seat]:
        said.append(speech("seat.bazzica_counts" if state.bazzica == seat else "seat.bazzica_shown"))
    talk = state.talk
    if state.phase != CALLS:
        said += [speech(f"seat.{word}") for voter, word in talk.votes if voter == seat]
        if talk.intended and talk.intended[seat] is not None:
            said.append(speech("seat.intends", count=talk.intended[seat]))
    if state.mano == seat:
        said.append(speech("seat.mano"))
    if state.match.dealer == seat:
        said.append(speech("seat.dealer"))
    return " · ".join(said)
