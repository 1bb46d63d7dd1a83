"""A killed program, a lost line: the terminal is put back as it was, and no move is lost."""

import os
import pty
import select
import signal
import sys
import time
from pathlib import Path

import pytest

from cardtables.match.store import Store, glance

RESTORED = (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1003l", b"\x1b[?2004l")
_PATIENCE = 30.0


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self) -> None:
        self.pid, self._end = pty.fork()
        if self.pid == 0:
            os.execv(  # noqa: S606 - nothing in between is what is tested
                sys.executable, [sys.executable, "-m", "cardtables", "--lang", "it"]
            )
        self.said = b""

    def wait_for(self, text: bytes) -> None:
        """Read until a text was said."""
        until = time.monotonic() + _PATIENCE
        while text not in self.said:
            assert time.monotonic() < until, self.said[-300:]
            self._read(0.1)

    def _read(self, seconds: float) -> bool:
        if not select.select([self._end], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._end, 65536)
        except OSError:  # the other end is gone
            return False
        self.said += data
        return bool(data)

    def type(self, keys: bytes) -> None:
        """Press keys; what was said before is forgotten."""
        self.said = b""
        os.write(self._end, keys)

    def status(self) -> int:
        """Wait for the end: the exit status."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            self._read(0.05)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                while self._read(0.05):
                    pass
                return os.waitstatus_to_exitcode(status)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        raise AssertionError("it did not end")

    def hang_up(self) -> None:
        """Close the terminal, as a broken line does."""
        os.close(self._end)
        self._end = os.open(os.devnull, os.O_RDONLY)


@pytest.fixture
def terminal() -> Terminal:
    opened = Terminal()
    opened.wait_for(b"Briscola")
    return opened


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_puts_the_terminal_back(terminal: Terminal, ending: signal.Signals) -> None:
    os.kill(terminal.pid, ending)
    assert terminal.status() == 128 + ending
    assert [code for code in RESTORED if code not in terminal.said] == []


@pytest.mark.parametrize("how", ["signal", "line"])
def test_an_end_in_the_middle_of_a_game_loses_no_move(terminal: Terminal, home: Path, how: str) -> None:
    terminal.type(b"\r")
    terminal.wait_for(b"nuova partita")
    terminal.type(b"\r")
    terminal.wait_for(b"presa")
    until = time.monotonic() + _PATIENCE
    while not played(home):
        assert time.monotonic() < until
        terminal.type(b"1")
        time.sleep(0.3)
    moves = played(home)
    if how == "signal":
        os.kill(terminal.pid, signal.SIGTERM)
    else:
        terminal.hang_up()
    assert terminal.status() == 128 + (signal.SIGTERM if how == "signal" else signal.SIGHUP)
    assert played(home) >= moves


def played(home: Path) -> int:
    """The moves of the one saved game."""
    assert home.exists()
    for saved in Store().games():
        seen = glance(saved)
        return seen.moves if seen is not None else 0
    return 0
