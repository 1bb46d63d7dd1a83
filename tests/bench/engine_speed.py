"""How fast random legal play goes through the public contract, beside OpenSpiel's hearts driven from Python.

`python -m tests.bench.engine_speed [GAME …]` prints player moves per second and the ratio to hearts. Rounds of all contestants alternate and the medians count, for other programs disturb one machine as much as
the other. Without open_spiel (the extra `bench`) only the tables of this house are measured.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import NamedTuple

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.shelf.registry import find_game, games
from cardtables.shelf.spec import Spec

SEATS = (2, 4)


class Pace(NamedTuple):
    """What was done in one round: decisions of players, chance nodes besides, seconds."""

    moves: int
    chance_nodes: int
    seconds: float


Contestant = Callable[[float, int], Pace]
"""Plays whole games, dealing included, for at least so many seconds, from a seed."""


def table(spec: Spec, seats: int) -> Contestant:
    """A game of this house with its default options: setup, to_act, legal, apply."""
    rules = spec.rules(spec.options(), seats)

    def play(seconds: float, seed: int) -> Pace:
        draw = stream(seed, "bench", 0).random
        moves = number = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            number += 1
            state = rules.setup(Chance(f"{seed}/{number}")).state
            while rules.to_act(state) is not None:
                legal = rules.legal(state)
                state = rules.apply(state, legal[int(draw() * len(legal))]).state
                moves += 1
        return Pace(moves, 0, perf_counter() - start)

    return play


def hearts() -> Contestant:
    """OpenSpiel's hearts: the deal is a chance node a card, which Python picks as it picks the moves."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def play(seconds: float, seed: int) -> Pace:
        draw = stream(seed, "bench", 0).random
        moves = chance_nodes = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                    chance_nodes += 1
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(draw() * len(legal))])
                    moves += 1
        return Pace(moves, chance_nodes, perf_counter() - start)

    return play


def contestants(ids: Sequence[str] = ()) -> dict[str, Contestant]:
    """These games (none named: all) at tables for two and for four, and hearts where it is installed."""
    specs = [find_game(name) for name in ids or games()]
    found = {f"{spec.id} {seats}": table(spec, seats) for spec in specs for seats in SEATS if seats in spec.seats}
    return found | ({"hearts": hearts()} if find_spec("pyspiel") else {})


def measure(running: dict[str, Contestant], seconds: float, rounds: int) -> dict[str, tuple[float, float]]:
    """Median player moves a second, and the same with chance nodes counted, by contestant."""
    paces: dict[str, list[Pace]] = {name: [] for name in running}
    for seed in range(rounds):
        for name, play in running.items():
            paces[name].append(play(seconds, seed))
    return {
        name: (
            median(pace.moves / pace.seconds for pace in done),
            median((pace.moves + pace.chance_nodes) / pace.seconds for pace in done),
        )
        for name, done in paces.items()
    }


def report(speeds: dict[str, tuple[float, float]]) -> list[str]:
    """One line a contestant, with the ratio to hearts where hearts was measured."""
    lines = []
    for name, (moves, nodes) in speeds.items():
        line = f"{name:<14} {moves:>9,.0f} moves/s"
        if name == "hearts":
            line += f"   {nodes:,.0f} with chance nodes"
        elif "hearts" in speeds:
            yardstick, with_chance = speeds["hearts"]
            line += f"   {moves / yardstick:.2f} x hearts   {moves / with_chance:.2f} x with its chance nodes"
        lines.append(line)
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each round (default: 1)")
    parser.add_argument("--rounds", type=int, default=7, help="how many rounds (default: 7)")
    parser.add_argument("games", nargs="*", help="ids of games (default: all)")
    given = parser.parse_args()
    print(*report(measure(contestants(given.games), given.seconds, given.rounds)), sep="\n")
