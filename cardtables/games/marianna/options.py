"""Marianna's options, one model for the set-up form, the command line, the record and the tests."""

from pydantic import Field

from cardtables.shelf.stocktricks import PartnerOptions


class MariannaOptions(PartnerOptions):
    """Points to reach and what a marianna is worth (briscola-family.md, Marianna)."""

    target: int = Field(500, ge=61, le=1000)
    values: int = Field(20, ge=20, le=40, multiple_of=20)


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "high": {"values": 40},
    "short": {"target": 151},
    "learners": {"target": 151, "show_points": "on", "friendly": "on"},
}
