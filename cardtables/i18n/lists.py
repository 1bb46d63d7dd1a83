"""Lists of names in words: `Anna, Bruno e Carla`, `easy, normal or hard`."""

from collections.abc import Sequence

from cardtables.i18n.speech import Speech


def joined(speech: Speech, names: Sequence[str]) -> str:
    """Join with the language's *and*; no names give an empty string."""
    return _listed(speech, names, "list.and")


def alternatives(speech: Speech, names: Sequence[str]) -> str:
    """Join with the language's *or*; no names give an empty string."""
    return _listed(speech, names, "list.or")


def _listed(speech: Speech, names: Sequence[str], key: str) -> str:
    if len(names) < 2:
        return "".join(names)
    *before, last = names
    if key == "list.and" and last[:1].lower() in ("e", "è", "é"):
        key = "list.and_before_e"  # Italian says "Anna ed Elena"
    return speech(key, names=speech("list.comma").join(before), last=last)
