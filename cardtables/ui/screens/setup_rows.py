"""The rows of the set-up painted: seats with their sides, presets, options with a sentence each, the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.i18n import joined
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.list_page import ROW_REGION, paint_ends
from cardtables.ui.page import COMMAND_REGION, ROOMY_WIDTH
from cardtables.ui.screens.setup_table import TABLE_ROWS, paint_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtables.i18n import Speech
    from cardtables.shelf.options import OptionInfo
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.faces.look import Look
    from cardtables.ui.line_editor import LineEditor
    from cardtables.ui.scroll import Scroll
    from cardtables.ui.setup_form import SetupForm

    Line = Callable[[int], None]

PRESET_REGION = "preset:"

_MARGIN = 2
_TABLE_WIDTH = 50
_READABLE = 40
"""So much of a sentence is worth showing cut; the whole of the chosen row's is said below."""
_GAP = 3
_SEAT_HINTS = ("add_seat", "remove_seat", "seat_earlier", "write")
_SEAT_KEYS = {"add_seat": "+", "remove_seat": "-", "seat_earlier": ", .", "write": "e"}


def value_text(speech: Speech, info: OptionInfo, value: object) -> str:
    """An option's value in words; numbers stand for themselves."""
    return speech(f"option.{info.name}.{value}") if info.choices else str(value)


class RowPainter:
    """One painting of the set-up's rows into ``place``; ``x`` of a row is ``place.x``, its right end the place's."""

    def __init__(self, canvas: Canvas, place: Rect, form: SetupForm, speech: Speech, look: Look) -> None:
        self._canvas = canvas
        self._place = place
        self._form = form
        self._speech = speech
        self._look = look
        self._theme = look.theme
        self._x = place.x + _MARGIN
        self._end = place.x + place.width
        infos = form.infos()
        titles = [speech(f"option.{info.name}") for info in infos] + [speech("setup.seed"), speech("setup.mode")]
        self._value_x = self._x + max(map(text_width, titles)) + _GAP + 1
        values = [value_text(speech, info, form.values[info.name]) for info in infos]
        self._help_x = self._value_x + max(map(text_width, values)) + _GAP
        self._chosen = 0
        self._editor: LineEditor | None = None
        self._roomy = False
        """Whether there is room for the table beside the seats."""

    def paint(self, scroll: Scroll, editor: LineEditor | None) -> None:
        """Paint all rows, or those around the chosen one where there is no room for all."""
        self._chosen, self._editor = scroll.chosen, editor
        lines = self._lines()
        chosen_line = [focus for focus, _ in lines].index(scroll.chosen)
        rows = min(len(lines), self._place.height)
        first = max(0, min(scroll.top, chosen_line - 1, len(lines) - rows))
        first = max(first, chosen_line - rows + 2 if chosen_line < len(lines) - 1 else chosen_line - rows + 1)
        scroll.top = first
        theme = self._theme
        for y, (focus, paint) in enumerate(lines[first : first + rows], self._place.y):
            if focus is not None:
                beside_table = self._roomy and focus < self._form.count
                row = Rect(self._place.x, y, self._place.width - (_TABLE_WIDTH if beside_table else 0), 1)
                self._canvas.region(f"{ROW_REGION}{focus}", row)
                if focus == self._chosen:
                    self._canvas.fill(*row, theme.bar)
                    self._canvas.text(row.x, y, "▶", theme.key, bold=True)
            paint(y)
        shown = self._place._replace(height=rows)
        paint_ends(self._canvas, shown, above=first > 0, below=first + rows < len(lines), ink=theme.dim)
        if self._roomy:
            place = Rect(self._end - _TABLE_WIDTH, self._place.y + 1, _TABLE_WIDTH, TABLE_ROWS)
            paint_table(self._canvas, place, self._form, self._speech, self._look)

    def _lines(self) -> list[tuple[int | None, Line]]:
        """Every line with the row it stands for, None where it is none."""
        form = self._form
        lines: list[tuple[int | None, Line]] = [
            (None, lambda y: self._title(y, "setup.seats", "setup.in_order")),
            *((place, self._seat_line(place)) for place in range(form.count)),
            (None, self._hints),
            (None, _nothing),
            (form.count, self._preset_line),
            (None, _nothing),
            (None, lambda y: self._title(y, "setup.rules", "setup.rules.detail")),
        ]
        at = form.count + 1
        lines += [(at + offset, self._option_line(at + offset, info)) for offset, info in enumerate(form.infos())]
        at += len(form.infos())
        lines.append((at, lambda y: self._seed_line(y, at)))
        if len(lines) < self._place.height:
            lines.insert(0, (None, _nothing))
        below_seats = form.count + 3
        spare = TABLE_ROWS + 2 - below_seats
        self._roomy = self._canvas.width >= ROOMY_WIDTH and len(lines) + spare <= self._place.height
        if self._roomy:
            lines[below_seats:below_seats] = [(None, _nothing)] * spare
        return lines

    # Lines

    def _title(self, y: int, key: str, detail: str) -> None:
        self._canvas.text(self._x, y, self._speech(key), self._theme.accent, bold=True)
        text = self._speech.plural(detail, self._form.count) if detail.endswith("detail") else self._speech(detail)
        self._canvas.text(self._value_x, y, fit(text, self._end - self._value_x), self._theme.dim)

    def _seat_line(self, place: int) -> Line:
        chair = self._form.chairs[place]
        names = [chair.name for chair in self._form.chairs]
        name_x = self._x + 3
        kind_x = name_x + max(10, *map(text_width, names)) + 2

        def paint(y: int) -> None:
            theme, chosen = self._theme, place == self._chosen
            text, quiet = self._inks(chosen)
            self._canvas.text(self._x, y, str(place + 1), quiet)
            if chosen and self._editor is not None:
                self._editor.paint(self._canvas, name_x, y, min(25, self._end - name_x), theme.askfg, theme.askbg)
                return
            self._canvas.text(name_x, y, chair.name, text, bold=True)
            end = self._value(y, kind_x, self._kind(chair.level), chosen, bold=False)
            self._side(y, place, max(end + 2, kind_x + 16))

        return paint

    def _kind(self, level: str | None) -> str:
        if level is None:
            return self._speech("setup.person")
        return self._speech("setup.bot", level=self._speech(f"level.{level}"))

    def _side(self, y: int, place: int, x: int) -> None:
        """Who plays with whom, a line beside each seat as far as there are lines."""
        sides = self._form.sides()
        lines: list[str] = []
        if any(len(side) > 1 for side in sides):
            for side in sides:
                lines += [joined(self._speech, side), self._speech("setup.against")]
            lines.pop()
        elif len(sides) > 2:
            lines = [self._speech("setup.each_alone")]
        if place < len(lines):
            ink = self._theme.text if place % 2 == 0 and len(lines) > 1 else self._theme.dim
            text, quiet = self._inks(place == self._chosen)
            if place == self._chosen:
                ink = text if ink == self._theme.text else quiet
            self._canvas.text(x, y, fit(lines[place], self._end - x), ink, bold=ink in (text, self._theme.text))

    def _hints(self, y: int) -> None:
        x = self._x
        for command in _SEAT_HINTS:
            start = x
            x = self._canvas.text(x, y, _SEAT_KEYS[command], self._theme.accent, bold=True)
            x = self._canvas.text(x + 1, y, self._speech(f"command.{command}"), self._theme.dim)
            self._canvas.region(f"{COMMAND_REGION}{command}", Rect(start, y, x - start, 1))
            x += _GAP

    def _preset_line(self, y: int) -> None:
        """All presets where there is room for them, the one in force inverted; else only that one."""
        chosen = self._chosen == self._form.count
        theme, now = self._theme, self._form.preset()
        self._canvas.text(self._x, y, self._speech("setup.mode"), theme.key if chosen else theme.accent, bold=True)
        names = {name: self._speech(f"preset.{name}") for name in self._form.spec.presets}
        shown = self._speech("setup.own_mode") if now is None else names[now]
        width = sum(text_width(text) + _GAP for text in names.values()) + (0 if now else text_width(shown) + _GAP)
        if self._value_x + width > self._end:
            end = self._value(y, self._value_x, shown, chosen)
            place = [*names].index(now) + 1 if now is not None else "–"
            self._canvas.text(end + 2, y, f"{place}/{len(names)}", theme.keyfg if chosen else theme.dim)
            return
        x = self._value_x - 1
        quiet = theme.keyfg if chosen else theme.text
        for name, text in names.items():
            start = x
            if name == now:
                x = self._canvas.text(x, y, f" {text} ", theme.felt, theme.text, bold=True)
            else:
                x = self._canvas.text(x + 1, y, text, quiet) + 1
            self._canvas.region(f"{PRESET_REGION}{name}", Rect(start, y, x - start, 1))
            x += 1
        if now is None:
            self._canvas.text(x, y, f" {shown} ", theme.felt, theme.text, bold=True)

    def _option_line(self, row: int, info: OptionInfo) -> Line:
        value = self._form.values[info.name]

        def paint(y: int) -> None:
            chosen = row == self._chosen
            text, quiet = self._inks(chosen)
            title = self._speech(f"option.{info.name}")
            self._canvas.text(self._x, y, title, self._theme.key if chosen else text, bold=chosen)
            changed = value != info.default
            self._value(y, self._value_x, value_text(self._speech, info, value), chosen, changed=changed)
            sentence = self._speech(f"option.{info.name}.help")
            room = self._end - self._help_x - 1
            if text_width(sentence) <= room or room >= _READABLE:
                self._canvas.text(self._help_x, y, fit(sentence, room), quiet)

        return paint

    def _seed_line(self, y: int, row: int) -> None:
        chosen = row == self._chosen
        text, quiet = self._inks(chosen)
        self._canvas.text(self._x, y, self._speech("setup.seed"), self._theme.key if chosen else text, bold=chosen)
        if chosen and self._editor is not None:
            self._editor.paint(self._canvas, self._value_x, y, 20, self._theme.askfg, self._theme.askbg)
            return
        end = self._value(y, self._value_x, str(self._form.seed), chosen)
        self._canvas.text(end + _GAP, y, fit(self._speech("setup.seed.detail"), self._end - end - _GAP), quiet)

    # Parts

    def _inks(self, chosen: bool) -> tuple[int, int]:
        """Text and quiet text; the chosen row lies on the bar's colour."""
        return (self._theme.barfg, self._theme.keyfg) if chosen else (self._theme.text, self._theme.dim)

    def _value(self, y: int, x: int, text: str, chosen: bool, *, bold: bool = True, changed: bool = False) -> int:
        """A value, between arrows in the chosen row; one that is not as usual has a dot before it."""
        theme = self._theme
        shown = fit(text, self._end - x - 2)
        if chosen:
            self._canvas.text(x - 2, y, "‹", theme.key, bold=True)
            end = self._canvas.text(x, y, shown, theme.key, bold=True)
            return self._canvas.text(end + 1, y, "›", theme.key, bold=True)
        if changed:
            self._canvas.text(x - 2, y, "•", theme.accent, bold=True)
        return self._canvas.text(x, y, shown, theme.text, bold=bold)


def _nothing(y: int) -> None:
    """An empty line."""
