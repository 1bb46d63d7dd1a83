"""A speaker of one language: looks keys up in the compiled catalogues and fills the fields in."""

import os
from collections.abc import Iterable
from copy import copy
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

SHARED_CATALOGUES = Path(__file__).parent / "locale"
STRICT_VARIABLE = "CARDTABLES_STRICT_SPEECH"


class CatalogueNotBuiltError(RuntimeError):
    """The .mo file of a language is not there: the checkout was never installed."""

    def __init__(self, missing: Path) -> None:
        super().__init__(f"{missing} is not there: compile the catalogues with `pip install -e .` in the checkout")
        self.missing = missing


class MissingTextError(LookupError):
    """A key is in no catalogue, or its text wants a field that was not given. Raised in strict mode only."""


class _Strict(NullTranslations):
    """The end of the chain of catalogues while testing: whatever arrives here was found nowhere."""

    def gettext(self, message: str) -> str:
        raise MissingTextError(f"no catalogue has the key {message!r}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise MissingTextError(f"no catalogue has the plural key {msgid1!r}")


class Speech:
    """Says keys in one language, from the shared catalogue and from those of a game.

    `language` is one of `LANGUAGES`; `extra` are folders holding `LANGUAGE.mo`, looked at before the shared one.
    `CatalogueNotBuiltError` when one of the files is missing. With the environment variable `CARDTABLES_STRICT_SPEECH`
    set, as the tests do, an unknown key or a missing field raises `MissingTextError`; otherwise a person sees the key
    or the bare text, which is better than a game that stops.
    """

    def __init__(self, language: str, extra: Iterable[Path] = ()) -> None:
        self.language = language
        self._strict = bool(os.environ.get(STRICT_VARIABLE))
        first, *others = (_load(folder / f"{language}.mo") for folder in (*extra, SHARED_CATALOGUES))
        for catalogue in others:
            first.add_fallback(catalogue)
        if self._strict:
            first.add_fallback(_Strict())
        self._catalogue = first

    def __call__(self, key: str, /, **fields: object) -> str:
        """Say `key`, with its named fields filled in."""
        return self._fill(key, self._catalogue.gettext(key), fields)

    def knows(self, key: str) -> bool:
        """Whether a catalogue has `key`: for what a game may say and need not."""
        try:
            return self._catalogue.gettext(key) != key
        except MissingTextError:
            return False

    def plural(self, key: str, n: int, /, **fields: object) -> str:
        """Say `key` in the form that goes with `n` things; the field `{n}` is filled in by itself."""
        return self._fill(key, self._catalogue.ngettext(key, f"{key}.plural", n), {"n": n, **fields})

    def _fill(self, key: str, text: str, fields: dict[str, object]) -> str:
        try:
            return text.format_map(fields)
        except (LookupError, ValueError) as problem:
            if self._strict:
                raise MissingTextError(f"{key!r}: cannot fill {text!r}: {problem!r}") from problem
            return text


def _load(path: Path) -> GNUTranslations:
    """A catalogue to hang others behind; the texts themselves are read once and shared."""
    return copy(_read(path))


@cache
def _read(path: Path) -> GNUTranslations:
    try:
        with path.open("rb") as stream:
            return GNUTranslations(stream)
    except FileNotFoundError as problem:
        raise CatalogueNotBuiltError(path) from problem
