"""Chiamata's bots: minds for a called card, in the style of its auction."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.calledtricks import Easy, Normal, Style
from cardtables.engine.calledtricks import CalledTricks

STYLE = Style()

BOTS: dict[str, Callable[[CalledTricks], Bot]] = {"easy": Easy, "normal": lambda rules: Normal(rules, STYLE)}
"""Minds that get a view and nothing else, weakest first."""
