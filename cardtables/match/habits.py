"""What a person played last, by game: the seats and options that the set-up form begins with."""

import json
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter, ValidationError

from cardtables.engine.errors import TableError
from cardtables.match.files import write_whole
from cardtables.match.folders import Folders
from cardtables.match.record import Record, SeatRecord, read_json
from cardtables.match.resume import read_bytes
from cardtables.match.store import not_saved

MAX_GAMES = 200


class Habit(BaseModel):
    """The table of one game as it was last set up; whether the game still takes it is for the form to see."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seats: Annotated[list[SeatRecord], Field(min_length=1, max_length=16)]
    options: dict[str, JsonValue] = {}


_HABITS = TypeAdapter(Annotated[dict[str, Habit], Field(max_length=MAX_GAMES)])


def read_habits(places: Folders) -> dict[str, Habit]:
    """Every remembered table by game; none where the file is not there or cannot be read: nothing is lost with it."""
    if not places.habits.exists():
        return {}
    try:
        return _HABITS.validate_python(read_json(read_bytes(places.habits)))
    except (TableError, ValidationError):
        return {}


def remember(places: Folders, record: Record) -> None:
    """Keep seats and options of a game that begins. Raises TableError `not_saved`."""
    habits = read_habits(places)
    habits.pop(record.game, None)
    habits[record.game] = Habit(seats=record.seats, options=record.options)
    kept = dict(list(habits.items())[-MAX_GAMES:])
    raw = {game: habit.model_dump(exclude_none=True, exclude_defaults=True) for game, habit in kept.items()}
    try:
        write_whole(places.habits, json.dumps(raw, indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        raise not_saved(error) from None
