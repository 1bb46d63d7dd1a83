"""Briscola: its options turned into the customs of a trick game with a stock (rules/briscola.md)."""

from cardtables.engine.cards import italian_pack
from cardtables.engine.orders import ORDERS
from cardtables.engine.stocktricks import Customs, StockTricks
from cardtables.engine.stocktricks.customs import opposite_sides
from cardtables.engine.tricks import points_by_card, strength_by_card
from cardtables.games.briscola.options import BriscolaOptions


def customs_of(options: BriscolaOptions, seats: int) -> Customs:
    """What the options mean at a table of so many seats."""
    pack = italian_pack()
    order, points = ORDERS[options.order]
    removed = {3: [pack.card("2", options.removed_two)], 6: [pack.card("2", suit) for suit in pack.suits]}.get(
        seats, []
    )
    accuse = ("R", "F" if options.order == "tuscan" else "C")
    return Customs(
        pack=pack,
        cards=tuple(card for card in pack.cards if card not in removed),
        sides=opposite_sides(seats),
        strength=strength_by_card(pack, order),
        card_points=points_by_card(pack, points),
        target=options.target,
        accuse=accuse if options.accuse == "on" else None,
        swap_rank=None if options.swap == "off" else options.swap,
        signs=options.signs,
        gestures=options.signs_custom,
        talk=options.talk,
        signs_seen=options.signs_seen,
        last_look=options.last_look == "on" and seats >= 4,
        last_silence=options.last_silence == "on",
        early_end=options.early_end == "on",
        show_points=options.show_points == "on",
    )


def rules(options: BriscolaOptions, seats: int) -> StockTricks:
    """Briscola at one table."""
    return StockTricks("briscola", customs_of(options, seats))
