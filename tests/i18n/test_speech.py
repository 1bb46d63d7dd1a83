"""A speech says keys of the game before shared ones, counts, fills fields in, and admits what it lacks."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from cardtables.engine.errors import IllegalMove, Refusal, TableError
from cardtables.i18n import (
    LANGUAGES,
    CatalogueNotBuiltError,
    MissingTextError,
    Speech,
    alternatives,
    explained,
    joined,
    pick_language,
)
from cardtables.i18n.speech import STRICT_VARIABLE


@pytest.fixture
def game_folder(tmp_path: Path) -> Path:
    """Catalogues of a made-up game in English: texts of its own, one of them instead of a shared one."""
    catalogue = Catalog(locale="en")
    texts = {
        "planted.move": "{name} plays {card}",
        "list.and": "{names} & {last}",
        "refusal.planted": "Not {card}: follow.",
        "error.planted": "No game {game}.",
    }
    for key, text in texts.items():
        catalogue.add(key, text)
    catalogue.add(("planted.tricks", "planted.tricks.plural"), ("{n} trick", "{n} tricks"))
    with (tmp_path / "en.mo").open("wb") as stream:
        write_mo(stream, catalogue)
    return tmp_path


def test_a_game_speaks_first_and_the_shared_catalogue_helps_out(game_folder: Path) -> None:
    speech = Speech("en", extra=[game_folder])
    assert speech("planted.move", name="Anna", card="5") == "Anna plays 5"
    assert joined(speech, ["Anna", "Bruno"]) == "Anna & Bruno"
    assert alternatives(speech, ["Anna", "Bruno"]) == "Anna or Bruno"
    assert joined(Speech("en"), ["Anna", "Bruno"]) == "Anna and Bruno"


def test_errors_are_explained_by_their_kind_and_code(game_folder: Path) -> None:
    speech = Speech("en", extra=[game_folder])
    refusal = Refusal("planted", (("card", "5 of swords"),))
    assert explained(speech, refusal) == explained(speech, IllegalMove(refusal)) == "Not 5 of swords: follow."
    assert explained(speech, TableError("planted", game="whist")) == "No game whist."


@pytest.mark.parametrize(
    ("kind", "param", "sentence"),
    [
        (None, "AD", "Not AD: follow."),
        ("italian", "AD", "Not the ace of coins: follow."),
        ("italian", "RD CD", "Not the king of coins & the knight of coins: follow."),
        ("french", "10H", "Not the 10 of hearts: follow."),
        ("italian", "10H", "Not 10H: follow."),
        ("italian", "", "Not : follow."),
        ("italian", 3, "Not 3: follow."),
    ],
)
def test_a_refusal_names_cards_in_words(game_folder: Path, kind: str | None, param: int | str, sentence: str) -> None:
    refusal = Refusal("planted", (("card", param),))
    assert explained(Speech("en", extra=[game_folder]), refusal, kind) == sentence


@pytest.mark.parametrize(
    ("kind", "card", "suit", "sentence"),
    [
        (None, "AD", "C", "You still hold C, the suit led: AD must wait."),
        ("italian", "AD", "C", "You still hold cups, the suit led: the ace of coins must wait."),
        ("french", "10H", "S", "You still hold spades, the suit led: the 10 of hearts must wait."),
    ],
)
def test_a_refusal_names_a_suit_in_words(kind: str | None, card: str, suit: str, sentence: str) -> None:
    refusal = Refusal("must_follow_suit", (("card", card), ("suit", suit)))
    assert explained(Speech("en"), refusal, kind) == sentence


def test_while_testing_what_is_missing_raises(game_folder: Path) -> None:
    speech = Speech("en", extra=[game_folder])
    with pytest.raises(MissingTextError, match="no_such_key"):
        speech("no_such_key")
    with pytest.raises(MissingTextError, match="no_such_key"):
        speech.plural("no_such_key", 2)
    with pytest.raises(MissingTextError, match="card"):
        speech("planted.move", name="Anna")


def test_in_play_what_is_missing_is_shown(game_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STRICT_VARIABLE)
    speech = Speech("en", extra=[game_folder])
    assert speech("no_such_key") == "no_such_key"
    assert speech.plural("no_such_key", 1) == "no_such_key"
    assert speech("planted.move", name="Anna") == "{name} plays {card}"


def test_a_checkout_without_compiled_catalogues_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(CatalogueNotBuiltError, match=r"it\.mo is not there: .*pip install -e \."):
        Speech("it", extra=[tmp_path])


@pytest.mark.parametrize(("n", "text"), [(0, "0 tricks"), (1, "1 trick"), (2, "2 tricks"), (21, "21 tricks")])
def test_things_are_counted(n: int, text: str, game_folder: Path) -> None:
    assert Speech("en", extra=[game_folder]).plural("planted.tricks", n) == text


@pytest.mark.parametrize(
    ("names", "italian", "english"),
    [
        ([], "", ""),
        (["Anna"], "Anna", "Anna"),
        (["Anna", "Bruno"], "Anna e Bruno", "Anna and Bruno"),
        (["Anna", "Bruno", "Carla"], "Anna, Bruno e Carla", "Anna, Bruno and Carla"),
        (["Anna", "Elena"], "Anna ed Elena", "Anna and Elena"),
        (["{Anna}", "Bruno"], "{Anna} e Bruno", "{Anna} and Bruno"),
    ],
)
def test_names_are_joined(names: list[str], italian: str, english: str) -> None:
    assert [joined(Speech(language), names) for language in LANGUAGES] == [italian, english]


def test_alternatives_are_joined_with_or() -> None:
    assert alternatives(Speech("it"), ["7", "2", "off"]) == "7, 2 o off"


@pytest.mark.parametrize(
    ("explicit", "environ", "language"),
    [
        ("it", {"LANG": "en_GB.UTF-8"}, "it"),
        ("it_IT", {}, "it"),
        ("EN-gb", {}, "en"),
        (None, {}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "it_IT@euro", "LC_MESSAGES": "en_US"}, "en"),
        (None, {"LANG": "it_IT", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "it", "LC_ALL": "", "LC_MESSAGES": ""}, "it"),
        (None, {"LANG": "de_AT.UTF-8"}, "en"),
    ],
)
def test_the_language_is_picked(explicit: str | None, environ: dict[str, str], language: str) -> None:
    assert pick_language(explicit, environ) == language


def test_a_language_asked_for_and_not_there_is_an_error() -> None:
    with pytest.raises(TableError) as caught:
        pick_language("de", {"LANG": "it_IT"})
    assert (caught.value.code, dict(caught.value.params)) == (
        "unknown_language",
        {"language": "de", "allowed": "it, en"},
    )
