"""Marianna: no briscola until king and knight of a suit are shown, and every marianna brings a new one."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="marianna",
    package=__name__,
    seats=(2, 3, 4),
    pack="italian",
    options_model="MariannaOptions",
    teaser=("CB", "RB", "2C"),
    one_deal=(("target", 61),),
    shelf_order=120,
)
