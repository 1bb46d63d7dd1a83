"""The engine and a second implementation agree move by move on random deals of the games with a called card."""

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng, stream
from cardtables.shelf.conformance.suite import mixed_table
from cardtables.shelf.options import read_options
from tests.games.called import Tables
from tests.games.called_reference import ReferenceDeal


def some_move(legal: list[str], rng: Rng) -> str:
    """Any kind of move with the same chance, high bids more rarely than low ones."""
    verbs = sorted({move.split()[0] for move in legal})
    verb = verbs[int(rng.random() * len(verbs))]
    moves = [move for move in legal if move.split()[0] == verb]
    return moves[int(rng.random() ** 3 * len(moves))]


def agree(tables: Tables, seed: int) -> str:
    """Play one deal at random with options mixed at random, comparing at every move; how it ended."""
    setting = mixed_table(tables.spec, tables.seats, stream(seed, "options", 0))
    options = read_options(tables.spec.options, {**setting.options, "deals": 1})
    rules = tables.spec.rules(options, tables.seats)
    state = rules.setup(Chance(seed)).state
    hands = [rules.pack.texts_of(hand) for hand in state.hands]
    other = ReferenceDeal(tables.game, options.model_dump(), state.match.dealer, hands)
    rng = stream(seed, "moves", 0)
    while not state.match.finished:
        legal = rules.text_of(rules.legal(state))
        assert (state.turn, set(legal)) == (other.to_act, other.legal())
        answer = rules.describe(rules.reveal(state))
        assert (answer["caller"], answer["trump"]) == (other.caller, other.trump)
        assert answer["table"] == [list(play) for play in other.table]
        assert answer["tricks"] == other.tricks
        move = some_move(legal, rng)
        state = rules.apply(state, rules.grammar.read(move)).state
        other.move(move)
        if other.called is not None and not state.match.finished:
            assert rules.describe(rules.reveal(state))["partner"] == other.partner
    (past,) = state.match.finished
    assert (past.note, list(past.scores)) == (other.ended, other.scores())
    if other.caller is not None:
        points = [120 - other.made(), other.made()]
        sides = [seat in (other.caller, other.partner) for seat in range(tables.seats)]
        expected = [points[side] if seat in other.players else 0 for seat, side in enumerate(sides)]
        assert list(past.points) == expected
    return str(past.note)


TABLES = [Tables("chiamata"), Tables("gingo"), *(Tables("chiamata_due", seats) for seats in (5, 6, 9))]
EVERY_TABLE = pytest.mark.parametrize("tables", TABLES, ids=lambda tables: f"{tables.game}-{tables.seats}")


@EVERY_TABLE
def test_both_agree(tables: Tables) -> None:
    notes = {agree(tables, seed) for seed in range(60)}
    assert {"contract_kept", "contract_failed", "all_passed"} <= notes


@pytest.mark.slow
@EVERY_TABLE
def test_both_agree_on_two_thousand(tables: Tables) -> None:
    for seed in range(2000):
        agree(tables, seed)
