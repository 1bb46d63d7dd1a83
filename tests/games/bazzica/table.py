"""Bazzica positions for the tests of its rules page."""

from typing import Any

from cardtables.engine.events import Event
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.games.bazzica.rules import BazzicaRules
from cardtables.games.bazzica.state import State
from cardtables.match.record import read_record
from cardtables.match.replay import answer_of_value, replay
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from tests.games.positions import Deal, cards, record_of, refusal

SPEC = find_game("bazzica")

QUIET = "7D 6C FB", "5C 7S CS", "RD 6S 5D", "4C FD 7B"
"""Hands that declare nothing, for up to four."""
NEXT = {"hands": cards(*QUIET[:2]), "stock": ["AB", "2B", "3B"], "dealer": 0}
"""A second hand for two, so that the first one is counted."""


def table(seats: int, **options: object) -> BazzicaRules:
    """The rules of a table with these options."""
    rules = SPEC.rules(read_options(SPEC.options, options), seats)
    assert isinstance(rules, BazzicaRules)
    return rules


def deal(*hands: str, stock: str = "", **keys: object) -> Deal:
    """A position in which seat 0 is mano."""
    return {"hands": cards(*hands), "stock": stock.split(), "dealer": len(hands) - 1, **keys}


def calls(*hands: str, stock: str = "", **keys: object) -> Deal:
    """A position that starts with the calls, nothing declared."""
    return deal(*hands, stock=stock, phase="calls", **keys)


def _record(deals: Deal | list[Deal], moves: str, **more: Any) -> dict[str, Any]:
    deals = deals if isinstance(deals, list) else [deals]
    hands = deals[0]["hands"]
    assert isinstance(hands, list)
    return record_of("bazzica", len(hands), deals, moves, **more)


def played(deals: Deal | list[Deal], moves: str = "", **more: Any) -> dict[str, Any]:
    """The answer after some moves from one or several explicit deals; keywords are `seed`, `view` and options."""
    return answer_of_value(_record(deals, moves, **more))


def refused(deals: Deal | list[Deal], moves: str = "", **more: Any) -> tuple[str, int | None]:
    """The code and the index of the move that is refused; None where the record itself is."""
    return refusal(_record(deals, moves, **more))


def told(deals: Deal | list[Deal], moves: str = "", **more: Any) -> list[Event]:
    """Everything that happened."""
    return list(replay(read_record(_record(deals, moves, **more))).events())


def state_of(position: Deal, moves: str = "", **options: object) -> tuple[BazzicaRules, State]:
    """The rules and the state after some moves."""
    hands = position["hands"]
    assert isinstance(hands, list)
    rules = table(len(hands), **options)
    state = rules.setup(Chance(deals=(rules.read_deal(position),))).state
    for move in moves.split(","):
        if move.strip():
            state = rules.apply(state, rules.grammar.read(move)).state
    return rules, state


def decided(position: Deal, moves: str = "", level: str = "normal", **options: object) -> tuple[str, str]:
    """What a bot plays at a position, as a record writes it, and its reason's code."""
    rules, state = state_of(position, moves, **options)
    decision = SPEC.bots[level](rules).decide(rules.view(state, rules.to_act(state)), stream(0, "bot", 0))
    return rules.grammar.write(decision.move), decision.reason.code
