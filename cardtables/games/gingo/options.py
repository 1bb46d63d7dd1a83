"""Gingo's options, one model for the set-up form, the command line, the record and the tests."""

from typing import Literal

from pydantic import Field

from cardtables.shelf.options import GameOptions, Switch


class GingoOptions(GameOptions):
    """How many deals a match has, and how the cards rank (briscola-family.md, Gingo)."""

    deals: int = Field(10, ge=1, le=100)
    order: Literal["standard", "three_seven", "seven_high", "tuscan"] = "standard"
    show_points: Switch = "off"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "short": {"deals": 5},
    "learners": {"deals": 5, "show_points": "on", "friendly": "on"},
}
