"""Mariaje's options, one model for the set-up form, the command line, the record and the tests."""

from pydantic import Field

from cardtables.shelf.stocktricks import PartnerOptions, Swap


class MariajeOptions(PartnerOptions):
    """Points to reach; declarations are always on (briscola-family.md, Mariaje)."""

    target: int = Field(500, ge=61, le=1000)
    swap: Swap = "off"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "short": {"target": 151},
    "learners": {"target": 151, "show_points": "on", "friendly": "on"},
}
