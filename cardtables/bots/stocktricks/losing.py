"""Fewer points win: what is thrown on tricks of the others, and how not to take one (briscola-family.md, a perdere)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardtables.bots.base import Decision, Reason
from cardtables.bots.stocktricks.counting import Count
from cardtables.bots.stocktricks.minds import Easy, Normal
from cardtables.bots.stocktricks.reasons import named
from cardtables.bots.tricks import Ranking
from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.tricks import Play


class Fear(NamedTuple):
    """What things cost beside the trick, in points of the pack; tried against neighbouring values on other seeds."""

    trump: float = 3.0
    """Holding a briscola: it takes what it should not,"""
    trump_rank: float = 0.4
    """the more the higher it stands."""
    plain_rank: float = 0.3
    """A step higher in a plain suit."""
    points: float = 0.1
    """The part of its points that a card in the hand may yet cost."""
    lead: float = 4.0
    """Having to lead next: everybody may throw his points on it."""
    bare: float = 0.5
    """How readily somebody takes a trick without points to be rid of a card."""


class EasyLosing(Easy):
    """A beginner: throws the dearest card that does not take the trick, else gives the least; nothing else."""

    def choice(
        self,
        ranking: Ranking,
        cards: Cards,
        plays: Sequence[Play],
        mates: Sequence[Seat],
        cost: Callable[[Card], tuple[int, ...]],
    ) -> tuple[Card, str]:
        """Leading, where every card takes, and on a partner's trick the least is given."""
        taking = ranking.winners(cards, plays)
        left = [card for card in cards if card not in taking]
        if left and ranking.holder(plays)[0] not in mates:
            return max(left, key=lambda card: (cost(card)[1:], cost(card)[0])), "shed_the_dearest"
        return min(left or cards, key=cost), "least_card"


class Losing(Normal):
    """Gets rid of points on the others' tricks, keeps from taking any, and never declares."""

    fear = Fear()

    def declaration(self, count: Count, suits: Sequence[int]) -> Decision | None:
        """None: declared points count against who declares."""
        return None

    def upcard_is_better(self, count: Count) -> bool:
        """The lower briscola takes less: exchange for one that is lower still."""
        return not super().upcard_is_better(count)

    def gains(self, count: Count) -> dict[Card, float]:
        """Of every card that may be played."""
        return {card: self._gain(count, card) for card in count.choices}

    def _gain(self, count: Count, card: Card, *, mind_upcard: bool = True) -> float:
        """What a card is expected to spare the own side and to cost the others, and what it no longer may cost."""
        state = count.state
        holder, best = count.ranking.holder((*state.trick, (count.seat, card)))
        stake = sum(count.points(played) for _, played in state.trick) + count.points(card)
        later = count.later
        ours = float(holder in count.side)
        own = float(holder == count.seat)
        beaters = frozenset(count.that_beat(best)) if later else frozenset()
        for seat in later:
            takes = _has_to_take(count, seat, beaters)
            if not stake:
                takes = max(takes, self.fear.bare * count.chance(seat, beaters))
            ours = ours * (1.0 - takes) + takes * (seat in count.side)
            own *= 1.0 - takes
        value = (1.0 - 2.0 * ours) * stake - own * self.fear.lead
        for seat in later:
            thrown = _thrown(count, seat, beaters)
            value += (1.0 - ours) * thrown if seat in count.side else -ours * thrown
        if mind_upcard and count.customs.upcard and len(state.stock) == len(state.hands):
            value += (2.0 * ours - 1.0) * self._upcard_over_unknown(count)
        return value + self._burden(count, card)

    def _burden(self, count: Count, card: Card) -> float:
        """What a card in the hand may yet cost."""
        fear, strength = self.fear, count.customs.strength[card]
        burden = fear.points * count.points(card)
        if count.is_trump(card):
            return burden + fear.trump + fear.trump_rank * strength
        return burden + fear.plain_rank * strength

    def _upcard_over_unknown(self, count: Count) -> float:
        """How much more of a burden the up-card is than a card nobody has seen."""
        unknown = [self._burden(count, card) for card in count.unseen]
        return self._burden(count, count.state.stock[-1]) - sum(unknown) / max(len(unknown), 1)

    def why(self, count: Count, card: Card) -> Reason:
        """The rule that a card so chosen follows."""
        return Reason(self._code(count, card), named(count, card))

    def _code(self, count: Count, card: Card) -> str:
        plays, points = count.state.trick, count.points(card)
        if card != max(count.choices, key=lambda other: self._gain(count, other, mind_upcard=False)):
            return "mind_the_upcard"
        if not plays:
            return "lead_to_be_beaten" if count.that_beat(card) else "lead_what_must_go"
        seat, best = count.ranking.holder(plays)
        if count.ranking.beats(card, best):
            if len(count.ranking.winners(count.choices, plays)) == len(count.choices):
                return "take_what_must_be"
            return "go_over" if count.later else "take_to_be_rid"
        if seat in count.side:
            return "spare_the_partner" if not points else "least_to_the_partner"
        return "shed_points" if points else "stay_below"


def _has_to_take(count: Count, seat: Seat, beaters: frozenset[Card]) -> float:
    """How likely a seat holds nothing but cards that take."""
    held = count.held[seat]
    if held - beaters:
        return 0.0
    beating, total, chance = len(beaters & count.unseen), len(count.unseen), 1.0
    for place in range(len(count.state.hands[seat]) - len(held)):
        chance *= max(beating - place, 0) / (total - place)
    return chance


def _thrown(count: Count, seat: Seat, beaters: frozenset[Card]) -> float:
    """The points a seat is likely to throw on a trick it does not take: the most it holds."""
    held, expected, none = count.held[seat], 0.0, 1.0
    hidden = len(count.state.hands[seat]) - len(held)
    possible = sorted((held | count.unseen) - beaters, key=count.points, reverse=True)
    for card in possible:
        if not count.points(card) or none < 0.01:
            break
        chance = 1.0 if card in held else hidden / len(count.unseen)
        expected += none * chance * count.points(card)
        none *= 1.0 - chance
    return expected
