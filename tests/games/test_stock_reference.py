"""Random positions, options and moves: Briscola and its kin answer as their plain second telling does."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cardtables.engine.match import PLAYING, Chance
from cardtables.engine.rng import Rng, stream
from cardtables.engine.rules import Step
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.match.record import read_record
from cardtables.match.replay import Replayed, answer, replay
from cardtables.shelf.conformance.play import random_game
from tests.games.positions import record_of
from tests.games.stock_deals import GAMES, any_deal, any_table, rules_of
from tests.games.stock_reference import SIGNS, WORDS, StockMatch

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def moments(game: str, seed: int) -> Iterator[tuple[StockMatch, Replayed, Rng]]:
    """One match in both tellings, after each of its moves."""
    rng = stream(seed, "reference", 0)
    seats, options = any_table(game, seed, rng)
    deals = [any_deal(game, seats, options, rng) for _ in range(1 + int(rng.random() * 3))]
    plain = StockMatch(game, seats, options, deals)
    played = replay(read_record({**record_of(game, seats, deals), "options": options}))
    rules = played.table.rules
    careful = 0.4 + 0.59 * rng.random()
    while True:
        yield plain, played, rng
        legal = sorted(plain.legal())
        if not legal:
            return
        cards = [move for move in legal if move.startswith("play")]
        choice = cards if rng.random() < careful else legal
        move = choice[int(rng.random() * len(choice))]
        plain.play(move)
        played = played._replace(steps=(rules.apply(played.state, rules.grammar.read(move)),))


def same(plain: StockMatch, played: Replayed, view: int | None) -> None:
    """What the two answer: of piles it is told what they hold, not in which order."""
    told: dict[str, Any] = answer(played, view)
    assert {**told, "won": [sorted(pile) for pile in told["won"]]} == plain.answer(view)


def compare(game: str, seed: int) -> set[str]:
    """Compare after every move, all views at the end; what kinds of moves and of ends there were."""
    seen = set()
    for plain, played, rng in moments(game, seed):
        seen |= {move.split()[0] for move in plain.legal()} | {deal["note"] for deal in plain.finished}
        same(plain, played, None)
        same(plain, played, int(rng.random() * plain.seats))
    for seat in range(plain.seats):
        same(plain, played, seat)
    return seen | {str(plain.answer()["status"])}


KINDS = {
    "briscolone": {"points_added"},
    "briscola_31": {"claim", "accuse", "swap", "deal_won", "deal_drawn"},
    "briscola_scoperta": {"accuse", "swap", "deal_won", "deal_drawn"},
    "mariaje": {"accuse", "swap", "sign", "say", "points_added"},
    "marianna": {"accuse", "sign", "say", "points_added"},
}
"""What a run must come across; the others have all of Briscola's."""


@EVERY_GAME
def test_both_tellings_agree(game: str) -> None:
    seen = Counter(kind for seed in range(60) for kind in compare(game, seed))
    wanted = KINDS.get(game, {"accuse", "swap", "sign", "say", "deal_won", "deal_drawn"})
    assert set(seen) == wanted | {"play", "finished", "needs_deal"}


def dealt(rules: StockTricks, step: Step[State]) -> dict[str, Any]:
    """The deal that has just begun as a record would tell it; who deals is for the other telling to know."""
    answer = rules.describe(rules.reveal(step.state))
    return {"hands": answer["hands"], "stock": answer["stock"]}


@EVERY_GAME
def test_whole_matches_from_a_seed_end_alike(game: str) -> None:
    """Dealers, scores and ends over all deals of a match: only the first dealer is told."""
    for seed in range(8):
        seats, options = any_table(game, seed, stream(seed, "whole", 0))
        rules = rules_of(game, seats, **options)
        match = random_game(rules, Chance(seed), stream(seed, "whole", 1))
        firsts = {step.state.match.deal: step for step in reversed(match.steps) if step.state.match.status == PLAYING}
        deals = [dealt(rules, firsts[number]) for number in sorted(firsts)]
        deals[0]["dealer"] = match.steps[0].state.match.dealer
        plain = StockMatch(game, seats, options, deals)
        for move in rules.text_of(match.moves):
            plain.play(move)
        last, result = match.steps[-1].state, plain.answer()["result"]
        assert [done.dealer for done in last.match.finished] == [done["dealer"] for done in plain.finished]
        assert [list(done.scores) for done in last.match.finished] == [done["scores"] for done in plain.finished]
        assert last.match.result is not None
        assert list(last.match.result.winners) == result["winners"]


@pytest.mark.slow
@EVERY_GAME
def test_both_tellings_agree_in_two_thousand_matches(game: str) -> None:
    for seed in range(1_000, 3_000):
        compare(game, seed)


@EVERY_GAME
def test_both_refuse_what_is_not_legal(game: str) -> None:
    """Every move that can be written, at a moment of each of some matches."""
    for seed in range(40):
        for number, (plain, played, rng) in enumerate(moments(game, seed)):
            if number and rng.random() > 0.1:
                continue
            rules = played.table.rules
            moves = [f"play {card}" for card in rules.pack.texts]
            moves += ["swap", "claim", *(f"accuse {suit}" for suit in "DCSB")]
            moves += [*(f"sign {sign}" for sign in SIGNS), *(f"say {word}" for word in WORDS)]
            allowed = {move for move in moves if rules.refuse(played.state, rules.grammar.read(move)) is None}
            assert allowed == plain.legal()
