"""A whole game in one folder: each plays a card, the highest takes the round, most rounds win."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="highest",
    package=__name__,
    seats=(2, 3, 4),
    pack="italian",
    options_model="HighestOptions",
    teaser=("RD", "CC", "7S"),
    shelf_order=900,
)
