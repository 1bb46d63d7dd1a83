"""How much a hand is good for: the points that caller and partner are likely to take, and the bid that fits them."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import NamedTuple

from cardtables.engine.calledtricks import HIGHEST_MISSING, PLAYERS, Customs
from cardtables.engine.cards import Card, Cards
from cardtables.engine.rng import Rng


class Fit(NamedTuple):
    """Points of the caller's side by what is in his hand: a fit to deals played by this strategy."""

    base: float = 28.0
    trumps: float = -3.0
    """Each briscola in hand."""
    height: float = 2.2
    """Each step that the briscole in hand stand above the lowest, all together."""
    called: float = 2.7
    """Each step that the called card stands above the lowest."""
    spread: float = 21.5
    """Standard deviation of what is not foreseen: what else the hands hold matters little."""


class Prospect(NamedTuple):
    """What a suit promises: the suit, the card that would be called, the points expected."""

    suit: int
    called: Card | None
    points: float


def features(customs: Customs, hand: Sequence[Card], suit: int, called: Card | None) -> tuple[float, ...]:
    """What `Fit` weighs, in the order of its fields, for a suit that would be briscola."""
    pack = customs.pack
    trumps = [card for card in hand if pack.suit[card] == suit]
    return (
        1.0,
        len(trumps),
        sum(customs.strength[card] - 1 for card in trumps),
        0.0 if called is None else customs.strength[called] - 1,
    )


def prospects(customs: Customs, hand: Cards, rank: int, fit: Fit) -> list[Prospect]:
    """Each suit the seat may name with a partner, best first; where it holds every card it would call, all suits."""
    found = []
    for suit in range(len(customs.pack.suits)):
        called = called_card(customs, hand, suit, rank)
        weighed = zip(fit, features(customs, hand, suit, called), strict=False)
        found.append(Prospect(suit, called, sum(weight * amount for weight, amount in weighed)))
    found.sort(key=lambda prospect: -prospect.points)
    return [prospect for prospect in found if prospect.called not in hand] or found


def called_card(customs: Customs, hand: Cards, suit: int, rank: int) -> Card | None:
    """The card that is called by naming a suit with this rank in the contract."""
    pack = customs.pack
    if customs.calls == HIGHEST_MISSING:
        missing = [card for card in pack.cards if pack.suit[card] == suit and card not in hand]
        return max(missing, key=customs.strength.__getitem__, default=None)
    return pack.card(pack.ranks[rank], pack.suits[suit])


def chance_to_make(expected: float, spread: float, promised: int) -> float:
    """How likely at least the promised points are taken."""
    return 0.5 - 0.5 * erf((promised - 0.5 - expected) / (spread * sqrt(2.0)))


def worth_of_shares(expected: float, spread: float, promised: int) -> float:
    """What a bid brings where sides are paid by shares: above nought the more likely it is kept."""
    return 2.0 * chance_to_make(expected, spread, promised) - 1.0


def worth_of_contract(expected: float, spread: float, promised: int) -> float:
    """What a bid brings where the promise itself is scored, beyond what failing gives away to the others."""
    kept = chance_to_make(expected, spread, promised)
    missing = max(spread * 0.8, promised - expected)
    given = (120.0 - expected) * (PLAYERS - 2) / (PLAYERS - 1)
    return kept * promised - (1.0 - kept) * (missing + given)


def mood(rng: Rng, width: float) -> float:
    """How bold a seat feels, in points: mostly near nought, at most `width` either way."""
    return width * (rng.random() + rng.random() - 1.0)
