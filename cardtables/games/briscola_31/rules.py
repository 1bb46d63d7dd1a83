"""Briscola a 31: Briscola for two with a claim (briscola-family.md, Briscola a 31)."""

from cardtables.engine.stocktricks import StockTricks
from cardtables.games.briscola_31.options import Briscola31Options
from cardtables.shelf.stocktricks import kin_customs


def rules(options: Briscola31Options, seats: int) -> StockTricks:
    """Briscola a 31 at one table."""
    return StockTricks("briscola_31", kin_customs(options, seats)._replace(claim_at=31, look_at_piles=False))
