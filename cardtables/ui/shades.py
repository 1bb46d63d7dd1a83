"""The themes that can be had on this terminal, a person's own among them, and the look made of a taste."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cardtables.engine.errors import TableError
from cardtables.themes import DEFAULT_THEME, STYLES, UnknownThemeError, list_themes, load_theme, suitable_theme
from cardtables.ui.faces.look import Look

if TYPE_CHECKING:
    from pathlib import Path

    from cardtables.themes import Theme, ThemeProblem
    from cardtables.ui.taste import Taste

_COLOURS = {"truecolor": 1 << 24, "256": 256}
_SIXTEEN = 16

DECKS = (*STYLES, "french")
"""How an Italian game can be shown: two drawing styles of the Italian pack, or French cards."""


class Shades:
    """Themes by id, fit for a terminal. ``colour_system`` is Rich's word for what the terminal can show."""

    def __init__(self, folder: Path, colour_system: str | None, *, no_color: bool) -> None:
        self._folder = folder
        self._colours = _COLOURS.get(colour_system or "", _SIXTEEN)
        self._no_color = no_color

    @property
    def ansi_only(self) -> bool:
        """Whether the terminal has its own sixteen colours and no more."""
        return self._colours <= _SIXTEEN and not self._no_color

    @property
    def fixed(self) -> bool:
        """Whether the terminal decides the theme, whatever a person likes."""
        return suitable_theme(DEFAULT_THEME, colours=self._colours, no_color=self._no_color) != DEFAULT_THEME

    @cached_property
    def own(self) -> tuple[dict[str, Theme], tuple[ThemeProblem, ...]]:
        """The person's own themes by id, and what is wrong with the others; loads pydantic if there are any."""
        if not any(self._folder.glob("*.toml")):
            return {}, ()
        from cardtables.themes import own_themes

        themes, problems = own_themes(self._folder, truecolour=self._truecolour)
        return {theme.id: theme for theme in themes}, problems

    @property
    def _truecolour(self) -> bool:
        return self._colours > 256

    def ids(self) -> list[str]:
        """Every theme there is to choose, the shipped ones first."""
        return [info.id for info in list_themes()] + list(self.own[0])

    def theme(self, theme_id: str) -> Theme:
        """The theme of that id as this terminal can show it; the default where there is none of that id."""
        theme_id = suitable_theme(theme_id, colours=self._colours, no_color=self._no_color)
        try:
            return load_theme(theme_id, truecolour=self._truecolour)
        except UnknownThemeError:
            own = self.own[0].get(theme_id)
            return own or load_theme(DEFAULT_THEME, truecolour=self._truecolour)

    def need(self, theme_id: str) -> None:
        """See that there is a theme of that id. Raises TableError `unknown_theme`."""
        if theme_id not in self.ids():
            raise TableError("unknown_theme", theme=theme_id[:40], allowed=", ".join(self.ids()))

    def look(self, taste: Taste) -> Look:
        """The look a taste asks for."""
        return Look(
            self.theme(taste.theme),
            style=taste.style if taste.style in STYLES else None,
            ascii_only=taste.ascii,
            french_faces=taste.deck == "french",
        )


def deck_of(look: Look) -> str:
    """Which of DECKS a look shows Italian games with."""
    return "french" if look.french_faces else look.italian_style


def deck_settings(deck: str) -> dict[str, str]:
    """The settings that choose one of DECKS."""
    return {"deck": "french"} if deck == "french" else {"deck": "italian", "style": deck}
