"""Chiamata for five: an auction for the lowest card, and a partner whom only his card knows."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="chiamata",
    package=__name__,
    seats=(5,),
    pack="italian",
    options_model="ChiamataOptions",
    teaser=("4D", "2C", "AS"),
    aliases=("briscola chiamata", "bugiarda", "briscola bugiarda", "in cinque", "bastarda", "il due"),
    shelf_order=50,
)
