"""Help: every command of the page one came from, with all its keys and its sentence; any of them on another key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.commands import Command, key_label, key_name
from cardtables.ui.list_page import ROW_REGION, ListPage
from cardtables.ui.page import Ask, Heading, Page

if TYPE_CHECKING:
    from textual import events

    from cardtables.i18n import Speech
    from cardtables.ui.canvas import Canvas

_GAP = 3
_REFUSED_KEYS = frozenset({"ctrl+c", "ctrl+q", "ctrl+p", "escape"})
_YES = "enter"
"""Says yes everywhere, the curtain included: no command may take it from the others, least of all a held Enter here."""


class HelpPage(ListPage):
    """The commands of ``page`` that do something now, then the others."""

    way_out = "back"

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._waiting = False

    @property
    def speech(self) -> Speech:
        """The sentences of the page that is explained."""
        return self._page.speech

    def _listed(self) -> list[Command]:
        return sorted(self._page.commands, key=lambda command: not command.available())

    def count(self) -> int:
        """How many commands the page has."""
        return len(self._listed())

    @property
    def chosen(self) -> Command:
        """The command that can be put on another key."""
        return self._listed()[self.scroll.chosen]

    def own_commands(self) -> tuple[Command, ...]:
        """Moving through the list, another key."""
        return (
            *self.list_commands(),
            Command("help", ("f1", "k"), self.leave),
            Command("remap", ("enter", "e"), self._wait, rank=2),
            Command(
                "usual_key", ("backspace", "0"), self._usual, lambda: self.chosen.id in self.shell.own_keys, rank=3
            ),
        )

    def row_clicked(self, place: int, button: int) -> None:
        """A click on the chosen command asks for its key."""
        self._wait()

    def _wait(self) -> None:
        self._waiting = True
        self.repaint()

    def _usual(self) -> None:
        self.shell.change(keys={name: key for name, key in self.shell.own_keys.items() if name != self.chosen.id})

    def on_key(self, event: events.Key) -> None:
        """The key that was waited for is the chosen command's from now on."""
        if not self._waiting:
            super().on_key(event)
            return
        event.stop()
        event.prevent_default()
        self._waiting = False
        key = key_name(event.key, event.character)
        command = self.chosen
        if key in _REFUSED_KEYS or (key == _YES and _YES not in command.keys):
            self.tell(self.speech("help.not_this"))
            return
        press = self._page.commands.for_key(key)
        self.shell.change(keys={**self.shell.own_keys, command.id: key})
        label = key_label(key, self.speech)
        if press is None or press.command.id == command.id:
            self.tell(self.speech("help.done", key=label))
        else:
            self.tell(self.speech("help.taken", key=label, other=self.speech(f"command.{press.command.id}")))

    # Painting

    def heading(self) -> Heading:
        """Which page is explained."""
        return Heading(self.speech("help.title"), self._page.heading().title)

    def ask(self) -> Ask:
        """The whole sentence of the chosen command, or the question for a key."""
        if self._waiting:
            name = self.speech(f"command.{self.chosen.id}")
            return Ask(self.speech("help.press", command=name), self.speech("help.chip").upper())
        return Ask(self.speech(f"command.{self.chosen.id}.help"))

    def paint_body(self, canvas: Canvas) -> None:
        """Keys, word and sentence of each command."""
        body = self.body(canvas)
        listed = self._listed()
        keys = [self._page.commands.all_keys(command, self.speech) for command in listed]
        words = [self.speech(f"command.{command.id}") for command in listed]
        word_x = 3 + max(map(text_width, keys)) + _GAP
        sentence_x = word_x + max(map(text_width, words)) + _GAP
        place = Rect(1, body.y + 1, canvas.width - 2, body.height - 2)
        self.scroll.resize(len(listed))
        rows = self.scroll.window(place.height)
        theme = self.theme_now
        for y, at in enumerate(rows, place.y):
            chosen = at == self.scroll.chosen
            canvas.region(f"{ROW_REGION}{at}", Rect(place.x, y, place.width, 1))
            ink, quiet = (theme.barfg, theme.keyfg) if chosen else (theme.text, theme.dim)
            if chosen:
                canvas.fill(place.x, y, place.width, 1, theme.bar)
                canvas.text(place.x, y, "▶", theme.key, bold=True)
            canvas.text(3, y, keys[at], theme.key if chosen else theme.accent, bold=True)
            canvas.text(word_x, y, words[at], ink if listed[at].available() else quiet, bold=listed[at].available())
            sentence = self.speech(f"command.{listed[at].id}.help")
            canvas.text(sentence_x, y, fit(sentence, place.width - sentence_x - 1), quiet)
        self.paint_ends(canvas, place, rows)
