"""The colours of one card: what its paper, index and pixel letters are in a look and a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cardtables.themes.colours import TRUE_COLOUR, Colour, luminance, rgb
from cardtables.ui.faces.look import Face, Look, State, suit_name

if TYPE_CHECKING:
    from cardtables.themes.theme import Theme

Palette = Mapping[str, Colour]

# How the letters of the shared signs become the two tones of a modern card; letters not named are the main tone.
_SECOND_TONE = {"coins": "yRr", "cups": "yYr", "swords": "byNnY", "batons": "Nn"}
_SIGN_LETTERS = "KkwYyORrBbLGvNn"

_BLACK = 0
_NEARLY_BLACK = 0.1
_BRIGHT_PAPER = 0.5
"""Above this luminance a modern card is itself a paper, and ink goes on it as on any other."""


@dataclass(frozen=True, slots=True)
class CardColours:
    """``signs`` colours suit signs, pips and aces, ``figure`` the letters of court figures.

    ``foot`` is the gold last row of a chosen or winning card, ``star`` the mark of a winning one.
    """

    paper: Colour
    ink: Colour
    edge: Colour
    foot: Colour | None
    star: Colour
    signs: Palette
    figure: Palette


@lru_cache(maxsize=512)
def card_colours(face: Face, look: Look, state: State) -> CardColours:
    """The colours of a card as the look shows it; ``face`` must already be the shown one (``look.shown``)."""
    theme = look.theme
    suit = suit_name(face)
    modern = face.pack == "italian" and look.italian_style == "moderne"
    colours = _modern(theme, suit, state) if modern else _warm(theme, suit, state)
    return colours if state is not State.OFF else _greyed(colours, theme, modern=modern)


def _warm(theme: Theme, suit: str, state: State) -> CardColours:
    ink = theme.ink[suit]
    signs = {**theme.pixels, "X": ink}
    return CardColours(
        paper=theme.sel if state is State.SELECTED else theme.paper,
        ink=ink,
        edge=theme.line,
        foot=_foot(theme, state),
        star=theme.mark,
        signs=signs,
        figure={**signs, **theme.costume[suit]},
    )


def _modern(theme: Theme, suit: str, state: State) -> CardColours:
    tones = dict(theme.moderne[suit])
    paper = tones["card"]
    on_paper = luminance(paper) > _BRIGHT_PAPER
    ink = theme.ink[suit] if on_paper else tones["M"]
    if state is State.SELECTED:
        if not on_paper:
            ink = tones["M"] = paper
            tones |= {"m": tones["k"], "Y": theme.seledge}
        paper = theme.sel
    signs = {letter: tones["m" if letter in _SECOND_TONE[suit] else "M"] for letter in _SIGN_LETTERS}
    return CardColours(
        paper=paper,
        ink=ink,
        edge=theme.line,
        foot=_foot(theme, state),
        star=theme.mark if on_paper else ink,
        signs=signs,
        figure=tones,
    )


def _foot(theme: Theme, state: State) -> Colour | None:
    return theme.seledge if state in (State.SELECTED, State.WINNING) else None


def _greyed(colours: CardColours, theme: Theme, *, modern: bool) -> CardColours:
    """Every pixel turned to its grey between the ink of grey cards and half way to their paper."""
    inverted = modern and luminance(colours.paper) <= _BRIGHT_PAPER

    def grey(colour: Colour) -> Colour:
        bright = luminance(colour) ** 0.5
        return _between(theme, 1 - bright if inverted else bright)

    return CardColours(
        paper=theme.off,
        ink=theme.offink,
        edge=theme.offedge,
        foot=None,
        star=theme.offink,
        signs={letter: grey(colour) for letter, colour in colours.signs.items()},
        figure={letter: grey(colour) for letter, colour in colours.figure.items()},
    )


@lru_cache(maxsize=1024)
def _between(theme: Theme, brightness: float) -> Colour:
    """The grey for a brightness 0-1 on a grey card; in a 16-colour theme there are only black and the one."""
    if theme.ansi:
        return _BLACK if brightness < _NEARLY_BLACK else theme.offink
    dark, light = (sum(rgb(colour)) / 3 for colour in (theme.offink, theme.off))
    level = dark + (light - dark) * brightness * 0.6
    if (theme.offink | theme.off) & TRUE_COLOUR:
        grey = round(level)
        return TRUE_COLOUR | grey << 16 | grey << 8 | grey
    return 232 + min(23, max(0, round((level - 8) / 10)))
