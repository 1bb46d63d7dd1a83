"""The record: one JSON document for a game from its deal to its last move (rules/record.md)."""

import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, ValidationError
from pydantic_core import PydanticCustomError

from cardtables.bots.levels import levels_of
from cardtables.engine.errors import TableError
from cardtables.engine.match import Chance
from cardtables.engine.rules import Rules
from cardtables.shelf.options import GameOptions, changed_options, read_options
from cardtables.shelf.registry import find_game
from cardtables.shelf.spec import Spec

MAX_BYTES = 4 * 1024 * 1024
MAX_DEPTH = 12
MAX_SEED = 2**63 - 1


def _printable(name: str) -> str:
    """Names reach a terminal: nothing in them may steer it."""
    name = name.strip()
    if not name or not name.isprintable():
        raise PydanticCustomError("bad_name", "bad name")
    return name


Name = Annotated[str, Field(max_length=24), AfterValidator(_printable)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class SeatRecord(_Strict):
    """Who sits there: a person, or a bot of a level."""

    name: Name
    bot: Annotated[str, Field(max_length=20)] | None = None


class Record(_Strict):
    """A game in text. Lists are kept as tuples: a record is a value."""

    format: Literal["cardtables"] = "cardtables"
    version: Literal[1] = 1
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, JsonValue] = {}
    seats: Annotated[list[SeatRecord], Field(min_length=1, max_length=16)]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None = None
    deals: Annotated[list[dict[str, JsonValue]], Field(max_length=1000)] = []
    moves: Annotated[list[Annotated[str, Field(max_length=400)]], Field(max_length=200_000)] = []

    def text(self) -> str:
        """The document, a move a line: what a save loses to a torn write is its last line."""
        head = self.model_dump(exclude={"moves"}, exclude_none=True)
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        moves = ",\n".join(f"    {json.dumps(move)}" for move in self.moves)
        return "\n".join(["{", *lines, '  "moves": [', *([moves] if moves else []), "  ]", "}", ""])


class Table(NamedTuple):
    """A record made ready to play: the game, its rules for these seats, and where its cards come from."""

    spec: Spec
    options: GameOptions
    rules: Rules[Any]
    chance: Chance


def read_json(data: bytes) -> object:
    """JSON from outside, bounded in size and depth. Raises TableError."""
    if len(data) > MAX_BYTES:
        raise TableError("file_too_large", megabytes=MAX_BYTES // 1024 // 1024)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise TableError("not_utf8") from None
    try:
        value: object = json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise TableError("nested_too_deep", depth=MAX_DEPTH) from None
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise TableError("not_json", line=line) from None
    if _depth(value) > MAX_DEPTH:
        raise TableError("nested_too_deep", depth=MAX_DEPTH)
    return value


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _depth(value: object) -> int:
    """How deep lists and objects are nested; no recursion, and no further than it matters."""
    level: list[object] = [value]
    depth = 0
    while level and depth <= MAX_DEPTH:
        depth += 1
        inner: list[object] = []
        for item in level:
            inner += item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()
        level = inner
    return depth - 1


def read_record(value: object) -> Record:
    """A record from parsed JSON. Raises TableError naming what is wrong and what is allowed."""
    if not isinstance(value, Mapping):
        raise TableError("record_not_an_object")
    for key, wanted in (("format", "cardtables"), ("version", 1)):
        if value.get(key) != wanted or isinstance(value.get(key), bool):
            raise TableError("not_a_record", key=key, value=str(value.get(key))[:40], wanted=wanted)
    try:
        return Record.model_validate(value)
    except ValidationError as error:
        raise _explained(error) from None


def seat_record(name: str, level: str | None) -> SeatRecord:
    """A seat from a name and a bot's level (None: a person). Raises TableError `bad_name`."""
    try:
        return SeatRecord(name=name, bot=level)
    except ValidationError:
        raise TableError("bad_name", key=ascii(name[:40])) from None


def _explained(error: ValidationError) -> TableError:
    first = error.errors(include_url=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])[:60]
    match first["type"]:
        case "extra_forbidden":
            return TableError("unknown_record_key", key=where, allowed=", ".join(Record.model_fields))
        case "missing":
            return TableError("record_key_missing", key=where)
        case "bad_name":
            return TableError("bad_name", key=where)
    return TableError("bad_record_value", key=where, value=str(first["input"])[:40])


def open_table(record: Record) -> Table:
    """The table a record is played at; all explicit deals are checked. Raises TableError."""
    spec = find_game(record.game)
    options = read_options(spec.options, record.options)
    rules = spec.rules(options, len(record.seats))
    for seat in record.seats:
        if seat.bot is not None and seat.bot not in levels_of(spec):
            raise TableError("unknown_level", level=seat.bot, allowed=", ".join(levels_of(spec)))
    deals = tuple(rules.read_deal(deal) for deal in record.deals)
    return Table(spec, options, rules, Chance(record.seed, deals))


def new_record(spec: Spec, options: GameOptions, seats: list[SeatRecord], seed: int) -> Record:
    """The record of a game about to begin."""
    return Record.model_validate({"game": spec.id, "options": changed_options(options), "seats": seats, "seed": seed})
