"""Whole files and locks: a crash leaves the old file or the new one, and one window at a time has a game."""

import errno
import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardtables.match.files import Lock, sweep, write_whole


def test_a_file_is_written_whole_and_nothing_is_left_beside(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "game.json"
    write_whole(path, "one\n")
    write_whole(path, "è due\n")
    assert path.read_bytes() == "è due\n".encode()
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_failing_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    path = tmp_path / "game.json"
    write_whole(path, "old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os if failing == "fsync" else Path, failing, full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, "new")
    monkeypatch.undo()
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_killed_processes_left_is_swept_away_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a[1].json"
    for name in (".a[1].json.x1.part", "a[1].json", ".b.json.x1.part", "a1.json"):
        (tmp_path / name).touch()
    sweep(path)
    assert {left.name for left in tmp_path.iterdir()} == {"a[1].json", ".b.json.x1.part", "a1.json"}


def test_a_lock_keeps_another_process_out_until_the_holder_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "game.lock"
    holder = (
        "import sys, time; from pathlib import Path; from cardtables.match.files import Lock;"
        "lock = Lock(Path(sys.argv[1])); print(lock.take(), flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", holder, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        assert not Lock(path).take()
        process.kill()
    assert Lock(path).take()


def test_a_lock_is_taken_once(tmp_path: Path) -> None:
    first, second = Lock(tmp_path / "game.lock"), Lock(tmp_path / "game.lock")
    assert first.take()
    assert first.take()  # it is ours already
    assert not second.take()
    first.release()
    first.release()
    assert second.take()
    assert second.held
    assert not first.held


def test_a_lock_file_removed_by_its_last_holder_is_not_taken_for_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The holder may remove the file between our opening it and our locking it: we would hold a file without a name."""
    path = tmp_path / "game.lock"
    lock_file = fcntl.flock
    tries: list[int] = []

    def removed_meanwhile(handle: int, how: int) -> None:
        if not tries:
            path.unlink()
        tries.append(handle)
        lock_file(handle, how)

    monkeypatch.setattr(fcntl, "flock", removed_meanwhile)
    first, second = Lock(path), Lock(path)
    assert first.take()
    assert len(tries) == 2
    assert not second.take()


def test_removing_the_lock_file_frees_the_name(tmp_path: Path) -> None:
    first = Lock(tmp_path / "game.lock")
    first.take()
    first.release(remove=True)
    assert list(tmp_path.iterdir()) == []
    assert Lock(tmp_path / "game.lock").take()


def test_a_disk_that_knows_no_locks_tells_nobody_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", unknown)
    assert Lock(tmp_path / "game.lock").take()
    assert Lock(tmp_path / "game.lock").take()
