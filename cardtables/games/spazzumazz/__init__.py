"""Spazz'u'mazz, the Gioco dell'idiota, for two to twelve."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="spazzumazz",
    package=__name__,
    seats=tuple(range(2, 13)),
    pack="french",
    options_model="SpazzumazzOptions",
    teaser=("2H", "10S", "AD"),
    aliases=("gioco dell'idiota", "idiota", "spazz'u'mazz", "spazza il mazzo"),
    titled=True,
    shelf_order=20,
)
