"""What the options that games with a called card share mean at a table (briscola-family.md, Chiamata and its kin)."""

from collections.abc import Callable

from cardtables.engine.calledtricks import Customs
from cardtables.engine.calledtricks.auction import Ladder
from cardtables.engine.calledtricks.scoring import Outcome
from cardtables.engine.cards import Pack, italian_pack
from cardtables.engine.orders import ORDERS
from cardtables.engine.tricks import points_by_card, strength_by_card
from cardtables.shelf.options import OrderOptions


def ranked_customs(
    options: OrderOptions,
    seats: int,
    ladder: Callable[[Pack, str], Ladder],
    score: Callable[[Outcome], tuple[int, int, int]],
) -> Customs:
    """A table with this order of the cards; `ladder` makes the bids from the pack and the ranks from the highest."""
    pack = italian_pack()
    order, points = ORDERS[options.order]
    return Customs(
        seats=seats,
        pack=pack,
        strength=strength_by_card(pack, order),
        card_points=points_by_card(pack, points),
        ladder=ladder(pack, order),
        score=score,
        show_points=options.show_points == "on",
    )
