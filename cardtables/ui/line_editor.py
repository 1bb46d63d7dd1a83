"""A line being typed, as data: text, cursor and what its keys do. Whoever shows it paints it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.cells import split_cells, text_width

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtables.themes.colours import Colour
    from cardtables.ui.canvas import Canvas


def printable(character: str) -> bool:
    """Whether a character may stand in a line: visible, or a blank."""
    return character.isprintable()


class LineEditor:
    """One line of at most ``limit`` cells.

    Enter ends it with ``done``, Escape takes the text back to what it was and ends it too, so that Escape is never the
    only way out; ``changed`` hears of every change. What ``accepts`` refuses is not typed.
    """

    def __init__(
        self,
        text: str,
        limit: int,
        done: Callable[[str], None],
        *,
        changed: Callable[[str], None] | None = None,
        accepts: Callable[[str], bool] = printable,
    ) -> None:
        self.text = text
        self.cursor = len(text)
        self._limit = limit
        self._before = text
        self._done = done
        self._changed = changed
        self._accepts = accepts

    def press(self, key: str, character: str | None) -> bool:
        """Take a key; False for one that means nothing to a line, and may mean something to the page."""
        match key:
            case "enter":
                self._done(self.text)
            case "escape":
                self._set(self._before, len(self._before))
                self._done(self._before)
            case "left":
                self.cursor = max(0, self.cursor - 1)
            case "right":
                self.cursor = min(len(self.text), self.cursor + 1)
            case "home" | "ctrl+a":
                self.cursor = 0
            case "end" | "ctrl+e":
                self.cursor = len(self.text)
            case "backspace" if self.cursor:
                self._set(self.text[: self.cursor - 1] + self.text[self.cursor :], self.cursor - 1)
            case "delete":
                self._set(self.text[: self.cursor] + self.text[self.cursor + 1 :], self.cursor)
            case "ctrl+u":
                self._set(self.text[self.cursor :], 0)
            case "backspace":
                pass
            case _ if character is not None and character.isprintable():
                self.insert(character)
            case _:
                return False
        return True

    def insert(self, text: str) -> None:
        """Type several characters, as many as are accepted and fit; a paste's line ends become blanks."""
        for character in " ".join(text.split()) if len(text) > 1 else text:
            longer = self.text[: self.cursor] + character + self.text[self.cursor :]
            if self._accepts(character) and text_width(longer) <= self._limit:
                self._set(longer, self.cursor + 1)

    def paint(self, canvas: Canvas, x: int, y: int, width: int, fg: Colour, bg: Colour) -> None:
        """Paint the line with its cursor, an inverted cell, scrolled so that the cursor is within ``width`` cells."""
        before = text_width(self.text[: self.cursor])
        skipped = max(0, before - width + 1)
        shown = "".join(split_cells(self.text)[skipped : skipped + width])
        canvas.fill(x, y, width, 1, bg)
        canvas.text(x, y, shown, fg, bg, bold=True, width=width)
        under = self.text[self.cursor] if self.cursor < len(self.text) else " "
        canvas.text(x + before - skipped, y, under, bg, fg, bold=True)

    def _set(self, text: str, cursor: int) -> None:
        self.cursor = cursor
        if text != self.text:
            self.text = text
            if self._changed is not None:
                self._changed(text)
