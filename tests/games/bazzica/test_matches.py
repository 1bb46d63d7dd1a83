"""Whole matches of Bazzica: they end, and the computed policy holds its bar against random play."""

import pytest

from cardtables.bots.uniform import Uniform
from cardtables.engine.match import FINISHED, Chance
from cardtables.engine.rng import stream
from cardtables.shelf.conformance.play import random_game
from tests.games.bazzica.table import SPEC, table


@pytest.mark.parametrize("matches", [30, pytest.param(5000, marks=pytest.mark.slow)])
def test_random_matches_end(matches: int) -> None:
    for seed in range(matches):
        seats = SPEC.seats[seed % len(SPEC.seats)]
        rules = table(seats, tie_high=("nobody", "all", "mano")[seed % 3])
        match = random_game(rules, Chance(seed), stream(seed, "random", 0)).steps[-1].state.match
        assert match.status == FINISHED
        assert max(match.scores) >= rules.target
        assert match.scores.count(max(match.scores)) == 1


@pytest.mark.parametrize("matches", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_normal_beats_random(matches: int) -> None:
    """At least three matches of four for two, on the same cards in both seats."""
    rules = table(2)
    won = 0
    for number in range(matches):
        seed, seat = divmod(number, 2)
        bots = [Uniform(), Uniform()]
        bots[seat] = SPEC.bots["normal"](rules)
        streams = [stream(seed, f"bot.{place}", seat) for place in range(2)]
        state = rules.setup(Chance(seed)).state
        while (turn := rules.to_act(state)) is not None:
            state = rules.apply(state, bots[turn].decide(rules.view(state, turn), streams[turn]).move).state
        assert state.match.result is not None
        won += seat in state.match.result.winners
    assert won >= 0.75 * matches
