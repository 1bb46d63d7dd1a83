"""Whole matches of Misère: they end, come out even, and the documented strategy holds its bars against random play."""

from statistics import mean, stdev

import pytest

from cardtables.bots.uniform import Uniform
from cardtables.engine.match import FINISHED, Chance
from cardtables.engine.rng import stream
from cardtables.shelf.conformance.play import random_game
from tests.games.misere.table import SPEC, table


@pytest.mark.parametrize("matches", [20, pytest.param(5000, marks=pytest.mark.slow)])
def test_random_matches_end_and_sum_to_zero(matches: int) -> None:
    tables = [table(), table(dealer_chooses="on"), table(deals=16)]
    for seed in range(matches):
        game = random_game(tables[seed % len(tables)], Chance(seed), stream(seed, "random", 0))
        match = game.steps[-1].state.match
        assert (match.status, sum(match.scores)) == (FINISHED, 0)


def tricks_of_normal(seed: int) -> dict[str, float]:
    """The first dealer's two deals with a normal seat among three random ones: its mean tricks over all seats."""
    rules = table()
    taken: dict[str, list[float]] = {"misere": [], "atout": []}
    for seat in range(4):
        bots = [SPEC.bots["normal"](rules) if place == seat else Uniform() for place in range(4)]
        streams = [stream(seed, f"bot.{place}", seat) for place in range(4)]
        state = rules.setup(Chance(seed)).state
        while state.match.deal <= 2:
            turn = state.turn
            state = rules.apply(state, bots[turn].decide(rules.view(state, turn), streams[turn]).move).state
        for result in state.match.finished:
            taken[result.note].append(abs(result.points[seat]) / 5)
    return {kind: mean(tricks) for kind, tricks in taken.items()}


@pytest.mark.parametrize("deals", [60, pytest.param(1000, marks=pytest.mark.slow)])
def test_normal_avoids_and_takes_tricks(deals: int) -> None:
    """At most 1.75 tricks in misère at the upper end of the 95 % interval, at least 4.2 in atout at the lower one."""
    played = [tricks_of_normal(seed) for seed in range(deals)]
    bounds = {}
    for kind, sign in (("misere", 1), ("atout", -1)):
        tricks = [deal[kind] for deal in played]
        bounds[kind] = mean(tricks) + sign * 1.96 * stdev(tricks) / len(tricks) ** 0.5
    assert bounds["misere"] <= (1.75 if deals == 1000 else 1.95)
    assert bounds["atout"] >= (4.2 if deals == 1000 else 4.1)
