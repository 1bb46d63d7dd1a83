"""Statistics: for each game who has played, won and lost how often, and what the game is called by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.shelf.registry import games
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.commands import Command
from cardtables.ui.fame import Counted, count_for
from cardtables.ui.list_page import ROW_REGION, ListPage
from cardtables.ui.page import Ask, Heading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.standings import Standing
    from cardtables.match.statistics import Statistics
    from cardtables.shelf.spec import Spec
    from cardtables.ui.canvas import Canvas

_NAMES = 26
"""Columns for the names of games."""
_COLUMNS = ("played", "won", "lost")
_COLUMN_GAP = 2


class StatisticsPage(ListPage):
    """The games that have been finished, and the chosen one's players."""

    way_out = "back"

    def __init__(self) -> None:
        super().__init__()
        self._found: Statistics | None = None
        self._games: list[Spec] = []

    def on_mount(self) -> None:
        """Begin to count."""
        count_for(self, self.shell.store)

    def on_counted(self, message: Counted) -> None:
        """Everything is counted; say what could not be read."""
        message.stop()
        self._found = message.statistics
        self._games = [spec for spec in games().values() if spec.id in self._found.standings]
        self.scroll.resize(self.count())
        self._commands = None
        self.repaint()
        if self._found.unread:
            self.tell(self.speech("stats.unread", file=self._found.unread[0].name))

    def count(self) -> int:
        """How many games somebody has finished."""
        return len(self._games)

    def own_commands(self) -> tuple[Command, ...]:
        """Moving through the games, and the rules of the chosen one."""
        return (*self.list_commands(), Command("rules", ("r", "?"), self._rules, self._has_rows, rank=5))

    def _rules(self) -> None:
        from cardtables.ui.screens.rules import RulesPage

        self.shell.open_page(RulesPage(self._games[self.scroll.chosen]))

    def row_clicked(self, place: int, button: int) -> None:
        """A click on the chosen game opens its rules."""
        self._rules()

    # Painting

    def heading(self) -> Heading:
        """Where one is."""
        return Heading(self.speech("stats.title"), self.speech("stats.detail"))

    def ask(self) -> Ask:
        """What the chosen game is called, or that there is nothing to see."""
        if self._found is None:
            return Ask(self.speech("stats.counting"))
        if not self._games:
            return Ask(self.speech("stats.none"))
        spec = self._games[self.scroll.chosen]
        speech = self.shell.speech_of(spec)
        counting = self._found.of(spec.id, bots=self.shell.settings.title_counts_bots)
        return Ask(speech("stats.called", title=spec.title(speech, counting)) if spec.titled else speech("game.line"))

    def paint_body(self, canvas: Canvas) -> None:
        """The games on the left, the players of the chosen one on the right."""
        if self._found is None or not self._games:
            return
        body = self.body(canvas)
        place = Rect(1, body.y + 1, _NAMES, body.height - 1)
        rows = self.scroll.window(place.height)
        for y, at in enumerate(rows, place.y):
            self._paint_game(canvas, Rect(place.x, y, place.width, 1), at)
        self.paint_ends(canvas, place._replace(width=place.width + 1), rows)
        spec = self._games[self.scroll.chosen]
        left = place.x + place.width + 3
        width = min(60, canvas.width - left - 2)
        self._paint_players(canvas, Rect(left, place.y, width, place.height), spec, self._found.of(spec.id, bots=True))

    def _paint_game(self, canvas: Canvas, row: Rect, at: int) -> None:
        theme = self.theme_now
        chosen = at == self.scroll.chosen
        if chosen:
            canvas.fill(*row, theme.askbg)
            canvas.text(row.x, row.y, "▶", theme.askfg)
        canvas.region(f"{ROW_REGION}{at}", row)
        name = self.shell.speech_of(self._games[at])("game.name")
        canvas.text(row.x + 2, row.y, fit(name, row.width - 3), theme.askfg if chosen else theme.text, bold=True)

    def _paint_players(self, canvas: Canvas, room: Rect, spec: Spec, standings: Sequence[Standing]) -> None:
        """A row for each player, who has played most first; how many more there are where the room ends."""
        theme, speech = self.theme_now, self.shell.speech_of(spec)
        heads = [speech(f"stats.column.{column}") for column in _COLUMNS]
        ends: list[int] = []
        end = room.x + room.width
        for head in reversed(heads):
            ends.insert(0, end)
            end -= text_width(head) + _COLUMN_GAP
        for head, at in zip(heads, ends, strict=True):
            canvas.text(at - text_width(head), room.y, head, theme.accent, bold=True)
        fitting = room.height - 1
        shown = standings if len(standings) <= fitting else standings[: fitting - 1]
        for y, each in enumerate(shown, room.y + 1):
            name = speech("stats.bot", name=each.name) if each.bot else each.name
            canvas.text(room.x, y, fit(name, end - room.x), theme.dim if each.bot else theme.text, bold=not each.bot)
            for column, at in zip(_COLUMNS, ends, strict=True):
                number = str(getattr(each, column))
                canvas.text(at - len(number), y, number, theme.text)
        if len(shown) < len(standings):
            more = speech.plural("stats.more", len(standings) - len(shown))
            canvas.text(room.x, room.y + room.height - 1, more, theme.dim)
