"""Spazz'u'mazz a second time, as plain as the rules page and sharing no code with the game: for comparison."""

from typing import Any

LADDER = ["3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A"]
SUITS = "SHDC"


def rank(card: str) -> str:
    return card[:-1]


class Refused(Exception):
    """A move that is not allowed."""


class Spazzumazz:
    """One match from explicit deals, changed in place."""

    def __init__(self, seats: int, options: dict[str, Any], deals: list[dict[str, Any]]) -> None:
        self.seats = seats
        self.options = options
        self.deals = list(deals)
        self.lost = [0] * seats
        self.games = 0
        self.void = 0
        self.dealer = 0
        self.over = False
        self.begin()

    def begin(self) -> None:
        """The next explicit deal, or nothing."""
        self.to_act: int | None = None
        self.pile: list[str] = []
        self.removed: list[str] = []
        self.out: list[int] = []
        self.positions: list[object] = []
        self.made = 0
        self.seen = 0
        if not self.deals:
            for name in ("hands", "face_up", "face_down"):
                setattr(self, name, [[] for _ in range(self.seats)])
            self.stock: list[str] = []
            self.drawn = [0] * self.seats
            return
        told = self.deals.pop(0)
        self.hands = [list(hand) for hand in told["hands"]]
        self.face_up = [list(cards) for cards in told["face_up"]]
        self.face_down: list[list[str | None]] = [list(cards) for cards in told["face_down"]]
        self.stock = list(told["stock"])
        self.pile = list(told.get("pile", []))
        self.drawn = list(told.get("drawn", [0] * self.seats))
        self.dealer = told.get("dealer", self.dealer)
        self.out = [seat for seat in range(self.seats) if not self.has_cards(seat)]
        first = told.get("turn", (self.dealer + 1) % self.seats)
        if self.is_over():
            return
        self.to_act = first if first not in self.out else self.after(first)
        self.count_position()

    # Who is in

    def has_cards(self, seat: int) -> bool:
        return bool(self.hands[seat] or self.face_up[seat] or any(self.face_down[seat]))

    def after(self, seat: int) -> int:
        while True:
            seat = (seat + 1) % self.seats
            if seat not in self.out:
                return seat

    def is_over(self) -> bool:
        """Whether one player is left, or none: then the game is counted."""
        left = [seat for seat in range(self.seats) if seat not in self.out]
        if len(left) > 1:
            return False
        self.finish(left[0] if left else None)
        return True

    def finish(self, idiota: int | None) -> None:
        self.games += 1
        if idiota is None:
            self.void += 1
        else:
            self.lost[idiota] += 1
        if self.games == self.options.get("games", 1):
            self.over = True
            self.to_act = None
            return
        if self.options.get("next_dealer") == "rotate":
            self.dealer = (self.dealer + 1) % self.seats
        elif idiota is not None:
            self.dealer = idiota
        self.begin()

    def count_position(self) -> None:
        if self.stock:
            return
        ranks = [sorted(map(rank, hand)) for hand in self.hands], [sorted(map(rank, cards)) for cards in self.face_up]
        position = repr((self.to_act, [rank(card) for card in self.pile], ranks, self.face_down))
        self.positions.append(position)
        self.seen = self.positions.count(position)

    # Moves

    def goes(self, name: str) -> bool:
        """Whether a rank may be laid now."""
        if name in ("2", "10") or not self.pile:
            return True
        top = rank(self.pile[-1])
        return top in ("2", "10") or LADDER.index(name) >= LADDER.index(top)

    def plays(self) -> list[str]:
        assert self.to_act is not None
        hand = [rank(card) for card in self.hands[self.to_act]]
        open_cards = [rank(card) for card in self.face_up[self.to_act]]
        return [
            " ".join(["play", *[name] * number, *["+"] * bool(more), *[name] * more])
            for name in {*hand, *open_cards}
            if self.goes(name)
            for number in range(hand.count(name) + 1)
            for more in range(open_cards.count(name) + 1)
            if number or (more and not hand)
        ]

    def legal(self) -> list[str]:
        if self.to_act is None:
            return []
        seat = self.to_act
        if not self.hands[seat] and not self.face_up[seat]:
            return [f"flip {place + 1}" for place, card in enumerate(self.face_down[seat]) if card]
        return self.plays() or ["pickup"]

    def move(self, text: str) -> None:
        if text not in self.legal():
            raise Refused(text)
        seat = self.to_act
        assert seat is not None
        words = text.split()
        again = False
        if words[0] == "pickup":
            self.take(seat, [])
        elif words[0] == "flip":
            card = self.face_down[seat][int(words[1]) - 1]
            assert card
            self.face_down[seat][int(words[1]) - 1] = None
            if self.goes(rank(card)):
                again = self.lay(seat, [card])
            else:
                self.take(seat, [card])
        else:
            number = words.index("+") - 1 if "+" in words else len(words) - 1
            more = words[1:].count(words[-1]) - number
            laid = self.taken(self.hands[seat], words[-1], number) + self.taken(self.face_up[seat], words[-1], more)
            again = self.lay(seat, laid)
        if not self.has_cards(seat):
            self.out.append(seat)
        self.made += 1
        if self.is_over():
            return
        if not again or seat in self.out:
            self.to_act = self.after(seat)
        self.count_position()
        if self.seen == 3 or self.made == 5000:
            self.finish(None)

    def taken(self, cards: list[str], name: str, number: int) -> list[str]:
        """The first cards of a rank in the order of the suits, taken away."""
        found = sorted((card for card in cards if rank(card) == name), key=lambda card: SUITS.index(card[-1]))[:number]
        for card in found:
            cards.remove(card)
        return found

    def take(self, seat: int, turned: list[str]) -> None:
        self.hands[seat] += self.pile + turned
        self.pile = []

    def lay(self, seat: int, laid: list[str]) -> bool:
        """Cards on the pile; whether they sweep it."""
        self.pile += laid
        ranks = [rank(card) for card in self.pile]
        swept = ranks[-1] == "10" or (len(ranks) >= 4 and len(set(ranks[-4:])) == 1)
        if swept:
            self.removed += self.pile
            self.pile = []
        if self.stock and len(self.hands[seat]) < 3:
            self.drawn[seat] += 1
            while self.stock and len(self.hands[seat]) < 3:
                self.hands[seat].append(self.stock.pop(0))
        return swept
