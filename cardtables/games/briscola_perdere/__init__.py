"""Briscola a perdere: the same game, but fewer points win."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="briscola_perdere",
    package=__name__,
    seats=(2, 4),
    pack="italian",
    options_model="PerdereOptions",
    teaser=("AS", "3S", "2D"),
    aliases=("a perdere",),
    one_deal=(("target", 1),),
    shelf_order=140,
)
