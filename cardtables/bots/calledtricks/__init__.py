"""Minds for games with a called card: what they know, what they suspect, how they bid and how they play."""

from cardtables.bots.calledtricks.bidding import Fit, worth_of_contract
from cardtables.bots.calledtricks.minds import Easy, Normal, Style

__all__ = ["Easy", "Fit", "Normal", "Style", "worth_of_contract"]
