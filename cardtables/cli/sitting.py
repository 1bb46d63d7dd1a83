"""From the words of `play` to a game one can sit down to."""

from argparse import Namespace
from pathlib import Path

from cardtables.cli.parser import whole_number
from cardtables.engine.errors import TableError
from cardtables.match.record import MAX_SEED, Record, new_record, read_json, read_record
from cardtables.match.replay import replay
from cardtables.match.resume import read_bytes
from cardtables.match.seats import person_name, read_seats, usual_seats
from cardtables.match.seeds import drawn_seed
from cardtables.match.session import Session
from cardtables.match.sitting import begin, resume
from cardtables.match.store import Saved, Store
from cardtables.shelf.options import preset_options, read_assignments
from cardtables.shelf.registry import find_game


def wanted_game(arguments: Namespace, store: Store, you: str) -> Record | Saved:
    """The game a command line asks for. Raises TableError for what is not there or not allowed; writes nothing.

    `you` is what a person is called whose name nobody knows.
    """
    ways = [arguments.game is not None, arguments.record is not None, arguments.resume is not None]
    if sum(ways) != 1:
        raise TableError("one_way_to_play")
    if arguments.game is None and (arguments.seats or arguments.options or arguments.preset or arguments.seed):
        raise TableError("only_for_a_new_game")
    if arguments.resume is not None:
        return _saved(store, arguments.resume)
    if arguments.record is not None:
        record = read_record(read_json(read_bytes(Path(arguments.record))))
    else:
        record = _new_game(arguments, you)
    replay(record)
    return record


def sit_down(wanted: Record | Saved, store: Store) -> tuple[Session, TableError | None]:
    """The session of that game, its place on disk taken; and what was wrong with its file, if anything.

    Raises TableError, also where it is open in another window.
    """
    return resume(store, wanted) if isinstance(wanted, Saved) else (begin(store, wanted), None)


def _saved(store: Store, name: str) -> Saved:
    """The saved game of that id; without a name the one played last."""
    if name:
        return store.find(name)
    unfinished = store.games()
    if not unfinished:
        raise TableError("nothing_to_resume")
    return unfinished[0]


def _new_game(arguments: Namespace, you: str) -> Record:
    spec = find_game(arguments.game)
    preset = preset_options(spec.presets, arguments.preset)
    options = read_assignments(spec.options, arguments.options, preset)
    seats = usual_seats(person_name() or you, spec.seats[0]) if arguments.seats is None else read_seats(arguments.seats)
    seed = drawn_seed() if arguments.seed is None else whole_number(arguments.seed, "--seed", 0, MAX_SEED)
    return new_record(spec, options, seats, seed)
