"""Spazz'u'mazz's options, one model for the set-up form, the command line, the record and the tests."""

from typing import Literal

from pydantic import Field

from cardtables.shelf.options import GameOptions, Switch


class SpazzumazzOptions(GameOptions):
    """The free choices of spazzumazz.md: rules 1, 4 and 16, and what everybody sees."""

    packs: int | None = Field(None, ge=1, le=6)
    direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    next_dealer: Literal["idiota", "rotate"] = "idiota"
    games: int = Field(1, ge=1, le=20)
    pile_open: Switch = "off"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "evening": {"games": 5},
    "learners": {"pile_open": "on", "friendly": "on"},
}
