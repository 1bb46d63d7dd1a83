"""The rules page: read to its end at every size, in both languages, with what is in force marked."""

import pytest

from cardtables.shelf.registry import find_game
from cardtables.ui.screens.home import HomePage
from cardtables.ui.screens.rules import RulesPage
from tests.ui.desk import SIZES, Desk, desk

SPEC = find_game("briscola")


async def read(at: Desk) -> str:
    """Leaf through the whole page."""
    seen = at.text
    while not at.rows[0].endswith("100 %"):
        await at.press("space")
        seen += at.text
    return seen


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "last"), [("it", "Deciso qui"), ("en", "Decided here")])
async def test_the_page_is_read_by_leafing(size: tuple[int, int], language: str, last: str) -> None:
    async with desk(size, language) as at:
        await at.press("r")
        assert at.rows[0].endswith(" 0 %")
        seen = await read(at)
        titles = [line.lstrip("# ") for line in SPEC.rules_page(language).splitlines() if line.startswith("## ")]
        assert [title for title in titles if title.replace("`", "") not in seen] == []
        assert last in " ".join(seen.split())
        await at.press("down")
        assert at.rows[0].endswith("100 %")
        await at.press("home")
        assert at.rows[0].endswith(" 0 %")


async def test_lines_go_by_one_and_the_language_changes_in_place() -> None:
    async with desk() as at:
        await at.press("r")
        before = at.rows[3:10]
        await at.press("down")
        assert at.rows[2:9] == before
        await at.press("up", "n")
        assert at.rows[0].startswith(" Briscola  rules")
        assert "Italian" in at.text


async def test_without_a_table_nothing_is_marked() -> None:
    async with desk((120, 40)) as at:
        await at.press("r")
        seen = await read(at)
        assert "▶" not in seen
        assert "A questo tavolo" not in seen
        await at.press("q")
        assert at.shows(HomePage)


async def test_usual_options_are_marked_where_they_are_explained_and_others_told_on_top() -> None:
    async with desk((120, 40)) as at:
        at.app.open_page(RulesPage(SPEC, SPEC.options.model_validate({"order": "seven_high"})))
        await at.press("up")
        assert "Ordine delle carte order: " in at.text
        seen = await read(at)
        assert "▶ seven_high" in seen
        assert "▶ standard" not in seen


async def test_a_resize_keeps_the_page_readable() -> None:
    async with desk((120, 40)) as at:
        await at.press("r", "end")
        await at.resize(60, 20)
        assert max(map(len, at.rows)) <= 60
        assert at.rows[2].strip() or at.rows[3].strip()
