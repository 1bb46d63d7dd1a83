"""Chiamata's options, one model for the set-up form, the command line, the record and the tests."""

from typing import Literal

from pydantic import Field

from cardtables.shelf.options import OrderOptions, Switch


class ChiamataOptions(OrderOptions):
    """How long a match is, and the customs that differ from table to table (briscola-family.md, Chiamata, 5 to 7)."""

    target: int = Field(11, ge=1, le=50)
    deals: int | None = Field(None, ge=1, le=100)
    multipliers: Switch = "on"
    blind_first_trick: Switch = "off"
    monte: Literal["off", "four", "five"] = "off"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "evening": {"deals": 20, "monte": "four"},
    "blind": {"blind_first_trick": "on"},
    "learners": {"deals": 5, "multipliers": "off", "show_points": "on", "friendly": "on"},
}
