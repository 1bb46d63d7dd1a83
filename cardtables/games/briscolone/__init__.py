"""Briscolone for two: five cards in hand and no briscola at all."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="briscolone",
    package=__name__,
    seats=(2,),
    pack="italian",
    options_model="BriscoloneOptions",
    teaser=("3C", "AC", "7D"),
    one_deal=(("target", 61),),
    shelf_order=80,
)
