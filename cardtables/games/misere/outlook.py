"""What a seat knows when a card of it is asked for: public knowledge and its own hand, nothing else."""

from typing import NamedTuple

from cardtables.engine.cards import HIDDEN, Card, Cards, Seat
from cardtables.engine.rules import View
from cardtables.engine.tricks import NO_SUIT, winning_play
from cardtables.games.misere.sight import shown_void, unseen_cards
from cardtables.games.misere.state import NOTHING, PACK, SEATS, STRENGTH, State, cards_of, tricks_taken


class Outlook(NamedTuple):
    """One decision as its seat sees it."""

    cards: Cards
    """Those that may be played."""
    hand: Cards
    unseen: tuple[Cards, ...]
    """By suit, the cards of which the seat does not know where they are."""
    void: tuple[frozenset[int], ...]
    """Per seat the suits that it has not followed."""
    others: tuple[Seat, ...]
    """The other seats that hold cards."""
    later: tuple[Seat, ...]
    """Those that play to this trick after the seat."""
    led: int
    """Suit, or NO_SUIT for the leader."""
    best: Card
    """The card that holds the trick so far; HIDDEN for the leader."""
    trump: int

    @property
    def has_led(self) -> bool:
        """Whether somebody has led to the trick."""
        return self.led != NO_SUIT

    @property
    def follows(self) -> bool:
        """Whether the seat holds the suit led."""
        return PACK.suit[self.cards[0]] == self.led

    def higher(self, card: Card) -> int:
        """How many unseen cards of its suit beat a card."""
        return sum(STRENGTH[other] > STRENGTH[card] for other in self.unseen[PACK.suit[card]])

    def lower(self, card: Card) -> int:
        """How many unseen cards of its suit a card beats."""
        return len(self.unseen[PACK.suit[card]]) - self.higher(card)

    def length(self, suit: int) -> int:
        """How many cards of a suit the seat holds."""
        return sum(PACK.suit[card] == suit for card in self.hand)

    def may_hold(self, seat: Seat, suit: int) -> bool:
        """Whether, by what everybody saw, a seat may hold a card of a suit."""
        return bool(self.unseen[suit]) and suit not in self.void[seat]

    def out(self, suit: int) -> bool:
        """Whether any other seat may hold a card of a suit."""
        return any(self.may_hold(seat, suit) for seat in self.others)

    def beats(self, card: Card) -> bool:
        """Whether a card takes the trick from the card that holds it."""
        if PACK.suit[card] == PACK.suit[self.best]:
            return STRENGTH[card] > STRENGTH[self.best]
        return PACK.suit[card] == self.trump

    def keeps(self, card: Card) -> bool:
        """Whether nobody after the seat is known to be able to take the trick from this card of the suit led."""
        trumped = self.led != self.trump != NO_SUIT and any(
            not self.may_hold(seat, self.led) and self.may_hold(seat, self.trump) for seat in self.later
        )
        return self.beats(card) and not self.higher(card) and not trumped


def outlook_of(view: View[State]) -> Outlook:
    """The outlook of the seat that has to play a card."""
    state, seat = view.state, view.state.turn
    unseen = unseen_cards(state)
    after = [(seat + step) % SEATS for step in range(1, SEATS) if state.hands[(seat + step) % SEATS] != NOTHING]
    have_played = {player for player, _ in state.trick}
    trick = state.trick
    return Outlook(
        cards=tuple(Card(move.args[0]) for move in view.legal),
        hand=cards_of(state.hands[seat]),
        unseen=tuple(tuple(card for card in unseen if PACK.suit[card] == suit) for suit in range(len(PACK.suits))),
        void=shown_void(state),
        others=tuple(after),
        later=tuple(other for other in after if other not in have_played),
        led=PACK.suit[trick[0][1]] if trick else NO_SUIT,
        best=winning_play(trick, PACK.suit, STRENGTH, state.trump)[1] if trick else HIDDEN,
        trump=state.trump,
    )


def needs_every_trick(state: State, deals: int) -> bool:
    """Whether, in the last deal of the match, the seat is first only if it takes all the tricks that are left."""
    if state.match.deal < deals:
        return False
    seat, taken = state.turn, tricks_taken(state)
    reach = state.match.scores[seat] + 5 * (taken[seat] + len(cards_of(state.hands[seat])))
    rivals = max(state.match.scores[other] + 5 * taken[other] for other in range(SEATS) if other != seat)
    return reach - 5 < rivals <= reach
