"""Statistics are what the kept games say: whatever happens to the files and the digests, nothing is lost or doubled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardtables.engine.match import DealResult
from cardtables.engine.standings import Standing
from cardtables.games.spazzumazz.title import title
from cardtables.i18n import Speech
from cardtables.match import statistics
from cardtables.match.record import Record
from cardtables.match.session import Session
from cardtables.match.sitting import begin
from cardtables.match.statistics import read_statistics
from cardtables.match.store import Store
from cardtables.shelf.registry import find_game

IDIOTA = "spazzumazz"


def table(*seats: str, seed: int, game: str = IDIOTA, **options: object) -> Record:
    """A record without moves; a name with a star is a bot's."""
    people = [{"name": name.rstrip("*"), **({"bot": "random"} if name.endswith("*") else {})} for name in seats]
    return Record.model_validate({"game": game, "seats": people, "seed": seed, "options": options})


def play_on(session: Session, moves: int = 10_000) -> Session:
    """Every seat plays well, so many times or to the end."""
    for _ in range(moves):
        if session.to_act is None:
            break
        session.play(session.decide("normal").move)
    return session


def finish(store: Store, record: Record) -> Session:
    session = play_on(begin(store, record))
    session.close()
    return session


def lost(store: Store, game: str = IDIOTA) -> dict[str, tuple[int, int]]:
    return {row.name: (row.played, row.lost) for row in read_statistics(store).of(game, bots=True)}


def test_every_finished_game_counts_once_and_an_unfinished_one_not_at_all() -> None:
    store = Store()
    sessions = [finish(store, table("Anna", "Bruno", "Carla*", seed=seed)) for seed in range(3)]
    play_on(begin(store, table("Anna", "Bruno", seed=9)), 5).close()
    idiots = [session.view(None).state.match.result.losers[0] for session in sessions]
    expected = {name: (3, idiots.count(seat)) for seat, name in enumerate(("Anna", "Bruno", "Carla"))}
    assert lost(store) == expected
    assert sum(times for _, times in expected.values()) == 3


def test_each_game_of_a_match_counts() -> None:
    store = Store()
    session = finish(store, table("Anna", "Bruno", seed=1, games=4))
    scores = session.view(None).state.match.scores
    assert lost(store) == {"Anna": (4, scores[0]), "Bruno": (4, scores[1])}


def test_void_games_are_not_counted() -> None:
    session = Session.start(table("Anna", "Bruno", seed=3))
    finished = (DealResult(1, 0, (), (0, 0), "void"), DealResult(2, 0, (), (0, 1), "idiota"))
    (only,) = session.rules.outcomes(session.view(None).state.match._replace(finished=finished))
    assert (only.winners, only.losers) == ((0,), (1,))


def test_a_person_and_a_bot_of_one_name_are_two() -> None:
    store = Store()
    finish(store, table("Anna", "Bruno*", seed=1))
    finish(store, table("Anna*", "Bruno", seed=2))
    standings = read_statistics(store).of(IDIOTA, bots=True)
    assert {(row.name, row.bot, row.played) for row in standings} == {
        ("Anna", False, 1), ("Anna", True, 1), ("Bruno", True, 1), ("Bruno", False, 1),
    }  # fmt: skip
    assert {row.name for row in read_statistics(store).of(IDIOTA, bots=False)} == {"Anna", "Bruno"}


def test_other_games_are_apart_and_may_be_left_aside() -> None:
    store = Store()
    finish(store, table("Anna", "Bruno", seed=1, game="briscola", target=1))
    assert read_statistics(store, IDIOTA).standings == {}
    (anna, bruno) = sorted(read_statistics(store).of("briscola", bots=True))
    assert (anna.played, bruno.played) == (1, 1)
    assert anna.won + anna.lost == bruno.won + bruno.lost
    assert anna.won == bruno.lost


def test_a_finished_game_that_was_killed_before_it_moved_counts_once() -> None:
    store = Store()
    finish(store, table("Anna", "Bruno", seed=1))
    (saved,) = store.games(finished=True)
    beside = store.places.games / saved.path.name
    beside.write_bytes(saved.path.read_bytes())
    assert lost(store).keys() == {"Anna", "Bruno"}
    assert lost(store)["Anna"][0] == 1
    saved.path.unlink()
    assert lost(store)["Anna"][0] == 1


def test_a_game_taken_back_to_before_its_end_no_longer_counts() -> None:
    store = Store()
    session = play_on(begin(store, table("Anna", "Bruno", seed=1, friendly="on")))
    assert lost(store)["Anna"][0] == 1
    session.undo(session.people[0])
    assert lost(store) == {}
    play_on(session)
    assert lost(store)["Anna"][0] == 1
    session.close()


@pytest.mark.parametrize("damage", [b"", b"{", b"[1]", b'{"x.json": {"size": "big"}}', b"\xff\xfe", b"[" * 100_000])
def test_damaged_digests_are_made_anew(damage: bytes) -> None:
    store = Store()
    finish(store, table("Anna", "Bruno", seed=1))
    before = read_statistics(store)
    digests = store.places.digests
    good = digests.read_bytes()
    digests.write_bytes(damage)
    assert read_statistics(store) == before
    assert digests.read_bytes() == good


def test_digests_spare_playing_games_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store()
    finish(store, table("Anna", "Bruno", seed=1))
    before = read_statistics(store)
    monkeypatch.setattr(statistics, "replay", lambda record: pytest.fail("played through again"))
    assert read_statistics(store) == before


def test_a_changed_file_is_looked_at_again() -> None:
    store = Store()
    finish(store, table("Anna", "Bruno", seed=1))
    read_statistics(store)
    (saved,) = store.games(finished=True)
    renamed = json.loads(saved.path.read_bytes())
    renamed["seats"][0]["name"] = "Agata"
    saved.path.write_text(json.dumps(renamed), "utf-8")
    assert lost(store).keys() == {"Agata", "Bruno"}


def test_a_deleted_game_is_forgotten_and_its_digest_too() -> None:
    store = Store()
    finish(store, table("Anna", "Bruno", seed=1))
    read_statistics(store)
    (saved,) = store.games(finished=True)
    store.forget(saved)
    assert lost(store) == {}
    assert json.loads(store.places.digests.read_bytes()) == {}


def test_what_cannot_be_read_is_told_and_the_rest_counted() -> None:
    store = Store()
    finish(store, table("Anna", "Bruno", seed=1))
    torn = store.places.finished / "torn.json"
    torn.write_text('{"format": "cardtables", ', "utf-8")
    found = read_statistics(store)
    assert found.unread == (torn,)
    assert len(found.of(IDIOTA, bots=True)) == 2


def test_only_the_games_played_last_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "MOST_FILES", 2)
    store = Store()
    for number, name in enumerate(("Old", "New", "Newer")):
        finish(store, table(name, "Bruno", seed=number))
        newest = next(saved for saved in store.games(finished=True) if name in saved.path.read_text("utf-8"))
        os.utime(newest.path, (1000 + number, 1000 + number))
    assert lost(store).keys() == {"New", "Newer", "Bruno"}
    assert len(json.loads(store.places.digests.read_bytes())) == 2


def test_statistics_can_be_read_where_nothing_can_be_written() -> None:
    store = Store()
    finish(store, table("Anna", "Bruno", seed=1))
    store.places.digests.mkdir()
    assert lost(store)["Anna"][0] == 1


# The title (spazzumazz.md, rule 17)


@pytest.mark.parametrize(
    ("records", "expected"),
    [
        ({}, "Gioco dell'idiota"),
        ({"Anna": (2, 2)}, "Gioco dell'idiota"),
        ({"Anna": (3, 0), "Bruno": (2, 2)}, "Gioco dell'idiota"),
        ({"Anna": (3, 1), "Bruno": (2, 2)}, "Gioco di Anna"),
        ({"Anna": (9, 3), "Bruno": (3, 2)}, "Gioco di Bruno"),
        ({"Bruno": (6, 2), "Anna": (3, 1)}, "Gioco di Anna e Bruno"),
        ({"Carla": (3, 1), "Bruno": (6, 2), "Anna": (3, 1)}, "Gioco di Anna, Bruno e Carla"),
    ],
)
def test_the_name_of_the_game(records: dict[str, tuple[int, int]], expected: str) -> None:
    spec = find_game(IDIOTA)
    standings = [Standing(name, False, played, played - times, times) for name, (played, times) in records.items()]
    assert title(Speech("it", [spec.locale]), standings) == expected


# The command


def stats(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cardtables", "stats", "--lang", "en", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "CARDTABLES_HOME": str(home)}
    )


def test_the_command_tells_and_answers(home: Path) -> None:
    assert stats(home).stdout == "No game has been finished yet.\n"
    store = Store()
    for seed in range(3):
        finish(store, table("Anna", "Bruno*", seed=seed))
    (game,) = json.loads(stats(home, "--json").stdout)
    assert (game["game"], {player["name"] for player in game["players"]}) == (IDIOTA, {"Anna", "Bruno"})
    assert sum(player["lost"] for player in game["players"]) == 3
    told = stats(home, IDIOTA).stdout.splitlines()
    assert told[0].startswith("Spazz'u'mazz · Gioco d")
    assert any(line.startswith("  Bruno (bot): 3 games") for line in told)
    assert stats(home, "tressette").returncode == 2
