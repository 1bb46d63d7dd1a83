"""Random positions, options and moves: the game and its plain second telling answer alike."""

from collections import Counter
from typing import Any

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng, shuffled, stream
from cardtables.engine.rules import Rules
from cardtables.games.spazzumazz.state import State
from cardtables.match.replay import common_keys
from tests.games.spazzumazz.reference import Spazzumazz
from tests.games.spazzumazz.table import SPEC, refused, table


def any_deal(seats: int, packs: int, rng: Rng) -> dict[str, Any]:
    """A whole deal, or an uneven position near the end with few ranks, so that rows and circles come up."""
    texts = table(seats, packs=packs).pack.texts
    if rng.random() < 0.3:
        stock, cards = shuffled(texts, rng), []
        lots = [[stock.pop() for _ in range(3 + 2 * (lot < seats))] for lot in range(3 * seats)]
    else:
        ranks = {text[:-1] for text in shuffled(texts, rng)[: 3 + int(rng.random() * 6)]}
        cards = [text for text in shuffled(texts, rng) if text[:-1] in ranks]
        lots = [[cards.pop() for _ in range(min(len(cards), int(rng.random() * 4)))] for _ in range(3 * seats)]
        stock = cards[: int(rng.random() * 6)] if all(lots[:seats]) else []
        cards = cards[len(stock) :]
    deal: dict[str, Any] = {
        "hands": lots[:seats],
        "face_up": lots[seats : 2 * seats],
        "face_down": lots[2 * seats :],
        "stock": stock,
        "pile": cards[: int(rng.random() * 5)],
    }
    for key in ("dealer", "turn"):
        if rng.random() < 0.4:
            deal[key] = int(rng.random() * seats)
    if rng.random() < 0.4:
        deal["drawn"] = [int(rng.random() * 4) for _ in range(seats)]
    return deal


def compare(seed: int) -> Counter[str]:
    """Play one match in both and compare now and then; what came up in it."""
    rng = stream(seed, "reference", 0)
    seats = SPEC.seats[seed % 5]
    options: dict[str, Any] = {
        "packs": 2 + int(rng.random() * 3),
        "next_dealer": "rotate" if rng.random() < 0.5 else "idiota",
        "games": 1 + int(rng.random() * 3),
    }
    deals = [any_deal(seats, options["packs"], rng) for _ in range(1 + int(rng.random() * 3))]
    plain = Spazzumazz(seats, options, deals)
    rules = table(seats, **options)
    state = rules.setup(Chance(None, tuple(rules.read_deal(deal) for deal in deals))).state
    found: Counter[str] = Counter()
    while True:
        legal = sorted(plain.legal())
        found[legal[0].split()[0] if legal else "over" if plain.over else "needs_deal"] += 1
        found["seen before"] += plain.seen > 1
        if not legal or rng.random() < 0.2:
            same(rules, state, plain)
        if not legal:
            found["void"] += plain.void
            return found
        move = legal[int(rng.random() * len(legal))]
        plain.move(move)
        state = rules.apply(state, rules.grammar.read(move)).state


def same(rules: Rules[Any], state: State, plain: Spazzumazz) -> None:
    view = rules.reveal(state)
    answer: dict[str, Any] = {**common_keys(rules, view), **rules.describe(view)}
    for key in ("hands", "face_up", "face_down"):
        there = [sorted(card for card in cards if card) for cards in getattr(plain, key)]
        assert [sorted(cards) for cards in answer[key]] == there, key
    assert answer["legal"] == sorted(plain.legal())
    assert (answer["to_act"], answer["scores"], answer["dealer"]) == (plain.to_act, plain.lost, plain.dealer)
    assert answer["status"] == ("finished" if plain.over else "playing" if plain.legal() else "needs_deal")
    assert (answer["table"], answer["stock"], answer["removed"]) == (plain.pile, plain.stock, plain.removed)
    assert (answer["out"], answer["drawn"]) == (plain.out, plain.drawn)
    if not plain.over:
        assert answer["seen"] == plain.seen
    if plain.over:
        few, most = min(plain.lost), max(plain.lost)
        level = few == most
        assert answer["result"] == {
            "winners": [] if level else [seat for seat in range(plain.seats) if plain.lost[seat] == few],
            "losers": [] if level else [seat for seat in range(plain.seats) if plain.lost[seat] == most],
            "draw": level,
            "void": plain.void == plain.games,
        }


@pytest.mark.parametrize("first", range(0, 200, 20))
def test_both_tellings_answer_alike(first: int) -> None:
    found = sum((compare(seed) for seed in range(first, first + 20)), Counter[str]())
    assert found["pickup"] > 10
    assert found["flip"] > 10


@pytest.mark.slow
def test_both_tellings_answer_alike_over_5000_matches() -> None:
    found = sum((compare(seed) for seed in range(1000, 6000)), Counter[str]())
    assert found["void"] > 10
    assert found["over"] > 1000


def test_what_one_refuses_the_other_refuses() -> None:
    rng = stream(1, "refused", 0)
    for _ in range(60):
        deal = any_deal(3, 2, rng)
        plain = Spazzumazz(3, {}, [deal])
        legal = plain.legal()
        tried = [f"play {name}{more}" for name in ("3", "7", "10", "2", "A") for more in ("", f" {name}", f" + {name}")]
        for move in {*tried, "play + 5", "flip 1", "flip 3", "pickup"} - {*legal}:
            assert refused(deal, move)[1] == 0
