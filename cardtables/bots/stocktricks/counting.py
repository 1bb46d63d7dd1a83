"""What an attentive player knows at his turn: cards counted, hands shown, signs believed. All of it from a view."""

from collections.abc import Container, Iterable

from cardtables.bots.stocktricks.signs import Signs, Told, asked_by
from cardtables.bots.tricks import Ranking, chance_of_any
from cardtables.engine.cards import HIDDEN, Card, Seat
from cardtables.engine.rules import View
from cardtables.engine.stocktricks import Customs, State
from cardtables.engine.stocktricks.extras import pair_of, worth_of_accuse
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
        self.choices = tuple([Card(move.args[0]) for move in view.legal if move.verb == "play"])
        """The cards of the hand that may be played now."""
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

    def known_pile(self, *, ours: bool) -> int:
        """What the own side's pile, or the others', counts as far as it can be known; declarations do not count."""
        seats = [seat for seat in range(len(self.held)) if (seat in self.side) is ours]
        return known_pile(self.customs, self.state, seats)

    def pair_in_sight(self, card: Card) -> float:
        """What the declaration is worth that this card may yet make together with another, as likely as that is."""
        customs, state, suit = self.customs, self.state, self.customs.pack.suit[card]
        pair = pair_of(customs, suit)
        if card not in pair or customs.claim_at is not None or any(made.suit == suit for made in state.accused):
            return 0.0
        (other,) = set(pair) - {card}
        draws = -(-len(state.stock) // len(state.hands))
        if customs.accuse_names_trump:
            draws -= 1  # the last card drawn comes when there is no stock to declare with
        if other in self.hand:
            chance = float(draws > 0 or not customs.accuse_names_trump)
        else:
            chance = max(draws, 0) / len(self.unseen) if other in self.unseen else 0.0
        return chance * worth_of_accuse(customs, state, suit)


def known_pile(customs: Customs, state: State, seats: Container[Seat]) -> int:
    """What the piles of some seats count together, hidden cards of an explicit position left out."""
    piles = [pile for seat, pile in enumerate(state.won_before) if seat in seats]
    piles += [tuple(card for _, card in plays) for plays, winner in state.tricks if winner in seats]
    return sum(customs.card_points[card] for pile in piles for card in pile if card != HIDDEN)
