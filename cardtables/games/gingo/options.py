"""Gingo's options, one model for the set-up form, the command line, the record and the tests."""

from pydantic import Field

from cardtables.shelf.options import OrderOptions


class GingoOptions(OrderOptions):
    """How many deals a match has, and how the cards rank (briscola-family.md, Gingo)."""

    deals: int = Field(10, ge=1, le=100)


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "short": {"deals": 5},
    "learners": {"deals": 5, "show_points": "on", "friendly": "on"},
}
