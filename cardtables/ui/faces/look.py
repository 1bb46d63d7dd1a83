"""What all painting takes: the card's face, its size and state, and the look a person chose."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from cardtables.themes.theme import STYLES, Theme


class Size(NamedTuple):
    """Width and height of a card in cells."""

    width: int
    height: int


TINY = Size(5, 4)
SMALL = Size(7, 5)
MEDIUM = Size(9, 7)
LARGE = Size(13, 10)
SIZES = (TINY, SMALL, MEDIUM, LARGE)
"""The four sizes a card is drawn in, ascending."""


class State(Enum):
    """How a card lies there."""

    NORMAL = "normal"
    SELECTED = "selected"
    """Chosen: other paper and a gold foot; drawn one row higher."""
    OFF = "off"
    """Not playable now: grey."""
    WINNING = "winning"
    """Taking the trick so far: a star and a gold foot."""


class Face(NamedTuple):
    """One face of a pack: ``pack`` is ``italian`` or ``french``, rank and suit are the texts of that pack.

    Italian ranks are ``A 2 3 4 5 6 7 F C R`` and suits ``D C S B``; French ranks ``A 2 … 10 J Q K`` and suits
    ``S H D C``. The same letter means another suit in the other pack.
    """

    pack: str
    rank: str
    suit: str


ITALIAN_RANKS = ("A", "2", "3", "4", "5", "6", "7", "F", "C", "R")
FRENCH_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

SUIT_NAMES = {
    ("italian", "D"): "coins",
    ("italian", "C"): "cups",
    ("italian", "S"): "swords",
    ("italian", "B"): "batons",
    ("french", "S"): "spades",
    ("french", "H"): "hearts",
    ("french", "D"): "diamonds",
    ("french", "C"): "clubs",
}
"""A pack's suit letter to the suit's name in a theme (see themes.theme.SUITS)."""

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_WORDS = {"D": "Den", "C": "Cop", "S": "Spa", "B": "Bas"}

_AS_FRENCH_SUIT = {"D": "D", "C": "H", "S": "S", "B": "C"}
_AS_FRENCH_RANK = {"F": "J", "C": "Q", "R": "K"}


@dataclass(frozen=True, slots=True)
class Look:
    """A person's choice of how things are drawn; hashable, so that painted cards are kept by it."""

    theme: Theme
    style: str | None = None
    """The drawing style of Italian cards (see themes.theme.STYLES); None leaves it to the theme."""
    ascii_only: bool = False
    """Draw with ASCII characters only."""
    french_faces: bool = False
    """Show an Italian pack with French faces; a French pack is always French."""

    def __post_init__(self) -> None:
        if self.style is not None and self.style not in STYLES:
            raise ValueError(f"no drawing style {self.style!r}")

    @property
    def italian_style(self) -> str:
        """The style Italian cards are drawn in."""
        return self.style or self.theme.italian_style or STYLES[0]

    def shown(self, face: Face) -> Face:
        """The face as this look draws it: denari ♦, coppe ♥, spade ♠, bastoni ♣, F C R as J Q K when wished."""
        if face.pack != "italian" or not self.french_faces:
            return face
        return Face("french", _AS_FRENCH_RANK.get(face.rank, face.rank), _AS_FRENCH_SUIT[face.suit])


def suit_name(face: Face) -> str:
    """The name of a face's suit in a theme; KeyError for a suit its pack has not."""
    return SUIT_NAMES[face.pack, face.suit]


def card_label(face: Face, look: Look) -> str:
    """The shortest text that names a card: ``10♥``, ``7 Den``; in plain ASCII ``10H``, ``7 Den``."""
    shown = look.shown(face)
    if shown.pack == "italian":
        return f"{shown.rank} {SUIT_WORDS[shown.suit]}"
    return shown.rank + (shown.suit if look.ascii_only else SUIT_SIGNS[shown.suit])
