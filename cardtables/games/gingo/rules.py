"""Gingo: points are bid, the highest briscola the caller lacks is called, points are scored (briscola-family.md)."""

from cardtables.engine.calledtricks import HIGHEST_MISSING, CalledTricks, by_contract, points_at_once
from cardtables.games.gingo.options import GingoOptions
from cardtables.shelf.calledtricks import ranked_customs

LEAST_PROMISE = 61


def rules(options: GingoOptions, seats: int) -> CalledTricks:
    """Gingo at one table."""
    customs = ranked_customs(options, seats, lambda pack, order: points_at_once(LEAST_PROMISE), by_contract)
    customs = customs._replace(calls=HIGHEST_MISSING, caller_leads=True, deals=options.deals)
    return CalledTricks("gingo", customs)
