"""Briscola and its kin a second time, told as plainly as the rules pages do: a match in words and lists, to compare.

Written from briscola.md and briscola-family.md alone, it shares nothing with the engine. `StockMatch.answer` is what
record.md says that a record comes to, for one who sees all or for a seat.
"""

from typing import Any

ORDERS = {"standard": "A3RCF76542", "three_seven": "A7RCF36542", "seven_high": "A7RCF65432", "tuscan": "A3RFC76542"}
POINTS = (11, 10, 4, 3, 2, 0, 0, 0, 0, 0)
"""They follow the order of the ranks in every custom."""

SIGNS = ("asso", "tre", "re", "cavallo", "fante", "sette", "sei", "liscio", "niente", "carico")
WORDS = ("liscio", "carico", "briscola", "taglia", "vieni", "strozza")

ALL = {"order": "standard", "show_points": "off", "friendly": "off"}
PARTNERS = {
    **ALL,
    "removed_two": "C",
    "signs": "after_first_trick",
    "signs_custom": "common",
    "signs_seen": "partner",
    "talk": "after_first_trick",
    "last_look": "on",
    "last_silence": "off",
}
LOCAL = {**PARTNERS, "target": 3, "accuse": "off", "swap": "off", "early_end": "off"}
DEFAULTS: dict[str, dict[str, Any]] = {
    "briscola": LOCAL,
    "briscolone": {**ALL, "target": 151, "must_follow": "off"},
    "briscola_scoperta": {**LOCAL, "form": "hands"},
    "briscola_31": LOCAL,
    "mariaje": {**PARTNERS, "target": 500, "swap": "off"},
    "marianna": {**PARTNERS, "target": 500, "values": 20},
    "schembil": LOCAL,
    "briscola_perdere": LOCAL,
}
SEATS = {
    "briscola": (2, 3, 4, 6),
    "briscolone": (2,),
    "briscola_scoperta": (2,),
    "briscola_31": (2,),
    "mariaje": (2, 4),
    "marianna": (2, 3, 4),
    "schembil": (6,),
    "briscola_perdere": (2, 4),
}
PLAIN = ("briscolone", "marianna")
"""Five cards, no up-card, no briscola to begin with."""
ADDING = ("briscolone", "mariaje", "marianna")
"""The points of all deals add up."""


class Refused(Exception):
    """A move that is not allowed."""


def hand_size(game: str) -> int:
    return 5 if game in PLAIN else 3


def cards_in_play(seats: int, removed_two: str) -> list[str]:
    """Three play without one two, six without all four."""
    out = {3: ["2" + removed_two], 6: ["2D", "2C", "2S", "2B"]}.get(seats, [])
    return [rank + suit for suit in "DCSB" for rank in "A234567FCR" if rank + suit not in out]


def as_the_pack_lists(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: ("DCSB".index(card[1]), "A234567FCR".index(card[0])))


class StockMatch:
    """One match from explicit deals, changed in place by `play`."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], deals: list[dict[str, Any]]) -> None:
        self.game, self.seats = game, seats
        self.options: dict[str, Any] = {**DEFAULTS[game], **options}
        self.deals = list(deals)
        self.side = [seat % 2 if seats > 3 else seat for seat in range(seats)]
        self.scores = [0] * seats
        self.finished: list[dict[str, Any]] = []
        self.dealer = self.deal = 0
        self.winners: list[int] | None = None
        self.begin()

    # The deal

    def begin(self) -> None:
        """The next explicit deal; nothing lies on the table where there is none."""
        self.deal += 1
        self.table: list[tuple[int, str]] = []
        self.tricks = [0] * self.seats
        self.declared: list[tuple[int, str, int]] = []
        self.declared_this_turn = self.looked = False
        self.trump: str | None = None
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
        self.trump = told.get("trump")
        if self.stock and self.game not in PLAIN:
            self.trump = self.stock[-1][1]
        self.dealer = told.get("dealer", self.dealer)
        self.lead(told.get("turn", (self.dealer + 1) % self.seats))

    def lead(self, seat: int) -> None:
        """This seat leads, or the next that can; where none can the deal is over."""
        self.look()
        around = [(seat + step) % self.seats for step in range(self.seats)]
        able = [other for other in around if self.hands[other]]
        if able:
            self.to_act = able[0]
        else:
            self.count()

    def look(self) -> None:
        """Before a lead, with the stock out and three cards left, partners look at each other's hands."""
        if self.seats > 3 and self.options["last_look"] == "on" and not self.stock:
            self.looked = self.looked or max(map(len, self.hands)) <= 3

    # What may be done

    def legal(self) -> set[str]:
        seat = self.to_act
        if seat is None:
            return set()
        hand = self.hands[seat]
        following = [card for card in hand if self.table and card[1] == self.table[0][1][1]]
        must_follow = self.options.get("must_follow") == "on" and following
        moves = {f"play {card}" for card in (following if must_follow else hand)}
        low = self.options.get("swap", "off")
        if low != "off" and self.stock and f"{low}{self.trump}" in hand:
            moves.add("swap")
        if self.game == "briscola_31":
            moves.add("claim")
        moves |= {f"accuse {suit}" for suit in "DCSB" if self.may_accuse(suit, hand)}
        if self.may("signs"):
            moves |= {f"sign {sign}" for sign in SIGNS}
        if self.may("talk") and seat in self.captains():
            moves |= {f"say {word}" for word in WORDS}
        return moves

    def may_accuse(self, suit: str, hand: list[str]) -> bool:
        always = self.game in ("mariaje", "marianna")
        if not always and self.options.get("accuse", "off") == "off":
            return False
        if self.game == "marianna" and (self.declared_this_turn or not self.stock):
            return False
        other = "F" if self.options["order"] == "tuscan" else "C"
        done = [declared for _, declared, _ in self.declared]
        return suit not in done and "R" + suit in hand and other + suit in hand

    def may(self, option: str) -> bool:
        """Whether signs or words are allowed now, to those who may make any."""
        when = self.options.get(option, "off")
        if self.seats < 4 or when == "off" or (when == "after_first_trick" and not any(self.tricks)):
            return False
        return not (self.options["last_silence"] == "on" and not self.stock)

    def captains(self) -> list[int]:
        """Those who may say words; with Schembil two, others each time."""
        if self.game != "schembil":
            return list(range(self.seats))
        return [2 * (self.deal - 1) % 6, (2 * (self.deal - 1) + 1) % 6]

    # What it leads to

    def play(self, move: str) -> None:
        """Raises Refused."""
        seat = self.to_act
        if seat is None or move not in self.legal():
            raise Refused(move)
        verb, _, what = move.partition(" ")
        if verb == "swap":
            low = f"{self.options['swap']}{self.trump}"
            self.hands[seat].remove(low)
            self.hands[seat].append(self.stock[-1])
            self.stock[-1] = low
        elif verb == "claim":
            right = self.worth(self.won[seat]) >= 31
            self.count(claimed=seat if right else 1 - seat)
        elif verb == "accuse":
            self.accuse(seat, what)
        elif verb == "play":
            self.hands[seat].remove(what)
            self.table.append((seat, what))
            self.declared_this_turn = False
            played = [who for who, _ in self.table]
            around = [(seat + step) % self.seats for step in range(1, self.seats)]
            waiting = [other for other in around if other not in played and self.hands[other]]
            if waiting:
                self.to_act = waiting[0]
            else:
                self.take()

    def accuse(self, seat: int, suit: str) -> None:
        if self.game == "marianna":
            worth = self.options["values"] + 20 * len(self.declared)
            self.trump = suit
            self.declared_this_turn = True
        else:
            worth = 40 if suit == self.trump else 20
        self.declared.append((seat, suit, worth))

    def take(self) -> None:
        """A full trick: who wins it, who draws, whether the deal is over."""
        led = self.table[0][1][1]
        trumps = [play for play in self.table if play[1][1] == self.trump]
        able = trumps or [play for play in self.table if play[1][1] == led]
        winner = min(able, key=lambda play: ORDERS[self.options["order"]].index(play[1][0]))[0]
        self.won[winner] += [card for _, card in self.table]
        self.tricks[winner] += 1
        self.table = []
        for step in range(self.seats):
            if self.stock:
                self.hands[(winner + step) % self.seats].append(self.stock.pop(0))
        self.look()
        if self.options.get("early_end") == "on" and max(self.points()) >= 61:
            self.count()
        else:
            self.lead(winner)

    def worth(self, cards: list[str]) -> int:
        return sum(POINTS[ORDERS[self.options["order"]].index(card[0])] for card in cards)

    def points(self) -> list[int]:
        """Per seat, those of its side."""
        own = [self.worth(pile) for pile in self.won]
        for seat, _, worth in self.declared:
            own[seat] += worth
        return [sum(own[other] for other in range(self.seats) if self.side[other] == side) for side in self.side]

    def count(self, claimed: int | None = None) -> None:
        """The deal is over; `claimed`: whose it is by a claim."""
        points = self.points()
        adding = self.game in ADDING
        best = min(points) if self.game == "briscola_perdere" else max(points)
        having = {self.side[seat] for seat in range(self.seats) if points[seat] == best}
        if claimed is not None:
            having = {claimed}
        drawn = len(having) > 1 and not adding
        for seat in range(self.seats):
            if adding:
                self.scores[seat] += points[seat]
            elif not drawn:
                self.scores[seat] += self.side[seat] in having
        note = "points_added" if adding else "deal_drawn" if drawn else "deal_won"
        told = {"deal": self.deal, "dealer": self.dealer, "points": points, "scores": list(self.scores), "note": note}
        self.finished.append(told)
        ahead = [seat for seat in range(self.seats) if self.scores[seat] == max(self.scores)]
        if max(self.scores) >= self.options["target"] and len({self.side[seat] for seat in ahead}) == 1:
            self.winners, self.to_act = ahead, None
            return
        if not drawn:
            self.dealer = (self.dealer + 1) % self.seats
        self.begin()

    # What is told

    def answer(self, view: int | None = None) -> dict[str, Any]:
        """All of it, or what a seat may know of it."""
        everything = view is None
        open_next = self.options.get("form") == "hands_and_stock"
        with_upcard = self.game not in PLAIN
        shown_in_stock = [0] if open_next else []
        shown_in_stock += [len(self.stock) - 1] if with_upcard else []
        over, waiting = self.winners is not None, self.to_act is None and self.winners is None
        answer: dict[str, Any] = {
            "ok": True,
            "status": "finished" if over else "needs_deal" if waiting else "playing",
            "to_act": self.to_act,
            "legal": sorted(self.legal()) if everything or view == self.to_act else [],
            "deal": self.deal,
            "dealer": self.dealer,
            "phase": "play",
            "scores": self.scores,
            "deals": self.finished,
            "result": None,
            "options": self.options,
            "hands": [
                as_the_pack_lists(hand) if everything or self.sees_hand(view, owner) else ["??"] * len(hand)
                for owner, hand in enumerate(self.hands)
            ],
            "table": [list(play) for play in self.table],
            "stock": [card if everything or place in shown_in_stock else "??" for place, card in enumerate(self.stock)],
            "trump": self.trump,
            "upcard": self.stock[-1] if self.stock and with_upcard else None,
            "won": [
                sorted(pile) if everything or self.sees_pile(view, owner) else ["??"] * len(pile)
                for owner, pile in enumerate(self.won)
            ],
            "tricks": self.tricks,
        }
        if self.winners is not None:
            losers = [seat for seat in range(self.seats) if seat not in self.winners]
            answer["result"] = {"winners": self.winners, "losers": losers, "draw": False, "void": False}
        if everything or over or self.options["show_points"] == "on":
            answer["points"] = self.points()
        if self.game == "schembil":
            answer["captains"] = self.captains()
        if self.game == "marianna":
            answer["declared"] = {str(number): suit for number, (_, suit, _) in enumerate(self.declared, 1)}
            if self.stock and len(self.declared) < 4:
                answer["next_worth"] = self.options["values"] + 20 * len(self.declared)
        return answer

    def sees_hand(self, viewer: int | None, owner: int) -> bool:
        if viewer is None or viewer == owner or self.game == "briscola_scoperta":
            return True
        return self.looked and self.side[viewer] == self.side[owner]

    def sees_pile(self, viewer: int | None, owner: int) -> bool:
        """A 31 is played without looking at piles."""
        if viewer is None or self.stock or self.game == "briscola_31":
            return False
        return self.side[viewer] == self.side[owner]
