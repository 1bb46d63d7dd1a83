"""Briscola a second time, told as plainly as the rules page does and sharing no code with the game: for comparison."""

from typing import Any

RANKS = "A234567FCR"
ORDERS = {
    "standard": ("A3RCF76542", "A3RCF", (11, 10, 4, 3, 2)),
    "three_seven": ("A7RCF36542", "A7RCF", (11, 10, 4, 3, 2)),
    "seven_high": ("A7RCF65432", "A7RCF", (11, 10, 4, 3, 2)),
    "tuscan": ("A3RFC76542", "A3RFC", (11, 10, 4, 3, 2)),
}
SIGNS = ("asso", "tre", "re", "cavallo", "fante", "sette", "sei", "liscio", "niente", "carico")
WORDS = ("liscio", "carico", "briscola", "taglia", "vieni", "strozza")


class Refused(Exception):
    """A move that is not allowed."""


class Briscola:
    """One match from explicit deals, changed in place."""

    def __init__(self, seats: int, options: dict[str, Any], deals: list[dict[str, Any]]) -> None:
        self.seats = seats
        self.options = options
        self.deals = list(deals)
        self.side = [seat % 2 if seats in (4, 6) else seat for seat in range(seats)]
        self.scores = [0] * seats
        self.finished: list[list[int]] = []
        self.dealer = 0
        self.deal = 0
        self.winners: list[int] | None = None
        self.begin()

    # What the options say

    def order(self, rank: str) -> int:
        ranks = ORDERS[self.options.get("order", "standard")][0]
        return -ranks.index(rank)

    def worth(self, card: str) -> int:
        _, counting, points = ORDERS[self.options.get("order", "standard")]
        return dict(zip(counting, points, strict=True)).get(card[0], 0)

    def may(self, option: str) -> bool:
        """Whether signs or words are allowed now."""
        when = self.options.get(option, "after_first_trick")
        if self.seats < 4 or when == "off" or (when == "after_first_trick" and not any(self.tricks)):
            return False
        return not (self.options.get("last_silence") == "on" and not self.stock)

    # Play

    def begin(self) -> None:
        """The next explicit deal, or nothing."""
        self.deal += 1
        self.table: list[tuple[int, str]] = []
        self.tricks = [0] * self.seats
        self.declared: list[tuple[int, str]] = []
        self.to_act: int | None = None
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.won: list[list[str]] = [[] for _ in range(self.seats)]
        self.stock: list[str] = []
        if not self.deals:
            return
        told = self.deals.pop(0)
        self.hands = [list(hand) for hand in told["hands"]]
        self.won = [list(pile) for pile in told.get("piles", self.won)]
        self.stock = list(told.get("stock", []))
        self.trump = self.stock[-1][1] if self.stock else told["trump"]
        self.dealer = told.get("dealer", self.dealer)
        self.lead(told.get("turn", (self.dealer + 1) % self.seats))

    def lead(self, seat: int) -> None:
        """This seat leads, or the next that can; where none can the deal is over."""
        around = [(seat + step) % self.seats for step in range(self.seats)]
        able = [other for other in around if self.hands[other]]
        if able:
            self.to_act = able[0]
        else:
            self.count()

    def points(self) -> list[int]:
        """Per seat, those of its side."""
        pair_worth = {suit: 40 if suit == self.trump else 20 for suit in "DCSB"}
        own = [sum(map(self.worth, pile)) for pile in self.won]
        for seat, suit in self.declared:
            own[seat] += pair_worth[suit]
        return [
            sum(own[other] for other in range(self.seats) if self.side[other] == self.side[seat])
            for seat in range(self.seats)
        ]

    def legal(self) -> set[str]:
        seat = self.to_act
        if seat is None:
            return set()
        hand = self.hands[seat]
        moves = {f"play {card}" for card in hand}
        low = self.options.get("swap", "off")
        if low != "off" and self.stock and low + self.trump in hand:
            moves.add("swap")
        if self.options.get("accuse") == "on":
            other = "F" if self.options.get("order") == "tuscan" else "C"
            done = {suit for _, suit in self.declared}
            moves |= {
                f"accuse {suit}" for suit in "DCSB" if {f"R{suit}", other + suit} <= set(hand) and suit not in done
            }
        moves |= {f"sign {sign}" for sign in SIGNS if self.may("signs")}
        return moves | {f"say {word}" for word in WORDS if self.may("talk")}

    def play(self, move: str) -> None:
        """Raises Refused."""
        seat = self.to_act
        if seat is None or move not in self.legal():
            raise Refused(move)
        verb, _, what = move.partition(" ")
        if verb == "swap":
            low = self.options["swap"] + self.trump
            self.hands[seat].remove(low)
            self.hands[seat].append(self.stock[-1])
            self.stock[-1] = low
        elif verb == "accuse":
            self.declared.append((seat, what))
        elif verb == "play":
            self.hands[seat].remove(what)
            self.table.append((seat, what))
            played = {who for who, _ in self.table}
            around = [(seat + step) % self.seats for step in range(1, self.seats)]
            waiting = [other for other in around if other not in played and self.hands[other]]
            if waiting:
                self.to_act = waiting[0]
            else:
                self.take()

    def take(self) -> None:
        """A full trick: who wins it, who draws, whether the deal is over."""
        led = self.table[0][1][1]
        trumps = [play for play in self.table if play[1][1] == self.trump]
        able = trumps or [play for play in self.table if play[1][1] == led]
        winner = max(able, key=lambda play: self.order(play[1][0]))[0]
        self.won[winner] += [card for _, card in self.table]
        self.tricks[winner] += 1
        self.table = []
        for step in range(self.seats):
            if self.stock:
                self.hands[(winner + step) % self.seats].append(self.stock.pop(0))
        if self.options.get("early_end") == "on" and max(self.points()) >= 61:
            self.count()
        else:
            self.lead(winner)

    def count(self) -> None:
        """The deal is over."""
        points = self.points()
        best = {self.side[seat] for seat in range(self.seats) if points[seat] == max(points)}
        self.finished.append(points)
        if len(best) == 1:
            for seat in range(self.seats):
                self.scores[seat] += self.side[seat] in best
        if max(self.scores) >= self.options.get("target", 3):
            self.winners = [seat for seat in range(self.seats) if self.scores[seat] == max(self.scores)]
            self.to_act = None
            return
        if len(best) == 1:
            self.dealer = (self.dealer + 1) % self.seats
        self.begin()
