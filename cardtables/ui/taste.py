"""What the first paint needs of a person's settings, read in a moment; the checked settings come after it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from cardtables.match.settings import Settings

_GLIMPSED_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Taste:
    """How a person likes to see and be spoken to: those settings (match/settings.py) that every screen needs."""

    language: str = "auto"
    theme: str = "felt"
    style: str = "theme"
    deck: str = "italian"
    animation: bool = True
    mouse: bool = True
    ascii: bool = False
    keys: Mapping[str, str] = field(default_factory=dict)


_NAMES = tuple(each.name for each in fields(Taste))


def glimpse(path: Path) -> Taste:
    """Read a settings file without checking more than types; whatever is wrong with it is said once it is checked."""
    try:
        with path.open("rb") as file:
            raw = json.loads(file.read(_GLIMPSED_BYTES))
    except (OSError, ValueError, RecursionError):
        return Taste()
    return with_what_fits(Taste(), raw if isinstance(raw, dict) else {})


def with_what_fits(taste: Taste, raw: Mapping[str, Any]) -> Taste:
    """A taste with those values that are of the right type."""
    fitting = {name: raw[name] for name in _NAMES if name in raw and type(raw[name]) is type(getattr(taste, name))}
    if "keys" in fitting:
        fitting["keys"] = {name: key for name, key in fitting["keys"].items() if isinstance(key, str)}
    return replace(taste, **fitting)


def taste_of(settings: Settings) -> Taste:
    """The same, of checked settings."""
    return Taste(**{name: getattr(settings, name) for name in _NAMES})
