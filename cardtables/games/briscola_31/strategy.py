"""A 31: its bots."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.stocktricks import Easy, Racing
from cardtables.engine.stocktricks import StockTricks

BOTS: dict[str, Callable[[StockTricks], Bot]] = {"easy": Easy, "normal": Racing}
"""Minds that get a view and nothing else, weakest first."""
