"""The bots of Chiamata al due: minds for a called card, in the style of its auction."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.calledtricks import Easy, Fit, Normal, Style
from cardtables.engine.calledtricks import CalledTricks

STYLE = Style(fit=Fit(base=28.5, trumps=-2.0, height=2.25, called=0.0, spread=21.0))

BOTS: dict[str, Callable[[CalledTricks], Bot]] = {"easy": Easy, "normal": lambda rules: Normal(rules, STYLE)}
"""Minds that get a view and nothing else, weakest first."""
