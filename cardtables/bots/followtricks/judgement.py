"""What a card is worth playing now: one trick at a time, in points on the common scale."""

from cardtables.bots.followtricks.outlook import Outlook
from cardtables.engine.cards import Card

# What things are worth beside the trick; tried against neighbouring values on other seeds.
TRUMP, TRUMP_RANK = 3.0, 2.5
"""Any briscola beyond its points, and each step it stands higher."""
HIGH, OTHER = 0.45, 0.3
"""The part of its points that a card brings home later: with no more than one above it, and any other."""
WINS = 1.0
"""What a card that is the highest left of its suit takes of others' points."""
LOAD = 4.0
"""What a partner still to play adds to a trick that is his side's."""
GIVEN = 2.0
"""What opponents still to play add to a trick that is theirs."""
DRAWING = 40.0
"""What the highest briscola gains by drawing the others': more than it is worth in the hand."""
SWEEP, SWEEP_FROM = 6.0, 4
"""What a trick more counts, for and against taking all of them, for each trick beyond so many."""


def keeping(outlook: Outlook, card: Card) -> float:
    """What a card is worth in the hand, of its own points and others'."""
    points, above = outlook.points(card), len(outlook.higher(card))
    if outlook.is_trump(card):
        return 0.5 * points + TRUMP + TRUMP_RANK * outlook.customs.strength[card]
    if not above:
        return HIGH * points + (WINS if outlook.of_suit(outlook.suit(card)) else 0.0)
    return (HIGH if above == 1 else OTHER) * points + 0.1 * outlook.customs.strength[card]


def stake_of(outlook: Outlook) -> float:
    """What lies on the table, the last trick's points and the hope or fear of a cappotto included."""
    stake = sum(outlook.points(card) for _, card in outlook.state.trick)
    if outlook.is_last_trick:
        stake += outlook.customs.last_trick * outlook.customs.parts * outlook.scale
    if outlook.sweep() is not None:
        stake += SWEEP * max(0, len(outlook.state.tricks) - SWEEP_FROM)
    return stake


def chance_of_taking(outlook: Outlook, card: Card) -> float:
    """How likely the own side takes the trick when a card is played."""
    seat, best = outlook.ranking.holder((*outlook.state.trick, (outlook.seat, card)))
    led = outlook.suit(outlook.state.trick[0][1] if outlook.state.trick else card)
    ours = seat in (outlook.seat, outlook.mate)
    mates = [other for other in outlook.later if other == outlook.mate]
    foes = [other for other in outlook.later if other != outlook.mate]
    lost = outlook.any_beats(foes, best, led)
    saved = outlook.any_beats(mates, best, led, 0.8)
    if ours:
        return 1.0 - lost * (1.0 - 0.5 * saved)
    after = [foe for foe in foes if mates and outlook.later.index(foe) > outlook.later.index(mates[0])]
    return saved * (1.0 - 0.5 * outlook.any_beats(after, best, led))


def gain(outlook: Outlook, card: Card) -> float:
    """What playing a card is expected to change between the sides, less what it was worth in the hand."""
    chance = chance_of_taking(outlook, card)
    stake = stake_of(outlook) + outlook.points(card)
    value = (2.0 * chance - 1.0) * stake
    for seat in outlook.later:
        value += chance * LOAD if seat == outlook.mate else (chance - 1.0) * GIVEN
    if draws_trumps(outlook, card):
        value += DRAWING
    return value - keeping(outlook, card)


def draws_trumps(outlook: Outlook, card: Card) -> bool:
    """Whether a lead takes briscole away that could trump cards which nothing else beats.

    The hand has such cards and at least as many briscole as all others together, and the highest is led.
    """
    out = outlook.of_suit(outlook.state.trump)
    own = sum(map(outlook.is_trump, outlook.hand))
    leads_highest = not outlook.state.trick and outlook.is_trump(card) and not outlook.higher(card)
    return leads_highest and 0 < len(out) <= own and has_winners_beside(outlook)


def has_winners_beside(outlook: Outlook) -> bool:
    """Whether there is a card beside briscole that nothing left of its suit beats."""
    return any(not outlook.is_trump(card) and not outlook.higher(card) for card in outlook.hand)
