"""Opening a saved game, and what can be saved of a damaged one."""

import re
from pathlib import Path
from typing import NamedTuple

from cardtables.engine.errors import TableError
from cardtables.match.record import MAX_BYTES, Record, read_json, read_record
from cardtables.match.replay import RefusedMove, Replayed, replay

WHOLE_MOVES = re.compile(r"""\s*:\s*\[\s*((?:"[ !#-[\]-~]*"\s*,\s*)*(?:"[ !#-[\]-~]*")?)""")
"""What follows the key of the moves, as far as it is a list of plain ASCII strings without escapes."""


class Opened(NamedTuple):
    """A saved game ready to go on; `damage` says what was wrong with the file, if anything, and what is offered."""

    replayed: Replayed
    damage: TableError | None


def read_bytes(path: Path) -> bytes:
    """A file from outside, no more of it than may be read. Raises TableError."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise TableError("cannot_read", file=str(path), reason=error.strerror or type(error).__name__) from None


def open_game(path: Path) -> Opened:
    """A saved game; of a damaged one what precedes the damage. Raises TableError where nothing does."""
    data = read_bytes(path)
    try:
        record = read_record(read_json(data))
    except TableError as error:
        return _rescued(before_damage(data), error)
    try:
        return Opened(replay(record), None)
    except RefusedMove as error:
        return _rescued(record, error)


def before_damage(data: bytes) -> Record | None:
    """The record up to the last whole move of a torn file; None where the damage is in what precedes the moves."""
    try:
        text = data[:MAX_BYTES].decode("utf-8")
    except UnicodeDecodeError as error:
        text = data[: error.start].decode("utf-8")
    head, found, tail = text.rpartition('"moves"')
    whole = WHOLE_MOVES.match(tail)
    if not found or whole is None:
        return None
    moves = whole[1].rstrip().removesuffix(",")
    try:
        return read_record(read_json(f'{head}"moves": [{moves}]}}'.encode()))
    except TableError:
        return None


def _rescued(record: Record | None, damage: TableError) -> Opened:
    """What can be played of a record: up to its first refused move."""
    if record is None:
        raise damage
    try:
        replayed = replay(record)
    except RefusedMove as refused:
        replayed = replay(record.model_copy(update={"moves": record.moves[: refused.move]}))
    return Opened(replayed, TableError("save_damaged", moves=len(replayed.record.moves)))
