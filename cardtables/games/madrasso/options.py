"""Madrasso's options, one model for the set-up form, the command line, the record and the tests."""

from pydantic import Field

from cardtables.shelf.options import OrderOptions, Switch


class MadrassoOptions(OrderOptions):
    """The customs that differ from table to table (briscola-family.md, Madrasso)."""

    target: int = Field(777, ge=100, le=2000)
    must_trump: Switch = "off"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "strict": {"must_trump": "on"},
    "learners": {"show_points": "on", "friendly": "on"},
}
