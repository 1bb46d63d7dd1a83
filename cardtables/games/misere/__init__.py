"""Misère for four: few tricks and many tricks in turn, the second time with a trump suit."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="misere",
    package=__name__,
    seats=(4,),
    pack="french",
    options_model="MisereOptions",
    teaser=("2H", "QS", "AC"),
    aliases=("misère", "miseria", "a non prendere", "misère e atout", "atout"),
    shelf_order=40,
)
