"""Briscola scoperta for two: all hands lie open, and play is all that counts."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="briscola_scoperta",
    package=__name__,
    seats=(2,),
    pack="italian",
    options_model="ScopertaOptions",
    teaser=("AB", "3B", "RB"),
    aliases=("scoperta",),
    one_deal=(("target", 1),),
    shelf_order=90,
)
