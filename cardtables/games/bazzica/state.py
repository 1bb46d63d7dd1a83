"""What lies on a Bazzica table: an immutable value of numbers and tuples."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from cardtables.engine.cards import Card, Cards, Seat, italian_pack
from cardtables.engine.match import Match
from cardtables.engine.rules import NOBODY

DISCARD, VOTE, INTEND, CALLS = "discard", "vote", "intend", "calls"
"""The phases of a hand: changing cards, agreeing on more changes, answering who asks, calling towards 31."""
IN_PLAY, STOOD, BUST = 0, 1, 2
"""Where a seat is with its calling."""
MOST_SEATS: Final = 4
MOST_SESSIONS: Final = 10
MOST_CHANGED: Final = 3
HANDS: Final = 40 * 39 * 38 // 6
"""There are so many hands of three cards: what depends on a hand alone is looked up."""

IN_TURN: Final = tuple(
    tuple(tuple((mano + step) % seats for step in range(seats)) for mano in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""By number of seats and mano: the seats in the order of play."""

PACK: Final = italian_pack()
VALUE: Final = (*(10 if PACK.ranks[rank] in "FCR" else rank + 1 for rank in PACK.rank), 0)
"""What a card counts: ace to 7 their number, figures 10 (bazzica.md, rule 1). HIDDEN, -1, finds the last: nothing."""
value_of = VALUE.__getitem__


def total_of(cards: Iterable[Card]) -> int:
    """The sum of cards in sight; hidden ones count nothing."""
    return sum(map(value_of, cards))


class Talk(NamedTuple):
    """What was said and changed in a hand, in the open (bazzica.md, rules 4 and 5)."""

    changes: tuple[tuple[int, ...], ...] = ()
    """How many cards each changed, in turn from mano, one tuple a session; that of a running one is not yet full."""
    votes: tuple[tuple[Seat, str], ...] = ()
    """The latest vote: who agreed, who refused."""
    asked: tuple[Seat, ...] = ()
    """Who has asked the others in the latest vote; while they answer, for the last of these."""
    intended: tuple[int | None, ...] = ()
    """Per seat how many cards it said in the latest vote it would change; () before anybody asked."""


NO_TALK: Final = Talk()


class Renewal(NamedTuple):
    """The latest time that the discards became the stock (bazzica.md, rule 7)."""

    number: int
    """How often in this hand; 0: never."""
    returned: tuple[Cards, ...]
    """Per seat the cards that it had discarded and that went into the stock: known to that seat alone."""
    idle: tuple[Seat, ...]
    """The seats that have drawn nothing since."""


class State(NamedTuple):
    """One moment. In a view hidden cards are HIDDEN."""

    match: Match
    phase: str
    turn: int
    mano: Seat
    hands: tuple[Cards, ...]
    """The first cards per seat, as the pack lists them."""
    called: tuple[Cards, ...]
    """The cards called, in order."""
    stock: Cards
    """Top first."""
    discards: tuple[tuple[Seat, Card], ...]
    """Who discarded what, in order; NOBODY for those an explicit deal starts with."""
    standing: tuple[int, ...]
    """Per seat IN_PLAY, STOOD or BUST."""
    shown: tuple[bool, ...]
    """Who has shown a bazzica or bazzicotto."""
    bazzica: int
    """The seat whose bazzica counts, or NOBODY."""
    declared: bool
    """Whether hands have been declared at all: not where an explicit deal starts with the calls."""
    talk: Talk
    renewal: Renewal

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def sessions(self) -> int:
        """How many sessions of changing cards have been held to their end."""
        return sum(len(counts) == len(self.hands) for counts in self.talk.changes)

    def cards_of(self, seat: Seat) -> Cards:
        """All cards of a seat, first and called ones."""
        return self.hands[seat] + self.called[seat]

    def in_turn(self) -> tuple[Seat, ...]:
        """The seats in the order of play from mano."""
        return IN_TURN[len(self.hands)][self.mano]

    def hidden_call(self, seat: Seat) -> bool:
        """Whether the first called card of a seat lies face down (bazzica.md, rule 8)."""
        return self.shown[seat] and self.standing[seat] != BUST and not self.turned_up

    @property
    def turned_up(self) -> bool:
        """Whether everybody has finished calling, and all cards are shown."""
        return IN_PLAY not in self.standing


class Deal(NamedTuple):
    """One dealing, explicit or drawn; None where the rules decide."""

    hands: tuple[Cards, ...]
    stock: Cards
    discards: Cards = ()
    calls: bool = False
    """Whether the hand starts with the calls, nothing declared."""
    scores: tuple[int, ...] | None = None
    dealer: Seat | None = None
    turn: Seat | None = None


NONE: Final = tuple(((),) * seats for seats in range(MOST_SEATS + 1))
ALL_IN_PLAY: Final = tuple((IN_PLAY,) * seats for seats in range(MOST_SEATS + 1))
NOTHING_SHOWN: Final = tuple((False,) * seats for seats in range(MOST_SEATS + 1))
NEVER: Final = tuple(Renewal(0, none, ()) for none in NONE)


def fresh_state(match: Match, deal: Deal, mano: Seat, turn: int) -> State:
    """The first moment of a hand, before anything is declared."""
    hands, stock, thrown, calls = deal[:4]
    seats = len(hands)
    discards = tuple([(NOBODY, card) for card in thrown]) if thrown else ()
    first = (
        match, CALLS if calls else DISCARD, turn, mano, hands, NONE[seats], stock, discards, ALL_IN_PLAY[seats],
        NOTHING_SHOWN[seats], NOBODY, not calls, NO_TALK, NEVER[seats],
    )  # fmt: skip
    return tuple.__new__(State, first)
