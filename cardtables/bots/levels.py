"""The bots of a game by level: its own, and the uniform one that every game has."""

from collections.abc import Callable
from typing import Any, cast

from cardtables.bots.base import Bot
from cardtables.bots.uniform import Uniform
from cardtables.engine.errors import TableError
from cardtables.engine.rules import Rules
from cardtables.shelf.spec import Spec

RANDOM = "random"
DEFAULT_LEVEL = "normal"
MakeBot = Callable[[Rules[Any]], Bot]


def _uniform(rules: Rules[Any]) -> Bot:
    return Uniform()


def levels_of(spec: Spec) -> dict[str, MakeBot]:
    """How to make each level's bot for a table, weakest first."""
    return {RANDOM: _uniform, **cast("dict[str, MakeBot]", spec.bots)}


def bot_of(spec: Spec, rules: Rules[Any], level: str) -> Bot:
    """The bot of a level for a table. Raises TableError `unknown_level`."""
    levels = levels_of(spec)
    if level not in levels:
        raise TableError("unknown_level", level=level[:40], allowed=", ".join(levels))
    return levels[level](rules)


def hint_level(spec: Spec) -> str:
    """The level whose advice is given: the usual one, or the strongest of a game that has no such level."""
    levels = levels_of(spec)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels else list(levels)[-1]
