"""Plain games as processes of their own: what signals, terminals and full disks do to them."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-u", "-m", "cardtables"]
PATIENCE = 30.0
"""Seconds after which a test gives up waiting."""


def start(*arguments: str, **streams: int | None) -> subprocess.Popen[bytes]:
    """`cardtables ARGUMENTS` in the environment of the test, every line written at once."""
    wanted: Mapping[str, int | None] = {
        "stdin": subprocess.PIPE,
        "stdout": subprocess.PIPE,
        "stderr": subprocess.STDOUT,
        **streams,
    }
    return subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=ROOT,
        stdin=wanted["stdin"],
        stdout=wanted["stdout"],
        stderr=wanted["stderr"],
    )


def read_until(handle: int, wanted: str, heard: bytearray) -> str:
    """Read on until some words have come; all that has been heard. AssertionError when they do not come."""
    end = time.monotonic() + PATIENCE
    while wanted.encode() not in heard:
        ready, _, _ = select.select([handle], [], [], max(0, end - time.monotonic()))
        try:
            piece = os.read(handle, 1 << 16) if ready else b""
        except OSError:  # the other side of a terminal is gone
            piece = b""
        assert piece, f"{wanted!r} did not come, but: {heard.decode(errors='replace')[-2000:]}"
        heard += piece
    return heard.decode(errors="replace")


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, process: subprocess.Popen[bytes], handle: int) -> None:
        self.process = process
        self._handle = handle
        self._heard = bytearray()

    def type(self, text: str) -> None:
        """Keys, all at once."""
        os.write(self._handle, text.encode())

    def wait_for(self, wanted: str) -> str:
        """What has come since the last call, up to these words and whatever came with them."""
        heard = read_until(self._handle, wanted, self._heard)
        self._heard.clear()
        return heard

    def quiet(self, seconds: float) -> str:
        """What comes within some time."""
        end = time.monotonic() + seconds
        heard = b""
        while (left := end - time.monotonic()) > 0:
            if select.select([self._handle], [], [], left)[0]:
                heard += os.read(self._handle, 1 << 16)
        return heard.decode(errors="replace")

    def hang_up(self) -> None:
        """The terminal goes away."""
        os.close(self._handle)


@contextmanager
def on_terminal(*arguments: str) -> Iterator[Terminal]:
    """`cardtables ARGUMENTS` as the leader of a session on a terminal of its own."""
    handle, other = pty.openpty()
    log_in = partial(os.login_tty, other)  # so that hanging up sends the signal that a real terminal sends
    process = subprocess.Popen([*COMMAND, *arguments], cwd=ROOT, preexec_fn=log_in)  # noqa: PLW1509 - no threads
    os.close(other)
    terminal = Terminal(process, handle)
    try:
        yield terminal
    finally:
        process.kill()
        process.wait()
        with suppress(OSError):  # it may have been hung up
            os.close(handle)
