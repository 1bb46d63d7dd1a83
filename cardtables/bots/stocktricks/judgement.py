"""What a card is worth playing now: one trick at a time, in points of the pack (briscola.md, The normal bot)."""

from collections.abc import Sequence

from cardtables.bots.stocktricks.counting import TRUST, Count
from cardtables.engine.cards import Card, Cards, Seat

# What things are worth beside the trick, in points of the pack; tried against neighbouring values on other seeds.
TRUMP, TRUMP_RANK = 3.0, 0.6
"""Any briscola beyond its points, and each step it stands higher."""
CARICO, FIGURE = 0.4, 0.3
"""The part of its points that a carico or a figure may yet bring home."""
LEAD = 0.5
"""Having to lead next."""
LOAD = 3.0
"""What a partner still to play is likely to add."""


def playable(count: Count) -> Cards:
    """The cards to choose from. Leading: lisci not of briscola and what cannot be beaten; else no carico; else all."""
    if count.state.trick:
        return count.hand
    foes = [seat for seat in range(len(count.held)) if seat not in count.side]
    sure = [card for card in count.hand if not any(count.chance(foe, count.that_beat(card)) for foe in foes)]
    lisci = [card for card in count.hand if not count.points(card) and not count.is_trump(card)]
    low = [card for card in count.hand if count.points(card) < 10]
    return tuple(sure + lisci if lisci else sure + low) or count.hand


def keeping(count: Count, card: Card) -> float:
    """What a card is worth in the hand, its own points included."""
    points = count.points(card)
    if count.is_trump(card):
        return points + TRUMP + TRUMP_RANK * count.customs.strength[card]
    return points * (CARICO if points >= 10 else FIGURE)


def gain(count: Count, card: Card, *, mind_upcard: bool = True) -> float:
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
    value += chance * sum(10.0 if count.told[mate].carico else LOAD for mate in mates)
    if foes and ours:
        value -= _brought(count, foes, beaters)
    if seat == count.seat:
        value -= chance * LEAD
    if mind_upcard and len(state.stock) == len(state.hands):
        value += ((1.0 - chance) * _upcard_when_lost(count, seat) - chance) * _upcard_over_unknown(count)
    return value - keeping(count, card)


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


def _upcard_when_lost(count: Count, holder: Seat) -> float:
    """How likely the up-card comes to the own side when it loses the last trick with a draw; winning, it never does.

    The last to draw is the seat before the winner: of two sides the other one's, of three players one of the others.
    """
    if len(count.customs.sides) == 2:
        return 1.0
    if holder == count.seat:
        return 0.5
    return float((holder - 1) % len(count.held) == count.seat)


def _upcard_over_unknown(count: Count) -> float:
    """How much more the up-card is worth in the hand than a card nobody has seen."""
    unknown = [keeping(count, card) for card in count.unseen]
    return keeping(count, count.state.stock[-1]) - sum(unknown) / max(len(unknown), 1)
