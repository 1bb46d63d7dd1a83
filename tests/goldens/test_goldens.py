"""Golden playthroughs: what everyone was told after every move is what everyone is told today."""

from pathlib import Path

import pytest

from cardtables.shelf.registry import built_in_games
from tests.goldens import write
from tests.goldens.playthrough import FOLDER, files_of, lines_of, read, record_in, short

TABLES = [(game, seats) for game, spec in built_in_games().items() for seats in spec.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_has_one_for_each_seat_count(game: str, seats: int) -> None:
    """`python -m tests.goldens.write GAME` writes what is missing; look at it before you keep it."""
    assert files_of(game, seats)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_everyone_is_told_the_same(path: Path) -> None:
    wanted = read(path)
    for place, (line, told) in enumerate(zip(wanted, lines_of(record_in(wanted)), strict=True)):
        assert told == line, f"after {place - 1} moves"


def test_a_file_is_never_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write, "FOLDER", tmp_path)
    game, seats = TABLES[0]
    command = [game, "--seats", str(seats), "--moves", "2", "--seed", "9"]
    assert write.main(command) == 0
    (path,) = tmp_path.iterdir()
    before = path.read_text("utf-8")
    assert write.main([*command, "--moves", "3"]) == 1
    assert path.read_text("utf-8") == before


def test_a_change_in_what_a_seat_is_told_is_found() -> None:
    path = sorted(FOLDER.glob("*.jsonl"))[0]
    wanted = read(path)
    wanted[3]["1"]["to_act"] = 17
    assert list(lines_of(record_in(wanted))) != wanted


def test_cards_are_written_short() -> None:
    assert short([["AD", "10H"], ["??", "??", "??"], ["play AD", "play 3C"], [], ["7B"], 4]) == [
        "AD 10H",
        "??*3",
        ["play AD", "play 3C"],
        [],
        ["7B"],
        4,
    ]
