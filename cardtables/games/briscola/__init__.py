"""Briscola for two, three, four and six, with its local rules."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="briscola",
    package=__name__,
    seats=(2, 3, 4, 6),
    pack="italian",
    options_model="BriscolaOptions",
    teaser=("7S", "CD", "AC"),
    aliases=("briscola a coppie", "briscola in due", "briscola in tre", "briscola in sei", "briscula"),
    one_deal=(("target", 1),),
    shelf_order=10,
)
