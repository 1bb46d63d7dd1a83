"""The hands lie open and only the stock is hidden: the next tricks are worked out (briscola-family.md, Scoperta)."""

from collections.abc import Iterator

from cardtables.bots.base import Decision, Reason
from cardtables.bots.stocktricks.counting import Count
from cardtables.bots.stocktricks.endgame import worth_of_card
from cardtables.bots.stocktricks.judgement import Aim, keeping
from cardtables.bots.stocktricks.lookahead import TO_THE_END, Lookahead
from cardtables.bots.stocktricks.minds import Normal, play
from cardtables.bots.stocktricks.reasons import named
from cardtables.engine.cards import HIDDEN, Card
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View
from cardtables.engine.stocktricks import State

TRICKS, STOCKS = 2, 8
"""How many tricks are looked ahead, and in how many orders of the hidden stock."""


class OpenHanded(Normal):
    """Two players who see each other's cards: what a trick and the next one bring with the best play of both."""

    aim = Aim()

    def worked_out(self, count: Count, view: View[State], rng: Rng) -> Decision | None:
        """To the end where all cards are known, else some tricks ahead in several stocks that may be."""
        decision = super().worked_out(count, view, rng)
        state = view.state
        # A position told by a record may be uneven, and a single card is no choice.
        if decision is not None or len(count.choices) == 1 or len({len(hand) for hand in self._before(state)}) > 1:
            return decision
        known = len(count.unseen) <= 1
        worth = [keeping(self.aim, count, card) for card in self.customs.pack.cards]
        totals = dict.fromkeys(count.choices, 0.0)
        for world in self._worlds(view, rng, 1 if known else STOCKS):
            ahead = Lookahead(self.customs, state.trump, worth, -self.aim.lead)
            for card in totals:
                totals[card] += worth_of_card(self.rules, ahead, world, card, TO_THE_END if known else TRICKS)
        best = max(totals, key=totals.__getitem__)
        if known:
            return play(best, Reason("counted_out"))
        plain = self.gains(count)
        if best == max(plain, key=plain.__getitem__):
            return play(best, self.why(count, best))
        return play(best, Reason("seen_ahead", named(count, best)))

    def _worlds(self, view: View[State], rng: Rng, number: int) -> Iterator[State]:
        """So many stocks. Every other one is the one before with the two's draws exchanged: so no card owes its worth
        to the luck of the draw.
        """
        for _ in range(0, number, 2):
            world = self.rules.sample(view, rng)
            yield world
            if number > 1:
                yield _exchanged(world, view.state)

    def why(self, count: Count, card: Card) -> Reason:
        """Briscola's rule, unless what lies open says it all."""
        held = [other for seat, hand in enumerate(count.held) if seat != count.seat for other in hand]
        if not count.state.trick and not any(count.ranking.beats(other, card) for other in held):
            return Reason("lead_unbeaten", named(count, card))
        return super().why(count, card)

    def _before(self, state: State) -> list[tuple[int, ...]]:
        """The hands as they were before the trick under way."""
        return [
            (*hand, *(card for player, card in state.trick if player == seat)) for seat, hand in enumerate(state.hands)
        ]


def _exchanged(world: State, seen: State) -> State:
    """The same world in which each draws in the next two tricks what the other would have, as far as it is hidden."""
    stock = list(world.stock)
    for place in (0, 2):
        if seen.stock[place : place + 2] == (HIDDEN, HIDDEN):
            stock[place : place + 2] = stock[place + 1], stock[place]
    return world._replace(stock=tuple(stock))
