"""Writing files so that a crash leaves the old one or the new one, and one window at a time."""

import glob
import os
import tempfile
from contextlib import suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # pragma: no cover - a system without advisory locks: two windows cannot be told apart there
    fcntl = None  # type: ignore[assignment]


def write_whole(path: Path, data: str | bytes) -> None:
    """Write beside, flush to the disk, rename over. Raises OSError; the old file is then as it was.

    A process that is killed on the way leaves the part written beside: see `sweep`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data.encode() if isinstance(data, str) else data)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    _flush_folder(path.parent)


def _flush_folder(folder: Path) -> None:
    """Have the new name on the disk too, where a system lets folders be flushed."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(path: Path) -> None:
    """Clear away what killed processes left beside a file; only for who holds its lock."""
    with suppress(OSError):
        for part in path.parent.glob(f".{glob.escape(path.name)}.*.part"):
            part.unlink()


def _lock(handle: int) -> bool:
    """Lock an open file; False: another process has it locked. A disk that knows no locks tells nobody apart."""
    if fcntl is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
    return True


class Lock:
    """A lock that lasts as long as the process that holds it, kill -9 included."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Whether it could be had; False: another process holds it. Raises OSError where no lock file can be made."""
        while self._handle is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            if not _lock(handle):
                os.close(handle)
                return False
            if self._lies_there(handle):
                self._handle = handle
            else:
                os.close(handle)
        return True

    def _lies_there(self, handle: int) -> bool:
        """Whether the file locked is still the one of that name: its last holder may have removed it meanwhile."""
        try:
            return os.path.samestat(os.fstat(handle), self._path.stat())
        except FileNotFoundError:
            return False

    @property
    def held(self) -> bool:
        """Whether it is ours."""
        return self._handle is not None

    def release(self, *, remove: bool = False) -> None:
        """Let go; harmless if not held. `remove` the file where nothing is left to lock: while it is still ours."""
        if self._handle is not None:
            if remove:
                with suppress(OSError):
                    self._path.unlink(missing_ok=True)
            os.close(self._handle)
            self._handle = None
