"""A beginner, and the documented strategy of the games with a called card; each decision with its reason."""

from collections.abc import Callable
from typing import NamedTuple

from cardtables.bots.base import Decision, Reason
from cardtables.bots.calledtricks.bidding import Fit, Prospect, mood, prospects, worth_of_shares
from cardtables.bots.calledtricks.judgement import gain
from cardtables.bots.calledtricks.outlook import Outlook
from cardtables.bots.calledtricks.reasons import why
from cardtables.bots.tricks import Ranking, take_cheaply
from cardtables.engine.calledtricks import CalledTricks, State
from cardtables.engine.calledtricks.auction import standing_bid
from cardtables.engine.calledtricks.state import BID, NAME
from cardtables.engine.cards import Card
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View
from cardtables.engine.tricks import NO_SUIT


class Style(NamedTuple):
    """How a game is bid: what hands are good for there, and what makes a bid worth its risk."""

    fit: Fit = Fit()
    worth: Callable[[float, float, int], float] = worth_of_shares
    least_worth: float = 0.0
    """A bid worth less is not made."""
    leap: float = 0.0
    """How far a bid may leap, of the way from the one worth most to the last one worth enough; a promise that is scored
    is not given away by it."""
    boldness: float = 8.0
    """By how many points at most a seat thinks its hand better or worse than it is, each time anew."""


class Easy:
    """Bids only on four or more of a suit, and no further than the first step; takes tricks with the cheapest card."""

    def __init__(self, rules: CalledTricks) -> None:
        self._customs = rules.customs

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """See Bot."""
        state, customs = view.state, self._customs
        assert view.seat is not None
        hand = state.hands[view.seat]
        suits = [customs.pack.suit[card] for card in hand]
        longest = max(range(len(customs.pack.suits)), key=suits.count)
        if state.phase == NAME:
            return Decision(Move("name", (longest,)), Reason("longest_suit", (("suit", customs.pack.suits[longest]),)))
        if state.phase == BID:
            # Longer suits are bid higher, some seats being bolder than others.
            reach = (suits.count(longest) - 3) * (1 + int(rng.random() * 2))
            if view.legal[0].verb == "bid" and view.legal[0].args[0] < reach:
                return Decision(view.legal[0], Reason("beginner_bids"))
            return Decision(Move("pass"), Reason("beginner_passes"))
        ranking = Ranking(customs.pack.suit, customs.strength, state.trump)

        def cost(card: Card) -> tuple[bool, int, int]:
            return customs.pack.suit[card] == state.trump, customs.card_points[card], customs.strength[card]

        card, wins = take_cheaply(ranking, hand, state.trick, (), cost)
        text = customs.pack.text(card)
        return Decision(Move("play", (card,)), Reason("cheapest_winner" if wins else "least_card", (("card", text),)))


class Normal:
    """The strategy of the rules pages: bids by what the hand is good for, plays for a side that may be a guess."""

    def __init__(self, rules: CalledTricks, style: Style) -> None:
        self._customs = rules.customs
        self._style = style

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """See Bot; only bids take anything from the stream."""
        if view.state.phase == BID:
            return self._bid(view, rng)
        if view.state.phase == NAME:
            return self._name(view)
        if view.state.trump == NO_SUIT:
            return self._blind(view)
        outlook = Outlook(self._customs, view)
        gains = {card: gain(outlook, card) for card in outlook.hand}
        card = max(gains, key=gains.__getitem__)
        return Decision(Move("play", (card,)), why(outlook, card))

    def _bid(self, view: View[State], rng: Rng) -> Decision:
        """The bid worth most: the best card to call, and no more points than must be said where they bring nothing."""
        style, state, ladder = self._style, view.state, self._customs.ladder
        assert view.seat is not None
        hand, bold = state.hands[view.seat], mood(rng, style.boldness)
        if Move("monte") in view.legal:
            return Decision(Move("monte"), Reason("poor_hand_thrown_in"))
        by_rank: dict[int, Prospect] = {}
        good: list[tuple[float, Move, Prospect]] = []
        for move in view.legal:
            if move.verb != "bid":
                continue
            rank, promised = ladder.contracts[move.args[0]]
            if rank not in by_rank:
                by_rank[rank] = prospects(self._customs, hand, rank, style.fit)[0]
            worth = style.worth(by_rank[rank].points + bold, style.fit.spread, promised)
            if worth >= style.least_worth:
                good.append((worth, move, by_rank[rank]))
        if not good:
            return Decision(Move("pass"), Reason("hand_too_weak"))
        best = max(range(len(good)), key=lambda place: good[place][0])
        _, move, prospect = good[best + int(style.leap * rng.random() * (len(good) - best))]
        suit = self._customs.pack.suits[prospect.suit]
        return Decision(move, Reason("hand_is_worth", (("suit", suit), ("points", round(prospect.points)))))

    def _blind(self, view: View[State]) -> Decision:
        """While nobody knows what will be briscola the least is played; the caller keeps the suit he has in mind."""
        state, customs = view.state, self._customs
        assert view.seat is not None
        hand = state.hands[view.seat]
        keeps = self._best(state).suit if view.seat == state.caller else NO_SUIT

        def cost(card: Card) -> tuple[bool, int, int]:
            return customs.pack.suit[card] == keeps, customs.card_points[card], customs.strength[card]

        card = min(hand, key=cost)
        return Decision(Move("play", (card,)), Reason("blind_least", (("card", customs.pack.text(card)),)))

    def _best(self, state: State) -> Prospect:
        """What the caller, whose view it is, may expect of his contract."""
        standing = standing_bid(state.auction)
        assert standing is not None
        rank = self._customs.ladder.contracts[standing.rung].rank
        return prospects(self._customs, state.hands[state.caller], rank, self._style.fit)[0]

    def _name(self, view: View[State]) -> Decision:
        """The suit that promises most with the card it calls."""
        suit = self._best(view.state).suit
        return Decision(Move("name", (suit,)), Reason("best_suit", (("suit", self._customs.pack.suits[suit]),)))
