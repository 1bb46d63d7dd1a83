"""A race for so many points in the pile, with a claim to end it (briscola-family.md, Briscola a 31)."""

from collections.abc import Sequence

from cardtables.bots.base import Decision, Reason
from cardtables.bots.stocktricks.counting import Count
from cardtables.bots.stocktricks.judgement import Aim, gain, playable
from cardtables.bots.stocktricks.minds import Normal
from cardtables.bots.stocktricks.reasons import named
from cardtables.engine.cards import Card
from cardtables.engine.moves import Move
from cardtables.engine.rules import View
from cardtables.engine.stocktricks import State


class Racing(Normal):
    """Counts both piles, claims when its own is sure to be enough and never otherwise, and plays to be the first."""

    aim = Aim(near=1.0, trump=1.0)
    plain = Aim()
    """What it would play for if only the points counted."""

    def before_playing(self, count: Count, view: View[State]) -> Decision | None:
        """The claim comes before everything else."""
        pile = count.known_pile(ours=True)
        if Move("claim") in view.legal and pile >= self.goal:
            return Decision(Move("claim"), Reason("claim_is_sure", (("points", pile),)))
        return super().before_playing(count, view)

    def declaration(self, count: Count, suits: Sequence[int]) -> Decision | None:
        """None: declared points are no points of the pile, and two cards would be shown for nothing."""
        return None

    @property
    def goal(self) -> int:
        """The points that win."""
        assert self.customs.claim_at is not None
        return self.customs.claim_at

    def why(self, count: Count, card: Card) -> Reason:
        """What the race asks for where it does, else what Briscola's rule says."""
        trick = count.state.trick
        table = sum(count.points(played) for _, played in trick)
        own, other = count.known_pile(ours=True), count.known_pile(ours=False)
        if trick and count.ranking.beats(card, count.ranking.holder(trick)[1]):
            if own + table + count.points(card) >= self.goal:
                return Reason("reach_the_goal", (*named(count, card), ("points", own + table + count.points(card))))
            if other + table >= self.goal:
                return Reason("deny_the_goal", (*named(count, card), ("points", other + table)))
        if card != max(playable(self.aim, count), key=lambda choice: gain(self.plain, count, choice)):
            return Reason("mind_the_goal", (*named(count, card), ("points", max(self.goal - other, 0))))
        return super().why(count, card)
