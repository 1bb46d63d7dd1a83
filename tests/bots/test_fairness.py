"""Bots know their view and nothing else: hidden cards that lie otherwise change no move."""

from collections.abc import Iterator
from typing import Any

import pytest

from cardtables.bots.base import Bot, Decision, Reason
from cardtables.bots.levels import bot_of, levels_of
from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng, stream
from cardtables.engine.rules import Rules, View
from cardtables.shelf.conformance.suite import mixed_table
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import games
from cardtables.shelf.spec import Spec

WORLDS = 2
"""How often the hidden cards of a position are dealt anew."""
EVERY = 3
"""One decision in so many is tried in other worlds; over several tables every phase comes."""
MOST_MOVES = 120

EVERY_BOT = [(spec, level) for spec in games().values() for level in levels_of(spec)]


def unfair_moves(rules: Rules[Any], bot: Bot, seed: int) -> Iterator[str]:
    """Positions of a game played by the bot in which it decides otherwise when only what is hidden changes."""
    state, moves = rules.setup(Chance(seed)).state, 0
    while (seat := rules.to_act(state)) is not None and moves < MOST_MOVES:
        view = rules.view(state, seat)
        decision = bot.decide(view, stream(seed, f"bot.{seat}", moves))
        for number in range(WORLDS if moves % EVERY == 0 else 0):
            world = rules.sample(view, stream(seed, f"world.{moves}", number))
            other = bot.decide(rules.view(world, seat), stream(seed, f"bot.{seat}", moves))
            if other != decision:
                yield f"move {moves} of seat {seat}: {decision} here, {other} there"
        if decision.move not in view.legal:
            yield f"move {moves} of seat {seat}: {decision.move} is not legal"
            return
        state, moves = rules.apply(state, decision.move).state, moves + 1


def tables_of(spec: Spec) -> Iterator[tuple[int, Rules[Any]]]:
    """Tables of every seat count with options mixed at random, each with a seed."""
    for seats in spec.seats:
        for seed in (1, 2):
            setting = mixed_table(spec, seats, stream(seed, "options", seats))
            yield seed, spec.rules(read_options(spec.options, setting.options), seats)


@pytest.mark.parametrize(("spec", "level"), EVERY_BOT, ids=lambda value: value if isinstance(value, str) else value.id)
def test_a_bot_decides_from_its_view_alone(spec: Spec, level: str) -> None:
    for seed, rules in tables_of(spec):
        assert list(unfair_moves(rules, bot_of(spec, rules, level), seed)) == []


class Watched:
    """Rules that tell, beside what they are asked, which state a view was last made of."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self.last: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def view(self, state: Any, seat: int) -> View[Any]:
        self.last = state
        return self._rules.view(state, seat)


class Peeking:
    """Chooses by what lies in the whole state behind the view."""

    def __init__(self, watched: Watched) -> None:
        self._watched = watched

    def decide(self, view: View[Any], rng: Rng) -> Decision:
        """A move that depends on the hidden cards."""
        secret = sum(hash(str(part)) % 1009 for part in self._watched.last)
        return Decision(view.legal[secret % len(view.legal)], Reason("any_legal_move"))


class Remembering:
    """Counts how often it was asked: a memory of what is no part of the view."""

    def __init__(self) -> None:
        self._asked = 0

    def decide(self, view: View[Any], rng: Rng) -> Decision:
        """Another move every time."""
        self._asked += 1
        return Decision(view.legal[self._asked % len(view.legal)], Reason("any_legal_move"))


@pytest.mark.parametrize("spec", games().values(), ids=list(games()))
def test_planted_cheats_are_caught(spec: Spec) -> None:
    for seed, rules in tables_of(spec):
        watched: Any = Watched(rules)
        assert list(unfair_moves(watched, Peeking(watched), seed))
        assert list(unfair_moves(rules, Remembering(), seed))
