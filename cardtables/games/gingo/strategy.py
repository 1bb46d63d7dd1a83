"""Gingo's bots: minds for a called card, in the style of an auction whose bids are the score."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.calledtricks import Easy, Fit, Normal, Style, worth_of_contract
from cardtables.engine.calledtricks import CalledTricks

STYLE = Style(
    fit=Fit(base=63.0, trumps=-0.8, height=1.35, called=-1.2, spread=16.5),
    worth=worth_of_contract,
    least_worth=10.0,
    leap=0.8,
    boldness=6.0,
)
# Deals with any caller fit a base of 69. Who wins an auction is mostly who thinks too well of his hand: 6 points less.

BOTS: dict[str, Callable[[CalledTricks], Bot]] = {"easy": Easy, "normal": lambda rules: Normal(rules, STYLE)}
"""Minds that get a view and nothing else, weakest first."""
