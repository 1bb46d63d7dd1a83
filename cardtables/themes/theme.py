"""What a theme is once it has been read: plain values, ready to be painted with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from cardtables.themes.colours import Colour

SUITS = ("coins", "cups", "swords", "batons", "spades", "hearts", "diamonds", "clubs")
"""The eight suits a theme colours: the Italian four (``batons`` are bastoni), then the French four."""

STYLES = ("napoletane", "moderne")
"""The drawing styles of the Italian pack."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """All colours and choices of one theme; equal only to itself, so that painted cards can be kept by theme.

    ``ink`` is keyed by suit (see SUITS), ``pixels`` by pixel letter, ``costume`` and ``moderne`` by suit and then by
    letter; ``moderne`` has the letters ``card M m k S Y`` of a card in one full colour.
    """

    id: str
    name_it: str
    name_en: str
    light: bool
    ansi: bool
    """Whether every colour is one of the terminal's own sixteen (numbers 0-15)."""
    italian_style: str | None
    """The drawing style this theme was made for (see STYLES), or None when any will do."""

    felt: Colour
    bar: Colour
    """Behind the first and the last row and keys; on it ``barfg`` is text, ``key`` a key, ``keyfg`` quiet text."""
    barfg: Colour
    panel: Colour
    text: Colour
    dim: Colour
    faint: Colour
    accent: Colour
    askbg: Colour
    askfg: Colour
    waitbg: Colour
    waitfg: Colour
    key: Colour
    keyfg: Colour
    paper: Colour
    line: Colour
    sel: Colour
    seledge: Colour
    off: Colour
    offedge: Colour
    offink: Colour
    slot: Colour
    mark: Colour
    """The star on the winning card: readable on ``paper``."""
    back_a: Colour
    back_b: Colour
    back_edge: Colour
    back_mark: Colour
    second_a: Colour
    """With ``second_b`` the weave of the other pack's back."""
    second_b: Colour

    ink: Mapping[str, Colour]
    pixels: Mapping[str, Colour]
    costume: Mapping[str, Mapping[str, Colour]]
    moderne: Mapping[str, Mapping[str, Colour]]

    def name(self, language: str) -> str:
        """The theme's name in ``"it"`` or (anything else) in English."""
        return self.name_it if language == "it" else self.name_en


@dataclass(frozen=True, slots=True)
class ThemeInfo:
    """What a list of themes shows of one."""

    id: str
    name_it: str
    name_en: str
    light: bool
    ansi: bool

    def name(self, language: str) -> str:
        """The theme's name in ``"it"`` or (anything else) in English."""
        return self.name_it if language == "it" else self.name_en


@dataclass(frozen=True, slots=True)
class ThemeProblem:
    """Why a theme file was skipped: a sentence's code ``theme.<code>`` with its parameters, and the line when known."""

    file: Path
    line: int | None
    code: str
    params: Mapping[str, str | int]
