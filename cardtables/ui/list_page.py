"""A page whose body is a list: one row is chosen, by arrows, by leafing, by the wheel or by a click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.ui.commands import Command
from cardtables.ui.page import Page
from cardtables.ui.scroll import Scroll

if TYPE_CHECKING:
    from textual import events

    from cardtables.ui.canvas import Canvas, Rect

ROW_REGION: Final = "row:"
"""A region named so, with the row's place after it, chooses that row when it is clicked."""

_LEAF = 8


class ListPage(Page):
    """Give ``count`` and put ``list_commands`` among the page's own; ``scroll`` knows the chosen row."""

    def __init__(self) -> None:
        super().__init__()
        self.scroll = Scroll()

    def count(self) -> int:
        """How many rows there are now."""
        raise NotImplementedError

    def row_clicked(self, place: int, button: int) -> None:
        """The chosen row was clicked once more."""

    def other_clicked(self, region: str) -> None:
        """A region that is neither a command nor a row was clicked."""

    def list_commands(self) -> tuple[Command, ...]:
        """Moving through the rows."""
        return (
            Command("choose", ("up", "down"), self._step, self._has_rows, rank=4, shown="↑↓", takes_place=True),
            Command("leaf", ("pageup", "pagedown", "home", "end"), self._leaf, self._has_rows, takes_place=True),
        )

    def _has_rows(self) -> bool:
        return self.count() > 0

    def _step(self, place: int) -> None:
        self.go(-1 if place == 0 else 1)

    def _leaf(self, place: int) -> None:
        self.go((-_LEAF, _LEAF, -self.count(), self.count())[place])

    def go(self, steps: int) -> None:
        """Choose another row."""
        self.scroll.resize(self.count())
        self.scroll.move(steps)
        self.repaint()

    def clicked(self, region: str, button: int) -> None:
        """A click chooses a row, a second one does what the page has for it."""
        self.editor = None
        if region.startswith(ROW_REGION):
            place = int(region.removeprefix(ROW_REGION))
            if place == self.scroll.chosen:
                self.row_clicked(place, button)
            else:
                self.scroll.choose(place)
        else:
            self.other_clicked(region)
        self.repaint()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel moves through the rows."""
        event.stop()
        self.go(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel moves through the rows."""
        event.stop()
        self.go(-1)

    def paint_ends(self, canvas: Canvas, place: Rect, rows: range) -> None:
        """Say by arrows at the right edge that there is more above or below the rows painted."""
        paint_ends(canvas, place, above=rows.start > 0, below=rows.stop < self.count(), ink=self.theme_now.dim)


def paint_ends(canvas: Canvas, place: Rect, *, above: bool, below: bool, ink: int) -> None:
    """Arrows in the last column of a place: there is more above, there is more below."""
    x = place.x + place.width - 1
    if above:
        canvas.text(x, place.y, "▲", ink)
    if below:
        canvas.text(x, place.y + place.height - 1, "▼", ink)
