"""What stays to be seen for a while: a sweep, a pick-up, a card turned in vain, somebody going out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtables.engine.rules import NOBODY, View
from cardtables.games.spazzumazz.heaps import SIZE_AT, heap_of
from cardtables.games.spazzumazz.order import RANK_OF
from cardtables.games.spazzumazz.play import with_value
from cardtables.games.spazzumazz.screen.words import several
from cardtables.games.spazzumazz.state import GONE
from cardtables.ui.table import Interlude, Taken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards
    from cardtables.engine.events import Event
    from cardtables.games.spazzumazz.state import State
    from cardtables.ui.table import Scene

STAYS = ("swept", "picked_up", "went_out", "left_over", "voided")
_LAID = ("discarded", "discarded_face_up", "flipped", "flipped_in_vain")


def moments(scene: Scene, before: View[Any], events: Sequence[Event]) -> tuple[Interlude, ...]:
    """The moment in which the cards are on the pile and nothing has followed from it yet, where something does."""
    told = [event for event in events if event.kind in STAYS]
    if not told:
        return ()
    laid = next((event for event in events if event.kind in _LAID), None)
    state: State = before.state
    shown = state if laid is None else _with_laid(before, laid)
    gone = tuple(event.seat for event in told if event.kind == "went_out")
    view = View(before.seat, (), shown._replace(turn=NOBODY, out=state.out + gone), before.open_table)
    actor = told[0].seat if laid is None else laid.seat
    cards: Cards = () if laid is None else laid.cards
    taken = Taken(tuple((actor, card) for card in cards), actor, 0)
    return (Interlude(view, taken, " ".join(_sentences(scene, laid, told))),)


def _sentences(scene: Scene, laid: Event | None, told: Sequence[Event]) -> list[str]:
    """What followed first, for that is why it stays; then what led to it."""
    said = []
    swept = next((event for event in told if event.kind == "swept"), None)
    if swept is not None and laid is not None:
        cards = several(scene, RANK_OF[laid.cards[-1]], len(laid.cards))
        said.append(scene.speech("moment.swept", name=scene.names[laid.seat], cards=cards, number=swept.number))
    elif laid is not None and laid.kind == "flipped_in_vain":
        said.append(scene.narrator.event(laid))
    said += [scene.narrator.event(event) for event in told if event is not swept]
    if laid is not None and not said[1:] and swept is None:
        said.append(scene.narrator.event(laid))
    return said


def _with_laid(before: View[Any], event: Event) -> State:
    """The table with cards on the pile that have just left a hand or the table, as the same viewer sees it."""
    state: State = before.state
    seat, cards = event.seat, event.cards
    from_table = event.number if event.kind == "discarded_face_up" else 0
    pile = state.pile + cards
    if event.kind.startswith("flipped"):
        places = with_value(state.face_down[seat], event.number - 1, GONE)
        return state._replace(pile=pile, face_down=with_value(state.face_down, seat, places))
    from_hand = cards[: len(cards) - from_table]
    known = before.open_table or seat == before.seat
    gone = heap_of(from_hand) if known else len(from_hand) << SIZE_AT
    face_up = state.face_up[seat] - heap_of(cards[len(from_hand) :])
    return state._replace(
        pile=pile,
        hands=with_value(state.hands, seat, state.hands[seat] - gone),
        face_up=with_value(state.face_up, seat, face_up),
    )
