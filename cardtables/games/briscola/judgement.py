"""What a card is worth playing now: one trick at a time, in points of the pack (briscola.md, The normal bot)."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.games.briscola.counting import TRUST, Count


class Weights(NamedTuple):
    """How a card that is kept is valued, in points; found by play against the other levels."""

    trump: float = 3.0
    """Any briscola, beyond its points."""
    trump_rank: float = 0.6
    """Each step a briscola stands higher."""
    carico: float = 0.4
    """Of a carico's points: it may yet be brought home."""
    figure: float = 0.3
    """Of a figure's points."""
    lead: float = 0.5
    """Having to lead next."""
    load: float = 3.0
    """What a partner still to play is likely to add."""
    upcard: float = 1.0
    """How much the up-card counts against an unknown card at the last draw."""


WEIGHTS = Weights()


def playable(count: Count) -> Cards:
    """The cards to choose from. Leading: lisci not of briscola and what cannot be beaten; else no carico; else all."""
    if count.state.trick:
        return count.hand
    foes = [seat for seat in range(len(count.held)) if seat not in count.side]
    sure = [card for card in count.hand if not any(count.chance(foe, count.that_beat(card)) for foe in foes)]
    lisci = [card for card in count.hand if not count.points(card) and not count.is_trump(card)]
    low = [card for card in count.hand if count.points(card) < 10]
    return tuple(sure + lisci if lisci else sure + low) or count.hand


def keeping(count: Count, card: Card, weights: Weights) -> float:
    """What a card is worth in the hand, its own points included."""
    points = count.points(card)
    if count.is_trump(card):
        return points + weights.trump + weights.trump_rank * count.customs.strength[card]
    return points * (weights.carico if points >= 10 else weights.figure)


def gain(count: Count, card: Card, weights: Weights = WEIGHTS, *, mind_upcard: bool = True) -> float:
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
    value = (2.0 * chance - 1.0) * stake
    value += chance * sum(10.0 if count.told[mate].carico else weights.load for mate in mates)
    if foes and ours:
        value -= _brought(count, foes, beaters)
    if seat == count.seat:
        value -= chance * weights.lead
    if mind_upcard and len(state.stock) == len(state.hands) and len(count.customs.sides) == 2:
        # the loser's side draws the up-card, the winner's an unknown one
        value += (1.0 - 2.0 * chance) * weights.upcard * _upcard_over_unknown(count, weights)
    return value - keeping(count, card, weights)


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


def _brought(count: Count, foes: Sequence[Seat], beaters: Sequence[Card]) -> float:
    """The points that opponents are likely to bring home by taking the trick in suit."""
    return sum(
        count.points(card) * max(count.chance(foe, (card,)) for foe in foes)
        for card in beaters
        if not count.is_trump(card)
    )


def _upcard_over_unknown(count: Count, weights: Weights) -> float:
    """How much more the up-card is worth in the hand than a card nobody has seen."""
    unknown = [keeping(count, card, weights) for card in count.unseen]
    return keeping(count, count.state.stock[-1], weights) - sum(unknown) / max(len(unknown), 1)
