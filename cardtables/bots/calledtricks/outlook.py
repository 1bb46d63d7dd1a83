"""What a seat knows and suspects when it has to play: its own hand, what everybody saw, who may be on its side."""

from collections.abc import Iterable, Mapping

from cardtables.bots.calledtricks.suspicion import suspicion
from cardtables.bots.tricks import Ranking, chance_of_any
from cardtables.engine.calledtricks import BY_BID, Customs, State
from cardtables.engine.calledtricks.sight import held_by_caller, partner_of, plays_of, sides_are_known, unseen_cards
from cardtables.engine.cards import Card, Seat
from cardtables.engine.rules import View

CALLER, PARTNER, OPPONENT = "caller", "partner", "opponent"
"""What a seat is in a deal."""


class Outlook:
    """One card to be played as its seat sees it. `view` is that of the seat to act, once the suit has been named."""

    def __init__(self, customs: Customs, view: View[State]) -> None:
        assert view.seat is not None
        self.customs = customs
        self.state = state = view.state
        self.seat = seat = view.seat
        self.hand = state.hands[seat]
        self.ranking = Ranking(customs.pack.suit, customs.strength, state.trump)
        self.unseen = unseen_cards(customs, state)
        self.told = held_by_caller(customs, state) if seat != state.caller else ()
        self.loose = len([card for card in self.unseen if card not in self.told])
        have_played = {other for other, _ in state.trick} | {seat}
        after = [(seat + step) % customs.seats for step in range(1, customs.seats)]
        self.later = tuple(other for other in after if state.hands[other] and other not in have_played)
        self.shown = any(card == state.called for _, card in plays_of(state))
        """Whether the called card has been played, so that everybody knows the sides."""
        self.role = self._role()
        self.ours = self._ours(view)
        """For each player of the deal how likely it plays on the seat's side."""

    def _role(self) -> str:
        state = self.state
        if self.seat == state.caller:
            return CALLER
        return PARTNER if self.seat == partner_of(state) else OPPONENT

    def _ours(self, view: View[State]) -> Mapping[Seat, float]:
        state = self.state
        players = self.customs.players(state.match.dealer)
        if sides_are_known(view):
            callers = (state.caller, partner_of(state))
            return {other: float((other in callers) == (self.seat in callers)) for other in players}
        known_not = self.seat if self.role == OPPONENT else None
        in_mano = self.role != CALLER and self.customs.calls == BY_BID
        likely = suspicion(self.customs, state, known_not, may_be_alone=in_mano)
        if self.role == CALLER:
            return {**likely, self.seat: 1.0}
        return {**{other: 1.0 - share for other, share in likely.items()}, state.caller: 0.0}

    @property
    def partner_is_unknown(self) -> bool:
        """Whether the seat does not know who plays with the caller."""
        return any(0.0 < share < 1.0 for share in self.ours.values())

    @property
    def tricks_left(self) -> int:
        """How many cards the seat still has to play, this one included."""
        return len(self.hand)

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a briscola."""
        return self.customs.pack.suit[card] == self.ranking.trump

    def points(self, card: Card) -> int:
        """What a card counts."""
        return self.customs.card_points[card]

    def that_beat(self, best: Card) -> list[Card]:
        """The unseen cards that would take a trick from the card that holds it."""
        return [card for card in self.unseen if self.ranking.beats(card, best)]

    def chance(self, seat: Seat, cards: Iterable[Card]) -> float:
        """How likely another seat holds at least one of these unseen cards."""
        told = loose = 0
        for card in cards:
            if card in self.told:
                told += 1
            else:
                loose += 1
        if seat == self.state.caller and told:
            return 1.0
        room = len(self.state.hands[seat]) - (len(self.told) if seat == self.state.caller else 0)
        return chance_of_any(loose, self.loose, room)
