"""Chiamata: bids in ranks and then in points, a secret partner called by rank and suit (rules/briscola-family.md)."""

from functools import partial

from cardtables.engine.calledtricks import CalledTricks, by_shares, ranks_then_points
from cardtables.games.chiamata.options import ChiamataOptions
from cardtables.shelf.calledtricks import ranked_customs

MONTE = {"off": None, "four": 4, "five": 5}


def rules(options: ChiamataOptions, seats: int) -> CalledTricks:
    """Chiamata at one table."""
    score = partial(by_shares, multipliers=options.multipliers == "on")
    customs = ranked_customs(options, seats, ranks_then_points, score)._replace(
        blind_first_trick=options.blind_first_trick == "on",
        monte=MONTE[options.monte],
        target=options.target,
        deals=options.deals,
    )
    return CalledTricks("chiamata", customs)
