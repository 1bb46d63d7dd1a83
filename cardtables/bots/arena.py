"""Bots against each other on the same cards: every deal is played in all seat rotations (duplicate deals)."""

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from math import sqrt
from multiprocessing import get_context
from statistics import mean, stdev
from time import thread_time
from typing import Any, NamedTuple

from cardtables.bots.base import Bot
from cardtables.bots.levels import bot_of
from cardtables.engine.cards import Seat
from cardtables.engine.errors import TableError
from cardtables.engine.match import Chance, Match
from cardtables.engine.rng import stream
from cardtables.engine.rules import Rules
from cardtables.shelf.options import GameOptions
from cardtables.shelf.spec import Spec

DEALS_AT_ONCE = 8
"""What a process is given at a time."""
IN_95_PERCENT = 1.96
"""Standard errors either side of a mean that hold the truth 95 times in a hundred."""


class LineUp(NamedTuple):
    """Who plays what: levels go round the table until all seats are taken."""

    spec: Spec
    options: GameOptions
    levels: tuple[str, ...]
    seats: int

    def seatings(self) -> list[tuple[int, ...]]:
        """By seat the entry that sits there, in all rotations that differ."""
        entries = len(self.levels)
        return [tuple((seat + turn) % entries for seat in range(self.seats)) for turn in range(entries)]


class Showing(NamedTuple):
    """How one entry did on one deal, summed over the rotations."""

    share: float
    """Of the matches' wins; a draw is shared by all seats."""
    won: int
    drawn: int
    lost: int
    points: float
    """Mean points per seat and deal; 0 in a game that counts none."""
    microseconds: Counter[int]
    """Think times by length, in the processor's time: what else runs on the machine does not count."""


class Standing(NamedTuple):
    """How one entry did on all deals; `low` and `high` hold its share of wins at 95 %, think times are milliseconds."""

    level: str
    share: float
    low: float
    high: float
    won: int
    drawn: int
    lost: int
    points: float
    think_median: float
    think_p95: float


class Standings(NamedTuple):
    """What an arena comes to; `deals` are those played, fewer than `asked` when it was stopped."""

    deals: int
    asked: int
    entries: tuple[Standing, ...]


def line_up(spec: Spec, options: GameOptions, levels: tuple[str, ...], seats: int | None = None) -> LineUp:
    """Levels at a table of so many seats (None: as many as levels). Raises TableError, also for an unknown level."""
    seats = len(levels) if seats is None else seats
    rules = spec.rules(options, seats)
    if seats % len(levels):
        raise TableError("line_up_does_not_fit", levels=len(levels), seats=seats)
    for level in levels:
        bot_of(spec, rules, level)
    return LineUp(spec, options, levels, seats)


def run_arena(
    line: LineUp, deals: int, seed: int, jobs: int = 1, progress: Callable[[int], None] = lambda deals: None
) -> Standings:
    """Play so many deals; an interrupt from the keyboard ends it early. `progress` is told how many are done.

    The same seed gives the same figures, think times apart, whatever the number of jobs.
    """
    done: list[tuple[Showing, ...]] = []
    with suppress(KeyboardInterrupt):
        for showings in showings_by_deal(line, deals, seed, jobs):
            done.append(showings)
            progress(len(done))
    entries = zip(line.levels, zip(*done, strict=True), strict=True) if done else ()
    return Standings(len(done), deals, tuple(_standing(level, showings) for level, showings in entries))


def showings_by_deal(line: LineUp, deals: int, seed: int, jobs: int = 1) -> Iterator[tuple[Showing, ...]]:
    """Deal by deal, in order, how each entry did; never more processes than the machine has processors."""
    play = partial(play_deal, line, seed)
    jobs = min(jobs, os.cpu_count() or 1, -(-deals // DEALS_AT_ONCE))
    if jobs <= 1:
        yield from map(play, range(deals))
        return
    with get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(play, range(deals), DEALS_AT_ONCE)


def play_deal(line: LineUp, seed: int, number: int) -> tuple[Showing, ...]:
    """One deal in all rotations: how each entry did. A match counts as a deal; options make it short."""
    chance = Chance(stream(seed, "arena", number).getrandbits(62))
    matches = [_play_match(line, chance, seated) for seated in line.seatings()]
    return tuple(_together(showings) for showings in zip(*matches, strict=True))


@lru_cache(maxsize=4)
def _table(line: LineUp) -> tuple[Rules[Any], list[Bot]]:
    """The rules and the bots of a line-up, made once: neither remembers anything."""
    rules = line.spec.rules(line.options, line.seats)
    return rules, [bot_of(line.spec, rules, level) for level in line.levels]


def _play_match(line: LineUp, chance: Chance, seated: tuple[int, ...]) -> list[Showing]:
    """One match with the entries seated so; how each did."""
    rules, bots = _table(line)
    thought = [Counter[int]() for _ in bots]
    state, moves = rules.setup(chance).state, 0
    while (seat := rules.to_act(state)) is not None:
        entry, view = seated[seat], rules.view(state, seat)
        rng = stream(chance.seed or 0, f"bot.{seat}", moves)
        start = thread_time()
        move = bots[entry].decide(view, rng).move
        thought[entry][round((thread_time() - start) * 1e6)] += 1
        state, moves = rules.apply(state, move).state, moves + 1
    return [
        _showing(state.match, [seat for seat, sitting in enumerate(seated) if sitting == entry], thought[entry])
        for entry in range(len(bots))
    ]


def _showing(match: Match, seats: list[Seat], microseconds: Counter[int]) -> Showing:
    """How the seats of one entry did in a finished match."""
    result = match.result
    assert result is not None
    winners = result.winners or range(len(match.scores))  # a void match is nobody's, that is everybody's alike
    share = sum(seat in winners for seat in seats) / len(winners)
    drawn = result.draw or result.void
    won = not drawn and share > 0
    counted = [deal.points[seat] for deal in match.finished if deal.points for seat in seats]
    points = mean(counted) if counted else 0.0
    return Showing(share, int(won), int(drawn), int(not drawn and not won), points, microseconds)


def _together(showings: tuple[Showing, ...]) -> Showing:
    """How an entry did on a deal in all rotations."""
    share, won, drawn, lost, points, times = zip(*showings, strict=True)
    return Showing(mean(share), sum(won), sum(drawn), sum(lost), mean(points), sum(times, Counter()))


def _standing(level: str, showings: tuple[Showing, ...]) -> Standing:
    """How an entry did on all deals; the interval is over deals, for rotations of one deal hang together."""
    share, won, drawn, lost, points, times = zip(*showings, strict=True)
    middle = mean(share)
    margin = IN_95_PERCENT * stdev(share) / sqrt(len(share)) if len(share) > 1 else 1.0
    thought = sum(times, Counter[int]())
    return Standing(
        level,
        middle,
        max(middle - margin, 0.0),
        min(middle + margin, 1.0),
        sum(won),
        sum(drawn),
        sum(lost),
        mean(points),
        _quantile(thought, 0.5),
        _quantile(thought, 0.95),
    )


def _quantile(microseconds: Counter[int], part: float) -> float:
    """The time, in milliseconds, that this part of the decisions did not exceed; 0 where there were none."""
    left = part * microseconds.total()
    for time in sorted(microseconds):
        left -= microseconds[time]
        if left <= 0:
            return time / 1000
    return 0.0
