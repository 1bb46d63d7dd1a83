"""Chiamata al due: always the 2 is called, bids are points at once, the first trick is blind (briscola-family.md)."""

from functools import partial

from cardtables.engine.calledtricks import CalledTricks, by_shares, points_at_once
from cardtables.games.chiamata_due.options import ChiamataDueOptions
from cardtables.shelf.calledtricks import ranked_customs


def rules(options: ChiamataDueOptions, seats: int) -> CalledTricks:
    """Chiamata al due at one table; of more than five the five after the dealer play."""
    score = partial(by_shares, multipliers=options.multipliers == "on")
    customs = ranked_customs(
        options, seats, lambda pack, _: points_at_once(options.plain_two, pack.ranks.index("2")), score
    )
    customs = customs._replace(blind_first_trick=True, monte=0, target=options.target, deals=options.deals)
    return CalledTricks("chiamata_due", customs)
