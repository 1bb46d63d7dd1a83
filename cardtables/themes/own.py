"""A person's own themes: read from a folder, checked, and every one that is not right reported and left out."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

from cardtables.themes.loader import COLOUR_NAMES, DEFAULT_THEME, UnknownThemeError, build_theme, layered, list_themes
from cardtables.themes.theme import Theme, ThemeProblem

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from cardtables.i18n import Speech

MAX_BYTES = 64 * 1024
MAX_FILES = 100
"""So many files are looked at; a folder with more is no folder of themes."""

_SIXTEEN = 16
_CODES = {
    "extra_forbidden": "unknown_key",
    "missing": "missing",
    "bad_colour": "bad_colour",
    "unknown_key": "unknown_key",
}


def own_themes(folder: Path, *, truecolour: bool = False) -> tuple[tuple[Theme, ...], tuple[ThemeProblem, ...]]:
    """Read every ``*.toml`` of a folder: the themes that are right, by id, and what is wrong with the others.

    A theme's id is its file's name without the ending; one that a shipped theme has is a problem (``id_taken``). A
    missing folder holds no themes. ``truecolour`` is as in ``load_theme``.
    """
    tables: dict[str, Mapping[str, Any]] = {}
    problems: list[ThemeProblem] = []
    files: dict[str, tuple[Path, str]] = {}
    for path in sorted(folder.glob("*.toml"))[:MAX_FILES]:
        outcome = _read(path)
        if isinstance(outcome, ThemeProblem):
            problems.append(outcome)
        else:
            text, table = outcome
            tables[path.stem] = table
            files[path.stem] = path, text
    themes = []
    for theme_id, (path, text) in files.items():
        made = _make(theme_id, path, text, tables, truecolour=truecolour)
        if isinstance(made, ThemeProblem):
            problems.append(made)
        else:
            themes.append(made)
    return tuple(themes), tuple(problems)


def problem_text(problem: ThemeProblem, speech: Speech) -> str:
    """Say in a sentence which file was left out, where it is wrong and what to do."""
    reason = speech(f"theme.problem.{problem.code}", **problem.params)
    if problem.line is None:
        return speech("theme.left_out", file=problem.file.name, reason=reason)
    return speech("theme.left_out_at", file=problem.file.name, line=problem.line, reason=reason)


def _read(path: Path) -> tuple[str, Mapping[str, Any]] | ThemeProblem:
    """A file's text and its checked table."""
    if path.stem in {info.id for info in list_themes()}:
        return ThemeProblem(path, None, "id_taken", {"id": path.stem})
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            return ThemeProblem(path, None, "too_large", {"limit": MAX_BYTES})
        text = data.decode("utf-8")
        table = tomllib.loads(text)
    except OSError as error:
        return ThemeProblem(path, None, "unreadable", {"reason": error.strerror or str(error)})
    except UnicodeDecodeError as error:
        return ThemeProblem(path, data.count(b"\n", 0, error.start) + 1, "not_utf8", {})
    except RecursionError:
        return ThemeProblem(path, None, "too_deep", {})
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        line = int(at.group(1)) if at else text.count("\n") + 1
        return ThemeProblem(path, line, "not_toml", {})
    return _check(path, text, table) or (text, {"extends": DEFAULT_THEME, **table})


def _check(path: Path, text: str, table: Mapping[str, Any]) -> ThemeProblem | None:
    """What the schema says against a table, the first thing only."""
    from pydantic import ValidationError  # 160 ms that only a person with own themes pays

    from cardtables.themes.schema import ThemeFile

    try:
        ThemeFile.model_validate(table)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        keys = [str(part) for part in first["loc"] if part != "[key]"]
        code = _CODES.get(first["type"], "bad_value")
        return ThemeProblem(path, _line_of(text, keys), code, {"key": ".".join(keys)})
    return None


def _make(
    theme_id: str, path: Path, text: str, tables: Mapping[str, Mapping[str, Any]], *, truecolour: bool
) -> Theme | ThemeProblem:
    table = tables[theme_id]
    try:
        theme = build_theme(theme_id, layered(table, tables), truecolour=truecolour)
    except UnknownThemeError as error:
        return ThemeProblem(path, _line_of(text, ["extends"]), "unknown_base", {"base": str(error)})
    if theme.ansi:
        for key, colour in _all_colours(theme):
            if colour >= _SIXTEEN:
                return ThemeProblem(path, _line_of(text, key.split(".")), "not_ansi", {"key": key})
    return theme


def _all_colours(theme: Theme) -> Iterator[tuple[str, int]]:
    """Every colour of a theme with the key a theme file gives it by."""
    for name in COLOUR_NAMES:
        yield f"colours.{name}", getattr(theme, name)
    for section in ("ink", "pixels"):
        for name, colour in getattr(theme, section).items():
            yield f"{section}.{name}", colour
    for section in ("costume", "moderne"):
        for suit, letters in getattr(theme, section).items():
            for letter, colour in letters.items():
                yield f"{section}.{suit}.{letter}", colour


def _line_of(text: str, keys: list[str]) -> int | None:
    """The line in which a key is written: the one most deeply nested that can be found, or None."""
    lines = text.splitlines()
    found: int | None = None
    start = 0
    for depth, key in enumerate(keys):
        header = re.compile(r"\s*\[\s*" + re.escape(".".join(keys[: depth + 1])) + r"\s*\]")
        assignment = re.compile(r"(\s*|.*[{,]\s*)[\"']?" + re.escape(key) + r"[\"']?\s*[=.]")
        for index in range(start, len(lines)):
            if header.match(lines[index]) or assignment.match(lines[index]):
                found = index + 1
                start = index
                break
    return found
