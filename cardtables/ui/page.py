"""What all screens share: header, a line that asks or tells, footer, and a sentence where there is no room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual.screen import Screen

from cardtables.ui.canvas import Rect
from cardtables.ui.canvas_view import CanvasView
from cardtables.ui.commands import Command, Commands, key_name
from cardtables.ui.furniture import (
    COMMAND_REGION,
    Ask,
    Heading,
    paint_ask,
    paint_footer,
    paint_heading,
    paint_too_small,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from textual import events
    from textual.app import ComposeResult

    from cardtables.i18n import Speech
    from cardtables.shelf.spec import Spec
    from cardtables.themes.theme import Theme
    from cardtables.ui.app import CardtablesApp
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.faces.look import Look
    from cardtables.ui.line_editor import LineEditor

__all__ = ["COMMAND_REGION", "MIN_HEIGHT", "MIN_WIDTH", "ROOMY_WIDTH", "Ask", "Heading", "Page"]

MIN_WIDTH: Final = 60
MIN_HEIGHT: Final = 20
"""The smallest terminal, in columns and lines, that a page is painted in."""

ROOMY_WIDTH: Final = 110
"""From so many columns on there is a panel at the side."""


class Page(Screen[None]):
    """A screen painted on one canvas, with its commands.

    A page gives ``own_commands``, ``heading``, ``paint_body`` and, where somebody is asked, ``ask``; it calls
    ``repaint`` after a change. Rows 0 and the last belong to this class, the two above it too when there is an ask or
    a notice: ``body`` is what is left. A page that needs more overrides ``paint``.
    """

    AUTO_FOCUS: ClassVar[str | None] = ""
    stays: ClassVar[bool] = False
    """Whether leaving a table that was opened from here comes back here."""
    way_out: ClassVar[str] = "leave"
    """The command that leaves the page: ``leave``, or ``back`` where there is nothing to get up from."""
    leaves_below: ClassVar[bool] = False
    """Whether leaving it leaves the page below as well."""
    DEFAULT_CSS = "Page { overflow: hidden; } Page > CanvasView { width: 100%; height: 100%; }"

    def __init__(self) -> None:
        super().__init__()
        self.editor: LineEditor | None = None
        """The line being typed; while there is one it gets the keys."""
        self._notice = ""
        self._commands: Commands | None = None
        self._shown = False

    # What a page gives

    def own_commands(self) -> Iterable[Command]:
        """The page's commands, in the order of footer and help."""
        return ()

    def heading(self) -> Heading:
        """Row 0."""
        return Heading("")

    def ask(self) -> Ask | None:
        """The rows above the footer."""
        return None

    def paint_body(self, canvas: Canvas) -> None:
        """Paint what is between header and ask, see ``body``."""

    def clicked(self, region: str, button: int) -> None:
        """A region that is no command was clicked."""

    def hovered(self, region: str | None) -> None:
        """The mouse came over another region, or left all of them (None)."""

    def taste_changed(self) -> None:
        """Language, look or settings are others now; the page is repainted after this."""

    def returned(self) -> None:
        """The page over this one was left."""

    def more_games(self, games: Mapping[str, Spec]) -> None:
        """The games of other packages are known now."""

    # What a page has

    @property
    def shell(self) -> CardtablesApp:
        """The app, which owns settings, look, speech and saved games."""
        return cast("CardtablesApp", self.app)

    @property
    def speech(self) -> Speech:
        """Who says this page's sentences; a page of a game speaks with the game's catalogue too."""
        return self.shell.speech

    @property
    def look(self) -> Look:
        """How things are drawn."""
        return self.shell.look

    @property
    def theme_now(self) -> Theme:
        """The colours in force."""
        return self.look.theme

    @property
    def view(self) -> CanvasView:
        """The canvas on the terminal."""
        return self.query_one(CanvasView)

    @property
    def commands(self) -> Commands:
        """The page's commands and those of every page, with the person's own keys."""
        if self._commands is None:
            self._commands = Commands((*self.own_commands(), *self._common_commands()), self.shell.own_keys)
        return self._commands

    def _common_commands(self) -> tuple[Command, ...]:
        return (
            Command("help", ("f1", "k"), self.shell.show_help, rank=7, shown="k"),
            Command("palette", (":", "ctrl+p"), self.shell.action_command_palette),
            Command(self.way_out, ("q",) if self._ends_program() else ("q", "escape"), self.leave, rank=1),
        )

    def _ends_program(self) -> bool:
        """Whether nothing is left to go back to. Escape is pressed to be on the safe side: it never goes that far."""
        return self in self.shell.screen_stack[: 2 if self.leaves_below else 1]

    def leave(self) -> None:
        """Go back to the page before, from the first one out of the program."""
        self.shell.back()

    def tell(self, sentence: str) -> None:
        """Say a sentence in the row above the footer until the next key."""
        self._notice = sentence
        self.repaint()

    def repaint(self) -> None:
        """Ask for a new frame; those asked for in one burst are painted once."""
        if self.is_mounted:
            self.view.repaint()

    def on_screen_resume(self) -> None:
        """Shown again: what was left may have changed what is to be seen here."""
        if self._shown:
            self.returned()
        self._shown = True

    def follow_taste(self) -> None:
        """Take over what the person has chosen anew."""
        self._commands = None
        self.taste_changed()
        if self.is_mounted:
            self.view.set_ground(self.theme_now.felt, ascii_only=self.look.ascii_only)

    # Painting

    def compose(self) -> ComposeResult:
        """One canvas fills the screen."""
        yield CanvasView(self._paint_frame, background=self.theme_now.felt, ascii_only=self.look.ascii_only)

    def _paint_frame(self, canvas: Canvas) -> None:
        if canvas.width < MIN_WIDTH or canvas.height < MIN_HEIGHT:
            paint_too_small(canvas, MIN_WIDTH, MIN_HEIGHT, self.speech, self.theme_now)
        else:
            self.paint(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Paint a whole frame on a canvas that is large enough."""
        self.paint_heading(canvas, self.heading())
        self.paint_body(canvas)
        self.paint_ask(canvas, self.ask())
        self.paint_footer(canvas)

    def body(self, canvas: Canvas) -> Rect:
        """The cells between the header and what is above the footer."""
        return Rect(0, 1, canvas.width, canvas.height - 2 - (2 if self.ask() is not None else 1))

    def paint_heading(self, canvas: Canvas, heading: Heading) -> None:
        """Paint row 0."""
        paint_heading(canvas, heading, self.theme_now)

    def paint_ask(self, canvas: Canvas, ask: Ask | None) -> None:
        """Paint the rows above the footer, with the notice if there is one."""
        paint_ask(canvas, ask, self._notice, self.theme_now)

    def paint_footer(self, canvas: Canvas) -> int:
        """Paint the keys that work now; the first free column after them."""
        return paint_footer(canvas, self.commands, self.speech, self.theme_now)

    # Keys and mouse

    @property
    def too_small(self) -> bool:
        """Whether the terminal has no room for a page now."""
        return self.size.width < MIN_WIDTH or self.size.height < MIN_HEIGHT

    def on_key(self, event: events.Key) -> None:
        """A key goes to the line being typed, else to a command; with too little room only leaving works."""
        event.stop()
        self._forget_notice()
        if self.editor is not None and not self.too_small and self.editor.press(event.key, event.character):
            event.prevent_default()
            self.repaint()
            return
        press = self.commands.for_key(key_name(event.key, event.character))
        if press is not None and (press.command.id == self.way_out or not self.too_small):
            event.prevent_default()
            press.run()

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text goes into the line being typed, and nowhere else: it must not play cards."""
        event.stop()
        if self.editor is not None:
            self.editor.insert(event.text)
            self.repaint()

    def on_canvas_view_clicked(self, message: CanvasView.Clicked) -> None:
        """A click runs a command or is the page's own business."""
        message.stop()
        self._forget_notice()
        region = message.region
        if region is None or self.too_small:
            return
        if region.startswith(COMMAND_REGION):
            command = self.commands.get(region.removeprefix(COMMAND_REGION))
            if command is not None and command.available() and not command.takes_place:
                command.action()
        else:
            self.clicked(region, message.button)

    def on_canvas_view_hovered(self, message: CanvasView.Hovered) -> None:
        """The mouse is over another region."""
        message.stop()
        self.hovered(message.region)

    def _forget_notice(self) -> None:
        if self._notice:
            self._notice = ""
            self.repaint()
