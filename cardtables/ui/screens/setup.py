"""Set-up: who sits down and by which rules, made from the game's own options; Enter deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtables.engine.errors import TableError
from cardtables.i18n import explained
from cardtables.match.habits import read_habits, remember
from cardtables.match.seats import person_name
from cardtables.match.sitting import begin
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import split, text_width
from cardtables.ui.commands import Command
from cardtables.ui.line_editor import LineEditor
from cardtables.ui.list_page import ListPage
from cardtables.ui.page import Ask, Heading
from cardtables.ui.screens.setup_rows import PRESET_REGION, RowPainter
from cardtables.ui.setup_form import SetupForm

if TYPE_CHECKING:
    from cardtables.i18n import Speech
    from cardtables.shelf.options import OptionInfo
    from cardtables.shelf.spec import Spec
    from cardtables.ui.canvas import Canvas

_NAME_CELLS = 24
_SEED_CELLS = 18
_RIGHT_BUTTON = 3
_BESIDE_CHIP = 6
"""Cells that the chip's mark and the blanks round it take."""


class Row(NamedTuple):
    """Something that can be changed: a seat by its place, the preset, an option, or the seed."""

    kind: str
    place: int = 0
    info: OptionInfo | None = None


class SetupPage(ListPage):
    """One game being set up; the chosen row is changed by left and right."""

    way_out = "back"

    def __init__(self, spec: Spec) -> None:
        super().__init__()
        self.spec = spec
        self._made: SetupForm | None = None

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

    def count(self) -> int:
        """How many things can be changed."""
        return len(self.rows())

    @property
    def chosen(self) -> Row:
        """The row that left and right change."""
        rows = self.rows()
        self.scroll.resize(len(rows))
        return rows[self.scroll.chosen]

    # Commands

    def own_commands(self) -> tuple[Command, ...]:
        """What can be set, and the beginning."""
        return (
            Command("start", ("enter",), self._start, rank=1),
            *self.list_commands(),
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
            self.scroll.move(self.form.count - before)
        self.repaint()

    def _fewer(self) -> None:
        row, before = self.chosen, self.form.count
        self.form.fewer(row.place if row.kind == "seat" else self.form.count - 1)
        if row.kind != "seat":
            self.scroll.move(self.form.count - before)
        else:
            self.scroll.choose(min(row.place, self.form.count - 1))
        self.repaint()

    def _move(self, steps: int) -> None:
        place = self.chosen.place
        if self.form.swap(place, place + steps):
            self.scroll.move(steps)
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
        if not self.shell.has_table(self.spec):
            return
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

    def row_clicked(self, place: int, button: int) -> None:
        """A click on the chosen row takes the next value, one with the right button the value before."""
        self._change(1 if button == _RIGHT_BUTTON else 0)

    def other_clicked(self, region: str) -> None:
        """A preset was clicked."""
        self.form.take_preset(region.removeprefix(PRESET_REGION))

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
        chip = self.speech("setup.start", key=key).upper()
        sentence = self.speech("setup.fine")
        if text_width(why) > self.size.width - 2:
            sentence, why = split(why, self.size.width - text_width(chip) - _BESIDE_CHIP)
        return Ask(sentence, chip, why, command="start")

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
        """The rows, and in a large terminal the seats round a table."""
        body = self.body(canvas)
        self.scroll.resize(self.count())
        place = Rect(1, body.y, canvas.width - 2, body.height)
        RowPainter(canvas, place, self.form, self.speech, self.look).paint(self.scroll, self.editor)


def _is_digit(character: str) -> bool:
    return character.isascii() and character.isdigit()
