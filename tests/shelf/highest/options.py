"""What may be set."""

from pydantic import Field

from cardtables.shelf.options import GameOptions, Switch


class HighestOptions(GameOptions):
    """How many cards are dealt, and whether the ace is high."""

    hand: int = Field(3, ge=1, le=5)
    ace_high: Switch = "off"


PRESETS: dict[str, dict[str, object]] = {"plain": {}, "long": {"hand": 5, "ace_high": "on"}}
