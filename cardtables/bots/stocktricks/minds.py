"""Minds for Briscola and its kin: a beginner, and the strategy of the rules pages, each decision with its reason."""

from collections.abc import Callable, Sequence

from cardtables.bots.base import Decision, Reason
from cardtables.bots.stocktricks import endgame
from cardtables.bots.stocktricks.counting import Count, known_pile
from cardtables.bots.stocktricks.judgement import Aim, gain, playable
from cardtables.bots.stocktricks.reasons import named, why
from cardtables.bots.stocktricks.signs import Signs
from cardtables.bots.stocktricks.words import fits
from cardtables.bots.tricks import Ranking, take_cheaply
from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.engine.stocktricks.customs import POINTS
from cardtables.engine.tricks import Play


class Easy:
    """Wins a trick when it can with the cheapest card, else throws the least; never signs or exchanges.

    It declares only where a match counts points, and claims where a deal may be claimed: such games are about that.
    """

    def __init__(self, rules: StockTricks) -> None:
        self._customs = rules.customs
        self._side = {seat: side for side in rules.sides for seat in side}

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """The beginner's move; nothing is left to chance."""
        return self._what_the_game_is_about(view) or self._card(view)

    def _what_the_game_is_about(self, view: View[State]) -> Decision | None:
        customs = self._customs
        for move in view.legal:
            match move:
                case ("accuse", (suit,)) if customs.match_counts == POINTS:
                    return Decision(move, Reason("declare", (("suit", customs.pack.suits[suit]),)))
                case ("claim", ()):
                    pile = known_pile(customs, view.state, self._side[view.state.turn])
                    if customs.claim_at is not None and pile >= customs.claim_at:
                        return Decision(move, Reason("claim_is_sure", (("points", pile),)))
        return None

    def _card(self, view: View[State]) -> Decision:
        state, customs = view.state, self._customs
        assert view.seat is not None
        cards = tuple([Card(move.args[0]) for move in view.legal if move.verb == "play"])
        ranking, mates = Ranking(customs.pack.suit, customs.strength, state.trump), self._side[view.seat]

        def cost(card: Card) -> tuple[int, ...]:
            return customs.pack.suit[card] == state.trump, customs.card_points[card], customs.strength[card]

        card, code = self.choice(ranking, cards, state.trick, mates, cost)
        return play(card, Reason(code, (("card", customs.pack.text(card)),)))

    def choice(
        self,
        ranking: Ranking,
        cards: Cards,
        plays: Sequence[Play],
        mates: Sequence[Seat],
        cost: Callable[[Card], tuple[int, ...]],
    ) -> tuple[Card, str]:
        """A card of those that may be played, and why."""
        card, wins = take_cheaply(ranking, cards, plays, mates, cost)
        return card, "cheapest_winner" if wins else "least_card"


class Normal:
    """The strategy of the rules page. A game that plays for something else changes what is its own."""

    aim = Aim()

    def __init__(self, rules: StockTricks) -> None:
        self.rules = rules
        self.customs = rules.customs
        self._signs = Signs(rules.customs)

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """First what may be done besides playing, then the last tricks by counting, then trick by trick."""
        count = Count(self.customs, self._signs, view)
        return self.before_playing(count, view) or self.worked_out(count, view, rng) or self.card(count)

    def before_playing(self, count: Count, view: View[State]) -> Decision | None:
        """Points declared are points won, a better briscola is taken, and a partner is told what has changed."""
        suits = [move.args[0] for move in view.legal if move.verb == "accuse"]
        if suits:
            return self.declaration(count, suits)
        if Move("swap") in view.legal and self.upcard_is_better(count):
            return Decision(Move("swap"), Reason("take_the_upcard", named(count, count.state.stock[-1])))
        sign = Move("sign", (self._signs.true_sign(count.hand, count.state.trump),))
        if sign in view.legal and self._signs.last_sign(count.state, count.seat) != sign.args[0]:
            return Decision(sign, Reason("tell_the_partner"))
        return None

    def declaration(self, count: Count, suits: Sequence[int]) -> Decision | None:
        """One of the declarations that may be made, or none."""
        return Decision(Move("accuse", (suits[0],)), Reason("declare", (("suit", self.customs.pack.suits[suits[0]]),)))

    def upcard_is_better(self, count: Count) -> bool:
        """Whether the exchange is wanted."""
        strength, pack, trump = self.customs.strength, self.customs.pack, count.state.trump
        low = pack.card(str(self.customs.swap_rank), pack.suits[trump])
        return strength[count.state.stock[-1]] > strength[low]

    def worked_out(self, count: Count, view: View[State], rng: Rng) -> Decision | None:
        """The card of one who knows all that is left, or None."""
        if not endgame.counted_out(self.rules, view):
            return None
        return Decision(endgame.best_move(self.rules, view, rng), Reason("counted_out"))

    def card(self, count: Count) -> Decision:
        """The card with the best expectation in this trick, or the one a partner asks for when it costs nothing."""
        gains = self.gains(count)
        best = max(gains, key=gains.__getitem__)
        if count.asked is not None:
            mate, word = count.asked
            chosen = max((card for card in gains if fits(count, word, card)), key=gains.__getitem__, default=None)
            if chosen is not None and gains[best] - gains[chosen] <= self.aim.word:
                code = "captain_asked" if self.customs.captains else "partner_asked"
                return play(chosen, Reason(code, (("seat", mate), *named(count, chosen))))
        return play(best, self.why(count, best))

    def gains(self, count: Count) -> dict[Card, float]:
        """What each card worth thinking of is expected to gain."""
        return {card: gain(self.aim, count, card) for card in playable(self.aim, count)}

    def why(self, count: Count, card: Card) -> Reason:
        """The rule that a card so chosen follows."""
        return why(self.aim, count, card)


def play(card: Card, reason: Reason) -> Decision:
    """The decision to play a card."""
    return Decision(Move("play", (card,)), reason)
