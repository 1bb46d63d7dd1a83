"""What an attentive player knows when a card is asked for: cards counted, suits not followed, words heard."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from cardtables.bots.tricks import Ranking, chance_of_any
from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.followtricks import SEATS, Customs, State
from cardtables.engine.followtricks.legality import playable
from cardtables.engine.followtricks.sight import plays_of, unseen_cards, voids
from cardtables.engine.rules import View

YOUR_BEST, MORE_OF_SUIT, LAST_OF_SUIT = "busso", "striscio", "volo"
"""The words as this mind takes them, and says them (briscola-family.md, Marafone)."""
COMMON_SCALE = 130
"""The points of every game are brought to a deal of so many, so that one judgement does for all."""


class Outlook:
    """The knowledge of the seat that a view belongs to."""

    def __init__(self, customs: Customs, view: View[State]) -> None:
        assert view.seat is not None
        state = view.state
        self.customs = customs
        self.state = state
        self.seat: Seat = view.seat
        self.mate: Seat = (view.seat + 2) % SEATS
        self.hand: Cards = state.hands[view.seat]
        self.cards: Cards = playable(customs, state, self.hand)
        self.ranking = Ranking(customs.pack.suit, customs.strength, state.trump)
        self.scale = COMMON_SCALE / (sum(customs.card_points) + customs.last_trick * customs.parts)
        self.known = [{card for holder, card in state.shown if holder == seat} for seat in range(SEATS)]
        """Per seat the cards that everybody knows it to hold."""
        self.unseen = unseen_cards(customs, state)
        """The cards that may lie in any other hand."""
        self.void = [set(suits) for suits in voids(customs, state)]
        """Per seat the suits it does not hold, by what it has played or said."""
        self.has_more: set[tuple[Seat, int]] = set()
        """Seats with the suits of which they have said to hold more."""
        self._listen()
        self._pools: dict[tuple[Seat, int | None], frozenset[Card]] = {}

    def _listen(self) -> None:
        """Words about a card led are believed until their speaker's play says otherwise."""
        state = self.state
        leads = [plays[0] for plays in (*(trick.plays for trick in state.tricks), state.trick) if plays]
        for seat, trick, place in state.words:
            if trick >= len(leads) or leads[trick][0] != seat:
                continue
            lead = leads[trick]
            plays = plays_of(state)
            since = {self.suit(card) for player, card in plays[plays.index(lead) + 1 :] if player == seat}
            suit, word = self.suit(lead[1]), self.customs.words[place]
            if word == LAST_OF_SUIT and suit not in since:
                self.void[seat].add(suit)
            elif word == MORE_OF_SUIT and suit not in since and suit not in self.void[seat]:
                self.has_more.add((seat, suit))

    # The trick

    @cached_property
    def later(self) -> list[Seat]:
        """The seats that play to this trick after this one."""
        order = [(self.seat + step) % SEATS for step in range(1, SEATS)]
        done = {seat for seat, _ in self.state.trick}
        return [seat for seat in order if seat not in done and self.state.hands[seat]]

    @property
    def asked_for_best(self) -> bool:
        """Whether the partner has led with the word that asks for the best card."""
        state = self.state
        words = [word for word in state.words if word.trick == len(state.tricks) and word.seat == self.mate]
        led = bool(state.trick) and state.trick[0][0] == self.mate
        return led and bool(words) and self.customs.words[words[-1].place] == YOUR_BEST

    @property
    def is_last_trick(self) -> bool:
        """Whether the trick is the one that counts more."""
        return len(self.hand) == 1

    def sweep(self) -> Seat | None:
        """A seat of the side that has taken all tricks so far, where all of them win the match; None: neither has."""
        sides = {trick.winner % 2 for trick in self.state.tricks}
        return sides.pop() if self.customs.cappotto and len(sides) == 1 else None

    # Cards

    def suit(self, card: Card) -> int:
        """A card's suit."""
        return self.customs.pack.suit[card]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a briscola."""
        return self.suit(card) == self.state.trump

    def points(self, card: Card) -> float:
        """What a card counts, on the common scale."""
        return self.customs.card_points[card] * self.scale

    @cached_property
    def elsewhere(self) -> tuple[list[Card], ...]:
        """By suit the cards that other seats may hold, the highest first."""
        strength, suits = self.customs.strength, self.customs.pack.suit
        known = [card for seat, held in enumerate(self.known) if seat != self.seat for card in held]
        cards = sorted((*self.unseen, *known), key=lambda card: -strength[card])
        return tuple([card for card in cards if suits[card] == suit] for suit in range(len(self.customs.pack.suits)))

    def of_suit(self, suit: int) -> list[Card]:
        """The cards of a suit that others may hold."""
        return self.elsewhere[suit]

    def higher(self, card: Card) -> list[Card]:
        """The cards of its suit that others may hold and that beat a card."""
        strength = self.customs.strength
        return [other for other in self.elsewhere[self.suit(card)] if strength[other] > strength[card]]

    # Chances

    def chance(self, seat: Seat, cards: Iterable[Card], lacking: int | None = None) -> float:
        """How likely a seat holds at least one of these cards, none of the suit `lacking` being in its hand."""
        wanted = set(cards)
        if wanted & self.known[seat]:
            return 1.0
        pool = self._pool(seat, lacking)
        places = len(self.state.hands[seat]) - len(self.known[seat])
        return chance_of_any(len(wanted & pool), len(pool), places)

    def _pool(self, seat: Seat, lacking: int | None) -> frozenset[Card]:
        """The cards of which a seat may hold some, for all that is known or supposed."""
        key = seat, lacking
        if key not in self._pools:
            without = self.void[seat] | {lacking}
            self._pools[key] = frozenset([card for card in self.unseen if self.suit(card) not in without])
        return self._pools[key]

    def holds_suit(self, seat: Seat, suit: int) -> float:
        """How likely a seat can follow a suit."""
        return 1.0 if (seat, suit) in self.has_more else self.chance(seat, self.of_suit(suit))

    def beats(self, seat: Seat, best: Card, led: int, trumps: float = 1.0) -> float:
        """How likely a seat yet to play takes the trick from `best`; `trumps`: how willing it is to trump."""
        trump = self.state.trump
        above = self.higher(best)
        if led == trump:
            return self.chance(seat, above)
        free = 1.0 - self.holds_suit(seat, led)
        if self.is_trump(best):
            return free * trumps * self.chance(seat, above, led)
        return self.chance(seat, above) + free * trumps * self.chance(seat, self.of_suit(trump), led)

    def any_beats(self, seats: Sequence[Seat], best: Card, led: int, trumps: float = 1.0) -> float:
        """How likely one of the seats takes the trick from `best`."""
        none = 1.0
        for seat in seats:
            none *= 1.0 - min(1.0, self.beats(seat, best, led, trumps))
        return 1.0 - none
