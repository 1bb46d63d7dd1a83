"""Marafone, or Beccacino, for two pairs, Romagna's game: one names briscola, cards count thirds, three words."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="marafone",
    package=__name__,
    seats=(4,),
    pack="italian",
    options_model="MarafoneOptions",
    teaser=("AD", "2D", "3D"),
    aliases=("beccacino", "beccaccino", "maraffone", "maraffa", "trionfo", "briscola romagnola"),
    shelf_order=200,
)
