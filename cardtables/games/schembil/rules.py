"""Schembil: Briscola for six with captains (briscola-family.md, Schembil)."""

from cardtables.engine.stocktricks import StockTricks
from cardtables.games.schembil.options import SchembilOptions
from cardtables.shelf.stocktricks import kin_customs


def rules(options: SchembilOptions, seats: int) -> StockTricks:
    """Schembil at one table."""
    return StockTricks("schembil", kin_customs(options, seats)._replace(captains=True))
