"""Two players whose cards lie open to the one who thinks: tricks worked out to the end, or some tricks ahead.

What is worked out is how much more one takes than the other, both playing their best. Where fewer points win, points
count against who takes them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cardtables.bots.tricks import Ranking
from cardtables.engine.cards import Card, Cards
from cardtables.engine.stocktricks import Customs
from cardtables.engine.tricks import that_follow

TO_THE_END = 40
"""More tricks than a deal has."""
DECIDED = 1000.0
"""More than the points of a deal: what it is worth to hold enough for a claim."""
WORST, BEST = -2 * DECIDED, 2 * DECIDED
EARLY_END = 61


class Sides(NamedTuple):
    """Two hands between tricks, the stock, and what each pile counts: first the one who leads."""

    leads: Cards
    follows: Cards
    stock: Cards
    leader_has: int
    follower_has: int


@lru_cache(maxsize=64)
def _beating(customs: Customs, trump: int) -> tuple[tuple[bool, ...], ...]:
    """By card led and card that follows, whether the second takes the trick."""
    ranking, cards = Ranking(customs.pack.suit, customs.strength, trump), customs.pack.cards
    return tuple(tuple(ranking.beats(follow, led) for follow in cards) for led in cards)


class Lookahead:
    """The tricks after one position; `keeping` and `lead`: what a card in a hand, and leading, are worth at the depth
    beyond which nothing is looked at.
    """

    def __init__(self, customs: Customs, trump: int, keeping: Sequence[float] = (), lead: float = 0.0) -> None:
        self._beaten_by = _beating(customs, trump)
        self._points = customs.card_points
        self._sign = -1 if customs.fewest_win else 1
        self._suit = customs.pack.suit if customs.must_follow else None
        self._claim = customs.claim_at
        self._end = EARLY_END if customs.early_end else None
        self._piles_matter = bool(self._claim or self._end)
        self._keeping, self._lead = keeping, lead
        self._known: dict[tuple[object, ...], float] = {}

    def leading(self, card: Card, sides: Sides, tricks: int, above: float = WORST) -> float:
        """What leading a card is worth to the leader; where that is not more than `above`, not worked out exactly."""
        worst, follows = BEST, sides.follows
        for answer in follows if self._suit is None else that_follow(self._suit, follows, ((0, card),)):
            value = self.answered(card, answer, sides, tricks)
            if value < worst:
                worst = value
                if worst <= above:
                    break
        return worst if follows else self._alone(card, sides, tricks)

    def answered(self, card: Card, answer: Card, sides: Sides, tricks: int) -> float:
        """What a trick of these two cards and all that comes after it is worth to the one who leads the first."""
        leads, follows, stock, own, other = sides
        place = leads.index(card)
        leads = leads[:place] + leads[place + 1 :]
        place = follows.index(answer)
        follows = follows[:place] + follows[place + 1 :]
        stake = self._points[card] + self._points[answer]
        first, second, stock = stock[:1], stock[1:2], stock[2:]
        if self._beaten_by[card][answer]:
            return -stake * self._sign - self.worth(
                follows + first, leads + second, stock, other + stake, own, tricks - 1
            )
        return stake * self._sign + self.worth(leads + first, follows + second, stock, own + stake, other, tricks - 1)

    def _alone(self, card: Card, sides: Sides, tricks: int) -> float:
        """The same where the other holds no card."""
        leads, _, stock, own, other = sides
        place, stake = leads.index(card), self._points[card]
        leads = leads[:place] + leads[place + 1 :] + stock[:1]
        return stake * self._sign + self.worth(leads, stock[1:2], stock[2:], own + stake, other, tricks - 1)

    def worth(self, leads: Cards, follows: Cards, stock: Cards, own: int, other: int, tricks: int) -> float:
        """What is still to come for the one who has just taken a trick and leads the next."""
        if not self._piles_matter:
            own = other = 0
        elif self._claim and own >= self._claim and (leads or follows):
            return DECIDED
        elif self._end and own >= self._end:
            return 0.0
        if not leads:
            return -self.worth(follows, leads, stock, other, own, tricks) if follows else 0.0
        if tricks <= 0:
            keeping = self._keeping
            return self._lead + sum([keeping[card] for card in leads]) - sum([keeping[card] for card in follows])
        sides = Sides(leads, follows, stock, own, other)
        key = (sides, tricks)
        known = self._known.get(key)
        if known is None:
            known = WORST
            for card in leads:
                known = max(known, self.leading(card, sides, tricks, known))
            self._known[key] = known
        return known
