"""Kill -9 at random moments of a match in plain mode: no accepted move is ever lost."""

import subprocess
import time

import pytest

from cardtables.engine.rng import Rng, stream
from cardtables.match.record import read_json, read_record
from cardtables.match.replay import replay
from cardtables.match.resume import open_game
from cardtables.match.store import Store
from tests.cli.programs import read_until, start

NEW = ("play", "briscola", "--plain", "--lang", "en", "--seats", "Anna,bot:random", "--set", "target=7", "--seed", "11")
START = 1.0
"""Seconds that a start takes, about; kills fall into it too."""


def kill_once(arguments: tuple[str, ...], rng: Rng) -> int:
    """Play on by lines typed ahead, kill at a random moment; how many cards the process said were played."""
    with start(*arguments) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        heard = bytearray()
        process.stdin.write(b"1\n" * 2000)
        process.stdin.flush()
        if rng.random() < 0.2:  # while it starts
            time.sleep(rng.random() * START)
        else:
            read_until(process.stdout.fileno(), " plays ", heard)
            time.sleep(rng.random() * 0.2)
        process.kill()
        process.stdin.close()
        heard += process.stdout.read()
    assert b"Traceback" not in heard, heard.decode()
    return heard.count(b" plays ")


def kills(count: int) -> None:
    """So many kills, each on the game as the one before left it, or on a new one where that had ended."""
    store, rng = Store(), stream(2, "kills", count)
    before: list[str] = []
    told_in_all = 0
    for _ in range(count):
        games = store.games()
        arguments = ("play", "--plain", "--lang", "en", "--resume", games[0].id) if games else NEW
        if not games:
            before = []
        told = kill_once(arguments, rng)
        told_in_all += told
        after = moves_on_disk(store)
        assert after[: len(before)] == before
        assert len(after) - len(before) - told in (0, 1)  # the move being acknowledged when the kill came
        before = after
    assert told_in_all > count
    if store.games():
        (saved,) = store.games()
        assert open_game(saved.path).damage is None
        resumed, said = resumed_once(saved.id)
        assert resumed == 0, said
        assert "The game goes on after" in said
        parts = [path for path in saved.path.parent.iterdir() if path.suffix == ".part"]
        assert parts == []


def resumed_once(name: str) -> tuple[int, str]:
    """Exit status and words of a resume that nobody answers."""
    with start("play", "--plain", "--lang", "en", "--resume", name, stdin=subprocess.DEVNULL) as process:
        said, _ = process.communicate()
    return process.returncode, said.decode()


def moves_on_disk(store: Store) -> list[str]:
    """The moves of the game being played, or of the one that has just ended; every record is whole and legal."""
    games = store.games() or store.games(finished=True)[:1]
    if not games:
        return []
    record = read_record(read_json(games[0].path.read_bytes()))
    replay(record)
    return list(record.moves)


def test_a_dozen_kills_lose_nothing() -> None:
    kills(12)


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing() -> None:
    kills(200)
