"""Home: the shelf of games, what was left unfinished on top of it, and the look of everything at a key.

This is the first page to be painted, so nothing here loads pydantic, rules or options; `later` fetches them once the
page is on the screen.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardtables.i18n import joined
from cardtables.match.store import Glance, Saved, glance
from cardtables.shelf.registry import built_in_games
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, split, text_width
from cardtables.ui.commands import Command
from cardtables.ui.line_editor import LineEditor
from cardtables.ui.list_page import ROW_REGION, ListPage
from cardtables.ui.page import COMMAND_REGION, ROOMY_WIDTH, Heading
from cardtables.ui.screens.home_card import paint_game
from cardtables.ui.screens.later import fetch
from cardtables.ui.shades import DECKS, deck_of, deck_settings
from cardtables.ui.shelf import Entry, found, read_shelf, seat_counts
from cardtables.ui.when import when

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtables.shelf.spec import Spec
    from cardtables.ui.canvas import Canvas

_QUERY_CELLS = 30
_LINE_CELLS = 16
"""With less room than that a game's line is not worth beginning."""
_FETCH_DELAY = 0.15
"""Seconds from the first paint on in which nothing else is done."""


class HomePage(ListPage):
    """The shelf; the chosen game is shown by its cards, Enter opens it."""

    stays = True

    def __init__(self) -> None:
        super().__init__()
        self._games: Mapping[str, Spec] = built_in_games()
        self._query = ""
        self._read: tuple[str, int] = ("", 0)
        self._shelf: list[Entry] = []
        self._entries: list[Entry] = []
        self._last: tuple[Saved, Glance] | None = None
        self._saved_count = 0

    def on_mount(self) -> None:
        """Read what is on the shelf and on disk; the rest is fetched once this page can be seen."""
        self._list()
        self._look_at_disk()
        self.set_timer(_FETCH_DELAY, partial(fetch, self.shell))

    def returned(self) -> None:
        """A game may have been played meanwhile."""
        self._look_at_disk()
        self.repaint()

    def taste_changed(self) -> None:
        """Names are in another language, perhaps."""
        self._list()

    def more_games(self, games: Mapping[str, Spec]) -> None:
        """Put games from other packages on the shelf too."""
        if len(games) != len(self._games):
            self._games = games
            self._list()
            self._look_at_disk()
            self.repaint()

    # What is there

    def _look_at_disk(self) -> None:
        unfinished = self.shell.store.games()
        self._saved_count = len(unfinished)
        self._last = None
        for saved in unfinished:
            seen = glance(saved)
            if seen is not None and seen.game in [entry.spec.id for entry in self._shelf]:
                self._last = saved, seen
                return

    def _list(self) -> None:
        """Make the list anew, keeping the chosen game chosen where it is still in it."""
        chosen = self.chosen.spec.id if self._entries else None
        if self._read != (self.shell.language, len(self._games)):
            self._read = (self.shell.language, len(self._games))
            self._shelf = read_shelf(self._games.values(), self.shell.language)
        self._entries = found(self._shelf, self._query)
        ids = [entry.spec.id for entry in self._entries]
        self.scroll.resize(len(ids), 0 if self._query or chosen not in ids else ids.index(chosen))

    @property
    def chosen(self) -> Entry:
        """The game that Enter opens; only asked for while there is one."""
        return self._entries[self.scroll.chosen]

    def count(self) -> int:
        """The games on the shelf, or those found."""
        return len(self._entries)

    # Commands

    def own_commands(self) -> tuple[Command, ...]:
        """What can be done at the shelf."""
        return (
            Command("open", ("enter", "space"), self._open, self._has_rows, rank=1),
            *self.list_commands(),
            Command("search", ("/",), self._search, rank=3),
            Command("continue", ("c",), self._continue, lambda: self._last is not None, rank=2),
            Command("rules", ("r", "?"), self._rules, self._has_rows, rank=5),
            Command("saved", ("s",), self._saved, rank=6),
            Command("statistics", ("i",), self._statistics, rank=8),
            Command("settings", ("o",), self._settings, rank=8),
            Command("theme", ("t",), self.shell.next_theme, rank=9),
            Command("deck", ("d",), self._deck, rank=10),
            Command("language", ("n",), self.shell.next_language, rank=11),
        )

    def _open(self) -> None:
        from cardtables.ui.screens.setup import SetupPage

        self.shell.open_page(SetupPage(self.chosen.spec))

    def _continue(self) -> None:
        if self._last is not None:
            self.shell.resume(self._last[0])

    def _search(self) -> None:
        self.editor = LineEditor(self._query, _QUERY_CELLS, self._searched, changed=self._searching)
        self.repaint()

    def _searching(self, query: str) -> None:
        self._query = query
        self._list()

    def _searched(self, query: str) -> None:
        self.editor = None
        if query.strip() and self.count():
            self._open()
        self._query = ""
        self._list()

    def _rules(self) -> None:
        from cardtables.ui.screens.rules import RulesPage

        self.shell.open_page(RulesPage(self.chosen.spec))

    def _saved(self) -> None:
        from cardtables.ui.screens.saved import SavedPage

        self.shell.open_page(SavedPage())

    def _statistics(self) -> None:
        from cardtables.ui.screens.statistics import StatisticsPage

        self.shell.open_page(StatisticsPage())

    def _settings(self) -> None:
        from cardtables.ui.screens.settings import SettingsPage

        self.shell.open_page(SettingsPage())

    def _deck(self) -> None:
        now = DECKS.index(deck_of(self.look))
        self.shell.change(**deck_settings(DECKS[(now + 1) % len(DECKS)]))

    def row_clicked(self, place: int, button: int) -> None:
        """A click on the chosen game opens it."""
        self._open()

    # Painting

    def heading(self) -> Heading:
        """The program's name; language, deck and theme."""
        now = (
            self.shell.language,
            self.speech(f"deck.{deck_of(self.look)}"),
            self.theme_now.name(self.shell.language).lower(),
        )
        return Heading(self.shell.title, right=" · ".join(now))

    def paint_body(self, canvas: Canvas) -> None:
        """The unfinished game on top, the shelf on the left, the chosen game on the right, the search below."""
        top = 2
        if self._last is not None:
            self._paint_continue(canvas, top, *self._last)
            top += 2
        side = 37 if canvas.width >= ROOMY_WIDTH else 30 if canvas.width >= 76 else 22
        left = Rect(1, top, canvas.width - side - 3, canvas.height - 3 - top)
        self._paint_list(canvas, left)
        if self.count():
            right = Rect(left.x + left.width + 1, top, side, left.height)
            paint_game(canvas, right, self.chosen, self.speech, self.look)
        self._paint_search(canvas, canvas.height - 3)

    def _paint_continue(self, canvas: Canvas, y: int, saved: Saved, seen: Glance) -> None:
        theme = self.theme_now
        key = self.commands.shown_key(Command("continue", ("c",), self._continue), self.speech)
        bar = Rect(1, y, canvas.width - 2, 1)
        canvas.fill(*bar, theme.bar)
        x = canvas.text(1, y, f" {key} ", theme.askfg, theme.askbg, bold=True)
        name = next(entry.name for entry in self._shelf if entry.spec.id == seen.game)
        x = canvas.text(x + 1, y, self.speech("home.continue", game=name), theme.barfg, bold=True)
        who = joined(self.speech, seen.people or seen.names)
        parts = [who, self.speech.plural("home.moves", seen.moves), when(self.speech, saved.modified)]
        room = canvas.width - 2 - (x + 2)
        while len(parts) > 1 and text_width(" · ".join(parts)) > room:
            parts.pop(1 if len(parts) == 3 else -1)
        text = fit(" · ".join(parts), room)
        canvas.text(canvas.width - 2 - text_width(text), y, text, theme.keyfg)
        canvas.region(f"{COMMAND_REGION}continue", bar)

    def _paint_list(self, canvas: Canvas, place: Rect) -> None:
        step = 2 if place.height >= 2 * len(self._entries) and canvas.height >= 36 else 1
        rows = self.scroll.window(max(1, place.height // step))
        if not self._entries:
            canvas.text(
                place.x + 2, place.y, fit(self.speech("home.nothing_found"), place.width - 2), self.theme_now.dim
            )
        for y, row in enumerate(rows):
            self._paint_row(canvas, Rect(place.x, place.y + y * step, place.width, step), row)
        self.paint_ends(canvas, place._replace(width=place.width + 1), rows)

    def _paint_row(self, canvas: Canvas, row: Rect, place: int) -> None:
        theme, entry = self.theme_now, self._entries[place]
        chosen = place == self.scroll.chosen
        fg, quiet = (theme.askfg, theme.askfg) if chosen else (theme.text, theme.dim)
        if chosen:
            canvas.fill(row.x, row.y, row.width, 1, theme.askbg)
            canvas.text(row.x, row.y, "▶", fg)
        canvas.region(f"{ROW_REGION}{place}", row)
        wide = row.width >= 44
        if entry.matched:
            x = canvas.text(row.x + 2, row.y, entry.name, fg, bold=True) + 1
            canvas.text(x, row.y, fit(f"({entry.matched})", row.x + row.width - 1 - x), quiet)
            return
        players_end = row.x + (30 if wide else row.width - 3)
        players = seat_counts(entry.spec.seats)
        canvas.text(players_end - text_width(players), row.y, players, fg)
        name_room = players_end - text_width(players) - row.x - 3
        canvas.text(row.x + 2, row.y, fit(entry.name, name_room), fg, bold=True)
        sign = "●" if entry.spec.pack == "italian" else "♠"
        if not wide:
            canvas.text(row.x + row.width - 2, row.y, sign, quiet)
            return
        x = canvas.text(players_end + 2, row.y, f"{sign} {self.speech(f'pack.{entry.spec.pack}')}", quiet)
        line_x = max(x + 2, players_end + 15)
        room = row.x + row.width - line_x - 1
        if room >= _LINE_CELLS:
            first, rest = split(entry.line, room) if row.height > 1 else (entry.line, "")
            canvas.text(line_x, row.y, fit(first, room), quiet)
            canvas.text(line_x, row.y + 1, fit(rest, room), theme.dim)

    def _paint_search(self, canvas: Canvas, y: int) -> None:
        theme = self.theme_now
        if self.editor is not None:
            canvas.text(3, y, "/", theme.accent, bold=True)
            self.editor.paint(canvas, 5, y, _QUERY_CELLS + 1, theme.barfg, theme.bar)
            canvas.text(
                _QUERY_CELLS + 8, y, fit(self.speech("home.searching"), canvas.width - _QUERY_CELLS - 9), theme.dim
            )
        else:
            end = canvas.text(3, y, fit(self.speech("home.search"), canvas.width - 4), theme.dim)
            canvas.region(f"{COMMAND_REGION}search", Rect(3, y, end - 3, 1))
