"""Every registered game keeps what the contract promises, at every seat count and with every value of every option."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from cardtables.engine.rng import stream
from cardtables.shelf.conformance.suite import TableSetting, faults_of_table, is_possible, mixed_table, tables
from cardtables.shelf.conformance.words import faults_of_words
from cardtables.shelf.options import option_infos
from cardtables.shelf.registry import games
from cardtables.shelf.spec import Spec

EVERY_GAME = pytest.mark.parametrize("spec", games().values(), ids=list(games()))
EVERY_TABLE = [
    pytest.param(spec, table, id=f"{spec.id}-{table}") for spec in games().values() for table in tables(spec)
]

FEW_MOVES = 250
"""A match of this many moves has seen most of what a table can do; whole ones are played by fewer tests."""


def test_there_is_a_game() -> None:
    assert games()


@EVERY_GAME
def test_tables_reach_every_seat_count_and_every_value(spec: Spec) -> None:
    """Of numbers the ends are enough; an option that is only for some seat counts is tried at those.

    Only a table that the rules refuse may be missing.
    """
    tried = {(table.seats, name, value) for table in tables(spec) for name, value in table.options.items()}
    assert {table.seats for table in tables(spec)} == set(spec.seats)
    for info in option_infos(spec.options):
        for value in info.choices or (info.low, info.high):
            for seats in info.seats or spec.seats:
                possible = is_possible(spec, TableSetting(seats, {info.name: value}))
                assert value == info.default or ((seats, info.name, value) in tried) == possible


@pytest.mark.parametrize(("spec", "table"), EVERY_TABLE)
def test_the_contract_holds(spec: Spec, table: TableSetting) -> None:
    assert list(faults_of_table(spec, table, seed=1, positions=3, most_moves=FEW_MOVES)) == []


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "table"), EVERY_TABLE)
def test_the_contract_holds_to_the_end_of_a_match(spec: Spec, table: TableSetting) -> None:
    assert list(faults_of_table(spec, table, seed=2, positions=8)) == []


@EVERY_GAME
@settings(max_examples=5, deadline=None, derandomize=True, phases=[Phase.generate])  # a seed has no simpler form
@given(data=st.data())
def test_the_contract_holds_for_mixed_options(spec: Spec, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 10**6))
    seats = data.draw(st.sampled_from(spec.seats))
    table = mixed_table(spec, seats, stream(seed, "options", seats))
    assert list(faults_of_table(spec, table, seed, positions=2, most_moves=4 * FEW_MOVES)) == []


@pytest.mark.slow
@EVERY_GAME
def test_the_contract_holds_for_hundreds_of_mixes(spec: Spec) -> None:
    for seed in range(300):
        seats = spec.seats[seed % len(spec.seats)]
        table = mixed_table(spec, seats, stream(seed, "options", seats))
        assert list(faults_of_table(spec, table, seed, positions=10)) == []


@EVERY_GAME
def test_everything_is_said_in_every_language(spec: Spec) -> None:
    assert list(faults_of_words(spec)) == []
