"""The Markdown of rules pages: what becomes of each part, and that nothing is wider than the page."""

import pytest

from cardtables.shelf.registry import built_in_games
from cardtables.shelf.spec import Spec
from cardtables.ui import markdown
from cardtables.ui.cells import text_width
from cardtables.ui.markdown import Line, lay_out


def said(line: Line) -> str:
    return "".join(piece.text for piece in line.pieces).rstrip()


def test_each_part_is_told_apart() -> None:
    page = "# Title\n\nSome *words* and\n**more** of `them`.\n\n* one\n  still one\n* two\n\n## Part\n\n1. first\n"
    lines = [(line.kind, said(line)) for line in lay_out(page, 40) if line.kind != markdown.BLANK]
    assert lines == [
        (markdown.TITLE, "Title"),
        (markdown.TEXT, "Some words and more of them."),
        (markdown.ITEM, "• one still one"),
        (markdown.ITEM, "• two"),
        (markdown.SECTION, "Part"),
        (markdown.ITEM, "1. first"),
    ]


def test_styles_reach_the_words() -> None:
    (line,) = lay_out("a **bold move** and `code`, [a link](http://x.y)", 60)
    styled = {piece.style: piece.text for piece in line.pieces if piece.text.strip()}
    assert "move" in [piece.text for piece in line.pieces if piece.style == markdown.STRONG]
    assert styled[markdown.CODE] == "code"
    assert said(line) == "a bold move and code, a link"


def test_items_hang() -> None:
    lines = lay_out("* one two three four", 10)
    assert [said(line) for line in lines] == ["• one two", "  three", "  four"]


def test_tables_keep_their_columns() -> None:
    page = "| card | worth |\n|---|---:|\n| ace | 11 |\n| three | 10 |"
    lines = lay_out(page, 40)
    assert [line.kind for line in lines] == [markdown.TABLE_HEAD, markdown.TABLE_ROW, markdown.TABLE_ROW]
    assert [said(line) for line in lines] == ["card   worth", "ace    11", "three  10"]


def test_long_cells_wrap_within_their_column() -> None:
    page = "| a | b |\n|---|---|\n| x | one two three four five |"
    assert [said(line) for line in lay_out(page, 14)] == ["a  b", "x  one two", "   three four", "   five"]


@pytest.mark.parametrize("width", [54, 74, 92])
@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("spec", built_in_games().values(), ids=lambda spec: spec.id)
def test_no_rules_page_is_wider_than_its_place(spec: Spec, language: str, width: int) -> None:
    lines = lay_out(spec.rules_page(language), width)
    assert [said(line) for line in lines if text_width(said(line)) > width] == []
    assert len(lines) > 20
