"""The shelf as a person reads it: every game's name, line and players, and finding one by any of its names."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtables.shelf.spec import Spec
    from cardtables.ui.faces.look import Face


class Entry(NamedTuple):
    """One game on the shelf. ``matched`` is the other name it was found by, if it was not its own."""

    spec: Spec
    name: str
    matched: str = ""


def folded(text: str) -> str:
    """A text as it is compared: without accents, case and anything that is neither letter nor digit."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in plain if character.isalnum())


def found(games: Iterable[tuple[Spec, Sequence[str]]], query: str) -> list[Entry]:
    """The games one of whose names holds the query, those with a name that begins with it first.

    Each game comes with its names, the one to show first and without its aliases, which are looked through as well.
    """
    wanted = folded(query)
    hits: list[tuple[int, Entry]] = []
    for spec, names in games:
        ranked = [(folded(name).find(wanted), name) for name in (*names, *spec.aliases, spec.id)]
        best = min(((place > 0, name) for place, name in ranked if place >= 0), default=None, key=lambda hit: hit[0])
        if best is not None:
            inside, name = best
            matched = "" if name in (names[0], spec.id) else name
            hits.append((inside, Entry(spec, names[0], matched if wanted else "")))
    return [entry for _, entry in sorted(hits, key=lambda hit: hit[0])]


def seat_counts(counts: Sequence[int]) -> str:
    """How many can play: ``2 3 4 6``, ``2–12``."""
    low, high = min(counts), max(counts)
    if len(counts) > 2 and tuple(counts) == tuple(range(low, high + 1)):
        return f"{low}–{high}"
    return " ".join(map(str, counts))


def teaser_faces(spec: Spec, face: type[Face]) -> list[Face]:
    """The cards that show a game."""
    return [face(spec.pack, text[:-1], text[-1]) for text in spec.teaser]
