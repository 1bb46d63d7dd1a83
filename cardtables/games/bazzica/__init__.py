"""Bazzica all'italiana for two to four: small hands declared, then cards called towards 31."""

from cardtables.shelf.spec import Spec

SPEC = Spec(
    id="bazzica",
    package=__name__,
    seats=(2, 3, 4),
    pack="italian",
    options_model="BazzicaOptions",
    teaser=("AD", "3C", "5S"),
    aliases=("bazzica all'italiana", "bazzicotto", "trentuno"),
    shelf_order=30,
)
