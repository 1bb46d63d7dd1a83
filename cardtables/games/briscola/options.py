"""Briscola's options, one model for the set-up form, the command line, the record and the tests."""

from cardtables.shelf.stocktricks import KinOptions


class BriscolaOptions(KinOptions):
    """The local rules of briscola.md."""


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "learners": {"target": 1, "show_points": "on", "friendly": "on"},
    "tuscan": {"order": "tuscan", "signs_custom": "tuscan"},
    "declarations": {"accuse": "on", "swap": "7"},
}
