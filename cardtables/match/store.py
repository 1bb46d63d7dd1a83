"""Saved games as files: listing, keeping after every move, putting damaged ones aside. Knows text, not rules."""

import json
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from cardtables.engine.errors import TableError
from cardtables.match.files import Lock, write_whole
from cardtables.match.folders import Folders, folders

MAX_GLANCED = 1024 * 1024


class Saved(NamedTuple):
    """A game on disk, at a glance: no rules are loaded and nothing is checked."""

    path: Path
    modified: float
    """Seconds since the epoch."""
    finished: bool

    @property
    def id(self) -> str:
        """The name a command line may use for it."""
        return self.path.stem


class Glance(NamedTuple):
    """What a shelf can say of a saved game before its rules are loaded."""

    game: str
    names: tuple[str, ...]
    people: tuple[str, ...]
    moves: int


class Keeper:
    """One game's place on disk for as long as it is being played: holds its lock and writes it after every move."""

    def __init__(self, path: Path, finished: Path) -> None:
        self.path = path
        self._finished = finished
        self._lock = Lock(path.with_suffix(".lock"))
        self.problem: TableError | None = None
        """Why the game is not saved at present, None when it is."""

    @property
    def id(self) -> str:
        """The name a command line may use for the game."""
        return self.path.stem

    def open(self) -> None:
        """Take the game. Raises TableError `game_open_elsewhere`; where no lock can be made play goes on unsaved."""
        try:
            taken = self._lock.take()
        except OSError as error:
            self.problem = not_saved(error)
            return
        if not taken:
            raise TableError("game_open_elsewhere", id=self.id)

    def keep(self, text: str, *, finished: bool) -> None:
        """Write the record; a finished game moves to the finished ones. Never raises for the disk: see `problem`."""
        home = self._finished / self.path.name
        try:
            write_whole(self.path, text)
            if finished:
                home.parent.mkdir(parents=True, exist_ok=True)
                self.path.replace(home)
            else:
                home.unlink(missing_ok=True)  # an undo took the game back out of the finished ones
            self.problem = None
        except OSError as error:
            self.problem = not_saved(error)

    def close(self) -> None:
        """Let the game go; another window may open it now."""
        self._lock.release()
        if not self.path.exists():
            self.path.with_suffix(".lock").unlink(missing_ok=True)


def not_saved(error: OSError) -> TableError:
    """Why a file could not be written, for a person."""
    return TableError("not_saved", reason=error.strerror or type(error).__name__)


class Store:
    """The saved games of one person."""

    def __init__(self, places: Folders | None = None) -> None:
        self.places = places or folders()

    def games(self, *, finished: bool = False) -> list[Saved]:
        """Saved games, the last played first."""
        found = []
        for path in (self.places.finished if finished else self.places.games).glob("*.json"):
            try:
                found.append(Saved(path, path.stat().st_mtime, finished))
            except OSError:  # gone since it was listed
                continue
        return sorted(found, key=lambda saved: (-saved.modified, saved.id))

    def find(self, name: str) -> Saved:
        """The saved game of that id, or of a unique beginning of it. Raises TableError `unknown_save`."""
        every = self.games() + self.games(finished=True)
        matching = [saved for saved in every if saved.id == name] or [
            saved for saved in every if name and saved.id.startswith(name)
        ]
        if len(matching) != 1:
            raise TableError("unknown_save", id=name[:40])
        return matching[0]

    def new_keeper(self, game: str) -> Keeper:
        """A place for a new game, named by its day, its game and chance."""
        day = datetime.now(tz=UTC).astimezone().strftime("%Y%m%d-%H%M")
        return self._keeper(self.places.games / f"{day}-{game}-{token_hex(2)}.json")

    def keeper(self, saved: Saved) -> Keeper:
        """The place of a saved game."""
        return self._keeper(self.places.games / saved.path.name)

    def _keeper(self, path: Path) -> Keeper:
        return Keeper(path, self.places.finished)

    def put_aside(self, path: Path) -> Path:
        """Move a damaged file out of the way, unchanged; where it lies now. Raises OSError."""
        self.places.damaged.mkdir(parents=True, exist_ok=True)
        place = self.places.damaged / f"{path.stem}-{token_hex(2)}{path.suffix}"
        return path.replace(place)

    def forget(self, saved: Saved) -> None:
        """Delete a saved game. Raises TableError `game_open_elsewhere` or `not_saved`."""
        lock = Lock(saved.path.with_suffix(".lock"))
        try:
            if not lock.take():
                raise TableError("game_open_elsewhere", id=saved.id)
            with lock:
                saved.path.unlink(missing_ok=True)
                saved.path.with_suffix(".lock").unlink(missing_ok=True)
        except OSError as error:
            raise not_saved(error) from None


def glance(saved: Saved) -> Glance | None:
    """A saved game at a glance; None if that takes a closer look."""
    try:
        with saved.path.open("rb") as file:
            record = json.loads(file.read(MAX_GLANCED))
        seats = [(seat["name"], "bot" in seat) for seat in record["seats"]]
        names = tuple(str(name) for name, _ in seats)
        people = tuple(str(name) for name, bot in seats if not bot)
        return Glance(str(record["game"]), names, people, len(record["moves"]))
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
