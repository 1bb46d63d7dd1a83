"""The curtain between two persons: the back of a card over the whole screen, a name, one key; nothing private."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.commands import Command
from cardtables.ui.faces import Size, big_height, big_width, draw_back, draw_big
from cardtables.ui.page import COMMAND_REGION
from cardtables.ui.table.guarded import GuardedPage
from cardtables.ui.table.keyguard import HELD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual import events
    from textual.timer import Timer

    from cardtables.i18n import Speech
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.table.page import TablePage

QUIET: Final = HELD * 1.2
"""Seconds after the key in which it must not come again: a key held down since the last card opens no curtain."""

_PADDING = 4
_LARGEST = 3


class CurtainPage(GuardedPage):
    """Asks one person to the screen. Dismissed when that person has come; leaving leaves the table below as well."""

    leaves_below = True

    def __init__(self, table: TablePage, name: str) -> None:
        super().__init__()
        self._table = table
        self._person = name
        self._opening: Timer | None = None

    @property
    def speech(self) -> Speech:
        """The table's."""
        return self._table.speech

    def own_commands(self) -> Iterable[Command]:
        """One key opens."""
        return (Command("uncover", ("enter",), self._open_soon, rank=1),)

    def unmeant(self, event: events.Key) -> bool:
        """A key that comes again at once was held down, and opens nothing."""
        if self._opening is not None:
            self._opening.stop()
            self._opening = None
        return super().unmeant(event)

    def _open_soon(self) -> None:
        self._opening = self.set_timer(QUIET, self._open)

    def _open(self) -> None:
        self.dismiss()

    def clicked(self, region: str, button: int) -> None:
        """Only the key's own place opens, and that is a command."""

    def leave(self) -> None:
        """Get up from the table."""
        if self._table.unsaved.may_leave(self):
            self.shell.pop_screen()
            self._table.leave()

    def paint(self, canvas: Canvas) -> None:
        """Paint the back, the box with the name, and the footer."""
        draw_back(canvas, 0, 0, Size(canvas.width, canvas.height - 1), self.look)
        self._paint_box(canvas)
        free = self.paint_footer(canvas)
        note = self.speech("curtain.note")
        start = canvas.width - 1 - text_width(note)
        if start >= free:
            canvas.text(start, canvas.height - 1, note, self.theme_now.keyfg)
        self.paint_ask(canvas, None)

    def _paint_box(self, canvas: Canvas) -> None:
        theme, speech = self.theme_now, self.speech
        alone = speech("curtain.alone", name=self._person)
        key = f" {self.commands.shown_key(self._opener(), speech)}  {speech('curtain.show')} "
        room = canvas.width - 2 * _PADDING - 4
        scale = next(
            (scale for scale in range(_LARGEST, 0, -1) if 0 < (big_width(self._person, scale) or 0) <= room), 0
        )
        high = big_height(self._person, scale) if scale else 1
        wide = (big_width(self._person, scale) or 0) if scale else min(text_width(self._person), room)
        inner = max(wide, min(room, text_width(alone)), text_width(key))
        box = _centred(canvas, inner + 2 * _PADDING, high + 10)
        canvas.fill(*box, theme.bar)
        centre = box.x + box.width // 2
        y = box.y + 2
        self._write(canvas, centre, y, speech("curtain.turn"), box.width - 2)
        y += 2
        if scale:
            draw_big(canvas, centre - wide // 2, y, self._person, theme.key, scale)
        else:
            name = fit(self._person, room)
            canvas.text(centre - text_width(name) // 2, y, name, theme.key, bold=True)
        y += high + 1
        self._write(canvas, centre, y, alone, box.width - 2)
        start = centre - text_width(key) // 2
        canvas.text(start, y + 2, key, theme.askfg, theme.askbg, bold=True)
        canvas.region(COMMAND_REGION + "uncover", Rect(start, y + 2, text_width(key), 1))

    def _opener(self) -> Command:
        command = self.commands.get("uncover")
        assert command is not None
        return command

    def _write(self, canvas: Canvas, centre: int, y: int, text: str, width: int) -> None:
        text = fit(text, width)
        canvas.text(centre - text_width(text) // 2, y, text, self.theme_now.barfg)


def _centred(canvas: Canvas, width: int, height: int) -> Rect:
    """A rectangle of that size in the middle of what is above the footer."""
    height = min(height, canvas.height - 3)
    return Rect((canvas.width - width) // 2, (canvas.height - 1 - height) // 2, width, height)
