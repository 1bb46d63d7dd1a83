"""A line being typed: what its keys do, what it takes, how it ends."""

import pytest

from cardtables.ui.canvas import Canvas
from cardtables.ui.line_editor import LineEditor


class Ended:
    def __init__(self, text: str, limit: int = 24) -> None:
        self.results: list[str] = []
        self.changes: list[str] = []
        self.editor = LineEditor(text, limit, self.results.append, changed=self.changes.append)

    def type(self, *keys: str) -> None:
        for key in keys:
            self.editor.press(key, key if len(key) == 1 else None)


def test_typing_goes_where_the_cursor_is() -> None:
    line = Ended("Ana")
    line.type("left", "n", "end", "!", "home", "delete", "a")
    assert line.editor.text == "anna!"
    line.type("end", "backspace")
    assert line.editor.text == "anna"
    assert line.changes[-1] == "anna"


def test_enter_ends_with_the_text_and_escape_with_the_old_one() -> None:
    line = Ended("Anna")
    line.type("x", "enter")
    line.type("y", "escape")
    assert line.results == ["Annax", "Anna"]


def test_the_ends_hold() -> None:
    line = Ended("")
    line.type("backspace", "left", "delete", "right", "a")
    assert line.editor.text == "a"


def test_no_more_than_fits_counted_in_cells() -> None:
    line = Ended("", limit=5)
    line.editor.insert("日本語です")
    assert line.editor.text == "日本"
    line.type("a", "b")
    assert line.editor.text == "日本a"


def test_a_paste_is_one_line_of_visible_characters() -> None:
    line = Ended("")
    line.editor.insert("An\x1b[2Jna\nRosa\x07")
    assert line.editor.text == "An[2Jna Rosa"


def test_keys_that_mean_nothing_to_a_line_are_left_to_the_page() -> None:
    line = Ended("")
    assert not line.editor.press("down", None)
    assert line.editor.press("a", "a")


@pytest.mark.parametrize("width", [4, 30])
def test_the_cursor_is_always_seen(width: int) -> None:
    line = Ended("Massimiliano")
    canvas = Canvas(40, 1, 0)
    line.editor.paint(canvas, 0, 0, width, 15, 0)
    inverted = [x for x in range(40) if canvas.cell(x, 0)[2] == 15]
    assert len(inverted) == 1
    assert inverted[0] < width
