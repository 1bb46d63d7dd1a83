"""How fast random legal play goes through the public contract, beside OpenSpiel's hearts driven from Python.

`python -m tests.bench.engine_speed [GAME …]` prints player moves per second and the ratios to hearts. Rounds of all
contestants alternate and the medians count, for what else runs on a machine slows all of them. Without open_spiel (the
extra `bench`) only the tables of this house are measured.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import NamedTuple

from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng, stream
from cardtables.shelf.registry import find_game, games
from cardtables.shelf.spec import Spec

SEATS = (2, 4)
HEARTS, UNIFORM_HEARTS = "hearts", "hearts, uniform"
"""The yardstick by OpenSpiel's contract, and the same with a deal that knows more than the contract says."""


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


def by_probability(outcomes: Sequence[tuple[int, float]], rng: Rng) -> int:
    """A chance outcome as OpenSpiel's contract has it: each by its probability."""
    actions, weights = zip(*outcomes, strict=True)
    drawn: int = rng.choices(actions, weights)[0]
    return drawn


def by_place(outcomes: Sequence[tuple[int, float]], rng: Rng) -> int:
    """A chance outcome for one who knows that all cards are equally likely: quicker, and true of hearts only."""
    return outcomes[int(rng.random() * len(outcomes))][0]


def hearts(chance: Callable[[Sequence[tuple[int, float]], Rng], int]) -> Contestant:
    """OpenSpiel's hearts: the deal is a chance node a card, drawn in Python as the moves are."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def play(seconds: float, seed: int) -> Pace:
        rng = stream(seed, "bench", 0)
        draw = rng.random
        moves = chance_nodes = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance(state.chance_outcomes(), rng))
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
    if find_spec("pyspiel"):
        found |= {HEARTS: hearts(by_probability), UNIFORM_HEARTS: hearts(by_place)}
    return found


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
    yardsticks = [name for name in (HEARTS, UNIFORM_HEARTS) if name in speeds]
    lines = []
    for name, (moves, nodes) in speeds.items():
        line = f"{name:<16} {moves:>9,.0f} moves/s"
        if name in yardsticks:
            line += f"   {nodes:,.0f} with chance nodes"
        else:
            for yardstick in yardsticks:
                player_moves, all_nodes = speeds[yardstick]
                line += f"   {moves / player_moves:.2f} ({moves / all_nodes:.2f} with chance nodes) x {yardstick}"
        lines.append(line)
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each round (default: 1)")
    parser.add_argument("--rounds", type=int, default=7, help="how many rounds (default: 7)")
    parser.add_argument("games", nargs="*", help="ids of games (default: all)")
    given = parser.parse_args()
    print(*report(measure(contestants(given.games), given.seconds, given.rounds)), sep="\n")
