"""Trick sense that any trick game's bot can use: who holds, what it takes to win, how likely a card is to lie where."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.tricks import Play, winning_play


class Ranking(NamedTuple):
    """How cards of a deal beat each other: tables by card, and the trump suit or NO_SUIT."""

    suit: Sequence[int]
    strength: Sequence[int]
    trump: int

    def holder(self, plays: Sequence[Play]) -> Play:
        """The play that holds a trick so far."""
        return winning_play(plays, self.suit, self.strength, self.trump)

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card played later beats another that holds the trick."""
        if self.suit[card] == self.suit[other]:
            return self.strength[card] > self.strength[other]
        return self.suit[card] == self.trump

    def winners(self, cards: Iterable[Card], plays: Sequence[Play]) -> Cards:
        """Those of the cards that would hold the trick if played now; all of them when leading."""
        if not plays:
            return tuple(cards)
        best = self.holder(plays)[1]
        return tuple(card for card in cards if self.beats(card, best))


def take_cheaply(
    ranking: Ranking,
    cards: Cards,
    plays: Sequence[Play],
    mates: Sequence[Seat],
    cost: Callable[[Card], tuple[int, ...]],
) -> tuple[Card, bool]:
    """A beginner's card, and whether it is played to win: the cheapest winner, else the least.

    Leading, and when a partner holds the trick, it is the least as well.
    """
    winners = ranking.winners(cards, plays) if plays and ranking.holder(plays)[0] not in mates else ()
    return min(winners or cards, key=cost), bool(winners)


def chance_of_any(good: int, total: int, draws: int) -> float:
    """How likely so many draws from `total` cards hold at least one of the `good` ones; all numbers of cards."""
    none = 1.0
    for drawn in range(min(draws, total)):
        none *= max(total - good - drawn, 0) / (total - drawn)
    return 1.0 - none
