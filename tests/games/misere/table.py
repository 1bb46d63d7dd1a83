"""Misère positions for the tests of its rules page."""

from typing import Any

from cardtables.bots.base import Decision
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.games.misere.rules import MisereRules
from cardtables.games.misere.state import State
from cardtables.match.replay import answer_of_value
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from tests.games.positions import Deal, cards, record_of, refusal

SPEC = find_game("misere")


def table(**options: object) -> MisereRules:
    """The rules of a table with these options."""
    rules = SPEC.rules(read_options(SPEC.options, options), 4)
    assert isinstance(rules, MisereRules)
    return rules


def deal(*hands: str, **keys: object) -> Deal:
    """A position in which seat 0 leads."""
    return {"hands": cards(*hands), "dealer": 3, **keys}


EMPTY = deal("", "", "", "")
"""A first deal without cards: it is over at once, and an atout deal of the same dealer follows."""


def played(deals: Deal | list[Deal], moves: str = "", **more: Any) -> dict[str, Any]:
    """The answer after some moves from one or several explicit deals; keywords are `seed`, `view` and options."""
    return answer_of_value(record_of("misere", 4, deals if isinstance(deals, list) else [deals], moves, **more))


def refused(deals: Deal | list[Deal], moves: str = "", **more: Any) -> tuple[str, int | None]:
    """The code and the index of the move that is refused; None where the record itself is."""
    return refusal(record_of("misere", 4, deals if isinstance(deals, list) else [deals], moves, **more))


def atout(*hands: str, trump: str, moves: str = "") -> tuple[list[Deal], str]:
    """An atout deal with seat 3 dealing: the deals of a record, and its moves beginning with the trump."""
    return [EMPTY, deal(*hands)], f"trump {trump}, {moves}"


def state_of(deals: Deal | list[Deal], moves: str = "", **options: object) -> tuple[MisereRules, State]:
    """The rules and the state after some moves."""
    rules = table(**options)
    raw = deals if isinstance(deals, list) else [deals]
    state = rules.setup(Chance(deals=tuple(map(rules.read_deal, raw)))).state
    for move in moves.split(","):
        if move.strip():
            state = rules.apply(state, rules.grammar.read(move)).state
    return rules, state


def decided(deals: Deal | list[Deal], moves: str = "", level: str = "normal", **options: object) -> tuple[str, str]:
    """What a bot plays at a position, as a record writes it, and its reason's code."""
    rules, state = state_of(deals, moves, **options)
    bot = SPEC.bots[level](rules)
    decision: Decision = bot.decide(rules.view(state, rules.to_act(state)), stream(0, "bot", 0))
    return rules.grammar.write(decision.move), decision.reason.code
