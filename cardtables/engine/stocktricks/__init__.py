"""Trick games in which a small hand is filled from a stock and no suit need be followed: Briscola and its kin.

What a game fixes is said in `Customs`; what is played is the same for all (rules/briscola.md).
"""

from cardtables.engine.stocktricks.customs import SIGNS, WORDS, Customs
from cardtables.engine.stocktricks.rules import StockTricks
from cardtables.engine.stocktricks.state import Signal, State

__all__ = ["SIGNS", "WORDS", "Customs", "Signal", "State", "StockTricks"]
