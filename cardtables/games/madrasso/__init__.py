"""Madrasso for two pairs, the Veneto's game: ten cards each, follow suit, to 777 in at least ten deals."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="madrasso",
    package=__name__,
    seats=(4,),
    pack="italian",
    options_model="MadrassoOptions",
    teaser=("7D", "3D", "AS"),
    aliases=("madrassa", "madraso", "briscola veneta", "briscola di Venezia"),
    shelf_order=190,
)
