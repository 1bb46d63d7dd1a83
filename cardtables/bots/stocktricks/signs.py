"""Signs and words between partners: the true sign of a hand, what signs tell, what was asked (briscola.md, Signs)."""

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.stocktricks import SIGNS, WORDS, Customs, State

NO_TRUMP = SIGNS.index("niente")
PLAIN_CARICO = SIGNS.index("carico")


class Told(NamedTuple):
    """What a seat's signs say of its hand, if they are true."""

    trumps: Cards = ()
    """Briscole it holds."""
    trumpless: int = 0
    """How many of its cards are no briscola."""
    carico: bool = False
    """Whether it has a carico of another suit to give."""


class Signs:
    """The language of signs at one table: ranks by sign, the higher of cavallo and fante being called cavallo."""

    def __init__(self, customs: Customs) -> None:
        pack = customs.pack
        by_strength = sorted(pack.ranks, key=lambda rank: customs.strength[pack.card(rank, pack.suits[0])])
        knight, jack = (rank for rank in reversed(by_strength) if rank in "CF")
        ranks = {"asso": "A", "tre": "3", "re": "R", "cavallo": knight, "fante": jack, "sette": "7", "sei": "6"}
        self._customs = customs
        self._ranks = {SIGNS.index(sign): rank for sign, rank in ranks.items()} | {SIGNS.index("liscio"): "542"}
        self._sign = {rank: sign for sign, ranks_told in self._ranks.items() for rank in ranks_told}

    def true_sign(self, hand: Iterable[Card], trump: int) -> int:
        """The sign of the best briscola in a hand, as a place in SIGNS."""
        pack, strength = self._customs.pack, self._customs.strength
        best = max((card for card in hand if pack.suit[card] == trump), key=strength.__getitem__, default=None)
        return NO_TRUMP if best is None else self._sign[pack.ranks[pack.rank[best]]]

    def last_sign(self, state: State, seat: Seat) -> int | None:
        """What a seat last signed of its briscole in this deal, as far as the view's owner noticed."""
        told = [
            signal.place
            for signal in state.signals
            if signal.seat == seat and signal.verb == "sign" and signal.place != PLAIN_CARICO
        ]
        return told[-1] if told else None

    def told(self, state: State, seat: Seat, unseen: Container[Card]) -> Told:
        """What the signs of another seat say of the cards it holds now."""
        signs = [signal for signal in state.signals if signal.seat == seat and signal.verb == "sign"]
        carico = any(sign.place == PLAIN_CARICO and sign.trick == len(state.tricks) for sign in signs)
        trump_signs = [sign for sign in signs if sign.place != PLAIN_CARICO]
        if not trump_signs:
            return Told(carico=carico)
        last = trump_signs[-1]
        if last.place == NO_TRUMP:
            return Told((), max(len(state.hands[seat]) - self._drawn_since(state, seat, last.trick), 0), carico)
        pack, trump = self._customs.pack, self._customs.pack.suits[state.trump]
        named = tuple(card for rank in self._ranks[last.place] if (card := pack.card(rank, trump)) in unseen)
        return Told(named if len(named) == 1 else (), 0, carico)

    def _drawn_since(self, state: State, seat: Seat, trick: int) -> int:
        """How many cards a seat has drawn since a trick of the deal was under way."""
        at_start = len(state.hands[seat]) + any(player == seat for player, _ in state.trick)
        without_draw = max(self._customs.hand_size - at_start, 0)
        return max(len(state.tricks) - trick - without_draw, 0)


def asked_by(state: State, mates: Sequence[Seat], me: Seat) -> tuple[Seat, str] | None:
    """The last word of a partner since this seat last played, and who said it."""
    now = len(state.tricks)
    order = [seat for seat, _ in state.tricks[-1].plays] if state.tricks else []
    behind = order[order.index(me) + 1 :] if me in order else []
    words = [
        (signal.seat, WORDS[signal.place])
        for signal in state.signals
        if signal.verb == "say"
        and signal.seat in mates
        and (signal.trick == now or (signal.trick == now - 1 and signal.seat in behind))
    ]
    return words[-1] if words else None
