"""`replay` and `hint`: what a record comes to, and what a bot would do there."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from cardtables.cli.parser import whole_number
from cardtables.cli.words import error_answer, sentence, tell, tell_json
from cardtables.engine.errors import TableError
from cardtables.engine.events import as_seen_by
from cardtables.i18n import Speech
from cardtables.match.narrator import Narrator
from cardtables.match.record import MAX_BYTES, read_json, read_record
from cardtables.match.replay import (
    RefusedMove,
    Replayed,
    answer,
    answer_of_value,
    decision_there,
    seat_of,
    without_view,
)
from cardtables.match.replay import (
    replay as play_through,
)
from cardtables.match.resume import read_bytes

Answer = dict[str, object]
BAD_RECORD = 1


def replay(arguments: Namespace, speech: Speech) -> int:
    """`cardtables replay FILE [--json] [--view SEAT]` or `--jsonl` (record.md, Reading a record without the screen)."""
    view = None if arguments.view is None else whole_number(arguments.view, "--view", 0, 11)
    if arguments.jsonl:
        return _each_line(arguments, speech, answer_of_value)

    def answered(replayed: Replayed) -> Answer:
        return answer(replayed, seat_of(view, replayed.table.rules.seats))

    if arguments.json:
        return _one(arguments, speech, answered)
    data = _record_bytes(arguments.file)
    try:
        replayed = play_through(read_record(read_json(data)))
        seat = seat_of(view, replayed.table.rules.seats)
    except RefusedMove as error:
        tell(
            f"cardtables: {speech('cli.refused_move', move=error.move + 1, reason=sentence(speech, error))}", sys.stderr
        )
        return BAD_RECORD
    except TableError as error:
        tell(f"cardtables: {sentence(speech, error)}", sys.stderr)
        return BAD_RECORD
    _tell_story(replayed, seat, speech)
    return 0


def _tell_story(replayed: Replayed, seat: int | None, speech: Speech) -> None:
    """The game move by move in words; as one seat noticed it, or (None) with everything open."""
    narrator = _narrator(replayed, speech)
    for event in replayed.events():
        seen = (event,) if seat is None else as_seen_by((event,), seat)
        for told in seen:
            tell(narrator.event(told))
    turn = replayed.table.rules.to_act(replayed.state)
    if turn is not None:
        tell(speech("cli.to_act", name=narrator.names[turn]))
    elif replayed.state.match.result is None:
        tell(speech(f"cli.{replayed.state.match.status}"))


def _narrator(replayed: Replayed, speech: Speech) -> Narrator:
    """Who tells of a record's table."""
    names = [seat.name for seat in replayed.record.seats]
    rules = replayed.table.rules
    return Narrator(Speech(speech.language, [replayed.table.spec.locale]), names, rules.pack, sides=rules.sides)


def hint(arguments: Namespace, speech: Speech) -> int:
    """`cardtables hint FILE [--bot LEVEL] [--json | --jsonl]`: from the view of the seat to act alone."""

    def worded(replayed: Replayed) -> tuple[int, str, str, str]:
        """Seat, move, the reason's code and its sentence."""
        seat, (move, reason) = decision_there(replayed, arguments.bot)
        text = replayed.table.rules.grammar.write(move)
        return seat, text, reason.code, _narrator(replayed, speech).reason(reason)

    def hinted(replayed: Replayed) -> Answer:
        seat, move, code, message = worded(replayed)
        return {"ok": True, "seat": seat, "move": move, "reason": {"code": code, "message": message}}

    if arguments.jsonl:
        return _each_line(arguments, speech, lambda value: hinted(play_through(read_record(without_view(value)))))
    if arguments.json:
        return _one(arguments, speech, hinted)
    _, move, _, message = worded(play_through(read_record(read_json(_record_bytes(arguments.file)))))
    tell(f"{move}\n{message}")
    return 0


def _one(arguments: Namespace, speech: Speech, answered: Callable[[Replayed], Answer]) -> int:
    """One record, one object; a bad record is an answer, not a crash."""
    data = _record_bytes(arguments.file)
    try:
        told = answered(play_through(read_record(read_json(data))))
    except TableError as error:
        told = error_answer(speech, error, getattr(error, "move", None))
    tell_json(told)
    return 0 if told["ok"] else BAD_RECORD


def _each_line(arguments: Namespace, speech: Speech, answered: Callable[[object], Answer]) -> int:
    """One record a line from standard input (or FILE), one object a line, in order, never stopping at a bad one."""
    status = 0
    for line in _lines(arguments.file):
        try:
            told = answered(read_json(line))
        except TableError as error:
            told = error_answer(speech, error, getattr(error, "move", None))
            status = BAD_RECORD
        tell_json(told)
        sys.stdout.flush()
    return status


def _lines(file: str | None) -> Iterator[bytes]:
    """Lines from outside, none read further than one byte past what a record may have."""
    source = sys.stdin.buffer if file in (None, "-") else _opened(str(file))
    with source:
        while line := source.readline(MAX_BYTES + 1):
            rest = line
            while rest and not rest.endswith(b"\n"):  # too long, or the last one: pass over what is left of it
                rest = source.readline(MAX_BYTES + 1)
            yield line


def _opened(file: str) -> IO[bytes]:
    try:
        return Path(file).open("rb")
    except OSError as error:
        raise TableError("cannot_read", file=file, reason=error.strerror or type(error).__name__) from None


def _record_bytes(file: str | None) -> bytes:
    """A record's bytes, `-` for standard input. Raises TableError where no file is named or it cannot be read."""
    if file is None:
        raise TableError("no_file_named")
    return sys.stdin.buffer.read(MAX_BYTES + 1) if file == "-" else read_bytes(Path(file))
