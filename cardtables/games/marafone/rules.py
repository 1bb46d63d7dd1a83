"""Marafone: the turn to name briscola goes round, thirds of a point, the maraffa, three words (briscola-family.md)."""

from cardtables.engine.cards import italian_pack
from cardtables.engine.followtricks import SEATS, Customs, FollowTricks
from cardtables.engine.tricks import points_by_card, strength_by_card
from cardtables.games.marafone.options import MarafoneOptions

ORDER = "32ARCF7654"
THIRDS = {"A": 3, "3": 1, "2": 1, "R": 1, "C": 1, "F": 1}
WORDS = ("busso", "striscio", "volo")
"""Play your best; I have more of the suit; it is my last."""


def rules(options: MarafoneOptions, seats: int) -> FollowTricks:
    """Marafone at one table; the spec lets only four sit down."""
    assert seats == SEATS
    pack = italian_pack()
    customs = Customs(
        pack=pack,
        strength=strength_by_card(pack, ORDER),
        card_points=points_by_card(pack, THIRDS),
        last_trick=1,
        target=options.target,
        in_thirds=True,
        opener=pack.card("4", "D"),
        maraffa=("A", "2", "3"),
        maraffa_points=3,
        words=WORDS,
        show_points=options.show_points == "on",
    )
    return FollowTricks("marafone", customs)
