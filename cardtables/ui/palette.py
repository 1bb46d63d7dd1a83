"""The command palette: Textual's, in the colours and the language of the person."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from textual import on
from textual.await_complete import AwaitComplete
from textual.command import CommandPalette
from textual.theme import Theme as WidgetTheme
from textual.widgets import Input, OptionList

from cardtables.themes.colours import Colour, rgb
from cardtables.ui.page import Page

if TYPE_CHECKING:
    from cardtables.themes import Theme
    from cardtables.ui.app import CardtablesApp


class Palette(CommandPalette):
    """Without the pictograph, whose width differs between terminals, and without a message in another language."""

    DEFAULT_CSS = "Palette SearchIcon { display: none; }"

    _left = False
    """Whether it is on its way out: a held Enter or Escape still brings keys then."""

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Leave once: the page below must not go too."""
        if self._left:
            return AwaitComplete()
        self._left = True
        return super().dismiss(result)

    @on(Input.Submitted)
    @on(OptionList.OptionSelected)
    def _choose_once(self, event: Input.Submitted | OptionList.OptionSelected) -> None:
        """A command is carried out once, however long Enter is held."""
        if self._left:
            event.stop()
            event.prevent_default()

    def _start_no_matches_countdown(self, search_value: str) -> None:
        """Let the empty list say that nothing matches."""

    def _action_command_list(self, action: str) -> None:
        """Move in the list: textual 8.2.8 stumbles over leafing where nothing is laid out, empty or without room."""
        with suppress(KeyError):
            super()._action_command_list(action)


def open_palette(app: CardtablesApp) -> None:
    """Open the palette over the page on top; not twice, and not where there are no commands."""
    if isinstance(app.screen, Page) and not app.screen.too_small:
        dress = _widget_theme(app.look.theme)
        app.register_theme(dress)
        app.theme = dress.name
        app.push_screen(Palette(placeholder=app.speech("palette.search"), id="--command-palette"))


def _widget_theme(theme: Theme) -> WidgetTheme:
    """What ordinary widgets need to look as if they belonged to the table."""
    return WidgetTheme(
        name=f"cardtables-{theme.id}",
        primary=_hex(theme.askbg),
        secondary=_hex(theme.accent),
        accent=_hex(theme.accent),
        foreground=_hex(theme.barfg),
        background=_hex(theme.bar),
        surface=_hex(theme.bar),
        panel=_hex(theme.waitbg),
        dark=not theme.light,
    )


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*rgb(colour))
