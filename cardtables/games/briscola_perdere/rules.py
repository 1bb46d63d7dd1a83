"""Briscola a perdere: Briscola in which fewer points win (briscola-family.md, Briscola a perdere)."""

from cardtables.engine.stocktricks import StockTricks
from cardtables.games.briscola_perdere.options import PerdereOptions
from cardtables.shelf.stocktricks import kin_customs


def rules(options: PerdereOptions, seats: int) -> StockTricks:
    """Briscola a perdere at one table."""
    return StockTricks("briscola_perdere", kin_customs(options, seats)._replace(fewest_win=True))
