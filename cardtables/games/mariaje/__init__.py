"""Mariaje, also called Cinquecento: briscola with declarations, to 500 points."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="mariaje",
    package=__name__,
    seats=(2, 4),
    pack="italian",
    options_model="MariajeOptions",
    teaser=("RD", "CD", "AB"),
    aliases=("cinquecento", "mariage"),
    one_deal=(("target", 61),),
    shelf_order=110,
)
