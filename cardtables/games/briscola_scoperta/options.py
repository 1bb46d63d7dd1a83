"""Scoperta's options, one model for the set-up form, the command line, the record and the tests."""

from typing import Literal

from cardtables.shelf.stocktricks import KinOptions


class ScopertaOptions(KinOptions):
    """What lies open, and the local rules of Briscola (briscola-family.md, Briscola scoperta)."""

    form: Literal["hands", "hands_and_stock"] = "hands"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "open_stock": {"form": "hands_and_stock"},
    "learners": {"target": 1, "show_points": "on", "friendly": "on"},
}
