"""Settings: what can be read counts, what cannot is said by name, and writing never leaves half a file."""

import json
from pathlib import Path

import pytest

from cardtables.engine.errors import TableError
from cardtables.i18n import LANGUAGES, Speech, explained
from cardtables.match.folders import folders
from cardtables.match.settings import Settings, read_settings, write_settings


def on_disk(text: str | bytes) -> Path:
    """A settings file of this text."""
    path = folders().settings
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_without_a_file_the_defaults_count_and_nothing_is_made(home: Path) -> None:
    assert read_settings(folders()) == (Settings(), None)
    assert not home.exists()


def test_what_is_written_is_read_again_and_only_what_differs_is_written() -> None:
    settings = Settings(theme="night", bot_pause=1, keys={"hint": "F2"}, name="Zoë")
    write_settings(folders(), settings)
    assert read_settings(folders()) == (settings, None)
    written = json.loads(folders().settings.read_text("utf-8"))
    assert written == {"theme": "night", "bot_pause": 1.0, "keys": {"hint": "F2"}, "name": "Zoë"}
    write_settings(folders(), Settings())
    assert json.loads(folders().settings.read_text("utf-8")) == {}


@pytest.mark.parametrize(
    ("bad", "named"),
    [
        ({"theme": 3}, "theme"),
        ({"bot_pause": 99}, "bot_pause"),
        ({"bot_pause": "fast"}, "bot_pause"),
        ({"colour": "red"}, "colour"),
        ({"keys": {"hint": ""}}, "keys"),
        ({"name": "\x1b[31m"}, "name"),
        ({"mouse": 1, "deck": "tarot"}, "deck, mouse"),
    ],
)
def test_what_is_not_understood_is_named_and_the_rest_counts(bad: dict[str, object], named: str) -> None:
    path = on_disk(json.dumps({"language": "it", **bad}))
    settings, problem = read_settings(folders())
    assert settings == Settings(language="it")
    assert problem is not None
    assert problem.code == "settings_ignored"
    assert sorted(str(problem.params["keys"]).split(", ")) == sorted(named.split(", "))
    for language in LANGUAGES:
        assert str(path) in explained(Speech(language), problem)


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"3", b"\xff", b"\0" * 100, b"[" * 100_000, b'{"bot_pause": NaN}'])
def test_a_file_that_cannot_be_read_is_told_and_the_defaults_count(text: bytes) -> None:
    path = on_disk(text)
    settings, problem = read_settings(folders())
    assert settings == Settings()
    assert problem is not None
    assert (problem.code, problem.params) == ("settings_unreadable", {"file": str(path)})
    assert path.read_bytes() == text


def test_a_folder_in_place_of_the_file_is_told() -> None:
    folders().settings.mkdir(parents=True)
    _, problem = read_settings(folders())
    assert problem is not None
    assert problem.code == "settings_unreadable"
    with pytest.raises(TableError, match="not_saved"):
        write_settings(folders(), Settings())


def test_without_a_folder_to_write_to_it_is_told(home: Path) -> None:
    home.write_text("a file where the folder should be", "utf-8")
    assert read_settings(folders()) == (Settings(), None)
    with pytest.raises(TableError, match="not_saved"):
        write_settings(folders(), Settings(theme="night"))
