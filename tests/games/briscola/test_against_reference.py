"""Random positions, options and moves: the game and its plain second telling answer alike."""

from typing import Any

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng, shuffled, stream
from cardtables.match.replay import answer_of_value
from cardtables.shelf.conformance.suite import mixed_table
from tests.games.briscola.reference import SIGNS, WORDS, Briscola
from tests.games.briscola.table import SPEC, table
from tests.games.positions import record_of


def any_deal(seats: int, options: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A whole deal, or an uneven position with cards missing."""
    customs = table(seats, **options).customs
    cards = [customs.pack.text(card) for card in shuffled(customs.cards, rng)]
    if rng.random() < 0.4:
        hands = [cards[seat * 3 : seat * 3 + 3] for seat in range(seats)]
        return {"hands": hands, "stock": cards[seats * 3 :]}
    parts: list[list[str]] = [[] for _ in range(2 * seats + 2)]
    for card in cards:
        parts[int(rng.random() * len(parts))].append(card)
    hands = [hand[: int(rng.random() * 5)] for hand in parts[:seats]]
    position: dict[str, Any] = {"hands": hands, "piles": parts[seats : 2 * seats], "stock": parts[-1]}
    if not parts[-1]:
        position["trump"] = "C"
    for key in ("dealer", "turn"):
        if rng.random() < 0.4:
            position[key] = int(rng.random() * seats)
    return position


def compare(seed: int) -> int:
    """Play one match in both and compare after every few moves; how many moves it had."""
    rng = stream(seed, "reference", 0)
    seats = SPEC.seats[seed % len(SPEC.seats)]
    options: dict[str, Any] = dict(mixed_table(SPEC, seats, rng).options)
    deals = [any_deal(seats, options, rng) for _ in range(1 + int(rng.random() * 3))]
    plain = Briscola(seats, options, deals)
    moves: list[str] = []
    while True:
        legal = sorted(plain.legal())
        if not legal or rng.random() < 0.08:
            same(record_of("briscola", seats, deals, ", ".join(moves), **options), plain)
        if not legal:
            return len(moves)
        cards = [move for move in legal if move.startswith("play")]
        choice = cards if rng.random() < 0.6 else legal
        moves.append(choice[int(rng.random() * len(choice))])
        plain.play(moves[-1])


def same(record: dict[str, Any], plain: Briscola) -> None:
    answer: dict[str, Any] = answer_of_value(record)
    assert set(answer["legal"]) == plain.legal()
    assert answer["to_act"] == plain.to_act
    assert answer["scores"] == plain.scores
    assert [deal["points"] for deal in answer["deals"]] == plain.finished
    if plain.winners is not None:
        assert answer["result"]["winners"] == plain.winners
        return
    assert (answer["deal"], answer["dealer"]) == (plain.deal, plain.dealer)
    assert [sorted(hand) for hand in answer["hands"]] == [sorted(hand) for hand in plain.hands]
    assert [sorted(pile) for pile in answer["won"]] == [sorted(pile) for pile in plain.won]
    assert (answer["stock"], answer["tricks"]) == (plain.stock, plain.tricks)
    assert [tuple(play) for play in answer["table"]] == plain.table
    if plain.to_act is not None:
        assert (answer["points"], answer["trump"]) == (plain.points(), plain.trump)


def test_both_tellings_agree() -> None:
    lengths = [compare(seed) for seed in range(80)]
    assert min(lengths) < 10
    assert max(lengths) > 90


@pytest.mark.slow
def test_both_tellings_agree_in_five_thousand_matches() -> None:
    for seed in range(1_000, 6_000):
        compare(seed)


def test_both_refuse_what_is_not_legal() -> None:
    """Every move that can be written, at the start of two hundred positions."""
    for seed in range(200):
        rng = stream(seed, "refusals", 0)
        seats = SPEC.seats[seed % len(SPEC.seats)]
        options: dict[str, Any] = dict(mixed_table(SPEC, seats, rng).options)
        deal = any_deal(seats, options, rng)
        rules = table(seats, **options)
        state = rules.setup(Chance(None, (rules.read_deal(deal),))).state
        moves = [f"play {card}" for card in rules.pack.texts]
        moves += ["swap", *(f"accuse {suit}" for suit in "DCSB"), *(f"sign {sign}" for sign in SIGNS)]
        moves += [f"say {word}" for word in WORDS]
        allowed = {move for move in moves if rules.refuse(state, rules.grammar.read(move)) is None}
        assert allowed == Briscola(seats, options, [deal]).legal()
