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


NAME_LENGTH = 24
Name = Annotated[str, Field(max_length=NAME_LENGTH), AfterValidator(_printable)]


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
    seats: list[SeatRecord]
    """How many is for the game to say."""
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None = None
    deals: Annotated[list[dict[str, JsonValue]], Field(max_length=1000)] = []
    moves: Annotated[list[Annotated[str, Field(max_length=400)]], Field(max_length=200_000)] = []

    def text(self) -> str:
        """The document, a move a line: what a save loses to a torn write is its last line."""
        head = self.model_dump(exclude={"moves"}, exclude_none=True)
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        moves = json.dumps(self.moves, separators=(",\n    ", ": ")).removeprefix("[").removesuffix("]")
        return "\n".join(["{", *lines, '  "moves": [', *([f"    {moves}"] if moves else []), "  ]", "}", ""])


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
        value: object = json.loads(text, parse_int=_whole_number, parse_constant=_no_number)
    except RecursionError:
        raise TableError("nested_too_deep", depth=MAX_DEPTH) from None
    except json.JSONDecodeError as error:
        raise TableError("not_json", line=error.lineno) from None
    if _is_deeper(value, MAX_DEPTH):
        raise TableError("nested_too_deep", depth=MAX_DEPTH)
    return value


def _whole_number(digits: str) -> int:
    """A whole number; Python itself gives up at thousands of digits, and none here needs more than a seed has."""
    if len(digits) > len(str(-MAX_SEED)):
        raise TableError("number_too_long", number=f"{digits[:20]}…", digits=len(str(MAX_SEED)))
    return int(digits)


def _no_number(name: str) -> None:
    """NaN and the infinities: Python would read them, JSON does not know them."""
    raise TableError("not_a_number", value=name)


def _is_deeper(value: object, levels: int) -> bool:
    """Whether lists and objects are nested in more than so many levels; without recursion and no further than that."""
    nested = [value]
    for _ in range(levels):
        parts = (item.values() if isinstance(item, dict) else item for item in nested if isinstance(item, dict | list))
        nested = [part for inner in parts for part in inner]
    return any(isinstance(item, dict | list) for item in nested)


def read_record(value: object) -> Record:
    """A record from parsed JSON. Raises TableError naming what is wrong and what is allowed."""
    if not isinstance(value, Mapping):
        raise TableError("record_not_an_object")
    for key, wanted in (("format", "cardtables"), ("version", 1)):
        if value.get(key) != wanted or type(value.get(key)) is not type(wanted):
            raise TableError("not_a_record", key=key, value=json.dumps(value.get(key))[:40], wanted=json.dumps(wanted))
    try:
        return Record.model_validate(value)
    except ValidationError as error:
        raise _explained(error) from None


def seat_record(name: str, level: str | None) -> SeatRecord:
    """A seat from a name and a bot's level (None: a person). Raises TableError `bad_name` or `name_too_long`."""
    if len(name) > NAME_LENGTH:
        raise TableError("name_too_long", name=ascii(name[:NAME_LENGTH]), limit=NAME_LENGTH)
    try:
        return SeatRecord(name=name, bot=level)
    except ValidationError:
        raise TableError("bad_name", key=ascii(name[:40])) from None


def _explained(error: ValidationError) -> TableError:
    """pydantic's first complaint as one of our codes."""
    first = error.errors(include_url=False)[0]
    key = ".".join(str(part) for part in first["loc"])[:60]
    value = json.dumps(first["input"], ensure_ascii=False, default=str)[:40]
    limit = next((number for name, number in first.get("ctx", {}).items() if name.startswith("max_")), 0)
    match first["type"]:
        case "extra_forbidden":
            model = SeatRecord if first["loc"][0] == "seats" else Record
            return TableError("unknown_record_key", key=key, allowed=", ".join(model.model_fields))
        case "missing":
            return TableError("record_key_missing", key=key)
        case "bad_name":
            return TableError("bad_name", key=key)
        case "string_too_long" | "too_long":
            return TableError("record_value_too_long", key=key, limit=limit)
        case "string_type" | "string_unicode":
            return TableError("record_wants_text", key=key, value=value)
        case "list_type":
            return TableError("record_wants_list", key=key, value=value)
        case "dict_type" | "model_type" | "model_attributes_type":
            return TableError("record_wants_object", key=key, value=value)
        case "int_type" | "greater_than_equal" | "less_than_equal":
            return TableError("record_wants_number", key=key, value=value, low=0, high=MAX_SEED)
    return TableError("bad_record_value", key=key, value=value)


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
