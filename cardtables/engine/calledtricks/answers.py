"""The answer of `replay` for a game with a called card, and the points it tells (record.md, Reading a record)."""

from cardtables.engine.calledtricks.auction import NO_RANK, PASS, standing_bid
from cardtables.engine.calledtricks.customs import Customs
from cardtables.engine.calledtricks.sight import partner_of, plays_of, sides_are_known
from cardtables.engine.calledtricks.state import NO_CARD, State
from cardtables.engine.cards import HIDDEN_TEXT, Cards, Seat
from cardtables.engine.match import FINISHED
from cardtables.engine.rules import NOBODY, View
from cardtables.engine.tricks import NO_SUIT


def pile_of(state: State, seat: Seat) -> Cards:
    """Everything a seat has won in the deal."""
    return tuple(card for trick in state.tricks if trick.winner == seat for _, card in trick.plays)


def points_by_pile(customs: Customs, state: State) -> tuple[int, ...]:
    """Card points of the deal per seat, each its own pile."""
    return tuple(sum(customs.card_points[card] for card in pile_of(state, seat)) for seat in range(customs.seats))


def points_of_sides(customs: Customs, state: State) -> tuple[int, int]:
    """Card points of caller and partner together, and of the others."""
    piles = points_by_pile(customs, state)
    partner = partner_of(state)
    made = sum(piles[seat] for seat in range(customs.seats) if seat in (state.caller, partner))
    return made, sum(piles) - made


def points_by_side(customs: Customs, state: State) -> tuple[int, ...]:
    """Card points per seat, each its side's figure; nothing for those who sit out."""
    made, others = points_of_sides(customs, state)
    players = customs.players(state.match.dealer)
    partner = partner_of(state)
    return tuple(
        (made if seat in (state.caller, partner) else others) if seat in players else 0 for seat in range(customs.seats)
    )


def own_piles(customs: Customs, state: State, seat: Seat | None) -> tuple[Seat, ...]:
    """Whose piles a seat may look through: its own, and those of its side once the called card has shown the sides."""
    players = customs.players(state.match.dealer)
    if seat not in players or all(card != state.called for _, card in plays_of(state)):
        return () if seat is None else (seat,)
    callers = (state.caller, partner_of(state))
    return tuple(other for other in players if (other in callers) == (seat in callers))


def describe(customs: Customs, view: View[State]) -> dict[str, object]:
    """Keys hands, table, trump, won, tricks, bids, caller, partner, contract, and points where they may be told.

    `bids` is the auction so far as [seat, move]. The points of sides are told to those who know the sides, each seat's
    own pile to the others, so that no figure gives the partner away.
    """
    state, pack = view.state, customs.pack
    known = sides_are_known(view)
    partner = partner_of(state) if known else None
    open_piles = range(customs.seats) if view.open_table else own_piles(customs, state, view.seat)
    piles = [pile_of(state, seat) for seat in range(customs.seats)]
    answer: dict[str, object] = {
        "hands": [pack.sorted_texts(hand) for hand in state.hands],
        "table": [[seat, pack.text(card)] for seat, card in state.trick],
        "trump": None if state.trump == NO_SUIT else pack.suits[state.trump],
        "won": [
            pack.texts_of(pile) if seat in open_piles else [HIDDEN_TEXT] * len(pile) for seat, pile in enumerate(piles)
        ],
        "tricks": [sum(trick.winner == seat for trick in state.tricks) for seat in range(customs.seats)],
        "bids": [
            [bid.seat, "pass" if bid.rung == PASS else f"bid {customs.ladder.texts[bid.rung]}"] for bid in state.auction
        ],
        "caller": None if state.caller == NOBODY else state.caller,
        "partner": partner,
        "contract": _contract(customs, state),
    }
    if view.open_table or customs.show_points or state.match.status == FINISHED:
        answer["points"] = list((points_by_side if known else points_by_pile)(customs, state))
    return answer


def _contract(customs: Customs, state: State) -> dict[str, object] | None:
    """What the caller has promised and called; None while the auction lasts."""
    standing = standing_bid(state.auction)
    if state.caller == NOBODY or standing is None:
        return None
    pack, contract = customs.pack, customs.ladder.contracts[standing.rung]
    return {
        "rank": None if contract.rank == NO_RANK else pack.ranks[contract.rank],
        "points": contract.points,
        "suit": None if state.trump == NO_SUIT else pack.suits[state.trump],
        "card": None if state.called == NO_CARD else pack.text(state.called),
    }
