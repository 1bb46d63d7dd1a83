"""The arena: duplicate deals, the same figures from the same seed, and numbers that mean what they say."""

from collections.abc import Iterator
from itertools import islice
from typing import NoReturn

import pytest

from cardtables.bots import arena
from cardtables.bots.arena import LineUp, Standings, line_up, run_arena, showings_by_deal
from cardtables.engine.errors import TableError
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game

SPEC = find_game("briscola")


def line(*levels: str, seats: int | None = None, **options: object) -> LineUp:
    """A line-up at Briscola, a deal a match."""
    return line_up(SPEC, read_options(SPEC.options, {"target": 1, **options}), levels, seats)


def figures(standings: Standings) -> list[tuple[object, ...]]:
    """All but the think times."""
    return [entry[:-2] for entry in standings.entries]


@pytest.mark.parametrize(
    ("levels", "seats", "seatings"),
    [
        (("normal", "easy"), 2, [(0, 1), (1, 0)]),
        (("normal", "easy"), 4, [(0, 1, 0, 1), (1, 0, 1, 0)]),
        (("normal", "easy", "random"), 6, [(0, 1, 2, 0, 1, 2), (1, 2, 0, 1, 2, 0), (2, 0, 1, 2, 0, 1)]),
        (("easy",), 3, [(0, 0, 0)]),
    ],
)
def test_every_rotation_that_differs_is_seated(
    levels: tuple[str, ...], seats: int, seatings: list[tuple[int, ...]]
) -> None:
    assert line(*levels, seats=seats).seatings() == seatings


def test_levels_that_do_not_go_round_are_refused() -> None:
    with pytest.raises(TableError) as caught:
        line("normal", "easy", seats=3)
    assert caught.value.code == "line_up_does_not_fit"
    with pytest.raises(TableError) as caught:
        line("normal", "wise")
    assert caught.value.code == "unknown_level"
    with pytest.raises(TableError) as caught:
        line("normal", "easy", "easy", "easy", "easy")
    assert caught.value.code == "bad_seat_count"


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs() -> None:
    here = run_arena(line("easy", "random"), 20, seed=3)
    spread = run_arena(line("easy", "random"), 20, seed=3, jobs=2)
    assert figures(here) == figures(spread)
    assert figures(here) != figures(run_arena(line("easy", "random"), 20, seed=4))


def test_equals_share_every_deal_alike() -> None:
    """Two of the same level play the same match in both seatings: each deal is half a win, whoever has the cards."""
    easy, other = run_arena(line("easy", "easy"), 12, seed=1).entries
    assert easy[:-2] == other[:-2]
    assert (easy.share, easy.low, easy.high) == (0.5, 0.5, 0.5)
    assert easy.won == easy.lost == 12
    assert easy.points == 60


def test_figures_add_up() -> None:
    standings = run_arena(line("normal", "random", seats=4), 10, seed=2)
    assert (standings.deals, standings.asked) == (10, 10)
    assert sum(entry.share for entry in standings.entries) == pytest.approx(1)
    assert sum(entry.points for entry in standings.entries) == pytest.approx(120, abs=10)
    for entry in standings.entries:
        assert entry.won + entry.drawn + entry.lost == 20
        assert 0 <= entry.low <= entry.share <= entry.high <= 1
        assert 0 <= entry.think_median <= entry.think_p95


def test_an_interval_narrows_with_the_deals() -> None:
    few, many = (run_arena(line("easy", "random"), deals, seed=5).entries[0] for deals in (10, 90))
    assert many.high - many.low < (few.high - few.low) * 0.7


def test_an_interrupt_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(line: LineUp, deals: int, seed: int, jobs: int) -> Iterator[tuple[arena.Showing, ...]]:
        yield from islice(showings_by_deal(line, deals, seed, jobs), 3)
        raise KeyboardInterrupt

    told: list[int] = []
    whole = run_arena(line("easy", "random"), 3, seed=6)
    monkeypatch.setattr(arena, "showings_by_deal", interrupted)
    stopped = run_arena(line("easy", "random"), 50, seed=6, progress=told.append)
    assert (stopped.deals, stopped.asked, told) == (3, 50, [1, 2, 3])
    assert figures(stopped) == figures(whole)


def test_stopped_at_once_there_is_nothing_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(line: LineUp, deals: int, seed: int, jobs: int) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "showings_by_deal", at_once)
    assert run_arena(line("easy", "random"), 50, seed=6) == Standings(0, 50, ())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("levels", "seats", "bar"),
    [
        (("easy", "random"), 2, 0.78),
        (("normal", "random"), 2, 0.87),
        (("normal", "easy"), 2, 0.62),
        (("normal", "random"), 4, 0.80),
    ],
)
def test_levels_differ(levels: tuple[str, ...], seats: int, bar: float) -> None:
    """Over a thousand deals the whole interval lies above the bar, and no level thinks longer than 5 ms."""
    standings = run_arena(line(*levels, seats=seats), 1000, seed=20_000, jobs=2)
    assert standings.entries[0].low >= bar
    assert all(entry.think_p95 <= 5 for entry in standings.entries)
