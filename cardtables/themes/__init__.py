"""Themes: colours and drawing styles, read from TOML; knows nothing of terminals or screens."""

from cardtables.themes.colours import Colour
from cardtables.themes.loader import DEFAULT_THEME, UnknownThemeError, list_themes, load_theme, suitable_theme
from cardtables.themes.own import own_themes, problem_text
from cardtables.themes.theme import STYLES, Theme, ThemeInfo, ThemeProblem

__all__ = [
    "DEFAULT_THEME",
    "STYLES",
    "Colour",
    "Theme",
    "ThemeInfo",
    "ThemeProblem",
    "UnknownThemeError",
    "list_themes",
    "load_theme",
    "own_themes",
    "problem_text",
    "suitable_theme",
]
