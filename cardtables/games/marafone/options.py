"""Marafone's options, one model for the set-up form, the command line, the record and the tests."""

from typing import Annotated

from pydantic import AfterValidator, Field

from cardtables.shelf.options import GameOptions, Switch, by_steps

TARGETS = (21, 31, 41)


def _is_a_target(target: int) -> int:
    if target not in TARGETS:
        raise ValueError
    return target


class MarafoneOptions(GameOptions):
    """What a match goes to (briscola-family.md, Marafone)."""

    target: Annotated[int, AfterValidator(_is_a_target)] = Field(41, ge=21, le=41, json_schema_extra=by_steps(10))
    show_points: Switch = "off"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "short": {"target": 21},
    "learners": {"target": 21, "show_points": "on", "friendly": "on"},
}
