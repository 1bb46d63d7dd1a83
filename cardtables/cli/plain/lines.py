"""Lines in and out: bounded, in any encoding, with pages pushed away; what ends the conversation is one exception."""

import os
import shutil
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import BinaryIO, TextIO

try:
    import termios

    def forget_typed(terminal: int) -> None:
        """Throw away what has been typed ahead on a terminal."""
        termios.tcflush(terminal, termios.TCIFLUSH)

except ImportError:  # pragma: no cover - a system without: what was typed too early counts there

    def forget_typed(terminal: int) -> None:
        """What has been typed ahead cannot be thrown away here."""


MAX_LINE = 1000
"""Bytes of a line that may mean something."""
MAX_PASSED_OVER = 64 * 1024 * 1024
"""Bytes without a line's end after which the input counts as ended: it is no conversation."""
PAGE = 50
"""Blank lines that push a page away where the terminal is not known to be taller."""
ERASE = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, then the screen, then what has scrolled off: the screen may have been pushed there by being erased."""

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Left(Exception):
    """The conversation is over before the match is: end of input, a signal, nobody listening any more."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


class TooLong(Exception):
    """A line longer than any command; it has been passed over."""


class Lines:
    """A conversation with one terminal, pipe or file on each side. Every method may raise `Left`.

    Signals that ask to leave are heeded while lines are read and written, never while the game is being changed.
    """

    def __init__(self, stdin: BinaryIO | None, stdout: TextIO | None) -> None:
        self._in = stdin
        self._out = stdout
        self._signal = 0
        self._talking = False

    def say(self, text: str = "") -> None:
        """One line out; characters that the terminal has not become question marks."""
        out = self._out
        if out is None:
            raise Left
        encoding = out.encoding or "utf-8"
        with self._listening():
            out.write(text.encode(encoding, errors="replace").decode(encoding) + "\n")

    def flush(self) -> None:
        """Have all that has been said on its way."""
        with self._listening():
            if self._out is not None:
                self._out.flush()

    def forget(self) -> None:
        """What was typed ahead on a terminal does not count; to be said before the question is seen, not after."""
        with self._listening():
            if self._in is not None and self._in.isatty():
                forget_typed(self._in.fileno())

    def ask(self) -> str:
        """One line in, without what no keyboard types. Raises TooLong."""
        self.flush()
        with self._listening():
            if self._in is None:
                raise Left
            line = self._read(self._in)
        text = line.decode("utf-8", errors="replace").strip()
        return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)

    def _read(self, source: BinaryIO) -> bytes:
        """One line; the rest of one that is too long is passed over, piece by piece."""
        try:
            line = piece = source.readline(MAX_LINE + 1)
            passed = 0
            while len(line) > MAX_LINE and piece and not piece.endswith(b"\n"):
                piece = source.readline(1 << 16)
                passed += len(piece)
                if passed > MAX_PASSED_OVER:
                    raise Left
        except OSError:  # a terminal hung up, a folder in the place of a file
            raise Left from None
        if not line:
            raise Left
        if len(line) > MAX_LINE:
            raise TooLong
        return line

    def new_page(self) -> None:
        """Push away all that has been said; on a terminal it is erased as well, with what has scrolled off."""
        blank = max(PAGE, shutil.get_terminal_size().lines)
        out = self._out
        erase = ERASE if out is not None and out.isatty() else ""
        self.say("\n" * (blank - 1) + erase)

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Signals end the conversation here, and so does an output that is gone."""
        self._talking = True
        try:
            self.heed()
            yield
        except (OSError, ValueError):  # a closed pipe, a terminal hung up, a closed file
            self._hang_up()
            raise Left(128 + self._signal if self._signal else 0) from None
        finally:
            self._talking = False

    def _hang_up(self) -> None:
        """Nobody listens: let nothing more be written, not even when the process ends."""
        out, self._out = self._out, None
        with suppress(OSError, ValueError):
            gone = out.fileno() if out is not None else -1
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, gone)
            os.close(nowhere)

    def heed(self) -> None:
        """Leave now if a signal asked for it while the game was being changed."""
        if self._signal:
            raise Left(128 + self._signal)

    @contextmanager
    def heeding_signals(self) -> Iterator[None]:
        """SIGINT, SIGTERM and SIGHUP become `Left` at the next safe moment; afterwards they mean what they did."""
        if threading.current_thread() is not threading.main_thread():  # signals reach the main thread alone
            yield
            return
        before = [(number, signal.signal(number, self._note)) for number in SIGNALS]
        try:
            yield
        finally:
            for number, handler in before:
                signal.signal(number, handler)
            self._signal = 0

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._signal = number
        if self._talking:
            raise Left(128 + number)
