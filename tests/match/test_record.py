"""The record as text: what is written is read back, and says no more than it must (record.md, The document)."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtables.engine.errors import TableError
from cardtables.match.record import MAX_SEED, Record, SeatRecord, new_record, open_table, read_json, read_record
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game

SPEC = find_game("briscola")


def record(**changes: object) -> Record:
    value = {"game": "briscola", "seats": [{"name": "Anna"}, {"name": "Bruno", "bot": "random"}], "seed": 7, **changes}
    return Record.model_validate(value)


def read_back(written: Record) -> Record:
    return read_record(read_json(written.text().encode()))


def test_the_text_is_the_document_with_a_move_a_line() -> None:
    text = record(options={"target": 1}, moves=["play AD", "play 2S"]).text()
    assert text.splitlines() == [
        "{",
        '  "format": "cardtables",',
        '  "version": 1,',
        '  "game": "briscola",',
        '  "options": {"target": 1},',
        '  "seats": [{"name": "Anna"}, {"name": "Bruno", "bot": "random"}],',
        '  "seed": 7,',
        '  "deals": [],',
        '  "moves": [',
        '    "play AD",',
        '    "play 2S"',
        "  ]",
        "}",
    ]
    assert json.loads(text)["moves"] == ["play AD", "play 2S"]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    names=st.lists(
        st.text(st.characters(categories=("L", "N", "P", "S")), min_size=1, max_size=24), min_size=2, max_size=2
    ),
    seed=st.none() | st.integers(0, MAX_SEED),
    moves=st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), max_size=4),
)
def test_what_is_written_is_read_back(names: list[str], seed: int | None, moves: list[str]) -> None:
    written = record(seats=[{"name": name} for name in names], seed=seed, moves=moves)
    assert read_back(written) == written


def test_explicit_deals_are_kept_as_they_are() -> None:
    deals = [{"hands": [["AC"], ["4C"]], "trump": "D"}, {"hands": [[], []], "stock": ["2D"], "piles": [["3C"], []]}]
    assert read_back(record(deals=deals, seed=None)).deals == deals


def test_a_new_record_holds_only_options_that_differ_from_the_defaults() -> None:
    options = read_options(SPEC.options, {"target": 3, "order": "tuscan", "accuse": False})
    people = [SeatRecord(name="Anna"), SeatRecord(name="Bruno")]
    assert new_record(SPEC, options, people, 5).options == {"order": "tuscan"}


def test_names_lose_the_space_around_them() -> None:
    assert record(seats=[{"name": " Anna "}, {"name": "B"}]).seats[0].name == "Anna"


def test_a_table_stands_from_a_record() -> None:
    table = open_table(record(options={"order": "tuscan"}))
    assert (table.spec, table.rules.seats, table.chance.seed) == (SPEC, 2, 7)
    assert table.options.model_dump()["order"] == "tuscan"


def test_a_bot_of_no_known_level_cannot_sit_down() -> None:
    seats = [{"name": "Anna"}, {"name": "Bruno", "bot": "godlike"}]
    with pytest.raises(TableError, match="unknown_level") as caught:
        open_table(record(seats=seats))
    assert "random" in str(caught.value.params["allowed"])
