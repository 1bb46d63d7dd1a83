"""The options of Chiamata al due, one model for the set-up form, the command line, the record and the tests."""

from typing import Literal

from pydantic import Field

from cardtables.shelf.options import GameOptions, Switch


class ChiamataDueOptions(GameOptions):
    """How long a match is, and what the plain two promises (briscola-family.md, Chiamata al due)."""

    target: int = Field(11, ge=1, le=50)
    deals: int | None = Field(None, ge=1, le=100)
    plain_two: int = Field(60, ge=60, le=61)
    multipliers: Switch = "on"
    order: Literal["standard", "three_seven", "seven_high", "tuscan"] = "standard"
    show_points: Switch = "off"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "evening": {"deals": 20},
    "strict": {"plain_two": 61},
    "learners": {"deals": 5, "multipliers": "off", "show_points": "on", "friendly": "on"},
}
