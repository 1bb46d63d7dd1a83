"""Madrasso: the dealer's open card is briscola, the 7 may take it, the last trick counts ten (briscola-family.md)."""

from cardtables.engine.cards import italian_pack
from cardtables.engine.followtricks import SEATS, Customs, FollowTricks
from cardtables.engine.orders import tables_of
from cardtables.games.madrasso.options import MadrassoOptions


def rules(options: MadrassoOptions, seats: int) -> FollowTricks:
    """Madrasso at one table; the spec lets only four sit down."""
    assert seats == SEATS
    pack = italian_pack()
    strength, card_points = tables_of(pack, options.order)
    customs = Customs(
        pack=pack,
        strength=strength,
        card_points=card_points,
        last_trick=10,
        target=options.target,
        least_deals=10,
        swap_rank="7",
        must_trump=options.must_trump == "on",
        cappotto=True,
        show_points=options.show_points == "on",
    )
    return FollowTricks("madrasso", customs)
