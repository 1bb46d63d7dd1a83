"""A second, plain implementation of a deal with a called card, in words and lists, to compare the engine with.

Written from the rules page alone (briscola-family.md, Chiamata, Chiamata al due, Gingo); it uses nothing of the engine.
"""

RANKS = {"standard": "A3RCF76542", "three_seven": "A7RCF36542", "seven_high": "A7RCF65432", "tuscan": "A3RFC76542"}
VALUES = [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]
"""Points follow the order of the ranks in every custom."""


class ReferenceDeal:
    """One deal of one of the three games; `moves` go in as a record writes them."""

    def __init__(self, game: str, options: dict[str, object], dealer: int, hands: list[list[str]]) -> None:
        self.game, self.options, self.seats = game, options, len(hands)
        self.order = RANKS[str(options["order"])]
        self.hands = [list(hand) for hand in hands]
        self.players = [(dealer + step) % self.seats for step in (1, 2, 3, 4, 5)]
        self.to_act: int | None = self.players[0]
        self.still_in = list(self.players)
        self.spoken: set[int] = set()
        self.bid: str | None = None
        self.caller: int | None = None
        self.trump: str | None = None
        self.called: str | None = None
        self.partner: int | None = None
        self.table: list[tuple[int, str]] = []
        self.piles: list[list[str]] = [[] for _ in hands]
        self.tricks = [0] * self.seats
        self.ended = ""

    def worth(self, cards: list[str]) -> int:
        return sum(VALUES[self.order.index(card[0])] for card in cards)

    # What may be done

    def legal(self) -> set[str]:
        assert self.to_act is not None
        if self.caller is not None and self._suit_is_due():
            return {f"name {suit}" for suit in "DCSB"}
        if self.caller is not None:
            return {f"play {card}" for card in self.hands[self.to_act]}
        moves = {"pass", *(f"bid {bid}" for bid in self._bids())}
        most = {
            "chiamata": {"off": -1, "four": 4, "five": 5}.get(str(self.options.get("monte")), -1),
            "chiamata_due": 0,
        }
        if self.to_act not in self.spoken and self.worth(self.hands[self.to_act]) <= most.get(self.game, -1):
            moves.add("monte")
        return moves

    def _bids(self) -> list[str]:
        if self.game != "chiamata":
            least = 61 if self.game == "gingo" else int(str(self.options["plain_two"]))
            return [str(points) for points in range(int(self.bid) + 1 if self.bid else least, 121)]
        if self.bid is None:
            return list(self.order)
        if self.bid[0] == "2":
            return [f"2 {points}" for points in range(self._promise() + 1, 121)]
        return list(self.order[self.order.index(self.bid) + 1 :])

    def _promise(self) -> int:
        assert self.bid is not None
        number = self.bid.split()[-1]
        return 61 if self.game == "chiamata" and len(self.bid) == 1 else int(number)

    def _suit_is_due(self) -> bool:
        blind = self.game == "chiamata_due" or self.options.get("blind_first_trick") == "on"
        return self.trump is None and (not blind or len(self.table) == 5)

    # What it leads to

    def move(self, text: str) -> None:
        assert self.to_act is not None
        verb, *words = text.split()
        {"bid": self._speak, "pass": self._speak, "monte": self._monte, "name": self._name, "play": self._play}[verb](
            words
        )

    def _monte(self, _: list[str]) -> None:
        self.to_act, self.ended = None, "thrown_in"

    def _speak(self, words: list[str]) -> None:
        seat = self.to_act
        assert seat is not None
        following = self.still_in[(self.still_in.index(seat) + 1) % len(self.still_in)]
        self.spoken.add(seat)
        if words:
            self.bid = " ".join(words)
        else:
            self.still_in.remove(seat)
        if not self.still_in:
            self.to_act, self.ended = None, "all_passed"
        elif self.bid is not None and len(self.still_in) == 1:
            self.caller = self.still_in[0]
            self.to_act = self.caller if self._suit_is_due() else self.players[0]
        else:
            self.to_act = following

    def _name(self, words: list[str]) -> None:
        assert self.caller is not None
        assert self.bid is not None
        (self.trump,) = words
        rank = {"chiamata": self.bid[0], "chiamata_due": "2"}.get(self.game)
        if rank is None:
            rank = next(rank for rank in self.order if rank + self.trump not in self.hands[self.caller])
        self.called = rank + self.trump
        holders = [seat for seat, hand in enumerate(self.hands) if self.called in hand]
        holders += [seat for seat, card in self.table if card == self.called]
        self.partner = next((seat for seat in holders if seat != self.caller), None)
        if self.table:
            self._take()
        else:
            self.to_act = self.caller if self.game == "gingo" else self.players[0]

    def _play(self, words: list[str]) -> None:
        seat = self.to_act
        assert seat is not None
        self.hands[seat].remove(words[0])
        self.table.append((seat, words[0]))
        if len(self.table) < 5:
            self.to_act = self.players[(self.players.index(seat) + 1) % 5]
        elif self.trump is None:
            self.to_act = self.caller
        else:
            self._take()

    def _take(self) -> None:
        led = self.table[0][1][1]
        suit = self.trump if any(card[1] == self.trump for _, card in self.table) else led
        winner = min((self.order.index(card[0]), seat) for seat, card in self.table if card[1] == suit)[1]
        self.piles[winner] += [card for _, card in self.table]
        self.tricks[winner] += 1
        self.table = []
        self.to_act = winner
        if not self.hands[winner]:
            self.to_act, self.ended = None, "contract_kept" if self.made() >= self._promise() else "contract_failed"

    # What it brings

    def made(self) -> int:
        return sum(self.worth(self.piles[seat]) for seat in range(self.seats) if seat in (self.caller, self.partner))

    def scores(self) -> list[int]:
        if self.caller is None:
            return [0] * self.seats
        promise, made, kept = self._promise(), self.made(), self.ended == "contract_kept"
        if self.game == "gingo":
            ours, theirs = (promise, 0) if kept else (made - promise, 120 - made)
            return [ours if seat in (self.caller, self.partner) else theirs for seat in range(self.seats)]
        times = 2 if made in (0, 120) else 1
        if self.options["multipliers"] == "on" and promise > 70:
            times *= 2 + (promise > 80) + (promise > 90) + (promise > 100)
        times *= 1 if kept else -1
        shares = [-times if seat in self.players else 0 for seat in range(self.seats)]
        if self.partner is not None:
            shares[self.partner] = times
        shares[self.caller] = -sum(shares[seat] for seat in range(self.seats) if seat != self.caller)
        return shares
