"""Sheets laid over the table for a moment: sections to read, or a numbered menu of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.ui.canvas import Canvas, Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.commands import DIGITS
from cardtables.ui.table.sections import paint_sections, rows_needed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.moves import Move
    from cardtables.ui.faces import Look
    from cardtables.ui.table.sections import Section
    from cardtables.ui.table.values import Action, ActionGroup

ACTION_REGION: Final = "action:"
"""A region of the canvas named so, with a place after it, is an entry of the menu."""
SHEET_REGION: Final = "sheet"
"""The region of a sheet that is only read."""

_WIDEST = 60
_PADDING = 2
_ENDLESS = 10_000
"""More rows than any sheet has."""
SCROLL_KEYS: Final = ("down", "up", "pagedown", "pageup", "home", "end")
"""The keys of `Reading.step`, by place."""


class Menu:
    """Moves that are no cards, a digit each; with more than ten their groups come first."""

    def __init__(self, groups: Sequence[ActionGroup]) -> None:
        every = tuple(action for group in groups for action in group.actions)
        self._actions: tuple[Action, ...] | None = every if len(every) <= len(DIGITS) else None
        self._groups = tuple(groups)
        self.chosen = 0
        self.closed = False
        """Whether it has been chosen to do nothing."""

    def entries(self) -> list[tuple[str, str]]:
        """What may be chosen, each with a note."""
        if self._actions is None:
            return [(group.title, "") for group in self._groups]
        return [(action.label, action.note) for action in self._actions]

    def step(self, by: int) -> None:
        """Go up or down, round the ends."""
        self.chosen = (self.chosen + by) % len(self.entries())

    def choose_move(self, move: Move) -> bool:
        """Go to the entry that makes a move; whether one is listed that does."""
        places = [place for place, action in enumerate(self._actions or ()) if action.move == move]
        self.chosen = next(iter(places), self.chosen)
        return bool(places)

    def pick(self, place: int) -> Move | None:
        """Choose a place: a group opens, or what is asked first; of an action the move is returned.

        One without a move closes the menu; beyond the last one nothing happens.
        """
        if self._actions is not None:
            if place >= len(self._actions):
                return None
            action = self._actions[place]
            if action.sure:
                self._actions, self.chosen = action.sure, 0
                return None
            self.closed = action.move is None
            return action.move
        if place < len(self._groups):
            self._actions, self.chosen = self._groups[place].actions[: len(DIGITS)], 0
        return None


class Reading:
    """A sheet being read: how far it has been scrolled, where it is longer than its place."""

    def __init__(self, *, from_end: bool = False) -> None:
        self._top = _ENDLESS if from_end else 0
        self.most = 0
        """How many rows it may be scrolled down, as painted last."""
        self._rows = 1

    def step(self, place: int) -> None:
        """Scroll by the place of a key: a row down or up, then a screenful down or up, to the beginning, to the end."""
        page = max(1, self._rows - 1)
        by = (1, -1, page, -page, -_ENDLESS, _ENDLESS)[place]
        self._top = max(0, min(self._top + by, self.most))

    def paint(self, canvas: Canvas, look: Look, room: Rect, sections: Sequence[Section]) -> None:
        """Lay sections over the middle of a room."""
        width = min(_WIDEST, room.width - 4)
        inner = width - 2 * _PADDING
        needed = sum(rows_needed(section, inner) for section in sections) - 1
        rows = min(room.height, needed + 2)
        sheet = Rect(room.x + (room.width - width) // 2, room.y + (room.height - rows) // 2, width, rows)
        canvas.fill(*sheet, look.theme.panel)
        canvas.region(SHEET_REGION, sheet)
        self._rows = rows - 2
        self.most = max(0, needed - self._rows)
        self._top = max(0, min(self._top, self.most))
        whole = Canvas(inner, max(1, needed), look.theme.panel, ascii_only=canvas.ascii_only)
        paint_sections(whole, look, sections, 0, 0, inner, needed + 1)
        stamp = whole.freeze()
        canvas.stamp(sheet.x + _PADDING, sheet.y + 1, stamp._replace(rows=stamp.rows[self._top :][: self._rows]))
        end = sheet.x + width - 1
        if self._top > 0:
            canvas.text(end, sheet.y + 1, "▲", look.theme.key)
        if self._top < self.most:
            canvas.text(end, sheet.y + rows - 2, "▼", look.theme.key)


def paint_sheet(canvas: Canvas, look: Look, room: Rect, sections: Sequence[Section]) -> None:
    """Lay sections over the middle of a room, as much of them as there is room for."""
    width = min(_WIDEST, room.width - 4)
    inner = width - 2 * _PADDING
    rows = min(room.height, sum(rows_needed(section, inner) for section in sections) + 1)
    sheet = Rect(room.x + (room.width - width) // 2, room.y + (room.height - rows) // 2, width, rows)
    canvas.fill(*sheet, look.theme.panel)
    canvas.region(SHEET_REGION, sheet)
    paint_sections(canvas, look, sections, sheet.x + _PADDING, sheet.y + 1, inner, rows - 1)


def menu_rows(menu: Menu) -> int:
    """The rows a menu takes."""
    return len(menu.entries()) + 2


def paint_menu(canvas: Canvas, look: Look, room: Rect, menu: Menu) -> None:
    """Lay a menu over the middle of a room, its digits before the entries."""
    theme = look.theme
    entries = menu.entries()
    widest = max(text_width(label) for label, _ in entries)
    note = max(text_width(note) for _, note in entries)
    width = min(room.width - 4, max(30, 7 + widest + (2 + note if note else 0) + _PADDING))
    rows = min(room.height, menu_rows(menu))
    sheet = Rect(room.x + (room.width - width) // 2, room.y + (room.height - rows) // 2, width, rows)
    canvas.fill(*sheet, theme.panel)
    for place, (label, words) in enumerate(entries[: rows - 2]):
        y = sheet.y + 1 + place
        chosen = place == menu.chosen
        if chosen:
            canvas.fill(sheet.x + 1, y, width - 2, 1, theme.waitbg)
        key_ink, key_ground = (theme.askfg, theme.askbg) if chosen else (theme.key, theme.bar)
        canvas.text(sheet.x + 1, y, f" {DIGITS[place]} ", key_ink, key_ground, bold=True)
        x = sheet.x + 5
        canvas.text(x, y, fit(label, width - 6), theme.barfg, bold=True)
        left = width - 5 - widest - 2 - 1
        if words and left > 0:
            canvas.text(x + widest + 2, y, fit(words, left), theme.keyfg)
        canvas.region(f"{ACTION_REGION}{place}", Rect(sheet.x, y, width, 1))
