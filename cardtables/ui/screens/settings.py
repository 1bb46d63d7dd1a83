"""Settings: every one with its sentence, in force at once, with a look at the cards as they are now."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args, get_origin

from cardtables.match.settings import Settings
from cardtables.themes import problem_text
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.commands import Command
from cardtables.ui.faces import MEDIUM, SMALL, Face, Size, State, draw_back, draw_card
from cardtables.ui.line_editor import LineEditor
from cardtables.ui.list_page import ROW_REGION, ListPage
from cardtables.ui.page import Ask, Heading

if TYPE_CHECKING:
    from cardtables.ui.canvas import Canvas

_STEPS = {"bot_pause": 0.2, "trick_pause": 0.4}
"""Seconds from one value to the next; the limits are those of the model."""
_NAME_CELLS = 24
_RIGHT_BUTTON = 3
_SAMPLES = (
    (Face("italian", "R", "D"), State.NORMAL),
    (Face("italian", "5", "S"), State.SELECTED),
    (Face("italian", "A", "C"), State.WINNING),
    (Face("french", "Q", "H"), State.NORMAL),
    (Face("french", "7", "C"), State.OFF),
)


class Knob(NamedTuple):
    """A setting with the values it can be turned to; none for what is written or set elsewhere."""

    name: str
    values: tuple[Any, ...]


class SettingsPage(ListPage):
    """The settings of the model, in its order."""

    way_out = "back"

    @cached_property
    def knobs(self) -> list[Knob]:
        """All settings that have a row here; keys are put elsewhere on the page that lists them."""
        return [Knob(name, self._values(name)) for name in Settings.model_fields if name != "keys"]

    def _values(self, name: str) -> tuple[Any, ...]:
        field = Settings.model_fields[name]
        if name == "theme":
            return tuple(self.shell.shades.ids())
        if field.annotation is bool:
            return (False, True)
        if get_origin(field.annotation) is Literal:
            return get_args(field.annotation)
        if name in _STEPS:
            low, high = (
                next(getattr(mark, end) for mark in field.metadata if hasattr(mark, end)) for end in ("ge", "le")
            )
            step = _STEPS[name]
            return tuple(round(low + step * place, 1) for place in range(round((high - low) / step) + 1))
        return ()

    def count(self) -> int:
        """How many settings there are."""
        return len(self.knobs)

    @property
    def chosen(self) -> Knob:
        """The setting that left and right change."""
        return self.knobs[self.scroll.chosen]

    def on_mount(self) -> None:
        """The list is known; say which of the person's own themes was left out."""
        self.scroll.resize(self.count())
        for problem in self.shell.shades.own[1]:
            self.tell(problem_text(problem, self.speech))

    # Commands

    def own_commands(self) -> tuple[Command, ...]:
        """Changing values, writing the name."""
        return (
            Command("change", ("right", "left", "enter", "space"), self._change, rank=2, shown="←→", takes_place=True),
            *self.list_commands(),
            Command("write_name", ("e",), self._write, lambda: self.chosen.name == "name", rank=3),
            Command("usual", ("backspace", "0"), self._usual, self._is_changed, rank=5),
        )

    def _change(self, place: int) -> None:
        knob = self.chosen
        if knob.name == "name":
            self._write()
        elif knob.name == "theme" and self.shell.shades.fixed:
            self.tell(self.speech("theme.fixed"))
        else:
            now = getattr(self.shell.settings, knob.name)
            at = min(range(len(knob.values)), key=lambda at: _distance(knob.values[at], now))
            self.shell.change(**{knob.name: knob.values[(at + (-1 if place == 1 else 1)) % len(knob.values)]})
        self.repaint()

    def _write(self) -> None:
        self.editor = LineEditor(self.shell.settings.name, _NAME_CELLS, self._named)
        self.repaint()

    def _named(self, name: str) -> None:
        self.editor = None
        self.shell.change(name=name)

    def _is_changed(self) -> bool:
        default = Settings.model_fields[self.chosen.name].default
        return bool(getattr(self.shell.settings, self.chosen.name) != default)

    def _usual(self) -> None:
        self.shell.change(**{self.chosen.name: Settings.model_fields[self.chosen.name].default})
        self.repaint()

    def row_clicked(self, place: int, button: int) -> None:
        """A click on the chosen row takes the next value, one with the right button the value before."""
        self._change(1 if button == _RIGHT_BUTTON else 0)

    # Painting

    def heading(self) -> Heading:
        """Where one is."""
        return Heading(self.speech("setting.page.title"), self.speech("setting.page.detail"))

    def ask(self) -> Ask:
        """What the chosen setting does."""
        return Ask(self.speech(f"setting.{self.chosen.name}.help"))

    def paint_body(self, canvas: Canvas) -> None:
        """The settings on the left, cards as they look now on the right."""
        body = self.body(canvas)
        size = MEDIUM if canvas.width >= 76 else SMALL
        samples = size.width + 2 if canvas.width < 76 else 2 * size.width + 4
        place = Rect(1, body.y + 1, canvas.width - 2 - samples - 1, body.height - 2)
        value_x = place.x + 2 + max(text_width(self.speech(f"setting.{knob.name}")) for knob in self.knobs) + 4
        rows = self.scroll.window(place.height)
        for y, at in enumerate(rows, place.y):
            self._paint_row(canvas, Rect(place.x, y, place.width, 1), at, value_x)
        self.paint_ends(canvas, place._replace(width=place.width + 1), rows)
        self._paint_samples(canvas, Rect(canvas.width - samples, body.y + 2, samples - 1, body.height - 2), size)

    def _paint_row(self, canvas: Canvas, row: Rect, at: int, value_x: int) -> None:
        theme, knob = self.theme_now, self.knobs[at]
        chosen = at == self.scroll.chosen
        canvas.region(f"{ROW_REGION}{at}", row)
        if chosen:
            canvas.fill(*row, theme.bar)
            canvas.text(row.x, row.y, "▶", theme.key, bold=True)
        canvas.text(
            row.x + 2, row.y, self.speech(f"setting.{knob.name}"), theme.key if chosen else theme.text, bold=chosen
        )
        room = row.x + row.width - value_x - 2
        if chosen and self.editor is not None:
            self.editor.paint(canvas, value_x, row.y, min(_NAME_CELLS + 1, room), theme.askfg, theme.askbg)
            return
        text = fit(self._text(knob), room)
        if not chosen:
            canvas.text(value_x, row.y, text, theme.text, bold=True)
            return
        canvas.text(value_x - 2, row.y, "‹", theme.key, bold=True)
        end = canvas.text(value_x, row.y, text, theme.key, bold=True)
        canvas.text(end + 1, row.y, "›", theme.key, bold=True)

    def _text(self, knob: Knob) -> str:
        """A setting's value in words; a theme that the terminal decides is called as it is."""
        value = getattr(self.shell.settings, knob.name)
        if knob.name == "name":
            return str(value) or self.speech("setting.name.none")
        if knob.name == "theme":
            return self.theme_now.name(self.shell.language)
        if isinstance(value, bool):
            return self.speech("setting.on" if value else "setting.off")
        if isinstance(value, float):
            return self.speech("setting.seconds", whole=int(value), tenths=round(value * 10) % 10)
        return self.speech(f"setting.{knob.name}.{value}")

    def _paint_samples(self, canvas: Canvas, place: Rect, size: Size) -> None:
        """A few cards in their states and both backs, as many as there is room for."""
        per_row = max(1, (place.width + 1) // (size.width + 1))
        rows = (place.height + 1) // (size.height + 1)
        for at in range(min(per_row * rows, len(_SAMPLES) + 2)):
            x = place.x + at % per_row * (size.width + 1)
            y = place.y + at // per_row * (size.height + 1)
            if at < len(_SAMPLES):
                face, state = _SAMPLES[at]
                draw_card(canvas, x, y, size, face, self.look, state=state)
            else:
                draw_back(canvas, x, y, size, self.look, second=at > len(_SAMPLES))


def _distance(value: object, now: object) -> float:
    """How far a value is from the one in force; a file may hold seconds between two steps."""
    if isinstance(value, float) and isinstance(now, (float, int)):
        return abs(value - now)
    return 0.0 if value == now else 1.0
