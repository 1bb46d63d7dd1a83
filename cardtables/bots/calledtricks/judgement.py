"""What a card is worth playing now: one trick at a time, in points of the pack, for a side that may be a guess."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtables.bots.calledtricks.outlook import CALLER, PARTNER, Outlook
from cardtables.engine.cards import Card


class Weights(NamedTuple):
    """How a card that is kept is valued, and what is risked for secrecy, in points; found by play among equals."""

    trump: float = 4.0
    """Any briscola, beyond its points."""
    trump_rank: float = 0.9
    """Each step a briscola stands higher."""
    trump_points: float = 1.1
    """Of a briscola's points."""
    carico: float = 0.35
    """Of a carico's points: it may yet be brought home."""
    figure: float = 0.25
    """Of a figure's points."""
    secrecy: float = 8.0
    """What it costs the partner to play the called card in the first trick; less with every trick."""
    suspicion: float = 3.0
    """What it costs a hidden partner to give the caller a carico in the first trick; less with every trick."""
    load: float = 1.0
    """What a player still to play is likely to add to a trick that his side holds."""
    lead: float = 3.0
    """Having to lead next."""
    forced: float = 7.0
    """To all but the caller, who has most to lose by it: that who takes the trick over has spent a card on it."""
    eager: float = 0.1
    """How likely a trick without points is taken with a briscola."""
    dear: float = 14.0
    """From so many points on nobody who can spares a briscola."""
    search: float = 1.5
    """What it is worth to the caller to lead a small briscola while he looks for his partner."""


WEIGHTS = Weights()


def keeping(outlook: Outlook, card: Card, weights: Weights = WEIGHTS) -> float:
    """What a card is worth in the hand; nothing when it is the last one."""
    if outlook.tricks_left == 1:
        return 0.0
    points = outlook.points(card)
    if outlook.is_trump(card):
        return weights.trump + weights.trump_points * points + weights.trump_rank * outlook.customs.strength[card]
    return points * (weights.carico if points >= 10 else weights.figure)


def gain(outlook: Outlook, card: Card, weights: Weights = WEIGHTS) -> float:
    """What playing a card is expected to change between the sides, less what it was worth in the hand."""
    state = outlook.state
    holder, best = outlook.ranking.holder((*state.trick, (outlook.seat, card)))
    stake = sum(outlook.points(played) for _, played in state.trick) + outlook.points(card)
    beaters = outlook.that_beat(best) if outlook.later else []
    in_suit = [other for other in beaters if not outlook.is_trump(other)]
    trumps = [other for other in beaters if outlook.is_trump(other)]
    chance = chance_of_ours(
        outlook, outlook.ours[holder], in_suit, trumps, min(1.0, weights.eager + stake / weights.dear)
    )
    value = (2.0 * chance - 1.0) * stake - keeping(outlook, card, weights)
    friends = sum(outlook.ours[seat] for seat in outlook.later)
    value += weights.load * (chance * friends - (1.0 - chance) * (len(outlook.later) - friends))
    if holder == outlook.seat:
        value -= weights.lead * chance
        if outlook.role != CALLER:
            value += weights.forced * (1.0 - chance)
    return value - _cost_of_showing(outlook, card, holder, weights) + _worth_of_search(outlook, card, weights)


def chance_of_ours(
    outlook: Outlook, ours: float, in_suit: Sequence[Card], trumps: Sequence[Card], willing: float
) -> float:
    """How likely the trick ends on the seat's side: in suit it is taken when it can be, with a briscola as it pays.

    `ours` is how likely the one who holds it now is on that side, `willing` how likely a briscola is spent on it.
    """
    foes_miss = mates_miss = 1.0
    for seat in outlook.later:
        takes = 1.0 - (1.0 - outlook.chance(seat, in_suit)) * (1.0 - willing * outlook.chance(seat, trumps))
        foes_miss *= 1.0 - takes * (1.0 - outlook.ours[seat])
        mates_miss *= 1.0 - takes * outlook.ours[seat]
    kept = foes_miss + (1.0 - foes_miss) * (1.0 - mates_miss) / 2
    won = (1.0 - mates_miss) * (1.0 + foes_miss) / 2
    return ours * kept + (1.0 - ours) * won


def _cost_of_showing(outlook: Outlook, card: Card, holder: int, weights: Weights) -> float:
    """A hidden partner does not show himself early for little: by the called card, or by feeding the caller."""
    state = outlook.state
    if outlook.role != PARTNER or outlook.shown:
        return 0.0
    early = (outlook.tricks_left - 1) / 7
    if card == state.called:
        return weights.secrecy * early
    if holder == state.caller and outlook.points(card) >= 10:
        return weights.suspicion * early
    return 0.0


def _worth_of_search(outlook: Outlook, card: Card, weights: Weights) -> float:
    """A caller who leads without knowing his partner leads a small briscola: who then helps him is on his side."""
    leads = not outlook.state.trick
    if leads and outlook.role == CALLER and outlook.partner_is_unknown and outlook.is_trump(card):
        return weights.search if outlook.points(card) == 0 else 0.0
    return 0.0
