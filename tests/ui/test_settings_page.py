"""Settings: every one has its row and its sentence, holds at once and is kept; a broken own theme is told."""

import json
from pathlib import Path

import pytest

from cardtables.i18n import Speech
from cardtables.match.settings import Settings
from tests.ui.desk import SIZES, Desk, desk

BROKEN_THEME = 'name_it = "Viola"\nname_en = "Violet"\n\n[colours]\nfelt = "purple"\n'
GOOD_THEME = 'name_it = "Prugna"\nname_en = "Plum"\n\n[colours]\nfelt = 53\n'


async def to_row(at: Desk, title: str) -> None:
    await at.press("o", "home")
    for _ in Settings.model_fields:
        if any(row.startswith(f" ▶ {title}") for row in at.rows):
            return
        await at.press("down")
    raise AssertionError(f"no row {title}")


def on_disk(home: Path) -> dict[str, object]:
    settings: dict[str, object] = json.loads((home / "settings.json").read_text("utf-8"))
    return settings


def own_theme(home: Path, name: str, text: str) -> None:
    (home / "themes").mkdir(parents=True, exist_ok=True)
    (home / "themes" / f"{name}.toml").write_text(text, "utf-8")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["it", "en"])
async def test_every_setting_has_its_row_and_its_sentence(size: tuple[int, int], language: str) -> None:
    speech = Speech(language)
    async with desk(size, language) as at:
        await at.press("o")
        for name in Settings.model_fields:
            if name != "keys":  # set where the keys are listed
                assert at.row_with(f" ▶ {speech(f'setting.{name}')} ")
                assert at.rows[-3].strip() in speech(f"setting.{name}.help") or at.rows[-3].endswith("…")
                await at.press("down")
        assert all(len(row) <= size[0] for row in at.rows)


async def test_a_change_holds_at_once_and_is_kept(home: Path) -> None:
    async with desk() as at:
        await to_row(at, "Pausa dei bot")
        await at.press("right", "right", "left")
        assert "‹ 0,6 secondi ›" in at.text
        assert at.app.settings.bot_pause == 0.6
        assert on_disk(home) == {"bot_pause": 0.6}
        await at.press("backspace")
        assert "‹ 0,4 secondi ›" in at.text
        assert on_disk(home) == {}


async def test_seconds_between_two_steps_go_to_a_neighbour(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text('{"trick_pause": 9.9}', "utf-8")
    async with desk() as at:
        await to_row(at, "Presa in vista")
        assert "‹ 9,9 secondi ›" in at.text
        await at.press("right")
        assert at.app.settings.trick_pause == 0.0


async def test_themes_are_previewed_as_they_change() -> None:
    async with desk() as at:
        await to_row(at, "Tema")
        seen = {at.app.look.theme.id}
        for _ in range(len(at.app.shades.ids())):
            await at.press("right")
            seen.add(at.app.look.theme.id)
            assert f"‹ {at.app.look.theme.name('it')} ›" in at.text
        assert seen == set(at.app.shades.ids())


async def test_the_language_of_the_page_changes_under_ones_eyes() -> None:
    async with desk(language=None) as at:
        await at.press("o", "down", "right")
        assert "Impostazioni" in at.text
        await at.press("right")
        assert "Settings" in at.text


async def test_a_name_is_written_in_place(home: Path) -> None:
    async with desk() as at:
        await at.press("o", "e")
        await at.write("Zia Rosa")
        await at.press("enter")
        assert at.row_with("Il tuo nome").split("‹")[1].startswith(" Zia Rosa ›")
        assert on_disk(home) == {"name": "Zia Rosa"}


async def test_own_themes_are_offered_and_broken_ones_told_by_name_and_line(home: Path) -> None:
    own_theme(home, "plum", GOOD_THEME)
    own_theme(home, "violet", BROKEN_THEME)
    async with desk(theme="plum") as at:
        assert at.app.look.theme.name_en == "Plum"
        told = "".join(at.rows[-3:-1])
        assert "violet.toml" in told
        assert "riga 5" in told
        await to_row(at, "Tema")
        assert "‹ Prugna ›" in at.text
        assert "violet" not in at.app.shades.ids()


async def test_what_the_command_line_says_holds_until_it_is_changed(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text('{"theme": "night", "language": "en"}', "utf-8")
    async with desk(theme="paper") as at:
        assert at.app.look.theme.id == "paper"
        assert at.app.language == "it"
        await at.press("n")
        assert at.app.language == "en"
        assert at.app.look.theme.id == "paper"
        await at.press("t")
        assert at.app.look.theme.id != "paper"
        assert at.app.settings.theme == at.app.look.theme.id


async def test_settings_that_cannot_be_kept_hold_and_are_told(home: Path) -> None:
    home.write_text("a file where the folder should be", "utf-8")
    async with desk() as at:
        await at.press("n")
        assert at.app.language == "en"
        assert at.rows[-2].strip()


async def test_sixteen_colours_have_a_theme_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("COLORTERM")
    async with desk(theme="felt") as at:
        assert at.app.look.theme.ansi
        assert at.app.ansi_color
        await to_row(at, "Tema")
        await at.press("right")
        assert "pochi colori" in at.text
