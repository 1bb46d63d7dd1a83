"""A match over several deals: chance, score, finished deals, result. The same for every game."""

from typing import Any, NamedTuple

from cardtables.engine.cards import Seat
from cardtables.engine.rng import Rng, stream

PLAYING, FINISHED, NEEDS_DEAL, NEEDS_SHUFFLE = "playing", "finished", "needs_deal", "needs_shuffle"


class Chance(NamedTuple):
    """Where cards come from: explicit deals in order, then the seed (record.md, The document)."""

    seed: int | str | None = None
    deals: tuple[Any, ...] = ()
    """Explicit deals not yet used, each the game's own value."""

    def stream(self, name: str, number: int) -> Rng | None:
        """A named stream of the seed; None where there is no seed, for chance is never invented."""
        return None if self.seed is None else stream(self.seed, name, number)


class DealResult(NamedTuple):
    """A finished deal: its number from 1, points of the deal and match scores after it per seat, a note's code."""

    deal: int
    dealer: Seat
    points: tuple[int, ...]
    scores: tuple[int, ...]
    note: str


class Result(NamedTuple):
    """How a match ended; seats ascending."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    draw: bool = False
    void: bool = False


class Match(NamedTuple):
    """What outlasts a deal. `deal` counts every dealing from 1; `status` is one of the four of record.md."""

    chance: Chance
    status: str
    deal: int
    dealer: Seat
    scores: tuple[int, ...]
    finished: tuple[DealResult, ...] = ()
    result: Result | None = None

    def without_chance(self) -> "Match":
        """What a view may hold: everything but where the next cards come from."""
        return self._replace(chance=Chance())


def winners_by_score(scores: tuple[int, ...], *, lowest: bool = False) -> Result:
    """The seats with the best score win and all others lose; equal scores share the place."""
    best = (min if lowest else max)(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    losers = tuple(seat for seat, score in enumerate(scores) if score != best)
    return Result(winners, losers, draw=not losers)
