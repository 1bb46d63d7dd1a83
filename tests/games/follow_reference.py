"""A second, plain implementation of Madrasso and Marafone, in words and lists, to compare the engine with.

Written from the rules page alone (briscola-family.md, Madrasso, Marafone); it uses nothing of the engine.
"""

from fractions import Fraction

RANKS = {"standard": "A3RCF76542", "three_seven": "A7RCF36542", "seven_high": "A7RCF65432", "tuscan": "A3RFC76542"}
"""Points follow the order of the ranks in every custom: 11, 10, 4, 3, 2."""


class ReferenceMatch:
    """One match; each deal's hands are told, `moves` go in as a record writes them."""

    def __init__(self, game: str, options: dict[str, object], dealer: int) -> None:
        self.madrasso = game == "madrasso"
        self.options = options
        self.order = RANKS[str(options["order"])] if self.madrasso else "32ARCF7654"
        self.dealer = dealer
        self.namer: int | None = None
        self.scores = [0, 0]
        self.deals: list[list[int]] = []
        self.winners: list[int] | None = None

    def deal(self, hands: list[list[str]], open_card: str | None) -> None:
        self.hands = [list(hand) for hand in hands]
        self.open = open_card
        self.table: list[tuple[int, str]] = []
        self.piles: list[list[str]] = [[], []]
        self.tricks = [0, 0, 0, 0]
        self.maraffa: int | None = None
        self.said: list[list[object]] = []
        if self.madrasso:
            assert open_card in self.hands[self.dealer]
            self.trump: str | None = str(open_card)[1]
            self.to_act = (self.dealer + 1) % 4
        else:
            holder = next(seat for seat in range(4) if "4D" in self.hands[seat])
            self.namer = holder if self.namer is None else (self.namer + 1) % 4
            self.trump = None
            self.to_act = self.namer

    # What may be done

    def legal(self) -> set[str]:
        if self.trump is None:
            return {"name D", "name C", "name S", "name B"}
        hand = self.hands[self.to_act]
        cards = hand
        if self.table:
            led = self.table[0][1][1]
            cards = [card for card in hand if card[1] == led]
            if not cards and self.options.get("must_trump") == "on":
                cards = [card for card in hand if card[1] == self.trump]
            cards = cards or hand
        moves = {f"play {card}" for card in cards}
        first_trick = sum(self.tricks) == 0
        seven = "7" + self.trump in hand and self.to_act != self.dealer
        if self.madrasso and first_trick and seven and self.open in self.hands[self.dealer]:
            moves.add("swap")
        if not self.madrasso and not self.table:
            moves |= {"say busso", "say striscio", "say volo"}
        return moves

    # What it leads to

    def move(self, text: str) -> None:
        verb, *words = text.split()
        if verb == "name":
            self.trump = words[0]
        elif verb == "say":
            self.said.append([self.to_act, words[0]])
        elif verb == "swap":
            seven = f"7{self.trump}"
            self.hands[self.to_act].remove(seven)
            self.hands[self.dealer].remove(str(self.open))
            self.hands[self.to_act].append(str(self.open))
            self.hands[self.dealer].append(seven)
            self.open = seven
        else:
            self._play(words[0])

    def _play(self, card: str) -> None:
        seat = self.to_act
        whole = {f"{rank}{self.trump}" for rank in "A23"} <= set(self.hands[seat])
        if not self.madrasso and sum(self.tricks) == 0 and not self.table and whole and card == f"A{self.trump}":
            self.maraffa = seat
        self.hands[seat].remove(card)
        self.table.append((seat, card))
        self.to_act = (seat + 1) % 4
        if len(self.table) == 4:
            trumps = [play for play in self.table if play[1][1] == self.trump]
            in_suit = [play for play in self.table if play[1][1] == self.table[0][1][1]]
            self.to_act = min(trumps or in_suit, key=lambda play: self.order.index(play[1][0]))[0]
            self.piles[self.to_act % 2] += [card for _, card in self.table]
            self.tricks[self.to_act] += 1
            self.table = []
            if sum(self.tricks) == 10:
                self._count()

    # What it brings

    def points(self) -> list[int]:
        last = self.to_act % 2 if sum(self.tricks) == 10 else None
        if self.madrasso:
            worth = dict(zip(self.order, (11, 10, 4, 3, 2), strict=False))
            return [sum(worth.get(card[0], 0) for card in self.piles[side]) + 10 * (side == last) for side in (0, 1)]
        thirds = {"A": Fraction(1), **dict.fromkeys("32RCF", Fraction(1, 3))}
        sums = [
            sum((thirds.get(card[0], Fraction(0)) for card in self.piles[side]), Fraction(side == last))
            for side in (0, 1)
        ]
        return [
            int(total) + 3 * (self.maraffa is not None and self.maraffa % 2 == side) for side, total in enumerate(sums)
        ]

    def _count(self) -> None:
        points = self.points()
        self.deals.append(points)
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]
        swept = [side for side in (0, 1) if self.tricks[side] + self.tricks[side + 2] == 10]
        reached = max(self.scores) >= int(str(self.options["target"])) and self.scores[0] != self.scores[1]
        if self.madrasso and swept:
            self.winners = [swept[0], swept[0] + 2]
        elif reached and (not self.madrasso or len(self.deals) >= 10):
            side = self.scores.index(max(self.scores))
            self.winners = [side, side + 2]
        self.dealer = (self.dealer + 1) % 4
