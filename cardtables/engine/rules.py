"""The contract of a game: what every table, bot and record may ask of its rules."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from cardtables.engine.cards import Card, Pack, Seat
from cardtables.engine.errors import Refusal
from cardtables.engine.events import Event
from cardtables.engine.match import Chance, Match, Result
from cardtables.engine.moves import Grammar, Move
from cardtables.engine.rng import Rng

NOBODY = -1


class TableState(Protocol):
    """What the states of all games have in common; each game's is a NamedTuple of ints and tuples."""

    @property
    def match(self) -> Match: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...


S = TypeVar("S", bound=TableState)


class Step(NamedTuple, Generic[S]):
    """A new state and what happened on the way to it."""

    state: S
    events: tuple[Event, ...]


class View(NamedTuple, Generic[S]):
    """All that a seat may know (`seat` None: a spectator).

    `state` is a copy in which every hidden card is HIDDEN and chance is gone; `legal` is empty unless that seat is to
    act. `open_table` marks the view of one who may see everything: the owner of a record, a finished game's review.
    """

    seat: Seat | None
    legal: tuple[Move, ...]
    state: S
    open_table: bool = False


class Rules(ABC, Generic[S]):
    """One game with its options, for a number of seats. Holds tables, never a state; every method is pure."""

    game: str
    """The game's id."""
    seats: int
    pack: Pack
    grammar: Grammar
    sides: tuple[tuple[Seat, ...], ...]
    """Who plays together; one seat a side where each plays alone. Games whose sides are secret say each alone."""

    @abstractmethod
    def read_deal(self, raw: Mapping[str, object]) -> Any:
        """An explicit deal of a record as the game's own value (record.md, Deals). Raises TableError."""

    @abstractmethod
    def setup(self, chance: Chance) -> Step[S]:
        """The first deal of a match. With neither deals nor a seed the state waits: status `needs_deal`."""

    def to_act(self, state: S) -> Seat | None:
        """The seat whose decision is due, None when the match is over or waits for chance."""
        turn = state.turn
        return None if turn == NOBODY else turn

    @abstractmethod
    def legal(self, state: S) -> tuple[Move, ...]:
        """The moves of the seat to act, in a fixed order; empty when nobody is."""

    @abstractmethod
    def refuse(self, state: S, move: Move) -> Refusal | None:
        """Why a move is not allowed; None exactly when it is in `legal`."""

    @abstractmethod
    def apply(self, state: S, move: Move) -> Step[S]:
        """The state after a move of the seat to act. Raises IllegalMove, whatever the caller promised."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View[S]:
        """All that a seat may know; holds no reference to the state."""

    @abstractmethod
    def sample(self, view: View[S], rng: Rng) -> S:
        """A world consistent with a view: `view(sample(v, rng), v.seat) == v`. Drawn from the view alone."""

    @abstractmethod
    def describe(self, view: View[S]) -> dict[str, object]:
        """The game's keys of `replay`'s answer (record.md), made of JSON values."""

    def scores(self, state: S) -> tuple[int, ...]:
        """The match score of each seat."""
        return state.match.scores

    def outcomes(self, match: Match) -> tuple[Result, ...]:
        """The games that a finished match counts as in statistics, void ones left out: one, unless a rules page says
        that a match is made of several.
        """
        return () if match.result is None or match.result.void else (match.result,)

    def worth(self, card: Card) -> int:
        """What a card counts for who has taken it; 0 for all of them where cards are not counted one by one."""
        return 0

    def reveal(self, state: S) -> View[S]:
        """The view of one who may see everything. Never for a bot or a seat."""
        return View(None, self.legal(state), state, open_table=True)

    def text_of(self, moves: Sequence[Move]) -> list[str]:
        """Moves as a record holds them."""
        return [self.grammar.write(move) for move in moves]
