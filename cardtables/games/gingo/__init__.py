"""Gingo for five, also called briscola pazza: points are bid, and the highest missing trump is the partner."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="gingo",
    package=__name__,
    seats=(5,),
    pack="italian",
    options_model="GingoOptions",
    teaser=("RB", "AB", "3B"),
    aliases=("briscola pazza", "pazza"),
    shelf_order=70,
)
