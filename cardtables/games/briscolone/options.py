"""Briscolone's options, one model for the set-up form, the command line, the record and the tests."""

from pydantic import Field

from cardtables.shelf.options import OrderOptions, Switch


class BriscoloneOptions(OrderOptions):
    """Points to reach, and whether suit must be followed (briscola-family.md, Briscolone)."""

    target: int = Field(151, ge=61, le=500)
    must_follow: Switch = "off"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "short": {"target": 61},
    "following": {"must_follow": "on"},
    "learners": {"target": 61, "show_points": "on", "friendly": "on"},
}
