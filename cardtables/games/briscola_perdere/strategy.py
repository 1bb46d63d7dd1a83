"""A perdere: its bots."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.stocktricks import EasyLosing, Losing
from cardtables.engine.stocktricks import StockTricks

BOTS: dict[str, Callable[[StockTricks], Bot]] = {"easy": EasyLosing, "normal": Losing}
"""Minds that get a view and nothing else, weakest first."""
