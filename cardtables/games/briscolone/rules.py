"""Briscolone: five cards, no briscola, points add up (briscola-family.md, Briscolone)."""

from cardtables.engine.stocktricks import StockTricks
from cardtables.engine.stocktricks.customs import POINTS
from cardtables.games.briscolone.options import BriscoloneOptions
from cardtables.shelf.stocktricks import ranked_customs


def rules(options: BriscoloneOptions, seats: int) -> StockTricks:
    """Briscolone at one table."""
    customs = ranked_customs(options, seats, options.target)._replace(
        match_counts=POINTS, hand_size=5, upcard=False, must_follow=options.must_follow == "on"
    )
    return StockTricks("briscolone", customs)
