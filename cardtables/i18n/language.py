"""Which language to speak: what was asked for, else what the environment says, else English."""

from collections.abc import Mapping

from cardtables.engine.errors import TableError

LANGUAGES = ("it", "en")


def pick_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """Return one of `LANGUAGES`.

    `explicit` is what a person chose, as `it` or with a region as `it_IT` or `it-IT`; one that is not there raises
    TableError `unknown_language`. Without it the first of LC_ALL, LC_MESSAGES and LANG that is set and not empty
    decides, as POSIX has it; a language that is not there then means English, since nobody asked for it here.
    """
    if explicit:
        language = _base(explicit)
        if language not in LANGUAGES:
            raise TableError("unknown_language", language=explicit[:40], allowed=", ".join(LANGUAGES))
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(variable):
            language = _base(value)
            return language if language in LANGUAGES else "en"
    return "en"


def _base(locale: str) -> str:
    """Strip region, encoding and modifier: `it_IT.UTF-8@euro` is `it`."""
    for mark in "@._-":
        locale = locale.partition(mark)[0]
    return locale.lower()
