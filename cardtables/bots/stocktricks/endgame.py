"""Two players, nothing left to draw: all is known by counting, and play is exact (briscola.md, The normal bot)."""

from typing import NamedTuple

from cardtables.bots.stocktricks.lookahead import TO_THE_END, WORST, Lookahead, Sides
from cardtables.engine.cards import HIDDEN, Card
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.engine.stocktricks.customs import POINTS
from cardtables.engine.stocktricks.extras import pair_of, worth_of_accuse
from cardtables.engine.stocktricks.sight import piles_of, points_of_cards, unseen_cards

WORLDS = 6
"""Positions told by a record may leave several hands possible; so many of them are tried."""


class Outcome(NamedTuple):
    """How a deal ends for a seat: 1, ½ or 0 for won, drawn, lost, then the difference in points, counted as it wins."""

    won: float
    points: float


def counted_out(rules: StockTricks, view: View[State]) -> bool:
    """Whether the rest of the deal can be worked out: two seats, no stock, no more than a hand of cards each."""
    hands = view.state.hands
    return len(hands) == 2 and not view.state.stock and max(map(len, hands)) <= rules.customs.hand_size


def best_move(rules: StockTricks, view: View[State], rng: Rng) -> Move:
    """The card that ends the deal best, the opponent playing his best; the mean over worlds where several remain."""
    plays = [move for move in view.legal if move.verb == "play"]
    if len(plays) == 1:
        return plays[0]
    unknown = sum(hand.count(HIDDEN) for hand in view.state.hands)
    several = len(unseen_cards(rules.customs, view.state)) > unknown
    totals = dict.fromkeys(plays, Outcome(0.0, 0.0))
    for _ in range(WORLDS if several else 1):
        world = rules.sample(view, rng)
        ahead, so_far = Lookahead(rules.customs, world.trump), _difference(rules, world)
        best = WORST
        for move, total in totals.items():
            value = worth_of_card(rules, ahead, world, Card(move.args[0]), TO_THE_END, best)
            # What falls behind the best so far is not worked out to its end, so only one world may do so.
            best = best if several else max(best, value)
            end = so_far + value
            won = 0.0 if rules.customs.match_counts == POINTS else (end > 0) + (end == 0) / 2
            totals[move] = Outcome(total.won + won, total.points + end)
    return max(totals, key=totals.__getitem__)


def worth_of_card(
    rules: StockTricks, ahead: Lookahead, world: State, card: Card, tricks: int, above: float = WORST
) -> float:
    """What playing a card is worth to the one of two who is to act, so many tricks ahead, this one included."""
    seat, hands = world.turn, world.hands
    if rules.customs.claim_at is None:
        own, other = world.points[seat], world.points[1 - seat]
    else:
        own, other = (points_of_cards(rules.customs, piles_of(world))[side] for side in (seat, 1 - seat))
    if not world.trick:
        return ahead.leading(card, Sides(hands[seat], hands[1 - seat], world.stock, own, other), tricks, above)
    led = world.trick[0][1]
    return -ahead.answered(led, card, Sides((*hands[1 - seat], led), hands[seat], world.stock, other, own), tricks)


def _difference(rules: StockTricks, world: State) -> float:
    """How much the seat to act is ahead, what both can still declare included; counted as it wins."""
    customs, total = rules.customs, 0
    for seat, sign in ((world.turn, 1), (1 - world.turn, -1)):
        total += sign * world.points[seat]
        if customs.accuse and not (customs.fewest_win or customs.accuse_names_trump):
            open_suits = set(range(len(customs.pack.suits))).difference(made.suit for made in world.accused)
            held = [suit for suit in open_suits if set(pair_of(customs, suit)) <= set(world.hands[seat])]
            total += sign * sum(worth_of_accuse(customs, world, suit) for suit in held)
    return -total if customs.fewest_win else total
