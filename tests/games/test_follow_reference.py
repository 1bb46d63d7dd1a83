"""The engine and a second implementation agree move by move on random matches of Madrasso and Marafone."""

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.shelf.conformance.play import any_move
from cardtables.shelf.conformance.suite import mixed_table
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from tests.games.follow_reference import ReferenceMatch

EVERY_GAME = pytest.mark.parametrize("game", ["madrasso", "marafone"])


def agree(game: str, seed: int) -> list[int]:
    """Play one match at random with options mixed at random, comparing at every move; who wins it."""
    spec = find_game(game)
    target = 100 if game == "madrasso" else 21
    setting = mixed_table(spec, 4, stream(seed, "options", 0))
    options = read_options(spec.options, {**setting.options, "target": target})
    rules = spec.rules(options, 4)
    state = rules.setup(Chance(seed)).state
    other = ReferenceMatch(game, options.model_dump(), state.match.dealer)
    rng = stream(seed, "moves", 0)
    deal = 0
    while state.match.result is None:
        answer = rules.describe(rules.reveal(state))
        if state.match.deal != deal:
            deal = state.match.deal
            assert state.match.dealer == other.dealer
            upcard = answer.get("upcard")
            other.deal([rules.pack.texts_of(hand) for hand in state.hands], None if upcard is None else str(upcard))
        legal = rules.legal(state)
        assert (state.turn, set(rules.text_of(legal))) == (other.to_act, other.legal())
        assert (answer["trump"], answer["tricks"]) == (other.trump, other.tricks)
        assert answer["table"] == [list(play) for play in other.table]
        assert answer["points"] == other.points() * 2
        if game == "marafone":
            assert (answer["namer"], answer["said"], answer["maraffa"]) == (other.namer, other.said, other.maraffa)
        move = any_move(legal, rng)
        state = rules.apply(state, move).state
        other.move(rules.grammar.write(move))
    assert [list(past.points) for past in state.match.finished] == [points * 2 for points in other.deals]
    assert list(state.match.scores) == other.scores * 2
    assert other.winners is not None
    assert list(state.match.result.winners) == other.winners
    return other.winners


@EVERY_GAME
def test_both_agree(game: str) -> None:
    assert [0, 2] in [agree(game, seed) for seed in range(30)]


@pytest.mark.slow
@EVERY_GAME
def test_both_agree_on_two_thousand_matches(game: str) -> None:
    for seed in range(2000):
        agree(game, seed)
