"""Damaged saves: one sentence, the file kept aside, and what precedes the damage goes on."""

import json
from pathlib import Path

import pytest

from cardtables.engine.errors import TableError
from cardtables.engine.rng import stream
from cardtables.i18n import LANGUAGES, Speech, explained
from cardtables.match.record import Record, read_json, read_record
from cardtables.match.replay import replay
from cardtables.match.resume import before_damage, open_game
from cardtables.match.sitting import begin, resume
from cardtables.match.store import Saved, Store
from tests.match.games import new_game, play_on, played

RECORD = played(new_game("Anna", "Zoë", bots=2, seed=4, signs="always"), 25)
DATA = RECORD.text().encode()
HEAD = DATA.index(b'"moves": [') + len(b'"moves": [')


@pytest.fixture
def store() -> Store:
    return Store()


def saved_as(store: Store, data: bytes) -> Saved:
    """A save of exactly these bytes."""
    store.places.games.mkdir(parents=True, exist_ok=True)
    path = store.places.games / "20261129-briscola-x.json"
    path.write_bytes(data)
    return Saved(path, 0, finished=False)


def whole_moves(data: bytes) -> int:
    """How many moves of the record stand whole in its first bytes."""
    return sum(data.count(f'"{move}"'.encode()) for move in set(RECORD.moves))


def test_a_record_in_text_reads_back_the_same() -> None:
    assert read_record(read_json(DATA)) == RECORD
    assert json.loads(DATA)["seats"][1]["name"] == "Zoë"
    empty = RECORD.model_copy(update={"moves": []})
    assert read_record(read_json(empty.text().encode())) == empty


def test_cut_off_at_any_byte_what_stands_whole_is_read() -> None:
    for size in range(len(DATA)):
        found = before_damage(DATA[:size])
        if size < HEAD:
            assert found is None, size
        else:
            assert found is not None, size
            assert found == RECORD.model_copy(update={"moves": RECORD.moves[: whole_moves(DATA[HEAD:size])]}), size


def test_a_cut_save_goes_on_and_is_kept_aside(store: Store) -> None:
    cut = DATA[: HEAD + (len(DATA) - HEAD) // 2]
    session, damage = resume(store, saved_as(store, cut))
    assert damage is not None
    moves = whole_moves(cut[HEAD:])
    assert (damage.code, damage.params["moves"]) == ("save_damaged", moves)
    assert session.record().moves == RECORD.moves[:moves]
    assert [path.read_bytes() for path in store.places.damaged.iterdir()] == [cut]
    assert read_record(read_json(saved_as_path(store).read_bytes())) == session.record()
    play_on(session, 1)
    assert [path.read_bytes() for path in store.places.damaged.iterdir()] == [cut]


def saved_as_path(store: Store) -> Path:
    (saved,) = store.games()
    return saved.path


@pytest.mark.parametrize("size", [0, 1, HEAD // 2, HEAD - 1])
def test_damage_before_the_moves_is_one_sentence_and_kept_aside(store: Store, size: int) -> None:
    with pytest.raises(TableError) as caught:
        resume(store, saved_as(store, DATA[:size]))
    assert caught.value.code == "save_lost"
    assert list(store.places.games.iterdir()) == []
    for language in LANGUAGES:
        assert str(caught.value.params["file"]) in explained(Speech(language), caught.value)
    (aside,) = store.places.damaged.iterdir()
    assert aside.read_bytes() == DATA[:size]
    assert str(aside) == caught.value.params["file"]
    assert store.games() == []


def outcome(store: Store, saved: Saved) -> tuple[str, list[str]]:
    """What is said of a save (nothing: it is whole), and the moves that are played on from."""
    try:
        session, damage = resume(store, saved)
    except TableError as error:
        return error.code, []
    session.close()
    return ("" if damage is None else damage.code), list(session.record().moves)


@pytest.mark.parametrize("change", range(150))
def test_an_altered_byte_never_crashes_and_never_loses_what_precedes_it(store: Store, change: int) -> None:
    """Some alterations make another game that may be played: another name, another seed. They cannot be told."""
    rng = stream("altered", "byte", change)
    place = int(rng.random() * len(DATA))
    data = bytearray(DATA)
    data[place] = (data[place] + 1 + int(rng.random() * 255)) % 256
    said, moves = outcome(store, saved_as(store, bytes(data)))
    if said in ("save_lost", "save_damaged"):
        assert [path.read_bytes() for path in store.places.damaged.iterdir()] == [bytes(data)]
    else:
        assert said in ("", "unknown_game")
    if place >= HEAD:
        before = whole_moves(DATA[HEAD:place])
        assert said != "save_lost"
        assert moves[:before] == RECORD.moves[:before]


def test_a_move_that_the_rules_refuse_ends_what_is_read(store: Store) -> None:
    repeated = [*RECORD.moves[:9], *(move for move in RECORD.moves[:9] if move.startswith("play ")), *RECORD.moves[9:]]
    wrong = RECORD.model_copy(update={"moves": repeated})
    session, damage = resume(store, saved_as(store, wrong.text().encode()))
    assert damage is not None
    assert session.record().moves == RECORD.moves[:9]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 4096,
        b"\xff\xfe",
        b"[]",
        b"{}",
        b"[" * 200_000,
        b'{"format": "cardtables", "version": 1}',
        b'{"format": "cardtables", "version": 2, "game": "briscola", "seats": [], "moves": []}',
        DATA.replace(b'"signs"', b'"songs"'),
        b" " * (5 * 1024 * 1024),
    ],
    ids=["empty", "zeros", "not-utf-8", "list", "object", "deep", "bare", "version", "option", "large"],
)
def test_what_is_no_game_is_told_in_one_sentence_and_kept_aside(store: Store, data: bytes) -> None:
    with pytest.raises(TableError) as caught:
        resume(store, saved_as(store, data))
    assert caught.value.code == "save_lost"
    (aside,) = store.places.damaged.iterdir()
    assert aside.read_bytes() == data


def test_a_game_that_is_not_installed_stays_where_it_is(store: Store) -> None:
    data = DATA.replace(b'"briscola"', b'"whist"')
    saved = saved_as(store, data)
    with pytest.raises(TableError, match="unknown_game"):
        resume(store, saved)
    assert saved.path.read_bytes() == data
    assert not store.places.damaged.exists()


def test_a_save_that_is_gone_is_told(store: Store) -> None:
    saved = saved_as(store, DATA)
    saved.path.unlink()
    with pytest.raises(TableError, match="cannot_read"):
        resume(store, saved)
    assert list(store.places.games.iterdir()) == []


def test_where_no_copy_can_be_kept_the_damaged_file_is_not_written_over(store: Store) -> None:
    cut = DATA[: HEAD + 60]
    saved = saved_as(store, cut)
    store.places.damaged.write_text("a file where the folder should be", "utf-8")
    session, damage = resume(store, saved)
    assert damage is not None
    assert saved.path.read_bytes() == cut
    assert session.id != saved.id
    play_on(session, 1)
    assert session.not_saved is None
    assert saved.path.read_bytes() == cut


def test_where_nothing_can_be_played_or_moved_the_sentence_names_the_file(store: Store) -> None:
    saved = saved_as(store, b"?")
    store.places.damaged.write_text("a file where the folder should be", "utf-8")
    with pytest.raises(TableError) as caught:
        resume(store, saved)
    assert (caught.value.code, caught.value.params["file"]) == ("save_lost", str(saved.path))
    assert saved.path.read_bytes() == b"?"


def test_where_links_are_not_known_the_damaged_file_is_copied(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(self: Path, target: Path) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    cut = DATA[: HEAD + 60]
    resume(store, saved_as(store, cut))[0].close()
    assert [path.read_bytes() for path in store.places.damaged.iterdir()] == [cut]


def test_a_whole_save_goes_on_without_a_word(store: Store) -> None:
    begin(store, RECORD).close()
    (saved,) = store.games()
    session, damage = resume(store, saved)
    assert damage is None
    assert session.record() == RECORD
    assert not store.places.damaged.exists()


def test_a_file_is_read_only_as_far_as_it_may_be(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    long = Record.model_validate({**RECORD.model_dump(), "moves": RECORD.moves})
    path.write_bytes(long.text().encode() + b" " * (5 * 1024 * 1024))
    opened = open_game(path)
    assert opened.damage is not None
    assert opened.replayed.record == replay(RECORD).record
