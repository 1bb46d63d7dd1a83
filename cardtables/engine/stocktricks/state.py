"""The state of a trick game with a stock: an immutable value of numbers and tuples."""

from typing import NamedTuple

from cardtables.engine.cards import Cards, Seat
from cardtables.engine.match import Match
from cardtables.engine.tricks import Play, Trick


class Signal(NamedTuple):
    """A sign or a word: who, in which trick of the deal (from 0), which verb and place in its list, who noticed it."""

    seat: Seat
    trick: int
    verb: str
    place: int
    audience: int


class Declaration(NamedTuple):
    """Two cards of a suit shown together: who, in which suit, in which trick of the deal (from 0), for how much."""

    seat: Seat
    suit: int
    trick: int
    worth: int


class State(NamedTuple):
    """One moment. In a view hidden cards are HIDDEN, `points` is () while nobody may count, `signals` those noticed."""

    match: Match
    phase: str
    turn: int
    leader: Seat
    trick: tuple[Play, ...]
    hands: tuple[Cards, ...]
    stock: Cards
    """Top first; the last one is the up-card where there is one."""
    trump: int
    """Suit, or NO_SUIT."""
    tricks: tuple[Trick, ...]
    """Finished tricks of the deal, all played in the open."""
    points: tuple[int, ...]
    """Points of the deal per side, declarations included."""
    won_before: tuple[Cards, ...]
    """Piles an explicit position started with, per seat; nobody saw them won."""
    accused: tuple[Declaration, ...]
    """Declarations of the deal, in order."""
    shown: tuple[Play, ...]
    """Cards everybody knows to be in a hand: drawn or exchanged from the open, or declared."""
    signals: tuple[Signal, ...]


class Deal(NamedTuple):
    """One dealing, explicit or drawn; None where the rules decide."""

    hands: tuple[Cards, ...]
    stock: Cards
    trump: int
    won_before: tuple[Cards, ...]
    dealer: Seat | None = None
    turn: Seat | None = None
