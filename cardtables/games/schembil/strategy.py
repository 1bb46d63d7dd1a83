"""Schembil: its bots."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.stocktricks import Aim, Easy, Normal
from cardtables.engine.stocktricks import StockTricks


class Crew(Normal):
    """Briscola for six, in which the captain's word weighs more than a partner's."""

    aim = Aim(word=2.0)


BOTS: dict[str, Callable[[StockTricks], Bot]] = {"easy": Easy, "normal": Crew}
"""Minds that get a view and nothing else, weakest first."""
