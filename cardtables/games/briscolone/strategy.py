"""Briscolone: its bots."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.stocktricks import Aim, Easy, Normal
from cardtables.engine.stocktricks import StockTricks


class Untrumped(Normal):
    """Keeps what nothing can beat: no briscola will ever take it, and at the end it brings most."""

    aim = Aim(master=9.0, carico=1.0)


BOTS: dict[str, Callable[[StockTricks], Bot]] = {"easy": Easy, "normal": Untrumped}
"""Minds that get a view and nothing else, weakest first."""
