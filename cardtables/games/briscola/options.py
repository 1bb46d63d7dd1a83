"""Briscola's options, one model for the set-up form, the command line, the record and the tests."""

from typing import Literal

from pydantic import Field, model_validator

from cardtables.shelf.options import GameOptions, Switch, for_seats, together

Timing = Literal["after_first_trick", "off", "always"]


class BriscolaOptions(GameOptions):
    """The local rules of briscola.md, in the order of its table."""

    target: int = Field(3, ge=1, le=7)
    order: Literal["standard", "three_seven", "seven_high", "tuscan"] = "standard"
    removed_two: Literal["C", "D", "S", "B"] = Field("C", json_schema_extra=for_seats(3))
    accuse: Switch = "off"
    swap: Literal["off", "7", "2"] = "off"
    signs: Timing = Field("after_first_trick", json_schema_extra=for_seats(4, 6))
    signs_custom: Literal["common", "tuscan"] = Field("common", json_schema_extra=for_seats(4, 6))
    signs_seen: Literal["partner", "chance", "all"] = Field("partner", json_schema_extra=for_seats(4, 6))
    talk: Timing = Field("after_first_trick", json_schema_extra=for_seats(4, 6))
    last_look: Switch = Field("on", json_schema_extra=for_seats(4, 6))
    last_silence: Switch = Field("off", json_schema_extra=for_seats(4, 6))
    early_end: Switch = "off"
    show_points: Switch = "off"

    @model_validator(mode="after")
    def _early_end_needs_a_plain_count(self) -> "BriscolaOptions":
        if self.early_end == "on" and self.accuse == "on":
            raise together("early_end", "accuse")
        return self


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "learners": {"target": 1, "show_points": "on", "friendly": "on"},
    "tuscan": {"order": "tuscan", "signs_custom": "tuscan"},
    "declarations": {"accuse": "on", "swap": "7"},
}
