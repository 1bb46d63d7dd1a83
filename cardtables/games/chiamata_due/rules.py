"""Chiamata al due: always the 2 is called, bids are points at once, the first trick is blind (briscola-family.md)."""

from functools import partial

from cardtables.engine.calledtricks import CalledTricks, Customs, by_shares, points_at_once
from cardtables.engine.cards import italian_pack
from cardtables.engine.orders import ORDERS
from cardtables.engine.tricks import points_by_card, strength_by_card
from cardtables.games.chiamata_due.options import ChiamataDueOptions


def rules(options: ChiamataDueOptions, seats: int) -> CalledTricks:
    """Chiamata al due at one table; of more than five the five after the dealer play."""
    pack = italian_pack()
    order, points = ORDERS[options.order]
    customs = Customs(
        seats=seats,
        pack=pack,
        strength=strength_by_card(pack, order),
        card_points=points_by_card(pack, points),
        ladder=points_at_once(options.plain_two, rank=pack.ranks.index("2")),
        score=partial(by_shares, multipliers=options.multipliers == "on"),
        blind_first_trick=True,
        monte=0,
        target=options.target,
        deals=options.deals,
        show_points=options.show_points == "on",
    )
    return CalledTricks("chiamata_due", customs)
