"""Schembil: briscola of three against three as played in Libya, one captain speaking for each side."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="schembil",
    package=__name__,
    seats=(6,),
    pack="italian",
    options_model="SchembilOptions",
    teaser=("AC", "3B", "CB"),
    aliases=("schenbil", "skimbil", "skinbil"),
    one_deal=(("target", 1),),
    shelf_order=130,
)
