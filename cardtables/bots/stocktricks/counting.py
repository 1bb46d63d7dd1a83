"""What an attentive player knows at his turn: cards counted, hands shown, signs believed. All of it from a view."""

from collections.abc import Iterable

from cardtables.bots.stocktricks.signs import Signs, Told, asked_by
from cardtables.bots.tricks import Ranking, chance_of_any
from cardtables.engine.cards import HIDDEN, Card, Seat
from cardtables.engine.rules import View
from cardtables.engine.stocktricks import Customs, State
from cardtables.engine.stocktricks.sight import unseen_cards

TRUST = 0.9
"""How far a sign is believed: one may also deceive."""


class Count:
    """The knowledge of the seat that a view belongs to."""

    def __init__(self, customs: Customs, signs: Signs, view: View[State]) -> None:
        assert view.seat is not None
        state = view.state
        self.customs = customs
        self.state = state
        self.seat: Seat = view.seat
        self.hand = state.hands[view.seat]
        self.side = next(side for side in customs.sides if view.seat in side)
        self.mates = [seat for seat in self.side if seat != view.seat]
        self.ranking = Ranking(customs.pack.suit, customs.strength, state.trump)
        self.unseen = frozenset(unseen_cards(customs, state))
        """The cards that may lie in any hidden place."""
        self.held = [
            {card for card in hand if card != HIDDEN} or {card for owner, card in state.shown if owner == seat}
            for seat, hand in enumerate(state.hands)
        ]
        """By seat, the cards it surely holds."""
        self.told = [
            Told() if seat == view.seat else signs.told(state, seat, self.unseen) for seat in range(len(self.held))
        ]
        """By seat, what its signs say."""
        self.asked = asked_by(state, self.mates, view.seat)
        """The partner who last said a word, and the word."""

    @property
    def later(self) -> list[Seat]:
        """The seats that play to this trick after this one."""
        seats = len(self.state.hands)
        following = [(self.seat + step) % seats for step in range(1, (self.state.leader - self.seat - 1) % seats + 1)]
        return [seat for seat in following if self.state.hands[seat]]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a briscola."""
        return self.customs.pack.suit[card] == self.state.trump

    def points(self, card: Card) -> int:
        """What a card counts."""
        return self.customs.card_points[card]

    def chance(self, seat: Seat, cards: Iterable[Card]) -> float:
        """How likely a seat holds at least one of these cards."""
        wanted, told = frozenset(cards), self.told[seat]
        if wanted & self.held[seat]:
            return 1.0
        if wanted.intersection(told.trumps):
            return TRUST
        possible = wanted & self.unseen
        trumps = sum(self.is_trump(card) for card in possible)
        places = len(self.state.hands[seat]) - len(self.held[seat])
        none = 1.0 - chance_of_any(len(possible) - trumps, len(self.unseen), places)
        none *= 1.0 - chance_of_any(trumps, len(self.unseen), max(places - told.trumpless, 0))
        return 1.0 - none

    def promised(self, mates: Iterable[Seat]) -> bool:
        """Whether one of these partners has said that he will take the trick: a carico for him, or come to him."""
        return self.asked is not None and self.asked[0] in mates and self.asked[1] in {"carico", "vieni"}

    def counted_on(self, seat: Seat) -> set[Card]:
        """The cards a seat is known or said to hold."""
        return self.held[seat].union(self.told[seat].trumps)

    def elsewhere(self) -> frozenset[Card]:
        """The cards that other seats may hold."""
        return self.unseen.union(*(held for seat, held in enumerate(self.held) if seat != self.seat))

    def that_beat(self, card: Card) -> list[Card]:
        """The cards that other seats may hold and that beat this one."""
        return [other for other in self.elsewhere() if self.ranking.beats(other, card)]
