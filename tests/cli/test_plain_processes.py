"""Plain games as processes: signals, terminals, missing streams, full disks, two windows."""

import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardtables.match.store import Store
from tests.cli.programs import COMMAND, PATIENCE, ROOT, on_terminal, read_until, start

GAME = ("play", "briscola", "--plain", "--lang", "en", "--seed", "7")


def saved_moves() -> list[str]:
    """The moves of the only game on disk."""
    (saved,) = Store().games()
    moves: list[str] = json.loads(saved.path.read_text("utf-8"))["moves"]
    return moves


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT], ids=lambda number: number.name)
def test_a_signal_leaves_with_the_game_saved_and_a_sentence(number: signal.Signals) -> None:
    with start(*GAME, "--seats", "Anna,bot:random") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        heard = bytearray()
        read_until(process.stdout.fileno(), "Anna, it is your turn.", heard)
        heard.clear()
        process.stdin.write(b"1\n")
        process.stdin.flush()
        read_until(process.stdout.fileno(), "Anna, it is your turn.", heard)
        process.send_signal(number)
        said, _ = process.communicate(timeout=PATIENCE)
    (saved,) = Store().games()
    assert process.returncode == 128 + number
    assert said.decode().splitlines()[-1].endswith(f"cardtables play --resume {saved.id} --plain")
    assert "Traceback" not in said.decode()
    assert len(saved_moves()) >= 2


def test_a_terminal_that_hangs_up_loses_nothing() -> None:
    with on_terminal(*GAME, "--seats", "Anna,bot:random") as terminal:
        terminal.wait_for("Anna, it is your turn.")
        terminal.type("1\n")
        terminal.wait_for("Anna, it is your turn.")
        terminal.hang_up()
        terminal.process.wait(PATIENCE)
        assert terminal.process.returncode in (
            0,
            128 + signal.SIGHUP,
        )  # the end of the input may come before the signal
    assert len(saved_moves()) >= 2
    with start("play", "--resume", "--plain", stdin=subprocess.DEVNULL) as again:
        said, _ = again.communicate(timeout=PATIENCE)
    assert again.returncode == 0, said


def test_on_a_terminal_the_page_is_erased_and_what_was_typed_ahead_is_no_move() -> None:
    with on_terminal(*GAME, "--seats", "Anna,Bruno") as terminal:
        page = terminal.wait_for("press Enter")
        assert "\x1b[3J" in page
        first, second = ("Anna", "Bruno") if "It is Anna" in page else ("Bruno", "Anna")
        terminal.type("\n")
        terminal.wait_for(f"{first}, it is your turn.")
        terminal.type("1\n\n1\n1\n")  # plays a card, and goes on typing
        page = terminal.wait_for(f"It is {second}'s turn.")
        erased = page.rpartition("\x1b[H\x1b[2J\x1b[3J")[2]
        assert page.count("\r\n" * 49)
        assert " of " not in erased
        assert f"{second}, it is your turn." not in terminal.quiet(0.5)
        assert len(saved_moves()) == 1
        terminal.type("\n")
        terminal.wait_for(f"{second}, it is your turn.")


def test_without_standard_input_bots_play_and_persons_leave() -> None:
    closed = f"exec {' '.join(COMMAND)} {' '.join(GAME)} --set target=1 --seats"
    for seats, words in (("bot:random,bot:random", "The match is over."), ("Anna,bot:random", "The game is saved.")):
        done = subprocess.run(
            ["/bin/sh", "-c", f"{closed} {seats} <&-"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert words in done.stdout


def test_a_reader_who_goes_away_ends_the_game_quietly() -> None:
    command = f"{' '.join(COMMAND)} {' '.join(GAME)} --seats bot:random,bot:random 2>&1 | head -2; exit 0"
    done = subprocess.run(["/bin/sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert len(done.stdout.splitlines()) == 2
    assert done.stderr == ""


def test_a_full_disk_keeps_the_play_going_with_one_sentence() -> None:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))

    done = subprocess.run(
        [*COMMAND, *GAME, "--seats", "bot:random,bot:random", "--set", "target=1"],
        cwd=ROOT,
        preexec_fn=little_room,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match is over." in done.stdout
    assert done.stdout.count("it is not saved") == 1
    (saved,) = Store().games()
    assert json.loads(saved.path.read_text("utf-8"))["moves"] is not None  # what there was room for is whole
    assert [path.name for path in saved.path.parent.iterdir() if path.suffix == ".part"] == []


def test_a_folder_that_cannot_be_written_keeps_the_play_going_with_one_sentence(home: Path) -> None:
    home.write_text("a file where the folder should be", "utf-8")
    done = subprocess.run(
        [*COMMAND, *GAME, "--seats", "bot:random,bot:random", "--set", "target=1"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match is over." in done.stdout
    assert done.stdout.count("it is not saved") == 1


def test_a_second_window_is_told() -> None:
    with start(*GAME, "--seats", "Anna,bot:random") as process:
        assert process.stdout is not None
        read_until(process.stdout.fileno(), "Anna, it is your turn.", bytearray())
        (saved,) = Store().games()
        second = subprocess.run(
            [*COMMAND, "play", "--resume", saved.id, "--plain", "--lang", "en"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert second.returncode == 2
        assert f"The game {saved.id} is open in another window." in second.stderr
        process.kill()
    third = start("play", "--resume", saved.id, "--plain", stdin=subprocess.DEVNULL)
    third.communicate(timeout=PATIENCE)
    assert third.returncode == 0


def test_plain_mode_loads_no_screen(tmp_path: Path) -> None:
    program = (
        "import sys; from cardtables.cli import main; sys.argv[0] = 'cardtables';"
        "status = main(sys.argv[1:]); print(sorted({'rich', 'textual'} & set(sys.modules))); sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *GAME, "--seats", "bot:random,bot:random", "--set", "target=1"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed here")
def test_in_tmux_a_hand_over_leaves_nothing_in_the_scrollback(tmp_path: Path) -> None:
    def tmux(*arguments: str) -> str:
        command = ["tmux", "-S", str(tmp_path / "socket"), "-f", os.devnull, *arguments]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    def screen(wanted: str) -> str:
        """Everything the terminal holds, scrolled off or not, once some words have come."""
        end = time.monotonic() + PATIENCE
        while wanted not in (held := tmux("capture-pane", "-p", "-J", "-S", "-", "-E", "-")):
            assert time.monotonic() < end, held
            time.sleep(0.05)
        return held

    command = " ".join([*COMMAND, *GAME, "--seats", "Anna,Bruno"])
    tmux("new-session", "-d", "-x", "80", "-y", "24", command)
    try:
        first, second = ("Anna", "Bruno") if "It is Anna" in screen("press Enter") else ("Bruno", "Anna")
        tmux("send-keys", "Enter")
        assert ", play " in screen(f"{first}, it is your turn.")
        tmux("send-keys", "hand", "Enter", "1", "Enter")
        held = screen(f"It is {second}'s turn.")
        assert first not in held.replace(f"It is {second}'s turn. {second}, press Enter", "")
        assert not re.search(r" of (coins|cups|swords|batons)|play ", held)
    finally:
        tmux("kill-server")
