"""Briscolone: its bots."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.stocktricks import Aim, Easy, Normal
from cardtables.engine.stocktricks import StockTricks


class Untrumped(Normal):
    """Keeps what nothing can beat: no briscola will ever take it, and at the end it brings most.

    Where suit must be followed the others' cards of a suit run out, and it is not kept so long.
    """

    def __init__(self, rules: StockTricks) -> None:
        super().__init__(rules)
        self.aim = Aim() if rules.customs.must_follow else Aim(master=9.0, carico=1.0)


BOTS: dict[str, Callable[[StockTricks], Bot]] = {"easy": Easy, "normal": Untrumped}
"""Minds that get a view and nothing else, weakest first."""
