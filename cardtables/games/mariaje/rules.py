"""Mariaje: Briscola with declarations, points add up to a target (briscola-family.md, Mariaje)."""

from cardtables.engine.stocktricks import StockTricks
from cardtables.engine.stocktricks.customs import POINTS
from cardtables.games.mariaje.options import MariajeOptions
from cardtables.shelf.stocktricks import declared_ranks, partner_customs, swap_rank


def rules(options: MariajeOptions, seats: int) -> StockTricks:
    """Mariaje at one table."""
    customs = partner_customs(options, seats, options.target)._replace(
        match_counts=POINTS, accuse=declared_ranks(options.order), swap_rank=swap_rank(options.swap)
    )
    return StockTricks("mariaje", customs)
