"""The cases: positions with their right answers by the rules pages, kept as data beside the tests.

Each is `{"name", "why", "record", "view"?, "expect"}`. `expect` names keys of an answer and their values; besides these
`legal_has` and `legal_lacks` list moves, `lacks` cards that occur nowhere in the answer, and `error` is true for any
refusal or the index of the refused move.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "cases"
Case = dict[str, Any]

# Keys whose lists say what is there, not in which order.
CARDS_PER_SEAT = {"hands", "face_up", "face_down", "won"}


def cases_of(game: str) -> list[Case]:
    """The cases of one game; none where no file has its name."""
    path = FOLDER / f"{game}.json"
    return list(json.loads(path.read_text("utf-8"))) if path.exists() else []


def differences(expect: Mapping[str, Any], answer: Mapping[str, Any]) -> Iterator[str]:
    """Compare an answer with what a case expects, one sentence for each difference."""
    if "error" in expect:
        yield from _error_differences(expect["error"], answer)
        return
    if answer.get("ok") is not True:
        yield f"refused: {answer.get('error')}"
        return
    legal = set(answer["legal"])
    for key, wanted in expect.items():
        match key:
            case "legal":
                if set(wanted) != legal or len(answer["legal"]) != len(legal):
                    yield f"legal is {answer['legal']}, expected {wanted}"
            case "legal_has":
                if missing := set(wanted) - legal:
                    yield f"legal lacks {sorted(missing)}"
            case "legal_lacks":
                if extra := set(wanted) & legal:
                    yield f"legal has {sorted(extra)}"
            case "lacks":
                if told := set(wanted) & set(words_of(answer)):
                    yield f"the answer tells {sorted(told)}"
            case _ if not equal(key, wanted, answer.get(key)):
                yield f"{key} is {answer.get(key)}, expected {wanted}"


def _error_differences(wanted: object, answer: Mapping[str, Any]) -> Iterator[str]:
    error = answer.get("error")
    if answer.get("ok") is not False or not isinstance(error, dict):
        yield f"not refused: {answer}"
    elif not error.get("code") or not error.get("message"):
        yield f"refused without code and sentence: {error}"
    elif wanted is not True and error.get("move") != wanted:
        yield f"move {error.get('move')} is refused, expected {wanted}"


def equal(key: str, wanted: Any, given: Any) -> bool:
    """Whether a value is the one expected: of objects the keys named, of cards per seat those that are named."""
    if key in CARDS_PER_SEAT and isinstance(wanted, list) and isinstance(given, list):
        return len(wanted) == len(given) and all(
            cards is None or Counter(cards) == Counter(there) for cards, there in zip(wanted, given, strict=True)
        )
    if isinstance(wanted, dict) and isinstance(given, dict):
        return all(equal(name, value, given.get(name)) for name, value in wanted.items())
    if isinstance(wanted, list) and isinstance(given, list):
        return len(wanted) == len(given) and all(
            equal("", first, second) for first, second in zip(wanted, given, strict=True)
        )
    return type(wanted) is type(given) and bool(wanted == given)


def words_of(value: object) -> Iterator[str]:
    """Every word in the strings of a JSON value: a card told in a move is told."""
    match value:
        case str():
            yield from value.split()
        case dict():
            for part in value.values():
                yield from words_of(part)
        case list():
            for part in value:
                yield from words_of(part)
