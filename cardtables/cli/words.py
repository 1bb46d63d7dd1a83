"""How a command speaks: its language, its output, and the sentence for what went wrong."""

import contextlib
import json
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from cardtables.engine.errors import TableError
from cardtables.i18n import Speech, explained, pick_language


def wanted_language(words: Sequence[str]) -> str | None:
    """What `--lang` asks for, found before the words are parsed, so that their faults are said in it."""
    for place, word in enumerate(words):
        if word == "--lang" and place + 1 < len(words):
            return words[place + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def command_speech(words: Sequence[str]) -> Speech:
    """The speech of a command line: `--lang`, else the settings, else the environment.

    An unknown language is refused when the words are looked at; until then the environment's is spoken.
    """
    with contextlib.suppress(TableError):
        return Speech(pick_language(wanted_language(words) or _language_setting(), os.environ))
    return Speech(pick_language(None, os.environ))


def _language_setting() -> str | None:
    """The language of the settings file, read without what checks the rest of it."""
    from cardtables.match.folders import folders

    try:
        value = json.loads(folders().settings.read_text(encoding="utf-8"))["language"]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    return value if isinstance(value, str) and value != "auto" else None


def tell(text: str, to: TextIO | None = None) -> None:
    """Print a line; characters the terminal has not become question marks instead of an error."""
    out = to or sys.stdout
    encoding = out.encoding or "utf-8"
    out.write(text.encode(encoding, errors="replace").decode(encoding) + "\n")


def tell_json(value: object) -> None:
    """Print a JSON value on one line."""
    tell(json.dumps(value))


def error_answer(speech: Speech, error: TableError, move: int | None = None) -> dict[str, object]:
    """What a record that cannot be read answers (record.md, key `ok`)."""
    return {"ok": False, "error": {"code": error.code, "message": sentence(speech, error), "move": move}}


def sentence(speech: Speech, error: TableError) -> str:
    """What went wrong, for a person; why a move is refused may be a sentence of its game."""
    spec = getattr(error, "spec", None)
    return explained(Speech(speech.language, [spec.locale]) if spec else speech, error)
