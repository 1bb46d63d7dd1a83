"""The command palette: Textual's, speaking the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.command import CommandPalette

from cardtables.ui.page import Page

if TYPE_CHECKING:
    from cardtables.ui.app import CardtablesApp


def open_palette(app: CardtablesApp) -> None:
    """Open the palette over the page on top; not twice, and not where there are no commands."""
    if isinstance(app.screen, Page) and not app.screen.too_small:
        app.push_screen(CommandPalette(placeholder=app.speech("palette.search"), id="--command-palette"))
