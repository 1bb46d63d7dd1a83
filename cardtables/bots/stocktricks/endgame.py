"""Two players, nothing left to draw: all is known by counting, and play is exact (briscola.md, The normal bot)."""

from typing import NamedTuple

from cardtables.engine.cards import HIDDEN, Seat
from cardtables.engine.match import Chance
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.engine.stocktricks.sight import unseen_cards

WORLDS = 6
"""Positions told by a record may leave several hands possible; so many of them are tried."""


class Outcome(NamedTuple):
    """How a deal ends for a seat: 1, ½ or 0 for won, drawn, lost, then the difference in points."""

    won: float
    points: float


LOST, WON = Outcome(0, -1000), Outcome(1, 1000)
"""Worse and better than a deal can end."""


def counted_out(view: View[State]) -> bool:
    """Whether the rest of the deal can be worked out: two seats, no stock, at most three cards each."""
    hands = view.state.hands
    return len(hands) == 2 and not view.state.stock and max(map(len, hands)) <= 3


def best_move(rules: StockTricks, view: View[State], rng: Rng) -> Move:
    """The move that ends the deal best, the opponent playing his best; the mean over worlds where several remain."""
    if len(view.legal) == 1:
        return view.legal[0]
    unknown = sum(hand.count(HIDDEN) for hand in view.state.hands)
    several = len(unseen_cards(rules.customs, view.state)) > unknown
    totals = dict.fromkeys(view.legal, LOST)
    for _ in range(WORLDS if several else 1):
        world = rules.sample(view, rng)
        # Without chance the next deal is not dealt, and the last one's count is all there is to see.
        world = world._replace(match=world.match._replace(chance=Chance()))
        floor = LOST
        for move, total in totals.items():
            outcome = _outcome(rules, rules.apply(world, move).state, world.turn, world.match.deal, floor, WON)
            # What falls behind the best so far is not worked out to its end, so only one world may do so.
            floor = floor if several else max(floor, outcome)
            totals[move] = Outcome(total.won + outcome.won, total.points + outcome.points)
    return max(totals, key=totals.__getitem__)


def _outcome(rules: StockTricks, state: State, seat: Seat, deal: int, floor: Outcome, ceiling: Outcome) -> Outcome:
    """How the deal under way ends for a seat with best play of both; exact between floor and ceiling (alpha-beta)."""
    finished = state.match.finished
    if finished and finished[-1].deal == deal:
        own, other = finished[-1].points[seat], finished[-1].points[1 - seat]
        return Outcome((own > other) + (own == other) / 2, own - other)
    own_turn = state.turn == seat
    best = floor if own_turn else ceiling
    for move in rules.legal(state):
        outcome = _outcome(rules, rules.apply(state, move).state, seat, deal, floor, ceiling)
        if own_turn:
            best = floor = max(floor, outcome)
        else:
            best = ceiling = min(ceiling, outcome)
        if floor >= ceiling:
            break
    return best
