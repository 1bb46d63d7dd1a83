"""Schembil's options, one model for the set-up form, the command line, the record and the tests."""

from cardtables.shelf.stocktricks import KinOptions


class SchembilOptions(KinOptions):
    """The local rules of Briscola (briscola-family.md, Schembil)."""


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "learners": {"target": 1, "show_points": "on", "friendly": "on"},
}
