"""The shelf as a person reads it: every game's names, line and players, and finding one by any of its names."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from cardtables.i18n import LANGUAGES
from cardtables.i18n.glance import glance

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtables.shelf.spec import Spec
    from cardtables.ui.faces.look import Face

_NAME, _LINE = "game.name", "game.line"


class Entry(NamedTuple):
    """One game on the shelf: its name and its line in the language spoken, and its names in every language."""

    spec: Spec
    name: str
    line: str
    names: tuple[str, ...]
    matched: str = ""
    """The other name it was found by, if it was not its own."""


def read_shelf(specs: Iterable[Spec], language: str) -> list[Entry]:
    """The games that can say their name; one of another package that cannot is left out."""
    entries = []
    for spec in specs:
        said = {other: glance(spec.locale / f"{other}.mo", (_NAME, _LINE)) for other in LANGUAGES}
        own = said[language]
        if _NAME in own:
            names = tuple(texts[_NAME] for texts in said.values() if _NAME in texts)
            entries.append(Entry(spec, own[_NAME], own.get(_LINE, ""), names))
    return entries


def folded(text: str) -> str:
    """A text as it is compared: without accents, case and anything that is neither letter nor digit."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in plain if character.isalnum())


def found(entries: Iterable[Entry], query: str) -> list[Entry]:
    """The games one of whose names or aliases holds the query, those with one that begins with it first."""
    wanted = folded(query)
    if not wanted:
        return list(entries)
    hits: list[tuple[bool, Entry]] = []
    for entry in entries:
        names = (entry.name, *entry.names, *entry.spec.aliases, entry.spec.id)
        places = [(folded(name).find(wanted), name) for name in names]
        best = min(((place > 0, name) for place, name in places if place >= 0), default=None, key=lambda hit: hit[0])
        if best is not None:
            inside, name = best
            hits.append((inside, entry._replace(matched="" if name in (entry.name, entry.spec.id) else name)))
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
