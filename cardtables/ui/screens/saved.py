"""Saved games: go on with one, look through a finished one, delete one after being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtables.engine.errors import TableError
from cardtables.i18n import explained, joined
from cardtables.match.resume import open_game
from cardtables.match.session import Session
from cardtables.match.store import Glance, Saved, glance
from cardtables.shelf.registry import games
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.commands import Command
from cardtables.ui.list_page import ROW_REGION, ListPage, paint_ends
from cardtables.ui.page import Ask, Heading
from cardtables.ui.when import when

if TYPE_CHECKING:
    from cardtables.ui.canvas import Canvas

_GAP = 3


class Row(NamedTuple):
    """A saved game and what can be seen of it at a glance."""

    saved: Saved
    seen: Glance | None


class SavedPage(ListPage):
    """Unfinished games first, then the finished ones, each the last played on top."""

    way_out = "back"

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []
        self._asked = False

    def on_mount(self) -> None:
        """Look what is on disk."""
        self._look()

    def returned(self) -> None:
        """A game was played or reviewed meanwhile."""
        self._look()
        self.repaint()

    def _look(self) -> None:
        store = self.shell.store
        every = store.games() + store.games(finished=True)
        self._rows = [Row(saved, self._glance(saved)) for saved in every]
        self.scroll.resize(len(self._rows))

    def _glance(self, saved: Saved) -> Glance | None:
        seen = glance(saved)
        return seen if seen is not None and seen.game in games() else None

    def count(self) -> int:
        """How many games are saved."""
        return len(self._rows)

    @property
    def chosen(self) -> Row:
        """The game that Enter opens; only asked for while there is one."""
        return self._rows[self.scroll.chosen]

    # Commands

    def own_commands(self) -> tuple[Command, ...]:
        """Opening and deleting; while one is asked nothing else."""
        return (
            Command("confirm_delete", ("enter",), self._delete, lambda: self._asked, rank=1),
            Command("keep", ("space", "q", "escape"), self._keep, lambda: self._asked, rank=2),
            Command("open", ("enter", "space"), self._open, self._may_open, rank=1),
            *self.list_commands(),
            Command("delete", ("x", "delete"), self._ask, self._may_open, rank=3),
        )

    def _may_open(self) -> bool:
        return self._has_rows() and not self._asked

    def go(self, steps: int) -> None:
        """Choose another game, which nobody was asked about."""
        self._asked = False
        super().go(steps)

    def row_clicked(self, place: int, button: int) -> None:
        """A click on the chosen game opens it."""
        if not self._asked:
            self._open()

    def _open(self) -> None:
        saved = self.chosen.saved
        if not saved.finished:
            self.shell.resume(saved)
            self._look()
            return
        from cardtables.ui.screens.review import ReviewPage

        try:
            opened = open_game(saved.path)
        except TableError as problem:
            self.tell(explained(self.speech, problem))
            return
        self.shell.open_page(ReviewPage(Session(opened.replayed)))
        if opened.damage is not None:
            self.shell.tell(explained(self.speech, opened.damage))

    def _ask(self) -> None:
        self._asked = True
        self.repaint()

    def _keep(self) -> None:
        self._asked = False
        self.tell(self.speech("saved.kept"))

    def _delete(self) -> None:
        self._asked = False
        try:
            self.shell.store.forget(self.chosen.saved)
        except TableError as problem:
            self.tell(explained(self.speech, problem))
            return
        self._look()
        self.tell(self.speech("saved.deleted"))

    # Painting

    def heading(self) -> Heading:
        """Where one is, and where the files are."""
        return Heading(self.speech("saved.title"), str(self.shell.store.places.games))

    def ask(self) -> Ask | None:
        """What Enter does with the chosen game; whether it is to be deleted."""
        if not self._rows:
            return None
        saved, seen = self.chosen
        if self._asked:
            sentence = self.speech("saved.asked", game=self._game(self.chosen), names=self._names(seen))
            return Ask(sentence, self.speech("saved.delete").upper(), command="confirm_delete")
        if seen is None:
            return Ask(self.speech("saved.torn", file=saved.path.name))
        return Ask(self.speech("saved.look" if saved.finished else "saved.go_on"))

    def paint_body(self, canvas: Canvas) -> None:
        """The games under their two titles."""
        body = self.body(canvas)
        theme = self.theme_now
        place = Rect(1, body.y + 1, canvas.width - 2, body.height - 1)
        if not self._rows:
            canvas.text(3, place.y, fit(self.speech("saved.none"), canvas.width - 4), theme.dim)
            return
        lines: list[tuple[int | None, str]] = []
        for at, row in enumerate(self._rows):
            if at == 0 or row.saved.finished != self._rows[at - 1].saved.finished:
                lines.append((None, self.speech("saved.finished" if row.saved.finished else "saved.unfinished")))
            lines.append((at, ""))
        chosen = [at for at, _ in lines].index(self.scroll.chosen)
        first = max(0, min(chosen - place.height // 2, len(lines) - place.height))
        game_width = max(text_width(self._game(row)) for row in self._rows)
        shown = lines[first : first + place.height]
        for y, (number, title) in enumerate(shown, place.y):
            if number is None:
                canvas.text(3, y, title, theme.accent, bold=True)
            else:
                self._paint_row(canvas, Rect(place.x, y, place.width, 1), number, game_width)
        paint_ends(canvas, place, above=first > 0, below=first + len(shown) < len(lines), ink=theme.dim)

    def _paint_row(self, canvas: Canvas, row: Rect, at: int, game_width: int) -> None:
        theme, (saved, seen) = self.theme_now, self._rows[at]
        chosen = at == self.scroll.chosen
        canvas.region(f"{ROW_REGION}{at}", row)
        ink, quiet = (theme.askfg, theme.askfg) if chosen else (theme.text, theme.dim)
        if chosen:
            canvas.fill(*row, theme.askbg)
            canvas.text(row.x, row.y, "▶", ink)
        canvas.text(row.x + 2, row.y, self._game(self._rows[at]), ink, bold=True)
        moves = "" if seen is None else self.speech.plural("home.moves", seen.moves) + " · "
        right = moves + when(self.speech, saved.modified)
        end = row.x + row.width - 2
        canvas.text(end - text_width(right), row.y, right, quiet)
        x = row.x + 2 + game_width + _GAP
        names = saved.path.name if seen is None else self._names(seen)
        canvas.text(x, row.y, fit(names, end - text_width(right) - _GAP - x), ink)

    def _game(self, row: Row) -> str:
        if row.seen is None:
            return self.speech("saved.torn.short")
        return self.shell.speech_of(games()[row.seen.game])("game.name")

    def _names(self, seen: Glance | None) -> str:
        return "?" if seen is None else joined(self.speech, seen.names)
