"""Gingo's bots: minds for a called card, in the style of an auction whose bids are the score."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.calledtricks import Easy, Fit, Normal, Style, worth_of_contract
from cardtables.engine.calledtricks import CalledTricks

STYLE = Style(
    fit=Fit(base=-18.0, trumps=1.5, height=2.05, called=5.4, spread=20.5), worth=worth_of_contract, climbs=False
)

BOTS: dict[str, Callable[[CalledTricks], Bot]] = {"easy": Easy, "normal": lambda rules: Normal(rules, STYLE)}
"""Minds that get a view and nothing else, weakest first."""
