"""Gingo: points are bid, the highest briscola the caller lacks is called, points are scored (briscola-family.md)."""

from cardtables.engine.calledtricks import HIGHEST_MISSING, CalledTricks, Customs, by_contract, points_at_once
from cardtables.engine.cards import italian_pack
from cardtables.engine.orders import ORDERS
from cardtables.engine.tricks import points_by_card, strength_by_card
from cardtables.games.gingo.options import GingoOptions


def rules(options: GingoOptions, seats: int) -> CalledTricks:
    """Gingo at one table."""
    pack = italian_pack()
    order, points = ORDERS[options.order]
    customs = Customs(
        seats=seats,
        pack=pack,
        strength=strength_by_card(pack, order),
        card_points=points_by_card(pack, points),
        ladder=points_at_once(61),
        score=by_contract,
        calls=HIGHEST_MISSING,
        caller_leads=True,
        deals=options.deals,
        show_points=options.show_points == "on",
    )
    return CalledTricks("gingo", customs)
