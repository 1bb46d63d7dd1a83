"""What the first paint needs of a person's settings, read in a moment; the checked settings come after it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from cardtables.match.settings import Settings

_GLIMPSED_BYTES = 64 * 1024


class Taste(NamedTuple):
    """How a person likes to see and be spoken to: those settings (match/settings.py) that every screen needs."""

    language: str = "auto"
    theme: str = "felt"
    style: str = "theme"
    deck: str = "italian"
    animation: bool = True
    mouse: bool = True
    ascii: bool = False
    keys: Mapping[str, str] = MappingProxyType({})


def glimpse(path: Path) -> Taste:
    """Read a settings file without checking more than types; whatever is wrong with it is said once it is checked."""
    if not path.exists():
        return Taste()
    import json

    try:
        with path.open("rb") as file:
            raw = json.loads(file.read(_GLIMPSED_BYTES))
    except (OSError, ValueError, RecursionError):
        return Taste()
    return with_what_fits(Taste(), raw if isinstance(raw, dict) else {})


def with_what_fits(taste: Taste, raw: Mapping[str, Any]) -> Taste:
    """A taste with those values that are of the right type."""
    fitting: dict[str, Any] = {}
    for name in Taste._fields:
        value = raw.get(name)
        if name == "keys" and isinstance(value, dict):
            fitting[name] = {command: key for command, key in value.items() if isinstance(key, str)}
        elif type(value) is type(getattr(taste, name)):
            fitting[name] = value
    return taste._replace(**fitting)


def taste_of(settings: Settings) -> Taste:
    """The same, of checked settings."""
    return Taste(**{name: getattr(settings, name) for name in Taste._fields})
