"""The options of a 31, one model for the set-up form, the command line, the record and the tests."""

from cardtables.shelf.stocktricks import KinOptions


class Briscola31Options(KinOptions):
    """The local rules of Briscola (briscola-family.md, Briscola a 31)."""


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "learners": {"target": 1, "show_points": "on", "friendly": "on"},
}
