"""What the options that games with a called card share mean at a table (briscola-family.md, Chiamata and its kin)."""

from collections.abc import Callable

from cardtables.engine.calledtricks import Customs
from cardtables.engine.calledtricks.auction import Ladder
from cardtables.engine.calledtricks.scoring import Outcome
from cardtables.engine.cards import Pack, italian_pack
from cardtables.engine.orders import ORDERS, tables_of
from cardtables.shelf.options import OrderOptions


def ranked_customs(
    options: OrderOptions,
    seats: int,
    ladder: Callable[[Pack, str], Ladder],
    score: Callable[[Outcome], tuple[int, int, int]],
) -> Customs:
    """A table with this order of the cards; `ladder` makes the bids from the pack and the ranks from the highest."""
    pack = italian_pack()
    strength, card_points = tables_of(pack, options.order)
    return Customs(
        seats=seats,
        pack=pack,
        strength=strength,
        card_points=card_points,
        ladder=ladder(pack, ORDERS[options.order][0]),
        score=score,
        show_points=options.show_points == "on",
    )
