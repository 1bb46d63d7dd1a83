"""Themes: the shipped ones are whole and readable; a person's own ones are checked and never break the rest."""

import subprocess
import sys
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

from cardtables.i18n import Speech
from cardtables.themes import (
    DEFAULT_THEME,
    Theme,
    ThemeProblem,
    UnknownThemeError,
    list_themes,
    load_theme,
    own_themes,
    problem_text,
    suitable_theme,
)
from cardtables.themes.colours import TRUE_COLOUR, contrast, parse_colour, rgb
from cardtables.themes.loader import COLOUR_NAMES, data_folder
from cardtables.themes.own import MAX_BYTES
from cardtables.themes.schema import ThemeFile
from cardtables.themes.theme import SUITS

IDS = [info.id for info in list_themes()]
EVERY_THEME = pytest.mark.parametrize("theme_id", IDS)
EVERY_DEPTH = pytest.mark.parametrize("truecolour", [False, True])

HEAD = 'name_it = "Prova"\nname_en = "Test"\n'


def test_the_shipped_themes_are_there_with_the_default_first() -> None:
    assert IDS[0] == DEFAULT_THEME == "felt"
    assert {"felt", "night", "paper", "contrast", "ansi", "four", "night-moderno", "mono"} <= set(IDS)
    assert (
        len({info.name("it") for info in list_themes()}) == len({info.name("en") for info in list_themes()}) == len(IDS)
    )


@EVERY_THEME
def test_a_shipped_theme_keeps_to_the_schema(theme_id: str) -> None:
    ThemeFile.model_validate(tomllib.loads((data_folder() / f"{theme_id}.toml").read_text("utf-8")))


@EVERY_THEME
@EVERY_DEPTH
def test_text_can_be_read_on_every_ground(theme_id: str, truecolour: bool) -> None:
    theme = load_theme(theme_id, truecolour=truecolour)
    pairs = {
        "text on felt": (theme.text, theme.felt),
        "dim on felt": (theme.dim, theme.felt),
        "accent on felt": (theme.accent, theme.felt),
        "text on panel": (theme.text, theme.panel),
        "dim on panel": (theme.dim, theme.panel),
        "accent on panel": (theme.accent, theme.panel),
        "chip": (theme.askfg, theme.askbg),
        "waiting line": (theme.waitfg, theme.waitbg),
        "text on bar": (theme.barfg, theme.bar),
        "key on bar": (theme.key, theme.bar),
        "quiet text on bar": (theme.keyfg, theme.bar),
        "star on paper": (theme.mark, theme.paper),
        **{f"{suit} on paper": (theme.ink[suit], theme.paper) for suit in SUITS},
        **{f"modern {suit}": (tones["M"], tones["card"]) for suit, tones in theme.moderne.items()},
    }
    assert {name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < 4.5} == {}
    assert min(contrast(theme.ink[suit], theme.sel) for suit in SUITS) >= 4.4  # bold, and on other paper for a while
    assert contrast(theme.offink, theme.off) >= (4.0 if theme.ansi else 4.5)


def test_the_measured_figures_of_the_default() -> None:
    felt = load_theme("felt")
    figures = [contrast(colour, felt.felt) for colour in (felt.text, felt.dim, felt.accent, felt.faint)]
    assert [round(figure, 1) for figure in figures] == [8.0, 5.0, 5.7, 1.9]
    assert round(contrast(felt.askfg, felt.askbg), 1) == 15.1


def test_the_sixteen_colour_theme_uses_nothing_else() -> None:
    theme = load_theme("ansi", truecolour=True)
    nested = [*theme.costume.values(), *theme.moderne.values(), theme.ink, theme.pixels]
    assert theme.ansi
    assert all(getattr(theme, name) < 16 for name in COLOUR_NAMES)
    assert all(colour < 16 for colours in nested for colour in colours.values())


def test_the_grey_theme_is_grey() -> None:
    theme = load_theme("mono", truecolour=True)
    nested = [*theme.costume.values(), *theme.moderne.values(), theme.ink, theme.pixels]
    colours = [getattr(theme, name) for name in COLOUR_NAMES] + [c for part in nested for c in part.values()]
    assert all(len(set(rgb(colour))) == 1 for colour in colours)


# Machado, Oliveira, Fernandes 2009: what is seen with one kind of cone missing, on linear light.
SEEN_WITHOUT = {
    "nothing": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def lab_without(cone: str, colour: int) -> tuple[float, float, float]:
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in rgb(colour))]
    rows = SEEN_WITHOUT[cone]
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in rows)
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@EVERY_DEPTH
@pytest.mark.parametrize("cone", SEEN_WITHOUT)
def test_four_colours_stay_apart_in_colour_blindness(cone: str, truecolour: bool) -> None:
    ink = load_theme("four", truecolour=truecolour).ink
    seen = [lab_without(cone, ink[suit]) for suit in ("spades", "hearts", "diamonds", "clubs")]
    assert min(sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5 for pair in combinations(seen, 2)) >= 37


def test_a_theme_takes_from_the_one_it_extends() -> None:
    night, modern = load_theme("night"), load_theme("night-moderno")
    assert modern.felt == night.felt != load_theme("felt").felt
    assert (night.italian_style, modern.italian_style) == (None, "moderne")
    assert modern.pixels == load_theme("felt").pixels


def test_true_colour_is_used_only_where_it_is_known() -> None:
    assert load_theme("felt").felt == 22
    assert load_theme("felt", truecolour=True).felt == parse_colour("#1d5438") > TRUE_COLOUR


@pytest.mark.parametrize("theme_id", ["", "nowhere", "../felt", "felt.toml"])
def test_an_unknown_theme_is_refused(theme_id: str) -> None:
    with pytest.raises(UnknownThemeError):
        load_theme(theme_id)


def test_poor_terminals_get_the_theme_made_for_them() -> None:
    assert suitable_theme("night", colours=256) == "night"
    assert suitable_theme("night", colours=1 << 24) == "night"
    assert suitable_theme("night", colours=16) == "ansi"
    assert suitable_theme("night", colours=1 << 24, no_color=True) == "mono"


def test_a_shipped_theme_is_read_without_pydantic() -> None:
    code = (
        "import sys; from cardtables.themes import load_theme; load_theme('night'); sys.exit('pydantic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("value", [-1, 256, True, 1.0, "22", "#12345", "#1234567", "#12345g", "123456#", None])
def test_what_is_no_colour(value: object) -> None:
    with pytest.raises(ValueError, match="colour"):
        parse_colour(value)


@pytest.mark.parametrize(
    ("colour", "triplet"), [(16, (0, 0, 0)), (22, (0, 95, 0)), (231, (255, 255, 255)), (249, (178,) * 3)]
)
def test_exact_values_of_the_cube(colour: int, triplet: tuple[int, int, int]) -> None:
    assert rgb(colour) == triplet


def read_one(folder: Path, text: str | bytes) -> Theme | ThemeProblem:
    (folder / "mine.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    themes, problems = own_themes(folder)
    assert len(themes) + len(problems) == 1
    return themes[0] if themes else problems[0]


def test_an_own_theme_gives_only_what_differs(tmp_path: Path) -> None:
    theme = read_one(tmp_path, HEAD + 'extends = "night"\n[colours]\nfelt = "#102030"\n[costume]\ncups = { C = 99 }\n')
    assert isinstance(theme, Theme)
    assert (theme.id, theme.name("it"), theme.name("en")) == ("mine", "Prova", "Test")
    assert rgb(theme.felt) == (16, 32, 48)
    assert theme.dim == load_theme("night").dim
    assert theme.costume["cups"] == {**load_theme("night").costume["cups"], "C": 99}


def test_an_own_theme_may_extend_another_own_theme(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(HEAD + "[colours]\nfelt = 52\n", "utf-8")
    (tmp_path / "top.toml").write_text(HEAD + 'extends = "base"\n[colours]\npaper = 254\n', "utf-8")
    themes, problems = own_themes(tmp_path)
    assert problems == ()
    assert [(theme.id, theme.felt, theme.paper) for theme in themes] == [("base", 52, 230), ("top", 52, 254)]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (HEAD + "[colours]\nfelt = 300\n", "bad_colour", 4),
        (HEAD + "\n[ink]\ncups = 1\ncoins = 'red'\n", "bad_colour", 6),
        (HEAD + "[colours]\nfetl = 22\n", "unknown_key", 4),
        (HEAD + "[costume]\ncups = { C = 1, Q = 2 }\n", "unknown_key", 4),
        (HEAD + "[moderne]\nhearts = { M = 1 }\n", "unknown_key", 4),
        (HEAD + "[pixels]\nKK = 1\n", "unknown_key", 4),
        (HEAD + "colour = 1\n", "unknown_key", 3),
        (HEAD + 'light = "yes"\n', "bad_value", 3),
        (HEAD + 'italian_style = "siciliane"\n', "bad_value", 3),
        ('name_it = "Prova"\n', "missing", None),
        (HEAD + 'extends = "nowhere"\n', "unknown_base", 3),
        (HEAD + '\nextends = "mine"\n', "unknown_base", 4),
        (HEAD + "ansi = true\n[colours]\nfelt = 22\n", "not_ansi", 5),
        (HEAD + "[colours\n", "not_toml", 3),
        (HEAD + "[colours]\nfelt = 22\nfelt = 23\n", "not_toml", 5),
        (HEAD.encode() + b"# \xff\n", "not_utf8", 3),
        (HEAD + "a = " + "[" * 20000, "too_deep", None),
        (HEAD + "#" * MAX_BYTES, "too_large", None),
    ],
)
def test_a_broken_theme_is_reported_by_file_line_and_code(
    tmp_path: Path, text: str | bytes, code: str, line: int | None
) -> None:
    problem = read_one(tmp_path, text)
    assert isinstance(problem, ThemeProblem)
    assert (problem.file.name, problem.code, problem.line) == ("mine.toml", code, line)
    for language in ("it", "en"):
        sentence = problem_text(problem, Speech(language))
        assert "mine.toml" in sentence
        assert line is None or str(line) in sentence


def test_broken_themes_do_not_take_the_others_along(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("[", "utf-8")
    (tmp_path / "felt.toml").write_text(HEAD, "utf-8")
    (tmp_path / "good.toml").write_text(HEAD, "utf-8")
    (tmp_path / "child.toml").write_text(HEAD + 'extends = "broken"\n', "utf-8")
    (tmp_path / "folder.toml").mkdir()
    themes, problems = own_themes(tmp_path)
    assert [theme.id for theme in themes] == ["good"]
    assert {problem.file.stem: problem.code for problem in problems} == {
        "broken": "not_toml",
        "felt": "id_taken",
        "child": "unknown_base",
        "folder": "unreadable",
    }


def test_a_missing_folder_holds_no_themes(tmp_path: Path) -> None:
    assert own_themes(tmp_path / "nowhere") == ((), ())
