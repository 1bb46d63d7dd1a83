"""Chiamata al due for five to nine: the two is called, and points are promised at once."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="chiamata_due",
    package=__name__,
    seats=(5, 6, 7, 8, 9),
    pack="italian",
    options_model="ChiamataDueOptions",
    teaser=("2B", "AD", "3D"),
    aliases=("briscola chiamata al due", "al due", "il due"),
    shelf_order=60,
)
