"""Briscola a 31 for two: who holds 31 points may claim the deal, and loses it when he has miscounted."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="briscola_31",
    package=__name__,
    seats=(2,),
    pack="italian",
    options_model="Briscola31Options",
    teaser=("3S", "AS", "RS"),
    aliases=("briscola a 31", "briscola a trentuno", "trentuno"),
    in_full=("claim",),
    one_deal=(("target", 1),),
    shelf_order=100,
)
