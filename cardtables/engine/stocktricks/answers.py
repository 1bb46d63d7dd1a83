"""What `replay` answers of a trick game with a stock (record.md, Reading a record)."""

from cardtables.engine.rules import View
from cardtables.engine.stocktricks import sight
from cardtables.engine.stocktricks.counting import points_by_seat
from cardtables.engine.stocktricks.customs import Customs, captains_of
from cardtables.engine.stocktricks.state import State
from cardtables.engine.tricks import NO_SUIT


def keys_of(customs: Customs, view: View[State]) -> dict[str, object]:
    """Keys hands, table, stock, trump, upcard, won, tricks; points where they may be counted, captains where any.

    Where declarations name the trump also declared, the suits by their number, and what the next one is worth.
    """
    state, pack = view.state, customs.pack
    open_piles = sight.open_piles(customs, view.seat, state.stock)
    answer: dict[str, object] = {
        "hands": [pack.sorted_texts(hand) for hand in state.hands],
        "table": [[seat, pack.text(card)] for seat, card in state.trick],
        "stock": pack.texts_of(state.stock),
        "trump": None if state.trump == NO_SUIT else pack.suits[state.trump],
        "upcard": pack.text(state.stock[-1]) if state.stock and customs.upcard else None,
        "won": [
            pack.texts_of(pile if view.open_table or seat in open_piles else sight.hidden(pile))
            for seat, pile in enumerate(sight.piles_of(state))
        ],
        "tricks": [sum(trick.winner == seat for trick in state.tricks) for seat in range(customs.seats)],
    }
    if state.points:
        answer["points"] = list(points_by_seat(customs, state.points))
    if customs.captains:
        answer["captains"] = list(captains_of(state.match.deal, customs.seats))
    if customs.accuse_names_trump:
        answer |= _declarations(customs, state)
    return answer


def _declarations(customs: Customs, state: State) -> dict[str, object]:
    """The suits declared so far, first to last, and what the next one would bring while there may be one."""
    suits = [customs.pack.suits[made.suit] for made in state.accused]
    told: dict[str, object] = {"declared": {str(number): suit for number, suit in enumerate(suits, 1)}}
    if state.stock and len(suits) < len(customs.pack.suits):
        told["next_worth"] = customs.accuse_values[len(suits)]
    return told
