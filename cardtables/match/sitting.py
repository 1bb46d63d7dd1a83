"""Sitting down: a new game or a saved one, its place on disk taken."""

from pathlib import Path

from cardtables.engine.errors import TableError
from cardtables.match.record import Record
from cardtables.match.replay import replay
from cardtables.match.resume import open_game
from cardtables.match.session import Session
from cardtables.match.store import Keeper, Saved, Store

NO_DAMAGE = ("cannot_read", "unknown_game")
"""Errors that are not the file's fault: the disk's, or a game whose package is not installed at present."""


def begin(store: Store, record: Record) -> Session:
    """A game that is not on disk yet: a new one, or a record to go on with. Nothing is written if it is refused."""
    replayed = replay(record)
    return Session(replayed, _taken(store.new_keeper(record.game)))


def resume(store: Store, saved: Saved) -> tuple[Session, TableError | None]:
    """A saved game, and what was wrong with its file if anything was.

    A damaged file is kept aside, and what precedes the damage goes on in its place. Raises TableError for a file of
    which nothing can be played (it is kept aside all the same) or that is open in another window.
    """
    keeper = _taken(store.keeper(saved))
    try:
        opened = open_game(saved.path)
    except TableError as error:
        if error.code in NO_DAMAGE:
            keeper.close()
            raise
        aside = _put_aside(store, saved)
        keeper.close()  # after the file has gone: its lock goes with it
        raise TableError("save_lost", file=str(aside)) from None
    if opened.damage is not None and not _kept_aside(store, saved):
        keeper.close()
        keeper = _taken(store.new_keeper(opened.replayed.record.game))
    return Session(opened.replayed, keeper), opened.damage


def _put_aside(store: Store, saved: Saved) -> Path:
    """Where a file of which nothing can be played is kept from now on; where it was if it cannot be moved."""
    try:
        return store.put_aside(saved.path)
    except OSError:
        return saved.path


def _kept_aside(store: Store, saved: Saved) -> bool:
    """Whether there is a copy of a damaged file, so that what was saved of it may be written over it."""
    try:
        store.copy_aside(saved.path)
    except OSError:
        return False
    return True


def _taken(keeper: Keeper) -> Keeper:
    keeper.open()
    return keeper
