"""Marianna: five cards, and a briscola only by king and knight shown (briscola-family.md, Marianna)."""

from cardtables.engine.stocktricks import StockTricks
from cardtables.engine.stocktricks.customs import POINTS
from cardtables.games.marianna.options import MariannaOptions
from cardtables.shelf.stocktricks import declared_ranks, partner_customs


def rules(options: MariannaOptions, seats: int) -> StockTricks:
    """Marianna at one table."""
    customs = partner_customs(options, seats, options.target)._replace(
        match_counts=POINTS,
        hand_size=5,
        upcard=False,
        accuse=declared_ranks(options.order),
        accuse_values=tuple(options.values + more for more in (0, 20, 40, 60)),
        accuse_names_trump=True,
    )
    return StockTricks("marianna", customs)
