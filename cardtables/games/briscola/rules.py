"""Briscola: its options turned into the customs of a trick game with a stock (rules/briscola.md)."""

from cardtables.engine.stocktricks import StockTricks
from cardtables.games.briscola.options import BriscolaOptions
from cardtables.shelf.stocktricks import kin_customs


def rules(options: BriscolaOptions, seats: int) -> StockTricks:
    """Briscola at one table."""
    return StockTricks("briscola", kin_customs(options, seats))
