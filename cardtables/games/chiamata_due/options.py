"""The options of Chiamata al due, one model for the set-up form, the command line, the record and the tests."""

from pydantic import Field

from cardtables.shelf.options import OrderOptions, Switch


class ChiamataDueOptions(OrderOptions):
    """How long a match is, and what the plain two promises (briscola-family.md, Chiamata al due)."""

    target: int = Field(11, ge=1, le=50)
    deals: int | None = Field(None, ge=1, le=100)
    plain_two: int = Field(60, ge=60, le=61)
    multipliers: Switch = "on"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "evening": {"deals": 20},
    "strict": {"plain_two": 61},
    "learners": {"deals": 5, "multipliers": "off", "show_points": "on", "friendly": "on"},
}
