"""A golden playthrough: a record, and what it answers to everyone after each of its moves, as it was found right once.

A file holds one JSON value a line: first the record without its moves, then for the setup and for each move
`{"move", "open", "0", "1", …}`: how the open answer and that of each seat's view differ from the line before. Lists of
cards are written as one string, hidden cards in a row as `??*12`.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from cardtables.engine.cards import HIDDEN_TEXT
from cardtables.match.record import read_record
from cardtables.match.replay import Replayed, answer, replay

FOLDER = Path(__file__).parent
GONE = "-"
"""What a key says that the answer no longer has."""

NOT_TOLD = ("ok", "options")
"""Keys left out: the first is always true, the second would make a new option a change in every file."""

Line = dict[str, Any]


def files_of(game: str, seats: int) -> list[Path]:
    """The playthroughs of a game with so many seats."""
    return sorted(FOLDER.glob(f"{game}-{seats}-*.jsonl"))


def lines_of(record: Mapping[str, Any]) -> Iterator[Line]:
    """Play a record through and say what each viewer is told."""
    yield {key: value for key, value in record.items() if key != "moves"}
    replayed = replay(read_record(record))
    viewers = {"open": None, **{str(seat): seat for seat in range(replayed.table.rules.seats)}}
    before: dict[str, Line] = {viewer: {} for viewer in viewers}
    for place in range(len(replayed.steps)):
        so_far = Replayed(replayed.record, replayed.table, replayed.steps[: place + 1])
        line: Line = {"move": record["moves"][place - 1]} if place else {}
        for viewer, seat in viewers.items():
            now = {key: short(value) for key, value in answer(so_far, seat).items() if key not in NOT_TOLD}
            line[viewer] = difference(before[viewer], now)
            before[viewer] = now
        yield line


def difference(before: Line, now: Line) -> Line:
    """The keys that are new or say something else, and those that are gone."""
    gone = {key: GONE for key in before if key not in now}
    return {**{key: value for key, value in now.items() if key not in before or before[key] != value}, **gone}


def short(value: Any) -> Any:
    """A value with each list of words as one string; a list of one word stays one."""
    if isinstance(value, list) and len(value) > 1 and all(isinstance(word, str) for word in value):
        return " ".join(_run(word, len(list(run))) for word, run in groupby(value)) if _are_cards(value) else value
    if isinstance(value, list):
        return [short(part) for part in value]
    return value


def _are_cards(words: list[str]) -> bool:
    return all(len(word) in (2, 3) for word in words)


def _run(word: str, count: int) -> str:
    return f"{word}*{count}" if word == HIDDEN_TEXT and count > 1 else " ".join([word] * count)


def record_in(lines: list[Line]) -> dict[str, Any]:
    """The record that a file's lines are about."""
    return {**lines[0], "moves": [line["move"] for line in lines[1:] if "move" in line]}


def read(path: Path) -> list[Line]:
    """The lines of a file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def text_of(lines: Iterator[Line]) -> str:
    """Lines as a file holds them."""
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
