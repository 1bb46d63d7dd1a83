"""Writing files so that a crash leaves the old one or the new one, and one window at a time."""

import os
import tempfile
from pathlib import Path
from types import TracebackType

try:
    import fcntl
except ImportError:  # pragma: no cover - a system without advisory locks: two windows cannot be told apart there
    fcntl = None  # type: ignore[assignment]


def write_whole(path: Path, text: str) -> None:
    """Write beside, flush to the disk, rename over. Raises OSError; the old file is then as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


class Lock:
    """A lock that lasts as long as the process that holds it, kill -9 included."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Whether it could be had; False: another process holds it. Raises OSError where no lock file can be made."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        if fcntl is not None:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(handle)
                return False
        self._handle = handle
        return True

    def release(self) -> None:
        """Let go; harmless if not held. The lock file stays, empty: removing it could split two waiting windows."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> "Lock":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()
