"""A person's settings: every one a typed field with one honest sentence (`setting.{name}.help` in the catalogues)."""

import json
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from cardtables.engine.errors import TableError
from cardtables.match.files import write_whole
from cardtables.match.folders import Folders
from cardtables.match.record import read_json
from cardtables.match.resume import read_bytes
from cardtables.match.store import not_saved


def _visible(name: str) -> str:
    """Names reach a terminal: nothing in them may steer it."""
    if not name.isprintable():
        raise ValueError("a name is made of visible characters")
    return name.strip()


Key = Annotated[str, Field(min_length=1, max_length=20)]


class Settings(BaseModel):
    """How a person likes the table. Defaults suit a terminal of 80 columns and 24 lines."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: Annotated[str, Field(max_length=24), AfterValidator(_visible)] = ""
    """What the person at this keyboard is called; empty leaves it to the system."""
    language: Literal["auto", "it", "en"] = "auto"
    theme: Annotated[str, Field(max_length=40)] = "felt"
    style: Literal["theme", "napoletane", "moderne"] = "theme"
    """How Italian cards are drawn."""
    deck: Literal["italian", "french"] = "italian"
    """What an Italian game is shown with."""
    bot_pause: Annotated[float, Field(ge=0, le=2)] = 0.4
    """Seconds a bot seems to think."""
    trick_pause: Annotated[float, Field(ge=0, le=10)] = 1.6
    """Seconds a finished trick stays."""
    trick_key: bool = False
    """A finished trick waits for a key."""
    animation: bool = True
    sort_hand: bool = True
    play_only_card: bool = False
    """Play by itself the only card that may be played."""
    confirm_card: bool = False
    """A digit or a click only chooses a card; the same again or Enter plays it."""
    title_counts_bots: bool = False
    """A game that is called after who loses most may be called after a bot."""
    mouse: bool = True
    ascii: bool = False
    keys: Annotated[dict[Key, Key], Field(max_length=100)] = {}
    """Commands put on other keys: command id to key."""


def read_settings(places: Folders) -> tuple[Settings, TableError | None]:
    """The settings, and what was wrong with the file if anything was: what can be read of it still counts."""
    unreadable = TableError("settings_unreadable", file=str(places.settings))
    try:
        raw = read_json(read_bytes(places.settings)) if places.settings.exists() else {}
    except (TableError, OSError):
        return Settings(), unreadable
    if not isinstance(raw, dict):
        return Settings(), unreadable
    bad: list[str] = []
    while True:
        try:
            settings = Settings.model_validate({key: value for key, value in raw.items() if key not in bad})
        except ValidationError as error:
            bad.append(str(error.errors()[0]["loc"][0]))
            continue
        problem = TableError("settings_ignored", file=str(places.settings), keys=", ".join(bad)[:80]) if bad else None
        return settings, problem


def write_settings(places: Folders, settings: Settings) -> None:
    """Keep the settings, only what differs from the defaults. Raises TableError `not_saved`."""
    text = json.dumps(settings.model_dump(exclude_defaults=True), indent=2, ensure_ascii=False)
    try:
        write_whole(places.settings, text + "\n")
    except OSError as error:
        raise not_saved(error) from None
