"""The rules of a game as a page to read: in the person's language, with the options in force marked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardtables.shelf.options import GameOptions, option_infos
from cardtables.ui import markdown
from cardtables.ui.commands import Command
from cardtables.ui.markdown import Line, lay_out
from cardtables.ui.page import Heading, Page

if TYPE_CHECKING:
    from collections.abc import Mapping

    from textual import events

    from cardtables.i18n import Speech
    from cardtables.shelf.spec import Spec
    from cardtables.ui.canvas import Canvas

_CODE = re.compile(r"`([^`]+)`")
_ROW = re.compile(r"\| `([^`]+)`")
_READABLE_WIDTH = 92
_WHEEL_LINES = 3
_AROUND = 4
"""Rows of the terminal that are no text: header, footer and a blank at both."""


class RulesPage(Page):
    """A rules page; ``options`` are those of a table, or of a set-up as it stands, None where there is none yet."""

    way_out = "back"

    def __init__(self, spec: Spec, options: GameOptions | Mapping[str, object] | None = None) -> None:
        super().__init__()
        self.spec = spec
        raw = options.model_dump() if isinstance(options, GameOptions) else options
        self._options: dict[str, object] = dict(raw or {})
        self._usual = {info.name: info.default for info in option_infos(spec.options)}
        self._top = 0
        self._laid: tuple[int, str, list[Line]] = (0, "", [])

    @property
    def speech(self) -> Speech:
        """The game's sentences, and the shared ones."""
        return self.shell.speech_of(self.spec)

    def own_commands(self) -> tuple[Command, ...]:
        """Scrolling, by line, by page, and to either end."""
        return (
            Command("scroll", ("down", "up"), self._step, rank=2, shown="↑↓", takes_place=True),
            Command("leaf", ("space", "pagedown", "pageup", "home", "end"), self._leaf, rank=3, takes_place=True),
            Command("language", ("n",), self.shell.next_language, rank=4),
        )

    def _step(self, place: int) -> None:
        self._scroll(1 if place == 0 else -1)

    def _leaf(self, place: int) -> None:
        page, all_lines = self.size.height - _AROUND - 1, len(self._lines())
        self._scroll((page, page, -page, -all_lines, all_lines)[place])

    def _scroll(self, lines: int) -> None:
        self._top = self._first() + lines
        self.repaint()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel scrolls."""
        event.stop()
        self._scroll(_WHEEL_LINES)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel scrolls."""
        event.stop()
        self._scroll(-_WHEEL_LINES)

    # Painting

    def heading(self) -> Heading:
        """The game, and how far one has read."""
        hidden = max(1, self._hidden())
        return Heading(self.speech("game.name"), self.speech("rules.title"), right=f"{100 * self._first() // hidden} %")

    def paint_body(self, canvas: Canvas) -> None:
        """As many lines as fit."""
        body = self.body(canvas)
        self._top = self._first()
        for y, line in enumerate(self._lines()[self._top : self._top + body.height - 1], body.y + 1):
            self._paint_line(canvas, y, line)

    def _hidden(self) -> int:
        """How many lines there is no room for at a time."""
        return max(0, len(self._lines()) - (self.size.height - _AROUND))

    def _first(self) -> int:
        """The line on top; after a resize, or past an end, the nearest that can be."""
        return max(0, min(self._top, self._hidden()))

    def _lines(self) -> list[Line]:
        """The page laid out for the width there is now, in the language there is now."""
        width, language = min(_READABLE_WIDTH, self.size.width - 6), self.shell.language
        if self._laid[:2] != (width, language):
            lines = lay_out(self._marked(self.spec.rules_page(language)), width)
            self._laid = (width, language, self._with_table(lines, width))
        return self._laid[2]

    def _marked(self, text: str) -> str:
        """The page with a mark at what is in force: beside a title that names an option, and at the row of its value.

        Such titles and rows name options and values as the command line does, `in code`.
        """
        marked: list[str] = []
        here: list[str] = []
        for line in text.splitlines():
            if line.startswith("#"):
                here = [name for name in _CODE.findall(line) if name in self._options]
                values = ", ".join(self._value(name) for name in here)
                line += f" ▶ {values}" if here else ""
            elif (row := _ROW.match(line)) and row[1] in [str(self._options[name]) for name in here]:
                line = f"| ▶ **{row[1]}**{line[row.end() :]}"
            marked.append(line)
        return "\n".join(marked)

    def _with_table(self, lines: list[Line], width: int) -> list[Line]:
        """The page with what this table has set on top of it: only what is not as usual, which one must not miss."""
        set_here = [
            f"* **{self.speech(f'option.{name}')}** `{name}`: {self._value(name)}. {self.speech(f'option.{name}.help')}"
            for name, value in self._options.items()
            if value != self._usual[name]
        ]
        if not set_here:
            return lines
        here = lay_out("\n".join([f"## {self.speech('rules.here')}", "", *set_here]), width)
        title_end = next((at for at, line in enumerate(lines) if line.kind == markdown.BLANK), 0)
        return [*lines[:title_end], Line(markdown.BLANK, ()), *here, *lines[title_end:]]

    def _value(self, name: str) -> str:
        value = self._options[name]
        return str(value) if isinstance(value, int) else self.speech(f"option.{name}.{value}")

    def _paint_line(self, canvas: Canvas, y: int, line: Line) -> None:
        theme = self.theme_now
        base = {markdown.TITLE: theme.accent, markdown.SECTION: theme.accent, markdown.TABLE_HEAD: theme.dim}
        x = 3
        for piece in line.pieces:
            ink = base.get(line.kind, theme.text)
            bold = line.kind in base or piece.style == markdown.STRONG
            if piece.style == markdown.CODE:
                ink = theme.accent
            if piece.style == markdown.EMPHASIS:
                ink = theme.dim if line.kind not in base else ink
            x = canvas.text(x, y, piece.text, ink, bold=bold)
