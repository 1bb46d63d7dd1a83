"""Briscola scoperta: Briscola for two with open hands (briscola-family.md, Briscola scoperta)."""

from cardtables.engine.stocktricks import StockTricks
from cardtables.games.briscola_scoperta.options import ScopertaOptions
from cardtables.shelf.stocktricks import kin_customs


def rules(options: ScopertaOptions, seats: int) -> StockTricks:
    """Briscola scoperta at one table."""
    customs = kin_customs(options, seats)._replace(open_hands=True, open_next=options.form == "hands_and_stock")
    return StockTricks("briscola_scoperta", customs)
