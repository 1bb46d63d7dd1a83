"""Misère's options, one model for the set-up form, the command line, the record and the tests."""

from typing import Annotated

from pydantic import Field

from cardtables.shelf.options import GameOptions, Switch


class MisereOptions(GameOptions):
    """How many deals a match has, and whether the dealer says which kind comes first (misere.md, rules 1 and 7)."""

    deals: Annotated[int, Field(ge=8, le=32, multiple_of=8)] = 8
    dealer_chooses: Switch = "off"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "long": {"deals": 16},
    "choice": {"dealer_chooses": "on"},
}
