"""Home: the shelf at every size and in both languages, search, look at a key, the unfinished game, the first card."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardtables.engine.errors import TableError
from cardtables.i18n import Speech
from cardtables.match.record import SeatRecord, new_record
from cardtables.match.sitting import begin
from cardtables.match.store import Store
from cardtables.shelf.registry import built_in_games, find_game
from cardtables.shelf.spec import Spec
from cardtables.ui.app import CardtablesApp, Start
from cardtables.ui.screens.home import HomePage
from cardtables.ui.screens.setup import SetupPage
from cardtables.ui.shelf import Entry, folded, found, seat_counts
from cardtables.ui.table import TablePage
from tests.ui.desk import SIZES, Desk, desk

FIRST_PAINT = """
import asyncio, sys
import cardtables.ui.screens.home as home
home.fetch = lambda app: None
from cardtables.ui.app import CardtablesApp, Start
async def main():
    app = CardtablesApp(Start(language="it"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Briscola" in app.screen.view.render_line(4).text + app.screen.view.render_line(2).text
        await pilot.press("down", "/", "b")
        print(*sys.modules)
asyncio.run(main())
"""


def settings_on_disk(home: Path) -> dict[str, object]:
    settings: dict[str, object] = json.loads((home / "settings.json").read_text("utf-8"))
    return settings


def saved_game(moves: int = 0) -> None:
    """A game of Anna's with a bot, left at its beginning or after some moves."""
    spec = find_game("briscola")
    seats = [SeatRecord(name="Anna"), SeatRecord(name="Bruno", bot="easy")]
    session = begin(Store(), new_record(spec, spec.options(), seats, 7))
    for _ in range(moves):
        session.play(session.decide("easy").move)
    session.close()


def test_the_first_paint_loads_neither_pydantic_nor_rules() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_PAINT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "cardtables.ui.screens.home" in loaded
    late = {"pydantic", "cardtables.match.record", "cardtables.match.settings", "cardtables.games.briscola.rules"}
    assert loaded & late == set()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["it", "en"])
async def test_the_shelf_has_every_game_with_who_can_play(size: tuple[int, int], language: str) -> None:
    async with desk(size, language) as at:
        seen = list(at.rows)
        await at.press("end")
        seen += at.rows
        for spec in built_in_games().values():
            name = Speech(language, [spec.locale])("game.name")
            assert [row for row in seen if name in row and seat_counts(spec.seats) in row], name
        assert at.footer.startswith(" Invio apri" if language == "it" else " Enter open")
        assert all(len(row) <= size[0] for row in at.rows)


async def test_too_small_is_said_and_the_shelf_comes_back() -> None:
    async with desk() as at:
        before = at.text
        await at.resize(50, 15)
        assert "60 colonne e 20 righe" in " ".join(at.text.split())
        assert "50 × 15" in " ".join(at.text.split())
        await at.press("enter")
        assert at.shows(HomePage)
        await at.resize(80, 24)
        assert at.text == before


async def test_the_chosen_game_is_shown_by_its_names() -> None:
    async with desk() as at:
        assert "BRISCOLA" in at.text
        await at.press("end", "up", "home")
        assert "BRISCOLA" in at.text
        assert "2 3 4 6 giocatori" in at.text


async def test_search_narrows_the_shelf_and_enter_opens_what_is_found() -> None:
    async with desk() as at:
        await at.press("/")
        await at.write("BRISCULA")
        assert "(briscula)" in at.text
        assert at.shows(HomePage)
        await at.press("enter")
        assert at.shows(SetupPage)
        await at.press("q")
        assert "(briscula)" not in at.text


async def test_a_search_without_result_says_so_and_enter_ends_it() -> None:
    async with desk() as at:
        await at.press("/")
        await at.write("xyzzy")
        assert "Nessun gioco ha questo nome." in at.text
        await at.press("enter")
        assert at.shows(HomePage)
        assert "Nessun gioco" not in at.text


def test_names_are_found_without_accents_case_or_apostrophes() -> None:
    def entry(names: tuple[str, ...], *aliases: str) -> Entry:
        spec = Spec(folded(names[0])[:3], "", (2,), "italian", "", (), aliases)
        return Entry(spec, names[0], "", names)

    games = [entry(("Misère",), "L'asso pigliatutto"), entry(("Spazz'u'mazz", "Sweep"))]
    assert [entry.name for entry in found(games, "misere")] == ["Misère"]
    assert [entry.matched for entry in found(games, "lasso")] == ["L'asso pigliatutto"]
    assert [(entry.name, entry.matched) for entry in found(games, "sweep")] == [("Spazz'u'mazz", "Sweep")]
    assert [entry.name for entry in found(games, "Zz'U")] == ["Spazz'u'mazz"]
    assert len(found(games, "")) == 2
    assert found(games, "q") == []


async def test_language_theme_and_deck_change_at_a_key_and_are_kept(home: Path) -> None:
    async with desk() as at:
        assert at.rows[0].endswith("it · napoletane · panno verde")
        await at.press("n")
        assert at.rows[0].endswith("en · Neapolitan · green felt")
        assert "open" in at.footer
        await at.press("d", "d")
        assert "French" in at.rows[0]
        before = at.app.look.theme
        await at.press("t")
        assert at.app.look.theme is not before
        assert settings_on_disk(home) == {"language": "en", "deck": "french", "style": "moderne", "theme": "ansi"}
    async with desk(language=None) as at:
        assert at.rows[0].startswith(" Cardtables")
        assert " en · French · sixteen colours" in at.rows[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [('{"theme": 3, "bot_pause": 1.0}', "theme"), ("{", "non si leggono"), ('{"colour": "red"}', "colour")],
)
async def test_settings_that_are_wrong_are_said_and_the_rest_holds(home: Path, text: str, told: str) -> None:
    home.mkdir()
    (home / "settings.json").write_text(text, "utf-8")
    async with desk() as at:
        assert told in "".join(at.rows[-3:-1])
        await at.press("down")
        assert not at.rows[-2].strip()


async def test_two_keys_from_home_to_the_first_card() -> None:
    async with desk() as at:
        await at.press("enter", "enter")
        page = at.page
        assert isinstance(page, TablePage)
        assert len(page.session.seats) == 2
        assert len(page.session.people) == 1


async def test_the_last_unfinished_game_is_on_top_and_goes_on() -> None:
    saved_game(moves=1)
    async with desk() as at:
        row = at.row_with("Continua")
        assert row.split("Continua ")[1].startswith("Briscola")
        assert "Anna · una mossa · oggi" in row
        await at.press("c")
        page = at.page
        assert isinstance(page, TablePage)
        assert page.session.names == ("Anna", "Bruno")
        assert page.session.moves_made >= 1


async def test_without_an_unfinished_game_nothing_is_offered() -> None:
    async with desk() as at:
        assert "Continua" not in at.text
        assert "continua" not in at.footer
        await at.press("c")
        assert at.shows(HomePage)


async def test_the_mouse_chooses_opens_and_runs_the_footer() -> None:
    async with desk() as at:
        await at.click("Briscola")
        assert at.shows(SetupPage)
        await at.click("indietro")
        assert at.shows(HomePage)


async def leaving(at: Desk, key: str) -> int | None:
    await at.press(key)
    return at.app.return_value


@pytest.mark.parametrize("way", [(), ("enter",), ("o",), ("s",), ("k",), ("r",), ("enter", "r"), ("/",)])
async def test_control_c_leaves_from_everywhere(way: tuple[str, ...]) -> None:
    async with desk() as at:
        await at.press(*way)
        assert await leaving(at, "ctrl+c") == 0


async def test_q_goes_back_and_from_home_out() -> None:
    async with desk() as at:
        await at.press("enter", "r", "q", "q")
        assert at.shows(HomePage)
        assert await leaving(at, "q") == 0


async def test_escape_goes_back_but_not_out() -> None:
    async with desk() as at:
        await at.press("o", "escape", "escape", "escape")
        assert at.shows(HomePage)
        assert at.app.return_value is None


async def test_plain_ascii_is_plain_ascii() -> None:
    async with desk(ascii_only=True) as at:
        assert at.text.isascii()
        await at.press("enter")
        assert at.text.isascii()


async def test_no_color_leaves_greys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with desk() as at:
        assert at.app.look.theme.id == "mono"
        await at.press("t")
        assert at.app.look.theme.id == "mono"
        assert "pochi colori" in at.text


def test_a_theme_of_the_command_line_must_be_one() -> None:
    with pytest.raises(TableError) as refused:
        CardtablesApp(Start(theme="plaid"))
    assert refused.value.code == "unknown_theme"
    assert "felt" in str(refused.value.params["allowed"])
