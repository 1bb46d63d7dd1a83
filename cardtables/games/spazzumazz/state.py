"""The state of a game of Spazz'u'mazz: an immutable value of numbers and tuples, and what is read off it."""

from typing import Final, NamedTuple

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.match import Match
from cardtables.games.spazzumazz.heaps import RANKS_MASK, Heap
from cardtables.games.spazzumazz.order import RANK_OF

GONE: Final = Card(-2)
"""A place from which the face-down card has been turned: the others keep their number."""

Position = tuple[int, ...]
Moment = tuple[Seat, Cards, tuple[Heap, ...]]
"""What tells a position: the seat to act, the pile, the hands."""
Trail = tuple[str, tuple[Moment, ...]]
"""The positions that may come again: a sign for each, equal where they are, in a text for quick search; and what they
were."""
NO_TRAIL: Final[Trail] = "", ()
SIGNS: Final = 50_021
"""A prime, so that every rank tells; below the numbers that are no signs."""


class State(NamedTuple):
    """One moment. Equal cards of several packs are the same number. In a view hidden cards are HIDDEN."""

    match: Match
    phase: str
    turn: int
    pile: Cards
    """Bottom first."""
    stock: Cards
    """Top first."""
    hands: tuple[Heap, ...]
    face_up: tuple[Heap, ...]
    face_down: tuple[Cards, ...]
    """By place from 0; GONE where one has been turned."""
    removed: Cards
    """Swept cards in the order swept, each pile bottom first."""
    swept: Heap
    """Of these the rows that swept: everybody saw them go."""
    out: tuple[Seat, ...]
    """Seats without cards, in the order they went out."""
    drawn: tuple[int, ...]
    """Per seat on how many turns it has drawn; each discard after a sweep is a turn of its own."""
    known: tuple[Heap, ...]
    """Per seat the cards everybody saw go to that hand: the row on top of a pile taken, a card turned in vain."""
    laid: tuple[tuple[tuple[int, int], ...], ...]
    """Per seat its discards that swept nothing, rank and number, since the stock ran out and it last took the pile."""
    made: int
    """Moves made in this game."""
    seen: int
    """How often this position has been, itself included; 0 while there is a stock (spazzumazz.md, rule 15)."""
    trail: Trail
    """The positions that may come again; none in views."""


class Deal(NamedTuple):
    """One dealing, explicit or drawn; None where the rules decide."""

    hands: tuple[Heap, ...]
    face_up: tuple[Heap, ...]
    face_down: tuple[Cards, ...]
    stock: Cards
    pile: Cards
    drawn: tuple[int, ...]
    dealer: Seat | None = None
    turn: Seat | None = None


def position_of(turn: Seat, pile: Cards, hands: tuple[Heap, ...]) -> Position:
    """A position (rule 15): the seat to act, the ranks of the pile in order, those of all hands.

    The face-up and face-down cards are left out. They never come back, nor do swept ones: a trail begins anew where
    one goes, so that along a trail they are the same.
    """
    return (turn, *map(RANK_OF.__getitem__, pile), *map(RANKS_MASK.__and__, hands))


def counted(trail: Trail, turn: Seat, pile: Cards, hands: tuple[Heap, ...]) -> tuple[int, Trail]:
    """How often a position has been, this time included, and the trail with it.

    It is counted after each move, and a seat hardly ever holds what it has held before: only then are positions made.
    """
    signs, before = trail
    sign, seen = chr(((hands[turn] & RANKS_MASK) + len(pile)) % SIGNS), 1
    place = signs.find(sign)
    while place >= 0:
        seen += position_of(*before[place]) == position_of(turn, pile, hands)
        place = signs.find(sign, place + 1)
    return seen, (signs + sign, (*before, (turn, pile, hands)))
