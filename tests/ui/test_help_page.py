"""Help and palette: they list what the page offers, and help puts a command on another key."""

import json
from pathlib import Path

import pytest
from textual.command import CommandPalette
from textual.events import Key

from cardtables.ui.screens.help import HelpPage
from cardtables.ui.screens.home import HomePage
from cardtables.ui.screens.setup import SetupPage
from tests.ui.desk import Desk, desk
from tests.ui.tables import seated, table_of


async def to_command(at: Desk, word: str) -> None:
    await at.press("k", "home")
    for _ in range(30):
        if any(row.startswith(" ▶") and f" {word} " in row for row in at.rows):
            return
        await at.press("down")
    raise AssertionError(f"no command {word}")


async def test_help_lists_every_command_of_the_page_with_all_its_keys() -> None:
    async with desk((120, 40)) as at:
        await at.press("enter")
        offered = [command.id for command in at.page.commands]
        await at.press("k")
        page = at.page
        assert isinstance(page, HelpPage)
        assert page.count() == len(offered)
        assert "comincia" in at.row_with(" ▶ Invio ")
        for name in offered:
            assert at.app.speech(f"command.{name}.help") in at.text
        await at.press("k")
        assert at.shows(SetupPage)


async def test_a_command_is_put_on_another_key_and_back(home: Path) -> None:
    async with desk() as at:
        await to_command(at, "cerca")
        await at.press("enter")
        assert "Premi il tasto nuovo per «cerca»." in at.text
        await at.press("w")
        assert json.loads((home / "settings.json").read_text("utf-8"))["keys"] == {"search": "w"}
        await at.press("q")
        assert "w cerca" in at.footer
        await at.press("w", "x", "escape")
        await at.press("/")
        page = at.page
        assert page.editor is None
        await to_command(at, "cerca")
        await at.press("backspace", "q", "/")
        assert at.page.editor is not None


async def test_who_loses_a_key_is_told_and_ways_out_cannot_be_taken() -> None:
    async with desk() as at:
        await to_command(at, "cerca")
        await at.press("enter", "t")
        assert "«tema» resta senza quel tasto" in at.text
        await at.press("enter", "escape")
        assert "non si può usare" in at.text
        assert at.app.own_keys == {"search": "t"}


async def test_a_held_enter_takes_no_command_to_itself() -> None:
    async with desk() as at:
        await to_command(at, "esci")
        await at.press("enter", "enter")
        assert "non si può usare" in at.text
        assert at.app.own_keys == {}


async def test_the_palette_offers_the_commands_of_the_page() -> None:
    async with desk() as at:
        await at.press("ctrl+p")
        assert at.shows(CommandPalette)
        await at.press(*"regole")
        await at.pilot.pause(0.5)
        await at.press("enter")
        await at.pilot.pause(0.2)
        assert "regole" in at.rows[0]


@pytest.mark.parametrize("keys", [["enter"] * 8, ["escape"] * 8])
async def test_a_held_key_leaves_the_palette_once_and_the_page_below_stays(keys: list[str]) -> None:
    async with desk() as at:
        await at.press("ctrl+p")
        await at.pilot.pause(0.3)
        await at.press(*"regole")
        await at.pilot.pause(0.5)
        for key in keys:
            at.app.post_message(Key(key, None))
        await at.pilot.pause(0.5)
        assert not at.shows(CommandPalette)
        assert at.app.is_running


async def test_an_empty_palette_can_be_leafed_through() -> None:
    async with desk() as at:
        await at.press("ctrl+p", *"xyzzy")
        await at.pilot.pause(0.5)
        await at.press("pageup", "pagedown", "up", "down", "end", "home", "enter", "escape")
        await at.pilot.pause(0.2)
        assert at.shows(HomePage)


async def test_the_palette_has_a_key_without_modifier_and_opens_once() -> None:
    async with desk() as at:
        await at.press(":")
        assert at.shows(CommandPalette)
        await at.press("ctrl+p")
        await at.press("escape")
        await at.pilot.pause(0.2)
        assert at.shows(HomePage)


@pytest.mark.parametrize(
    ("game", "seats", "has", "lacks"),
    [
        ("spazzumazz", 3, {"choose_all", "add_open"}, {"mark", "actions", "play_out", "look"}),
        ("bazzica", 3, {"mark", "look"}, {"choose_all", "add_open", "actions", "play_out", "last_trick"}),
        ("misere", 4, {"play_out", "last_trick"}, {"choose_all", "add_open", "mark", "look"}),
        ("briscola", 2, {"last_trick"}, {"choose_all", "add_open", "mark", "look", "play_out"}),
    ],
)
async def test_a_table_offers_no_commands_of_other_games(game: str, seats: int, has: set[str], lacks: set[str]) -> None:
    names = ["Elena", *(f"B{place}:easy" for place in range(1, seats))]
    async with desk(session=seated(" ".join(names), 4, game)) as at:
        page = table_of(at)
        offered = {command.id for command in page.commands}
        assert has <= offered
        assert not lacks & offered
