"""Saved games as files: listing, keeping after every move, putting damaged ones aside. Knows text, not rules."""

from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from cardtables.engine.errors import TableError
from cardtables.match.files import Lock, sweep, write_whole
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
        sweep(self.path)

    def keep(self, text: str, *, finished: bool) -> None:
        """Write the record; a finished game moves to the finished ones. Never raises for the disk: see `problem`."""
        home = self._finished / self.path.name
        try:
            if not self._lock.held:  # it could not be made before; perhaps it can be now
                self.open()
            if not self._lock.held:
                return
            write_whole(self.path, text)
            if finished:
                home.parent.mkdir(parents=True, exist_ok=True)
                self.path.replace(home)
            else:
                home.unlink(missing_ok=True)  # an undo took the game back out of the finished ones
            self.problem = None
        except TableError as error:
            self.problem = error
        except OSError as error:
            self.problem = not_saved(error)

    def close(self) -> None:
        """Let the game go; another window may open it now."""
        self._lock.release(remove=not self.path.exists())


def not_saved(error: OSError) -> TableError:
    """Why a file could not be written, for a person."""
    return TableError("not_saved", reason=error.strerror or type(error).__name__)


class Store:
    """The saved games of one person."""

    def __init__(self, places: Folders | None = None) -> None:
        self.places = places or folders()

    def games(self, *, finished: bool = False) -> list[Saved]:
        """Saved games, the last played first. One that is being played again is none of the finished ones."""
        found = []
        for path in (self.places.finished if finished else self.places.games).glob("*.json"):
            if finished and (self.places.games / path.name).exists():  # killed between keeping and clearing away
                continue
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
        from secrets import token_hex

        day = datetime.now(tz=UTC).astimezone().strftime("%Y%m%d-%H%M")
        while True:
            name = f"{day}-{game}-{token_hex(2)}.json"
            if not any((folder / name).exists() for folder in (self.places.games, self.places.finished)):
                return self._keeper(self.places.games / name)

    def keeper(self, saved: Saved) -> Keeper:
        """The place of a saved game."""
        return self._keeper(self.places.games / saved.path.name)

    def _keeper(self, path: Path) -> Keeper:
        return Keeper(path, self.places.finished)

    def put_aside(self, path: Path) -> Path:
        """Move a damaged file out of the way, unchanged; where it lies now. Raises OSError."""
        return path.replace(self._place_aside(path))

    def copy_aside(self, path: Path) -> Path:
        """Keep a damaged file, unchanged, before it is written over; where it is kept. Raises OSError."""
        place = self._place_aside(path)
        try:
            place.hardlink_to(path)  # writing over is renaming over: the link keeps what was there
        except OSError:
            write_whole(place, path.read_bytes())
        return place

    def _place_aside(self, path: Path) -> Path:
        from secrets import token_hex

        self.places.damaged.mkdir(parents=True, exist_ok=True)
        return self.places.damaged / f"{path.stem}-{token_hex(2)}{path.suffix}"

    def forget(self, saved: Saved) -> None:
        """Delete a saved game. Raises TableError `game_open_elsewhere` or `not_saved`."""
        keeper = self.keeper(saved)
        keeper.open()
        try:
            saved.path.unlink(missing_ok=True)
        except OSError as error:
            raise not_saved(error) from None
        finally:
            keeper.close()


def glance(saved: Saved) -> Glance | None:
    """A saved game at a glance; None if that takes a closer look."""
    import json

    try:
        with saved.path.open("rb") as file:
            record = json.loads(file.read(MAX_GLANCED))
        seats = [(seat["name"], "bot" in seat) for seat in record["seats"]]
        names = tuple(str(name) for name, _ in seats)
        people = tuple(str(name) for name, bot in seats if not bot)
        game, moves = str(record["game"]), len(record["moves"])
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    # A name that a record may not hold is not passed on: it could steer the terminal it is told to.
    return Glance(game, names, people, moves) if all(text.isprintable() for text in (game, *names)) else None
