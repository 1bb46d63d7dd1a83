"""Options of a game: one pydantic model from which form, command line, record and tests are made."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_args, get_origin

from pydantic import BaseModel, BeforeValidator, ConfigDict, JsonValue, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError

from cardtables.engine.errors import Param, TableError


def _read_switch(value: object) -> object:
    return {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value


Switch = Annotated[Literal["off", "on"], BeforeValidator(_read_switch)]
"""`on` or `off`; true and false are read too (briscola.md, Local rules)."""


def for_seats(*counts: int) -> dict[str, JsonValue]:
    """Marks an option that has a meaning only with so many seats; the form shows it only there."""
    return {"seats": list(counts)}


def by_steps(step: int) -> dict[str, JsonValue]:
    """Marks a number that goes up from its lowest value by steps; the model's own check holds it to that."""
    return {"step": step}


def together(first: str, second: str) -> PydanticCustomError:
    """Two options that exclude each other."""
    return PydanticCustomError("options_together", "together", {"first": first, "second": second})


class GameOptions(BaseModel):
    """What every game may set; a game's own model derives from it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    friendly: Switch = "off"
    """Undo may reach across cards newly seen."""


Order = Literal["standard", "three_seven", "seven_high", "tuscan"]
"""The names of `engine.orders`."""


class OrderOptions(GameOptions):
    """What every game with the points of Briscola may set (briscola-family.md, Options inherited)."""

    order: Order = "standard"
    show_points: Switch = "off"


class OptionInfo(NamedTuple):
    """One option as a form needs it: its values in order, or whole numbers from low to high by steps."""

    name: str
    default: int | str | None
    choices: tuple[str, ...]
    low: int | None
    high: int | None
    seats: tuple[int, ...]
    """The seat counts it has a meaning for; empty: all."""
    step: int = 1
    """Numbers go up by so many: `multiple_of` of the field, or what `by_steps` says."""

    def values(self) -> tuple[int | str | None, ...]:
        """Every value there is, in order; None first where the option may be left to the rules."""
        if self.choices:
            return self.choices
        assert self.low is not None
        assert self.high is not None
        left_out = (None,) if self.default is None else ()
        return (*left_out, *range(self.low, self.high + 1, self.step))


def _choices(annotation: Any) -> tuple[str, ...]:
    """The strings a field allows; the union's branch that has any."""
    if get_origin(annotation) is Literal:
        return tuple(str(value) for value in get_args(annotation))
    for part in get_args(annotation):
        if found := _choices(part):
            return found
    return ()


def _bound(field: FieldInfo, name: str) -> int | None:
    return next((getattr(mark, name) for mark in field.metadata if hasattr(mark, name)), None)


def option_infos(model: type[GameOptions]) -> tuple[OptionInfo, ...]:
    """The options of a model: the game's own first, then those it shares with its kin, those of every game last."""
    kin = [ancestor for ancestor in model.__mro__ if issubclass(ancestor, GameOptions)]
    names = dict.fromkeys(name for ancestor in kin for name in ancestor.__annotations__ if name in model.model_fields)
    infos = []
    for name in names:
        field = model.model_fields[name]
        extra = field.json_schema_extra
        raw = extra.get("seats", []) if isinstance(extra, dict) else []
        seats = tuple(count for count in raw if isinstance(count, int)) if isinstance(raw, list) else ()
        low, high, step = (_bound(field, bound) for bound in ("ge", "le", "multiple_of"))
        if isinstance(extra, dict) and isinstance(told := extra.get("step"), int):
            step = told
        infos.append(OptionInfo(name, field.default, _choices(field.annotation), low, high, seats, step or 1))
    return tuple(infos)


M = TypeVar("M", bound=GameOptions)


def read_options(model: type[M], raw: Mapping[str, object]) -> M:
    """Options validated. Raises TableError naming the option and what is allowed."""
    try:
        return model.model_validate(dict(raw))
    except ValidationError as error:
        raise _explained(model, error) from None


def read_assignments(model: type[M], assignments: Iterable[str], base: Mapping[str, object] | None = None) -> M:
    """Options from a command line's `key=value` words, later ones over earlier ones, all over those of `base`."""
    infos = {info.name: info for info in option_infos(model)}
    raw: dict[str, object] = dict(base or {})
    for word in assignments:
        key, sign, value = word.partition("=")
        if not sign:
            raise TableError("not_an_assignment", text=word[:40])
        info = infos.get(key)
        number = value.removeprefix("-")
        is_number = info is not None and not info.choices and number.isascii() and number.isdigit() and len(number) < 9
        raw[key] = int(value) if is_number else value
    return read_options(model, raw)


def preset_options(presets: Mapping[str, Mapping[str, object]], name: str | None) -> Mapping[str, object]:
    """The options a preset sets; none without a name. Raises TableError `unknown_preset`."""
    if name is not None and name not in presets:
        raise TableError("unknown_preset", preset=name[:40], allowed=", ".join(presets))
    return {} if name is None else presets[name]


def changed_options(options: GameOptions) -> dict[str, object]:
    """Only what differs from the defaults, as a record holds it."""
    return options.model_dump(exclude_defaults=True)


def _explained(model: type[GameOptions], error: ValidationError) -> TableError:
    """pydantic's first complaint as one of our codes."""
    infos = {info.name: info for info in option_infos(model)}
    first = error.errors(include_url=False)[0]
    if first["type"] == "options_together":
        context: Mapping[str, Param] = first["ctx"]
        return TableError("options_together", **context)
    name = str(first["loc"][0]) if first["loc"] else ""
    info = infos.get(name)
    if info is None:
        return TableError("unknown_option", option=name[:40], allowed=", ".join(infos))
    value = str(first["input"])[:40]
    if info.choices or info.step > 1:
        return TableError("bad_choice", option=name, value=value, allowed=", ".join(map(str, info.values())))
    return TableError("bad_number", option=name, value=value, low=str(info.low), high=str(info.high))
