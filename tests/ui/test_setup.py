"""The set-up page: every option with its sentence, seats changed in place, refusals, and what a table began with."""

import json
from pathlib import Path

import pytest

from cardtables.i18n import Speech
from cardtables.match.store import Store
from cardtables.shelf.options import option_infos
from cardtables.shelf.registry import find_game
from cardtables.shelf.spec import Spec
from cardtables.ui.screens.rules import RulesPage
from cardtables.ui.screens.setup import SetupPage
from cardtables.ui.table import TablePage
from tests.ui.desk import SIZES, Desk, desk

SPEC = find_game("briscola")
SEED_ROW = "end"


async def to_row(at: Desk, title: str) -> str:
    """Go to the row of that title, and return it."""
    await at.press("home")
    for _ in range(40):
        row = next((row for row in at.rows[:-3] if row.startswith(f" ▶ {title}")), None)
        if row is not None:
            return row
        await at.press("down")
    raise AssertionError(f"no row {title}: {at.text}")


def saved() -> list[Path]:
    return [each.path for each in Store().games()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["it", "en"])
async def test_every_option_of_six_seats_has_its_row_and_its_sentence(size: tuple[int, int], language: str) -> None:
    speech = Speech(language, [SPEC.locale])
    async with desk(size, language) as at:
        await at.press("enter", "+", "+", "+")
        seen: dict[str, str] = {}
        page = at.page
        assert isinstance(page, SetupPage)
        for _ in range(page.count()):
            chosen = next(row for row in at.rows[:-3] if row.startswith(" ▶ "))
            seen[chosen] = " ".join(" ".join(at.rows[-3:-1]).split())
            await at.press("down")
        for info in option_infos(SPEC.options):
            if not info.seats or 6 in info.seats:
                title, sentence = (speech(f"option.{info.name}{part}") for part in ("", ".help"))
                (told,) = [told for row, told in seen.items() if row.startswith(f" ▶ {title} ")]
                assert sentence in told or (size[0] == 60 and sentence[:20] in told and sentence[-10:] in told)
        assert all(len(row) <= size[0] for row in at.rows)


async def test_left_and_right_change_and_enter_begins_with_it() -> None:
    async with desk() as at:
        await at.press("enter")
        assert "‹ 3 ›" in await to_row(at, "Smazzate da vincere")
        await at.press("right", "right")
        assert "‹ 5 ›" in at.row_with("Smazzate da vincere")
        await at.press("left", "enter")
        page = at.page
        assert isinstance(page, TablePage)
        assert page.session.record().options == {"target": 4}


async def test_seats_are_added_named_seated_otherwise_and_moved() -> None:
    async with desk() as at:
        await at.press("enter", "+", "+")
        assert "contro" in at.text
        await at.press("e")
        await at.press(*["backspace"] * 24)
        await at.write("Zia Rosa")
        await at.press("enter")
        assert at.shows(SetupPage)
        await at.press(".")
        await at.press("down", "left", "left")
        await at.press("enter")
        page = at.page
        assert isinstance(page, TablePage)
        assert page.session.names[1] == "Zia Rosa"
        assert len(page.session.names) == 4
        assert page.session.seats[1].bot is None


async def test_what_cannot_go_together_is_said_and_not_begun() -> None:
    async with desk() as at:
        await at.press("enter")
        await to_row(at, "Accuse")
        await at.press("right")
        await to_row(at, "Fine anticipata")
        await at.press("right")
        told = at.rows[-3]
        assert "Accuse" in told
        assert "Fine anticipata" in told
        await at.press("enter")
        assert at.shows(SetupPage)
        assert saved() == []
        await at.press("right", "enter")
        assert at.shows(TablePage)


async def test_an_empty_seat_or_too_many_is_not_offered() -> None:
    async with desk() as at:
        await at.press("enter", "-")
        assert " 2  " in at.text
        await at.press("+", "+", "+", "+", "+")
        assert " 6  " in at.text
        assert " 7  " not in at.text
        assert "+ aggiungi" not in at.footer


async def test_a_mode_sets_all_and_changes_are_marked() -> None:
    async with desk((120, 40)) as at:
        await at.press("enter", "m", "m")
        assert "• toscano" in at.row_with("Ordine delle carte")
        assert "•" not in at.row_with("Accuse  ")
        await at.click("Per chi impara")
        assert "• 1" in at.row_with("Smazzate da vincere")


async def test_the_seed_is_shown_written_and_drawn_anew() -> None:
    async with desk() as at:
        await at.press("enter", SEED_ROW)
        before = at.row_with("Seme ")
        await at.press("0")
        assert at.row_with("Seme ") != before
        await at.press("e", "ctrl+u")
        await at.press(*"4x7", "enter")
        assert "‹ 47 ›" in at.row_with("Seme ")
        await at.press("enter")
        page = at.page
        assert isinstance(page, TablePage)
        assert page.session.record().seed == 47


async def test_the_last_table_of_a_game_is_remembered() -> None:
    async with desk() as at:
        await at.press("enter", "+", "m", "enter")
        assert at.shows(TablePage)
    async with desk() as at:
        await at.press("enter")
        assert " 3  " in at.text
        assert "Per chi impara" in at.text


async def test_the_person_is_called_as_the_settings_say(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text(json.dumps({"name": "Zoe"}), "utf-8")
    async with desk() as at:
        await at.press("enter")
        assert " 1  Zoe" in at.text


async def test_a_game_without_a_table_says_so_and_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    async with desk((120, 40)) as at:
        monkeypatch.setattr(Spec, "has_screen", False)
        await at.press("enter", "enter")
        assert at.shows(SetupPage)
        assert "--plain" in at.rows[-2]
        assert saved() == []


async def test_a_wide_terminal_shows_who_sits_where() -> None:
    async with desk((120, 40)) as at:
        await at.press("enter", "+", "+")
        assert at.text.count("Carla") == 3
        await at.press("+")
        assert at.text.count("Gina") == 3


async def test_rules_open_from_here_with_what_is_set() -> None:
    async with desk() as at:
        await at.press("enter", "+", "+", "m", "m", "?")
        assert at.shows(RulesPage)
        assert "A questo tavolo" in at.text
        assert "signs_custom" in at.text
        for _ in range(40):
            if "▶ tuscan" in at.text:
                break
            await at.press("space")
        assert "▶ tuscan" in at.text
        await at.press("q")
        assert at.shows(SetupPage)


async def test_the_mouse_chooses_and_changes_rows() -> None:
    async with desk() as at:
        await at.press("enter")
        await at.click("Accuse")
        assert at.row_with(" ▶ Accuse")
        await at.click("Accuse")
        assert "‹ sì ›" in at.row_with("Accuse")
        await at.click("INVIO: SI COMINCIA")
        assert at.shows(TablePage)
