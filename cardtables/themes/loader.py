"""Finding and reading themes: the shipped ones fast and without pydantic, a person's own ones checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from typing import Any

from cardtables.themes.colours import parse_colour
from cardtables.themes.theme import Theme, ThemeInfo

DEFAULT_THEME = "felt"
"""The theme all others start from, and the one to fall back to."""

COLOUR_NAMES = tuple(field.name for field in fields(Theme) if field.type == "Colour")
"""The table colours of a theme file's ``[colours]``."""

_CHAIN_LIMIT = 8

Table = Mapping[str, Any]


class UnknownThemeError(LookupError):
    """No shipped theme has this id."""


@lru_cache(maxsize=1)
def data_folder() -> Path:
    """The folder of the shipped theme files: in the installed package, else in the checkout; OSError without either."""
    here = Path(__file__).resolve().parent
    for folder in (here / "data", here.parent.parent / "themes"):
        if (folder / f"{DEFAULT_THEME}.toml").is_file():
            return folder
    raise FileNotFoundError(f"no theme files beside {here}")


@lru_cache(maxsize=1)
def list_themes() -> tuple[ThemeInfo, ...]:
    """The shipped themes, the default first and the others by id."""
    paths = sorted(data_folder().glob("*.toml"), key=lambda path: (path.stem != DEFAULT_THEME, path.stem))
    return tuple(ThemeInfo(path.stem, **_head(layered(_shipped_table(path.stem)))) for path in paths)


@lru_cache(maxsize=16)
def load_theme(theme_id: str, *, truecolour: bool = False) -> Theme:
    """Read a shipped theme; UnknownThemeError when there is none of that id.

    ``truecolour`` says that the terminal shows 24 bits: the theme's ``[truecolour]`` values are then used.
    """
    return build_theme(theme_id, layered(_shipped_table(theme_id)), truecolour=truecolour)


def suitable_theme(theme_id: str, *, colours: int, no_color: bool = False) -> str:
    """The id to use instead of a wanted one where the terminal cannot show it.

    ``colours`` is what the terminal has (16, 256 or 2**24). With ``no_color`` (the NO_COLOR convention) the greys are
    used; with 16 colours or fewer the theme made of exactly those.
    """
    if no_color:
        return "mono"
    return "ansi" if colours <= 16 else theme_id


def layered(table: Table, own: Mapping[str, Table] | None = None) -> dict[str, Any]:
    """Lay a theme file's table over the theme it extends (felt when it names none), down to felt itself.

    ``own`` are a person's other theme tables by id, looked up before the shipped ones.
    Raises UnknownThemeError when a name in the chain is unknown or the chain does not end.
    """
    chain = [table]
    while (base := _base_of(chain[-1])) is not None:
        if len(chain) == _CHAIN_LIMIT:
            raise UnknownThemeError(base)
        chain.append(own[base] if own and base in own else _shipped_table(base))
    merged: dict[str, Any] = {}
    for layer in reversed(chain):
        merged = _merge(merged, layer)
    return merged


def build_theme(theme_id: str, table: Table, *, truecolour: bool) -> Theme:
    """Make a theme of a complete table (see ``layered``); ValueError for a colour that is none, KeyError for a gap."""
    if truecolour:
        table = _merge(table, table.get("truecolour", {}))
    colours = _colours(table["colours"])
    return Theme(
        id=theme_id,
        italian_style=table.get("italian_style"),
        ink=_colours(table["ink"]),
        pixels=_colours(table["pixels"]),
        costume=_colours(table["costume"]),
        moderne=_colours(table["moderne"]),
        **_head(table),
        **{name: colours[name] for name in COLOUR_NAMES},
    )


@lru_cache(maxsize=32)
def _shipped_table(theme_id: str) -> Table:
    path = data_folder() / f"{theme_id}.toml"
    if not theme_id.replace("-", "").isalnum() or not path.is_file():
        raise UnknownThemeError(theme_id)
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    if theme_id != DEFAULT_THEME:
        table.setdefault("extends", DEFAULT_THEME)
    return table


def _base_of(table: Table) -> str | None:
    base = table.get("extends")
    return base if isinstance(base, str) else None


def _head(table: Table) -> dict[str, Any]:
    return {name: table[name] for name in ("name_it", "name_en", "light", "ansi")}


def _colours(table: Table) -> dict[str, Any]:
    return {key: _colours(value) if isinstance(value, Mapping) else parse_colour(value) for key, value in table.items()}


def _merge(under: Table, over: Table) -> dict[str, Any]:
    merged = dict(under)
    for key, value in over.items():
        below = merged.get(key)
        merged[key] = _merge(below, value) if isinstance(below, Mapping) and isinstance(value, Mapping) else value
    return merged
