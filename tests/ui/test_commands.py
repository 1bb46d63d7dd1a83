"""Commands: one value gives keys, footer and help; a person's own keys come first."""

import pytest

from cardtables.i18n import Speech
from cardtables.ui.commands import Command, Commands, key_label, key_name

done: list[str] = []


def command(name: str, *keys: str, available: bool = True, takes_place: bool = False) -> Command:
    def act(*place: int) -> None:
        done.append(f"{name}{place[0] if place else ''}")

    return Command(name, keys, act, lambda: available, takes_place=takes_place)


def press(commands: Commands, key: str) -> str | None:
    done.clear()
    found = commands.for_key(key)
    if found is not None:
        found.run()
    return done[0] if done else None


@pytest.fixture
def commands() -> Commands:
    return Commands(
        [
            command("play", *"1234567890", takes_place=True),
            command("undo", "u"),
            command("up", "U"),
            command("less", "-"),
            command("off", "o", available=False),
        ]
    )


def test_a_key_runs_its_command_with_its_place(commands: Commands) -> None:
    assert press(commands, "u") == "undo"
    assert press(commands, "3") == "play2"
    assert press(commands, "0") == "play9"
    assert press(commands, "w") is None


def test_a_command_that_does_nothing_now_has_no_key(commands: Commands) -> None:
    assert press(commands, "o") is None
    assert [command.id for command in commands.available()] == ["play", "undo", "up", "less"]


def test_caps_lock_does_no_harm_but_capitals_may_mean_something(commands: Commands) -> None:
    assert press(commands, "U") == "up"
    assert press(Commands([command("undo", "u")]), "U") == "undo"


def test_the_digit_row_of_a_french_keyboard_plays_without_shift(commands: Commands) -> None:
    assert press(commands, "&") == "play0"
    assert press(commands, "à") == "play9"
    assert press(commands, "-") == "less"


def test_a_remapped_command_keeps_its_other_keys_and_takes_the_new_one_over() -> None:
    commands = Commands([command("undo", "u", "z"), command("hint", "h")], {"undo": "h", "unknown": "x"})
    assert press(commands, "h") == "undo"
    assert press(commands, "z") == "undo"
    assert press(commands, "u") is None
    assert press(commands, "x") is None
    (undo, hint) = commands
    assert commands.keys(undo) == ("h", "z")
    assert commands.keys(hint) == ("h",)


def test_of_two_the_first_counts() -> None:
    commands = Commands([command("undo", "u"), command("undo", "z"), command("hint", "u", "h")])
    assert press(commands, "u") == "undo"
    assert press(commands, "z") is None
    assert press(commands, "h") == "hint"


def test_the_footer_shows_what_a_command_wants_unless_it_was_remapped() -> None:
    speech = Speech("it")
    arrows = Command("choose", ("up", "down"), lambda: None, shown="↑↓")
    assert Commands([arrows]).shown_key(arrows, speech) == "↑↓"
    assert Commands([arrows], {"choose": "j"}).shown_key(arrows, speech) == "j"
    assert Commands([arrows]).all_keys(arrows, speech) == "↑ ↓"


@pytest.mark.parametrize(
    ("key", "italian", "english"),
    [
        ("enter", "Invio", "Enter"),
        ("up", "↑", "↑"),
        ("ctrl+p", "Ctrl+P", "Ctrl+P"),
        ("+", "+", "+"),
        ("f1", "F1", "F1"),
    ],
)
def test_keys_in_print(key: str, italian: str, english: str) -> None:
    assert (key_label(key, Speech("it")), key_label(key, Speech("en"))) == (italian, english)


def test_a_key_is_named_by_its_character_where_it_has_one() -> None:
    assert key_name("plus", "+") == "+"
    assert key_name("space", " ") == "space"
    assert key_name("enter", "\r") == "enter"
    assert key_name("up", None) == "up"
