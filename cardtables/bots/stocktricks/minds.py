"""Minds for Briscola and its kin: a beginner, and the strategy of the rules pages, each decision with its reason."""

from cardtables.bots.base import Decision, Reason
from cardtables.bots.stocktricks import endgame
from cardtables.bots.stocktricks.counting import Count
from cardtables.bots.stocktricks.judgement import gain, playable
from cardtables.bots.stocktricks.reasons import named, why
from cardtables.bots.stocktricks.signs import Signs
from cardtables.bots.stocktricks.words import fits
from cardtables.bots.tricks import Ranking, take_cheaply
from cardtables.engine.cards import Card
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View
from cardtables.engine.stocktricks import State, StockTricks

WORD_COSTS = 1.0
"""A partner's word is honoured when it costs no more than this, in points."""


class Easy:
    """Wins a trick when it can with the cheapest card, else throws the least; never signs, declares or exchanges."""

    def __init__(self, rules: StockTricks) -> None:
        self._customs = rules.customs
        self._side = {seat: side for side in rules.sides for seat in side}

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """The beginner's card; nothing is left to chance."""
        state, customs = view.state, self._customs
        assert view.seat is not None
        ranking = Ranking(customs.pack.suit, customs.strength, state.trump)

        def cost(card: Card) -> tuple[int, ...]:
            return customs.pack.suit[card] == state.trump, customs.card_points[card], customs.strength[card]

        card, wins = take_cheaply(ranking, state.hands[view.seat], state.trick, self._side[view.seat], cost)
        text = customs.pack.text(card)
        return Decision(Move("play", (card,)), Reason("cheapest_winner" if wins else "least_card", (("card", text),)))


class Normal:
    """The strategy of the rules page."""

    def __init__(self, rules: StockTricks) -> None:
        self._rules = rules
        self._customs = rules.customs
        self._signs = Signs(rules.customs)

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """First what may be done besides playing, then the last tricks by counting, then trick by trick."""
        count = Count(self._customs, self._signs, view)
        decision = self._before_playing(count, view)
        if decision is None and endgame.counted_out(view):
            decision = Decision(endgame.best_move(self._rules, view, rng), Reason("counted_out"))
        return decision or self._card(count)

    def _before_playing(self, count: Count, view: View[State]) -> Decision | None:
        """Points declared are points won, a better briscola is taken, and a partner is told what has changed."""
        for move in view.legal:
            match move:
                case ("accuse", (suit,)):
                    return Decision(move, Reason("declare", (("suit", self._customs.pack.suits[suit]),)))
                case ("swap", ()) if self._upcard_is_better(count):
                    upcard = self._customs.pack.text(count.state.stock[-1])
                    return Decision(move, Reason("take_the_upcard", (("card", upcard),)))
        sign = Move("sign", (self._signs.true_sign(count.hand, count.state.trump),))
        if sign in view.legal and self._signs.last_sign(count.state, count.seat) != sign.args[0]:
            return Decision(sign, Reason("tell_the_partner"))
        return None

    def _upcard_is_better(self, count: Count) -> bool:
        strength, pack, trump = self._customs.strength, self._customs.pack, count.state.trump
        low = pack.card(str(self._customs.swap_rank), pack.suits[trump])
        return strength[count.state.stock[-1]] > strength[low]

    def _card(self, count: Count) -> Decision:
        """The card with the best expectation in this trick, or the one a partner asks for when it costs nothing."""
        gains = {card: gain(count, card) for card in playable(count)}
        best = max(gains, key=gains.__getitem__)
        if count.asked is not None:
            mate, word = count.asked
            chosen = max((card for card in gains if fits(count, word, card)), key=gains.__getitem__, default=None)
            if chosen is not None and gains[best] - gains[chosen] <= WORD_COSTS:
                return _play(chosen, Reason("partner_asked", (("seat", mate), *named(count, chosen))))
        return _play(best, why(count, best))


def _play(card: Card, reason: Reason) -> Decision:
    return Decision(Move("play", (card,)), reason)
