"""What a card is worth playing now: one trick at a time, in points of the pack (briscola.md, The normal bot)."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtables.bots.stocktricks.counting import TRUST, Count
from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.tricks import NO_SUIT


class Aim(NamedTuple):
    """What things are worth beside the trick, in points of the pack; tried against neighbouring values on other seeds.

    These are Briscola's.
    """

    trump: float = 3.0
    """Any briscola beyond its points,"""
    trump_rank: float = 0.6
    """and each step it stands higher."""
    carico: float = 0.4
    """The part of its points that a carico may yet bring home,"""
    figure: float = 0.3
    """and a figure."""
    lead: float = 0.5
    """What having to lead next costs."""
    load: float = 3.0
    """What a partner still to play is likely to add."""
    master: float = 0.0
    """A card that nothing left can beat, while there is no briscola: later it takes cards that count more."""
    hope: float = 0.7
    """How far a pair to be declared is counted on that may yet come together."""
    near: float = 0.0
    """How much more points count for who lacks few of those that win the deal at once."""
    word: float = 1.0
    """What a partner's word may cost and is honoured."""
    any_lead: bool = False
    """Whether every card is thought of when leading."""


def playable(aim: Aim, count: Count) -> Cards:
    """The cards to choose from. Leading: lisci not of briscola and what cannot be beaten; else no carico; else all."""
    if count.state.trick or aim.any_lead:
        return count.choices
    foes = [seat for seat in range(len(count.held)) if seat not in count.side]
    sure = [card for card in count.hand if not any(count.chance(foe, count.that_beat(card)) for foe in foes)]
    lisci = [card for card in count.hand if not count.points(card) and not count.is_trump(card)]
    low = [card for card in count.hand if count.points(card) < 10]
    return tuple(sure + lisci if lisci else sure + low) or count.hand


def keeping(aim: Aim, count: Count, card: Card) -> float:
    """What a card is worth in the hand, its own points included."""
    points = count.points(card)
    if count.is_trump(card):
        return points + aim.trump + aim.trump_rank * count.customs.strength[card]
    worth = points * (aim.carico if points >= 10 else aim.figure)
    if count.state.trump == NO_SUIT and not count.that_beat(card):
        worth += aim.master
    return worth


def gain(aim: Aim, count: Count, card: Card, *, mind_upcard: bool = True, mind_pair: bool = True) -> float:
    """What playing a card is expected to change between the sides, less what it was worth in the hand."""
    state = count.state
    seat, best = count.ranking.holder((*state.trick, (count.seat, card)))
    stake = sum(count.points(played) for _, played in state.trick) + count.points(card)
    later = count.later
    mates = [other for other in later if other in count.side]
    foes = [other for other in later if other not in count.side]
    ours = seat in count.side
    beaters = count.that_beat(best) if later else []
    lost = _taken(count, foes, beaters, stake)
    saved, again = _saved(count, mates, foes, beaters, stake)
    again = lost / 2 if again is None else again
    chance = 1.0 - lost * (1.0 - saved * (1.0 - again)) if ours else saved * (1.0 - again)
    value = chance * swing(aim, count, stake, ours=True) - (1.0 - chance) * swing(aim, count, stake, ours=False)
    value += chance * sum(10.0 if count.told[mate].carico else aim.load for mate in mates)
    if foes and ours:
        value -= _brought(aim, count, foes, beaters, stake)
    if seat == count.seat:
        value -= chance * aim.lead
    if mind_upcard and count.customs.upcard and len(state.stock) == len(state.hands):
        value += ((1.0 - chance) * _upcard_when_lost(count, seat) - chance) * _upcard_over_unknown(aim, count)
    if mind_pair:
        value -= aim.hope * count.pair_in_sight(card)
    return value - keeping(aim, count, card)


def swing(aim: Aim, count: Count, points: int, *, ours: bool) -> float:
    """What it is worth to the own side, or to the others, to take so many points.

    Where a pile wins the deal at once when it counts enough, points count for more the fewer are lacking.
    """
    goal = count.customs.claim_at
    if goal is None:
        return points
    lacking = goal - count.known_pile(ours=ours)
    if points >= lacking:
        return goal
    return points * (1.0 + aim.near * (1.0 - lacking / goal))


def _taken(count: Count, seats: Sequence[Seat], beaters: Sequence[Card], stake: int) -> float:
    """How likely one of the seats takes the trick: in suit when it can, with a briscola as far as the points pay."""
    if not seats:
        return 0.0
    in_suit = [card for card in beaters if not count.is_trump(card)]
    trumps = [card for card in beaters if count.is_trump(card)]
    willing = min(1.0, 0.15 + stake / 10)
    none = 1.0
    for seat in seats:
        none *= (1.0 - count.chance(seat, in_suit)) * (1.0 - willing * count.chance(seat, trumps))
    return 1.0 - none


def _saved(
    count: Count, mates: Sequence[Seat], foes: Sequence[Seat], beaters: Sequence[Card], stake: int
) -> tuple[float, float | None]:
    """How likely a partner yet to play takes the trick; and, known with what, how likely it is then lost again."""
    saved = max(_taken(count, mates, beaters, stake), TRUST if count.promised(mates) else 0.0)
    known = [(mate, card) for mate in mates for card in count.counted_on(mate).intersection(beaters)]
    if not known:
        return saved, None
    mate, card = max(known, key=lambda held: (count.is_trump(held[1]), count.ranking.strength[held[1]]))
    return max(saved, count.chance(mate, (card,))), _taken(count, foes, count.that_beat(card), stake)


def _brought(aim: Aim, count: Count, foes: Sequence[Seat], beaters: Sequence[Card], stake: int) -> float:
    """The points that opponents are likely to bring home by taking the trick in suit."""
    return sum(
        (swing(aim, count, stake + count.points(card), ours=False) - swing(aim, count, stake, ours=False))
        * max(count.chance(foe, (card,)) for foe in foes)
        for card in beaters
        if not count.is_trump(card)
    )


def _upcard_when_lost(count: Count, holder: Seat) -> float:
    """How likely the up-card comes to the own side when it loses the last trick with a draw; winning, it never does.

    The last to draw is the seat before the winner: of two sides the other one's, of three players one of the others.
    """
    if len(count.customs.sides) == 2:
        return 1.0
    if holder == count.seat:
        return 0.5
    return float((holder - 1) % len(count.held) == count.seat)


def _upcard_over_unknown(aim: Aim, count: Count) -> float:
    """How much more the up-card is worth in the hand than a card nobody has seen."""
    unknown = [keeping(aim, count, card) for card in count.unseen]
    return keeping(aim, count, count.state.stock[-1]) - sum(unknown) / max(len(unknown), 1)
