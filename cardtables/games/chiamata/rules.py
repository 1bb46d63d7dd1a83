"""Chiamata: bids in ranks and then in points, a secret partner called by rank and suit (rules/briscola-family.md)."""

from functools import partial

from cardtables.engine.calledtricks import CalledTricks, Customs, by_shares, ranks_then_points
from cardtables.engine.cards import italian_pack
from cardtables.engine.orders import ORDERS
from cardtables.engine.tricks import points_by_card, strength_by_card
from cardtables.games.chiamata.options import ChiamataOptions

MONTE = {"off": None, "four": 4, "five": 5}


def rules(options: ChiamataOptions, seats: int) -> CalledTricks:
    """Chiamata at one table."""
    pack = italian_pack()
    order, points = ORDERS[options.order]
    customs = Customs(
        seats=seats,
        pack=pack,
        strength=strength_by_card(pack, order),
        card_points=points_by_card(pack, points),
        ladder=ranks_then_points(pack, order),
        score=partial(by_shares, multipliers=options.multipliers == "on"),
        blind_first_trick=options.blind_first_trick == "on",
        monte=MONTE[options.monte],
        target=options.target,
        deals=options.deals,
        show_points=options.show_points == "on",
    )
    return CalledTricks("chiamata", customs)
