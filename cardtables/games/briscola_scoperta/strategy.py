"""Scoperta: its bots."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.stocktricks import Easy, OpenHanded
from cardtables.engine.stocktricks import StockTricks

BOTS: dict[str, Callable[[StockTricks], Bot]] = {"easy": Easy, "normal": OpenHanded}
"""Minds that get a view and nothing else, weakest first."""
