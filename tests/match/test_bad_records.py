"""Records that must be refused: each by a code, said in both languages, without a crash and without delay."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtables.engine.errors import TableError
from cardtables.i18n import LANGUAGES, Speech, explained
from cardtables.match.record import MAX_BYTES, MAX_DEPTH, read_json
from cardtables.match.replay import RefusedMove, answer_of_value

GOOD: dict[str, Any] = {
    "format": "cardtables",
    "version": 1,
    "game": "briscola",
    "options": {"target": 1},
    "seats": [{"name": "Anna"}, {"name": "Bruno"}],
    "deals": [{"hands": [["AC"], ["4C"]], "trump": "D", "dealer": 1}],
    "moves": ["play AC"],
}


def refused(data: bytes) -> TableError:
    with pytest.raises(TableError) as caught:
        answer_of_value(read_json(data))
    problem = caught.value
    for language in LANGUAGES:
        extra = [problem.spec.locale] if isinstance(problem, RefusedMove) else []
        assert explained(speech(language, *extra), problem).isprintable()
    return problem


@cache
def speech(language: str, *extra: Path) -> Speech:
    return Speech(language, extra)


def text(**changes: Any) -> bytes:
    return json.dumps({**GOOD, **changes}).encode()


def test_the_good_record_is_answered() -> None:
    assert answer_of_value(read_json(text()))["to_act"] == 1
    assert answer_of_value(read_json(text(options={}, seed=5)))["status"] == "playing"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not_json"),
        (b"\xef\xbb\xbf{}", "not_json"),
        (text()[:-1], "not_json"),
        (text() + b"]", "not_json"),
        (text().replace(b'"Anna"', b"'Anna'"), "not_json"),
        (text().replace(b"Anna", b"An\xffna"), "not_utf8"),
        (text().replace(b"Anna", b"An\xed\xa0\x80na"), "not_utf8"),
        (text().decode().encode("utf-16"), "not_utf8"),
        (b"[" * 10_000, "nested_too_deep"),
        (b"[" * 10_000 + b"]" * 10_000, "nested_too_deep"),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, "nested_too_deep"),
        (b'{"a":[' * 10_000, "nested_too_deep"),
        (b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1), "nested_too_deep"),
        (b"[" * MAX_DEPTH + b"]" * MAX_DEPTH, "record_not_an_object"),
        (b'{"a":' * MAX_DEPTH + b"1" + b"}" * MAX_DEPTH, "not_a_record"),
        (text(seed="#").replace(b'"#"', b"9" * 5000), "number_too_long"),
        (text(seed="#").replace(b'"#"', b"-" + b"9" * 25), "number_too_long"),
        (text(seed="#").replace(b'"#"', b"NaN"), "not_a_number"),
        (text(options={"target": "#"}).replace(b'"#"', b"Infinity"), "not_a_number"),
        (text(options={"target": "#"}).replace(b'"#"', b"-Infinity"), "not_a_number"),
        (text(options={"target": "#"}).replace(b'"#"', b"1e999"), "bad_number"),
        (b" " * (MAX_BYTES + 1), "file_too_large"),
        (b"[" + b'"play AC",' * 4_000_000, "file_too_large"),
        (b"null", "record_not_an_object"),
        (b"[]", "record_not_an_object"),
        (b'"play"', "record_not_an_object"),
        (b"{}", "not_a_record"),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value[:24]),
)
def test_what_is_no_json(data: bytes, code: str) -> None:
    assert refused(data).code == code


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [("moves", None, "null"), ("seed", True, "true"), ("seed", "a\x1b[2J", '"a\\u001b[2J"'), ("seed", [], "[]")],
)
def test_a_wrong_value_is_told_as_json_writes_it(key: str, value: object, told: str) -> None:
    assert refused(json.dumps({**GOOD, key: value}).encode()).params["value"] == told


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "chess"}, "not_a_record"),
        ({"version": 2}, "not_a_record"),
        ({"version": "1"}, "not_a_record"),
        ({"version": True}, "not_a_record"),
        ({"version": 1.0}, "not_a_record"),
        ({"game": "tressette"}, "unknown_game"),
        ({"game": ""}, "unknown_game"),
        ({"game": "a" * 41}, "record_value_too_long"),
        ({"game": 4}, "record_wants_text"),
        ({"game": None}, "record_wants_text"),
        ({"colour": "red"}, "unknown_record_key"),
        ({"seats": None}, "record_wants_list"),
        ({"seats": "Anna"}, "record_wants_list"),
        ({"seats": []}, "bad_seat_count"),
        ({"seats": [{"name": "Anna"}]}, "bad_seat_count"),
        ({"seats": [{"name": f"P{n}"} for n in range(5)]}, "bad_seat_count"),
        ({"seats": [{"name": f"P{n}"} for n in range(7)]}, "bad_seat_count"),
        ({"seats": [{"name": f"P{n}"} for n in range(5000)]}, "bad_seat_count"),
        ({"seats": ["Anna", "Bruno"]}, "record_wants_object"),
        ({"seats": [{"name": "Anna"}, {}]}, "record_key_missing"),
        ({"seats": [{"name": "Anna"}, {"name": "Bruno", "bott": "easy"}]}, "unknown_record_key"),
        ({"seats": [{"name": "Anna"}, {"name": "Bruno", "bot": "godlike"}]}, "unknown_level"),
        ({"seats": [{"name": "Anna"}, {"name": "Bruno", "bot": True}]}, "record_wants_text"),
        ({"seats": [{"name": "Anna"}, {"name": 3}]}, "record_wants_text"),
        ({"seats": [{"name": "Anna"}, {"name": "  "}]}, "bad_name"),
        ({"seats": [{"name": "Anna"}, {"name": "\x1b[31mBruno"}]}, "bad_name"),
        ({"seats": [{"name": "Anna"}, {"name": "Bru\nno"}]}, "bad_name"),
        ({"seats": [{"name": "Anna"}, {"name": "\u202eonurB"}]}, "bad_name"),
        ({"seats": [{"name": "Anna"}, {"name": "\ud800"}]}, "record_wants_text"),
        ({"seats": [{"name": "Anna"}, {"name": "B" * 25}]}, "record_value_too_long"),
        ({"seed": -1}, "record_wants_number"),
        ({"seed": 2**63}, "record_wants_number"),
        ({"seed": 1.5}, "record_wants_number"),
        ({"seed": "7"}, "record_wants_number"),
        ({"seed": True}, "record_wants_number"),
        ({"seed": [7]}, "record_wants_number"),
        ({"options": []}, "record_wants_object"),
        ({"options": None}, "record_wants_object"),
        ({"options": {"colour": "red"}}, "unknown_option"),
        ({"options": {"\x1b[2J": "red"}}, "unknown_option"),
        ({"options": {"target": 0}}, "bad_number"),
        ({"options": {"target": 8}}, "bad_number"),
        ({"options": {"target": True}}, "bad_number"),
        ({"options": {"target": "3"}}, "bad_number"),
        ({"options": {"target": 3.0}}, "bad_number"),
        ({"options": {"target": None}}, "bad_number"),
        ({"options": {"target": {"a": [1]}}}, "bad_number"),
        ({"options": {"order": "TUSCAN"}}, "bad_choice"),
        ({"options": {"order": "\x1b]0;title\x07"}}, "bad_choice"),
        ({"options": {"swap": 7}}, "bad_choice"),
        ({"options": {"accuse": 1}}, "bad_choice"),
        ({"options": {"accuse": ["on"]}}, "bad_choice"),
        ({"deals": {}}, "record_wants_list"),
        ({"deals": [[]]}, "record_wants_object"),
        ({"deals": [{}]}, "one_list_per_seat"),
        ({"deals": [GOOD["deals"][0]] * 1001}, "record_value_too_long"),
        ({"moves": "play AC"}, "record_wants_list"),
        ({"moves": [["play", "AC"]]}, "record_wants_text"),
        ({"moves": [None]}, "record_wants_text"),
        ({"moves": ["play \ud800"]}, "record_wants_text"),
        ({"moves": ["play " + "A" * 400]}, "record_value_too_long"),
        ({"moves": ["play AC"] * 200_001}, "record_value_too_long"),
        ({"view": 2}, "bad_seat"),
        ({"view": -1}, "bad_seat"),
        ({"view": True}, "bad_seat"),
        ({"view": "0"}, "bad_seat"),
    ],
    ids=lambda value: value if isinstance(value, str) else ascii(value)[:50],
)
def test_what_a_record_may_not_say(change: dict[str, Any], code: str) -> None:
    assert refused(text(**change)).code == code


@pytest.mark.parametrize("missing", ["format", "version", "game", "seats"])
def test_what_a_record_must_say(missing: str) -> None:
    data = json.dumps({key: value for key, value in GOOD.items() if key != missing}).encode()
    assert refused(data).code == ("not_a_record" if missing in ("format", "version") else "record_key_missing")


@pytest.mark.parametrize(
    ("moves", "code", "index"),
    [
        (["play 4C"], "not_in_hand", 0),
        (["play AC", "play AC"], "not_in_hand", 1),
        (["play AC", "play 4C", "play AC"], "match_over", 2),
        (["play AC", ""], "unknown_move", 1),
        (["play"], "unknown_move", 0),
        (["play AC 4C"], "unknown_move", 0),
        (["play 10H"], "unknown_move", 0),
        (["play ??"], "unknown_move", 0),
        (["claim"], "claim_off", 0),
        (["\x1b[2Jplay AC"], "unknown_move", 0),
        (["play АС"], "unknown_move", 0),
        (["sign ²"], "unknown_move", 0),
    ],
    ids=ascii,
)
def test_the_index_of_a_refused_move(moves: list[str], code: str, index: int) -> None:
    problem = refused(text(moves=moves))
    assert isinstance(problem, RefusedMove)
    assert (problem.code, problem.move) == (code, index)


def test_what_comes_from_outside_cannot_steer_a_terminal() -> None:
    problem = refused(text(game="\x1b[2J\x07"))
    assert problem.params["game"] == "?[2J?"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [here, *(path for key, part in inner for path in places(part, (*here, key)))]


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The value with something else at a path."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], new)
    return copy


def answered_or_refused(data: bytes) -> None:
    try:
        answer_of_value(read_json(data))
    except TableError:
        refused(data)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(path=st.sampled_from(places(GOOD)), new=JSON)
def test_anything_anywhere_is_answered_or_refused(path: tuple[Any, ...], new: Any) -> None:
    answered_or_refused(json.dumps(changed(GOOD, path, new)).encode())


@settings(max_examples=200, deadline=None, derandomize=True)
@given(start=st.integers(0, len(text())), length=st.integers(0, 30), new=st.binary(max_size=12))
def test_damaged_bytes_are_answered_or_refused(start: int, length: int, new: bytes) -> None:
    answered_or_refused(text()[:start] + new + text()[start + length :])
