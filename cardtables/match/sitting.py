"""Sitting down: a new game or a saved one, its place on disk taken."""

from cardtables.engine.errors import TableError
from cardtables.match.record import Record
from cardtables.match.replay import replay
from cardtables.match.resume import open_game
from cardtables.match.session import Session
from cardtables.match.store import Keeper, Saved, Store


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
        keeper.close()
        if error.code == "cannot_read":
            raise
        aside = store.put_aside(saved.path)
        raise TableError("save_lost", file=str(aside), reason=error.code) from None
    if opened.damage is not None:
        store.put_aside(saved.path)
    return Session(opened.replayed, keeper), opened.damage


def _taken(keeper: Keeper) -> Keeper:
    keeper.open()
    return keeper
