"""Bazzica's options, one model for the set-up form, the command line, the record and the tests."""

from typing import Annotated, Literal

from pydantic import Field

from cardtables.shelf.options import GameOptions


class BazzicaOptions(GameOptions):
    """How long a match is, and who scores when the highest total is shared (bazzica.md, rules 10 and 11)."""

    target: Annotated[int, Field(ge=11, le=61)] = 31
    tie_high: Literal["nobody", "all", "mano"] = "nobody"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "short": {"target": 15},
    "generous": {"tie_high": "all"},
}
