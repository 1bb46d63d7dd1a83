"""The state of a game of Spazz'u'mazz: an immutable value of numbers and tuples, and what is read off it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.match import Match
from cardtables.games.spazzumazz.heaps import RANKS_MASK, Heap
from cardtables.games.spazzumazz.order import RANK_OF

GONE: Final = Card(-2)
"""A place from which the face-down card has been turned: the others keep their number."""

Position = tuple[int, ...]
Trail = tuple[tuple[Position, ...], ...]
"""Positions by the number of cards on the pile, for only those can be equal; all long piles together."""
NO_TRAIL: Final[Trail] = ((),) * 16


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


def position_of(turn: Seat, pile: Cards, hands: Sequence[Heap]) -> Position:
    """A position (rule 15): the seat to act, the ranks of the pile in order, those of all hands.

    The face-up and face-down cards are left out. They never come back, nor do swept ones: a trail begins anew where
    one goes, so that along a trail they are the same.
    """
    return (turn, *map(RANK_OF.__getitem__, pile), *map(RANKS_MASK.__and__, hands))


def counted(trail: Trail, turn: Seat, pile: Cards, hands: Sequence[Heap]) -> tuple[int, Trail]:
    """How often a position has been, this time included, and the trail with it."""
    place = min(len(pile), len(NO_TRAIL) - 1)
    position, alike = position_of(turn, pile, hands), trail[place]
    return alike.count(position) + 1, (*trail[:place], (*alike, position), *trail[place + 1 :])
