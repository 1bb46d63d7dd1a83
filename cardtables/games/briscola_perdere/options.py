"""The options of a perdere, one model for the set-up form, the command line, the record and the tests."""

from cardtables.shelf.stocktricks import KinOptions


class PerdereOptions(KinOptions):
    """The local rules of Briscola (briscola-family.md, Briscola a perdere)."""


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "learners": {"target": 1, "show_points": "on", "friendly": "on"},
}
