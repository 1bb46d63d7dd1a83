"""Set-up: who sits down and by which rules, made from the game's own options; Enter deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtables.engine.errors import TableError
from cardtables.i18n import explained
from cardtables.match.habits import read_habits, remember
from cardtables.match.seats import person_name
from cardtables.match.sitting import begin
from cardtables.ui.canvas import Rect
from cardtables.ui.commands import Command
from cardtables.ui.line_editor import LineEditor
from cardtables.ui.page import ROOMY_WIDTH, Ask, Heading, Page
from cardtables.ui.screens.setup_rows import PRESET_REGION, ROW_REGION, RowPainter
from cardtables.ui.scroll import Scroll
from cardtables.ui.setup_form import SetupForm

if TYPE_CHECKING:
    from textual import events

    from cardtables.i18n import Speech
    from cardtables.shelf.options import OptionInfo
    from cardtables.shelf.spec import Spec
    from cardtables.ui.canvas import Canvas

_NAME_CELLS = 24
_SEED_CELLS = 18
_SIDE_PANEL = 40


class Row(NamedTuple):
    """Something that can be changed: a seat by its place, the preset, an option, or the seed."""

    kind: str
    place: int = 0
    info: OptionInfo | None = None


class SetupPage(Page):
    """One game being set up; the chosen row is changed by left and right."""

    def __init__(self, spec: Spec) -> None:
        super().__init__()
        self.spec = spec
        self._made: SetupForm | None = None
        self._scroll = Scroll()

    @property
    def form(self) -> SetupForm:
        """What is set up; begun with what was played last."""
        if self._made is None:
            name = self.shell.settings.name or person_name() or self.speech("setup.you")
            habit = read_habits(self.shell.store.places).get(self.spec.id)
            self._made = SetupForm(self.spec, name, habit)
        return self._made

    @property
    def speech(self) -> Speech:
        """The game's sentences, and the shared ones."""
        return self.shell.speech_of(self.spec)

    def rows(self) -> list[Row]:
        """Everything that can be changed, from above."""
        return [
            *(Row("seat", place) for place in range(self.form.count)),
            Row("preset"),
            *(Row("option", info=info) for info in self.form.infos()),
            Row("seed"),
        ]

    @property
    def chosen(self) -> Row:
        """The row that left and right change."""
        rows = self.rows()
        self._scroll.resize(len(rows))
        return rows[self._scroll.chosen]

    # Commands

    def own_commands(self) -> tuple[Command, ...]:
        """What can be set, and the beginning."""
        return (
            Command("start", ("enter",), self._start, rank=1),
            Command("choose", ("up", "down"), self._choose, rank=3, shown="↑↓", takes_place=True),
            Command("leaf", ("pageup", "pagedown", "home", "end"), self._leaf, takes_place=True),
            Command("change", ("right", "left", "space"), self._change, rank=2, shown="←→", takes_place=True),
            Command("write", ("e",), self._write, self._may_write, rank=4),
            Command("add_seat", ("+",), self._more, lambda: self.form.count < max(self.spec.seats), rank=5),
            Command("remove_seat", ("-",), self._fewer, lambda: self.form.count > min(self.spec.seats), rank=6),
            Command("seat_earlier", (",", "shift+up"), lambda: self._move(-1), self._on_seat),
            Command("seat_later", (".", "shift+down"), lambda: self._move(1), self._on_seat),
            Command("preset", ("m",), self._preset, rank=8),
            Command("new_seed", ("0",), self._new_seed),
            Command("rules", ("?", "r"), self._rules, rank=7),
        )

    def _on_seat(self) -> bool:
        return self.chosen.kind == "seat"

    def _may_write(self) -> bool:
        return self.chosen.kind in ("seat", "seed")

    def _choose(self, place: int) -> None:
        self._scroll.move((-1, 1)[place])
        self.repaint()

    def _leaf(self, place: int) -> None:
        self._scroll.move((-8, 8, -len(self.rows()), len(self.rows()))[place])
        self.repaint()

    def _change(self, place: int) -> None:
        steps = -1 if place == 1 else 1
        row = self.chosen
        match row.kind:
            case "seat":
                self.form.seat_another(row.place, steps)
            case "preset":
                self.form.next_preset(steps)
            case "seed":
                self.form.set_seed("")
            case _ if row.info is not None:
                self.form.turn(row.info, steps)
        self.repaint()

    def _write(self) -> None:
        row = self.chosen
        if row.kind == "seat":
            self.editor = LineEditor(self.form.chairs[row.place].name, _NAME_CELLS, self._named)
        else:
            self.editor = LineEditor(str(self.form.seed), _SEED_CELLS, self._seeded, accepts=_is_digit)
        self.repaint()

    def _named(self, name: str) -> None:
        self.form.call(self.chosen.place, name)
        self.editor = None

    def _seeded(self, digits: str) -> None:
        self.form.set_seed(digits)
        self.editor = None

    def _more(self) -> None:
        on_seat = self._on_seat()
        before = self.form.count
        self.form.more()
        if not on_seat:
            self._scroll.move(self.form.count - before)
        self.repaint()

    def _fewer(self) -> None:
        row, before = self.chosen, self.form.count
        self.form.fewer(row.place if row.kind == "seat" else self.form.count - 1)
        if row.kind != "seat":
            self._scroll.move(self.form.count - before)
        else:
            self._scroll.choose(min(row.place, self.form.count - 1))
        self.repaint()

    def _move(self, steps: int) -> None:
        place = self.chosen.place
        if self.form.swap(place, place + steps):
            self._scroll.move(steps)
        self.repaint()

    def _preset(self) -> None:
        self.form.next_preset(1)
        self.repaint()

    def _new_seed(self) -> None:
        self.form.set_seed("")
        self.repaint()

    def _rules(self) -> None:
        from cardtables.ui.screens.rules import RulesPage

        self.shell.open_page(
            RulesPage(self.spec, {info.name: self.form.values[info.name] for info in self.form.infos()})
        )

    def _start(self) -> None:
        try:
            record = self.form.record()
            session = begin(self.shell.store, record)
        except TableError as problem:
            self.tell(self._problem_text(problem))
            return
        self.shell.sit_down(session)
        try:
            remember(self.shell.store.places, record)
        except TableError as problem:
            self.shell.tell(explained(self.speech, problem))

    # Mouse

    def clicked(self, region: str, button: int) -> None:
        """A click chooses a row, on the chosen one it takes the next value (the right button the one before)."""
        self.editor = None
        if region.startswith(PRESET_REGION):
            self.form.take_preset(region.removeprefix(PRESET_REGION))
        elif region.startswith(ROW_REGION):
            place = int(region.removeprefix(ROW_REGION))
            if place == self._scroll.chosen:
                self._change(1 if button == 3 else 0)
            self._scroll.choose(place)
        self.repaint()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel moves through the rows."""
        event.stop()
        self._choose(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel moves through the rows."""
        event.stop()
        self._choose(0)

    # Painting

    def heading(self) -> Heading:
        """The game."""
        return Heading(self.speech("game.name"), self.speech("setup.new"))

    def ask(self) -> Ask:
        """That Enter begins, or why it cannot; below it what the chosen row means."""
        problem = self.form.problem()
        why = self._help(self.chosen)
        if problem is not None:
            return Ask(self._problem_text(problem), why=why)
        key = self.commands.shown_key(self.own_commands()[0], self.speech)
        return Ask(self.speech("setup.fine"), self.speech("setup.start", key=key).upper(), why, command="start")

    def _help(self, row: Row) -> str:
        if row.info is not None:
            return self.speech(f"option.{row.info.name}.help")
        return self.speech(f"setup.{row.kind}.help")

    def _problem_text(self, problem: TableError) -> str:
        """The sentence of what is wrong, with options called as they are on this page."""
        if problem.code == "options_together":
            names = {key: self.speech(f"option.{option}") for key, option in problem.params.items()}
            return explained(self.speech, TableError(problem.code, **names))
        return explained(self.speech, problem)

    def paint_body(self, canvas: Canvas) -> None:
        """The rows, and in a wide terminal the seats round a table."""
        body = self.body(canvas)
        panel = _SIDE_PANEL if canvas.width >= ROOMY_WIDTH else 0
        rows = self.rows()
        self._scroll.resize(len(rows))
        painter = RowPainter(
            canvas, Rect(1, body.y, canvas.width - 2 - panel, body.height), self.form, self.speech, self.look
        )
        painter.paint(self._scroll, self.editor)
        if panel:
            from cardtables.ui.screens.setup_table import paint_table

            paint_table(
                canvas, Rect(canvas.width - panel, body.y + 1, panel - 1, 19), self.form, self.speech, self.look
            )


def _is_digit(character: str) -> bool:
    return character.isascii() and character.isdigit()
