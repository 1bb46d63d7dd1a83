"""Saved games as files: kept after every move, moved when finished, one window at a time, none lost."""

from pathlib import Path

import pytest

from cardtables.engine.errors import TableError
from cardtables.match import store as store_module
from cardtables.match.files import Lock
from cardtables.match.folders import folders
from cardtables.match.record import read_json, read_record
from cardtables.match.session import Session
from cardtables.match.sitting import begin, resume
from cardtables.match.store import Saved, Store, glance
from tests.match.games import new_game, play_on, played, position, say


@pytest.fixture
def store() -> Store:
    return Store()


def moves_on_disk(path: Path) -> list[str]:
    return list(read_record(read_json(path.read_bytes())).moves)


def problem_of(session: Session) -> str:
    """The code of what keeps a session from being saved, and its reason; empty when it is saved."""
    problem = session.not_saved
    return "" if problem is None else f"{problem.code}: {problem.params.get('reason', '')}"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_a_new_game_is_on_disk_before_its_first_move_and_after_every_one(store: Store) -> None:
    session = begin(store, new_game("Anna", "Bruno"))
    (saved,) = store.games()
    assert saved.id == session.id
    assert moves_on_disk(saved.path) == []
    for made in range(1, 30):
        play_on(session, 1)
        assert len(moves_on_disk(saved.path)) == made
    assert problem_of(session) == ""
    session.close()


def test_nothing_is_written_for_a_record_that_is_refused(store: Store, home: Path) -> None:
    with pytest.raises(TableError):
        begin(store, new_game("Anna"))
    assert not home.exists()


def test_a_finished_game_moves_to_the_finished_ones(store: Store) -> None:
    session = play_on(begin(store, new_game("Anna", "Bruno", target=1)))
    assert session.status == "finished"
    session.close()
    assert store.games() == []
    (finished,) = store.games(finished=True)
    assert (finished.id, finished.finished) == (session.id, True)
    assert names(store.places.games) == []


def test_an_undo_takes_a_game_back_out_of_the_finished_ones(store: Store) -> None:
    record = position("AD", "2D", trump="C", turn=0, target=1)
    session = say(begin(store, record), "play AD", "play 2D")
    assert session.status == "finished"
    assert len(store.games(finished=True)) == 1
    session.undo(1)
    assert (session.status, session.to_act) == ("playing", 1)
    assert store.games(finished=True) == []
    (saved,) = store.games()
    assert moves_on_disk(saved.path) == ["play AD"]
    say(session, "play 2D")
    assert (store.games(), len(store.games(finished=True))) == ([], 1)


def test_a_game_killed_while_it_was_finishing_is_found_once_and_goes_where_it_belongs(store: Store) -> None:
    session = play_on(begin(store, new_game("Anna", "Bruno", target=1)))
    session.close()
    (finished,) = store.games(finished=True)
    (store.places.games / finished.path.name).write_bytes(finished.path.read_bytes())
    saved = store.find(finished.id)
    assert not saved.finished
    assert store.games(finished=True) == []
    resume(store, saved)[0].close()
    assert (store.games(), [game.id for game in store.games(finished=True)]) == ([], [saved.id])


def test_a_second_window_on_a_game_is_told(store: Store) -> None:
    session = begin(store, new_game("Anna", "Bruno"))
    (saved,) = store.games()
    with pytest.raises(TableError) as caught:
        resume(store, saved)
    assert (caught.value.code, caught.value.params["id"]) == ("game_open_elsewhere", saved.id)
    with pytest.raises(TableError, match="game_open_elsewhere"):
        store.forget(saved)
    session.close()
    resume(store, saved)[0].close()


def test_a_finished_game_that_is_looked_at_is_not_forgotten_meanwhile(store: Store) -> None:
    play_on(begin(store, new_game("Anna", "Bruno", target=1))).close()
    (finished,) = store.games(finished=True)
    session, _ = resume(store, finished)
    with pytest.raises(TableError, match="game_open_elsewhere"):
        store.forget(finished)
    session.close()
    store.forget(finished)
    assert store.games(finished=True) == []
    assert names(store.places.games) == []


def test_a_game_is_found_by_its_id_or_a_unique_beginning(store: Store) -> None:
    for name in ("20260101-briscola-a1", "20260101-briscola-a12", "20260102-briscola-b1"):
        store.places.games.mkdir(parents=True, exist_ok=True)
        (store.places.games / f"{name}.json").write_text(new_game("Anna", "Bruno").text(), "utf-8")
    assert store.find("20260102").id == "20260102-briscola-b1"
    assert store.find("20260101-briscola-a1").id == "20260101-briscola-a1"
    for name in ("", "20260101", "2027", "../games/20260102-briscola-b1", "*"):
        with pytest.raises(TableError, match="unknown_save"):
            store.find(name)


def test_a_new_game_never_takes_the_place_of_another(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["aaaa", "aaaa", "bbbb"])
    monkeypatch.setattr("secrets.token_hex", lambda size: next(drawn))
    first, second = (begin(store, new_game("Anna", "Bruno")) for _ in range(2))
    assert (str(first.id)[-4:], str(second.id)[-4:]) == ("aaaa", "bbbb")


def test_a_glance_tells_without_rules_and_never_fails(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saved = Saved(path, 0, finished=False)
    assert glance(saved) is None
    path.write_text(played(new_game("Anna", bots=1), 5).text(), "utf-8")
    found = glance(saved)
    assert found is not None
    assert (found.game, found.names, found.people, found.moves) == ("briscola", ("Anna", "Bot 0"), ("Anna",), 5)
    for text in (
        "",
        "[]",
        "{",
        '{"seats": 3}',
        "[" * 100_000,
        '{"game": "briscola", "seats": [{}], "moves": []}',
        '{"game": "briscola", "seats": [{"name": "\\u001b[2J"}], "moves": []}',
        '{"game": "\\u202ealocsirb", "seats": [{"name": "Anna"}], "moves": []}',
        "\0" * 99,
    ):
        path.write_text(text, "utf-8")
        assert glance(saved) is None


# When the disk does not help


def test_without_a_folder_to_write_to_play_goes_on_with_a_sentence(store: Store, home: Path) -> None:
    home.write_text("a file where the folder should be", "utf-8")
    session = begin(store, new_game("Anna", "Bruno", target=1))
    assert problem_of(session).startswith("not_saved: ")
    assert play_on(session).status == "finished"
    assert problem_of(session).startswith("not_saved: ")
    session.close()


def test_once_the_disk_helps_again_the_game_is_saved_and_locked(store: Store, home: Path) -> None:
    home.write_text("a file where the folder should be", "utf-8")
    session = play_on(begin(store, new_game("Anna", "Bruno")), 3)
    home.unlink()
    play_on(session, 1)
    assert problem_of(session) == ""
    (saved,) = store.games()
    assert moves_on_disk(saved.path) == session.record().moves
    assert not Lock(saved.path.with_suffix(".lock")).take()


def test_a_game_taken_by_another_window_meanwhile_is_not_written_over(store: Store, home: Path) -> None:
    begun = begin(store, new_game("Anna", "Bruno"))
    begun.close()
    (saved,) = store.games()
    keeper = store.keeper(saved)
    other = Lock(saved.path.with_suffix(".lock"))
    assert other.take()
    session = Session.start(new_game("Anna", "Bruno"), keeper)
    play_on(session, 1)
    assert problem_of(session) == "game_open_elsewhere: "
    assert moves_on_disk(saved.path) == []


def test_a_write_that_fails_once_is_told_and_the_next_one_saves(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(store, new_game("Anna", "Bruno"))
    (saved,) = store.games()

    def full(path: Path, data: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store_module, "write_whole", full)
    play_on(session, 2)
    assert problem_of(session) == "not_saved: No space left on device"
    assert moves_on_disk(saved.path) == []
    monkeypatch.undo()
    play_on(session, 1)
    assert problem_of(session) == ""
    assert len(moves_on_disk(saved.path)) == 3


def test_folders_follow_the_environment(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = folders()
    assert {place.parent for place in places} == {home}
    monkeypatch.delenv("CARDTABLES_HOME")
    assert all(place.is_absolute() and "cardtables" in place.parts for place in folders())
