"""Which language to speak: what was asked for, else what the environment says, else English."""

from collections.abc import Mapping

LANGUAGES = ("it", "en")


class UnknownLanguageError(ValueError):
    """A language was asked for by name and there is no catalogue of it."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"unknown language {asked!r}; there are: {', '.join(LANGUAGES)}")
        self.asked = asked


def pick_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """Return one of `LANGUAGES`.

    `explicit` is what a person chose, as `it` or with a region as `it_IT` or `it-IT`; one that is not there raises
    `UnknownLanguageError`. Without it the first of LC_ALL, LC_MESSAGES and LANG that is set and not empty decides, as
    POSIX has it; a language that is not there then means English, since nobody asked for it here.
    """
    if explicit:
        language = _base(explicit)
        if language not in LANGUAGES:
            raise UnknownLanguageError(explicit)
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
