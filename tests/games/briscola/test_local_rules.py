"""Briscola's rules page, section Local rules: each option has its effect, and none where it is off.

Those that need a partner are in `test_partners`, `target` in `test_rules`.
"""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from cardtables.engine.events import as_seen_by
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.shelf.options import option_infos
from tests.games.briscola.table import SPEC, cards, deal, kinds, played, refused, table

# order

ORDERS = {
    "three_seven": ("A7RCF36542", {"A": 11, "7": 10, "R": 4, "C": 3, "F": 2}),
    "seven_high": ("A7RCF65432", {"A": 11, "7": 10, "R": 4, "C": 3, "F": 2}),
    "tuscan": ("A3RFC76542", {"A": 11, "3": 10, "R": 4, "F": 3, "C": 2}),
}


@pytest.mark.parametrize(
    ("order", "high", "low"), [(order, *pair) for order, (ranks, _) in ORDERS.items() for pair in pairwise(ranks)]
)
def test_order_sets_ranks_and_points(order: str, high: str, low: str) -> None:
    points = sum(ORDERS[order][1].get(rank, 0) for rank in (high, low))
    answer = played(deal(f"{low}C 4S", f"{high}C 4B"), f"play {low}C, play {high}C", order=order)
    assert (answer["to_act"], answer["points"]) == (1, [0, points])


# removed_two


@pytest.mark.parametrize("suit", "CDSB")
def test_removed_two_is_out_of_the_game_for_three(suit: str) -> None:
    for seed in range(5):
        answer = played(3, seed=seed, removed_two=suit)
        there = [card for hand in [*answer["hands"], answer["stock"]] for card in hand]
        assert {f"2{other}" for other in "CDSB"} - set(there) == {f"2{suit}"}
    assert refused(deal(f"2{suit}", "AC", "3C"), removed_two=suit) == ("card_not_in_game", None)


def test_removed_two_removes_nothing_for_two() -> None:
    answer = played(2, seed=1, removed_two="B")
    assert "2B" in [card for hand in [*answer["hands"], answer["stock"]] for card in hand]


# accuse


@pytest.mark.parametrize(
    ("hand", "order", "suit", "worth"),
    [
        ("RD CD 4C", "standard", "D", 40),
        ("RC CC 4C", "standard", "C", 20),
        ("RD FD 4C", "tuscan", "D", 40),
        ("RS FS 4C", "tuscan", "S", 20),
        ("RB CB 4C", "three_seven", "B", 20),
    ],
)
def test_accuse_adds_points_shows_the_cards_and_keeps_the_turn(hand: str, order: str, suit: str, worth: int) -> None:
    position = deal(hand, "AS 5S 6S")
    assert f"accuse {suit}" in played(position, accuse="on", order=order)["legal"]
    answer = played(position, f"accuse {suit}", accuse="on", order=order)
    assert (answer["to_act"], answer["points"]) == (0, [worth, 0])
    assert answer["hands"][0] == played(position)["hands"][0]
    assert f"accuse {suit}" not in answer["legal"]


def test_accuse_is_off_unless_chosen() -> None:
    position = deal("RD CD 4C", "AS 5S 6S")
    assert kinds(played(position)) == {"play"}
    assert refused(position, "accuse D") == ("accuse_off", 0)


@pytest.mark.parametrize(
    ("hand", "order"),
    [("RD FD 4C", "standard"), ("RD CD 4C", "tuscan"), ("RD CC 4C", "standard"), ("CD 4C 5C", "standard")],
)
def test_accuse_needs_both_cards_of_the_suit(hand: str, order: str) -> None:
    position = deal(hand, "AS 5S 6S")
    assert kinds(played(position, accuse="on", order=order)) == {"play"}
    assert refused(position, "accuse D", accuse="on", order=order) == ("accuse_cards_missing", 0)


def test_accuse_once_a_suit_and_only_while_both_are_in_hand() -> None:
    position = deal("RD CD 4C", "AS 5S 6S")
    assert refused(position, "accuse D, accuse D", accuse="on") == ("already_accused", 1)
    assert refused(position, "play CD, play 5S, accuse D", accuse="on") == ("accuse_cards_missing", 2)


def test_accuse_several_suits_on_the_own_turn_only() -> None:
    position = deal("RD CD 4C", "RC CC RS CS")
    answer = played(position, "accuse D, play 4C, accuse C, accuse S", accuse="on")
    assert (answer["to_act"], answer["points"]) == (1, [40, 40])
    assert refused(position, "accuse C", accuse="on") == ("accuse_cards_missing", 0)


PLAYED_OUT = "play CC, play 4S, play 4B, play 6S, play RC, play 5S, play 5B, play 6B"
"""Seat 0 takes both tricks with king and knight of cups: 7 points, 27 with the declaration."""


@pytest.mark.parametrize(
    ("pile", "declared", "points", "scores"),
    [
        ("AS AB", True, [27, 22, 27, 22], [1, 0, 1, 0]),
        ("AS AB", False, [7, 22, 7, 22], [0, 1, 0, 1]),
        ("AS 3S RS FS", True, [27, 27, 27, 27], [0, 0, 0, 0]),
    ],
    ids=["won by it", "lost without it", "equal totals draw"],
)
def test_accuse_counts_for_the_side_and_the_higher_total_wins(
    pile: str, declared: bool, points: list[int], scores: list[int]
) -> None:
    position = deal("RC CC", "4S 5S", "4B 5B", "6S 6B", piles=cards("", pile, "", ""))
    moves = f"accuse C, {PLAYED_OUT}" if declared else PLAYED_OUT
    (done,) = played(position, moves, accuse="on", signs="off", talk="off")["deals"]
    assert (done["points"], done["scores"]) == (points, scores)


def test_accused_cards_stay_known_to_all() -> None:
    """Every world that an opponent can imagine has them in that hand."""
    rules = table(2, accuse="on")
    position = rules.read_deal(dict(deal("RC CC 4S", "4C 5C 6C", stock="7S 7B 7C 7D")))
    state = rules.apply(rules.setup(Chance(None, (position,))).state, rules.grammar.read("accuse C")).state
    for number in range(20):
        world = rules.sample(rules.view(state, 1), stream(0, "test", number))
        assert {"RC", "CC"} <= set(rules.pack.texts_of(world.hands[0]))


# swap


@pytest.mark.parametrize("rank", ["7", "2"])
def test_swap_exchanges_the_low_briscola_for_the_up_card(rank: str) -> None:
    position = deal(f"{rank}D 4C", "AS 5S", stock="6S 7S 7B AD")
    answer = played(position, "swap", swap=rank)
    assert (answer["hands"][0], answer["upcard"], answer["to_act"]) == (["AD", "4C"], f"{rank}D", 0)
    assert answer["stock"] == ["6S", "7S", "7B", f"{rank}D"]
    assert answer["trump"] == "D"
    assert "swap" not in answer["legal"]


def test_swap_is_refused_without_the_option_the_card_or_a_stock() -> None:
    position = deal("7D 4C", "AS 5S", stock="6S 7S 7B AD")
    assert refused(position, "swap") == ("swap_off", 0)
    assert refused(position, "swap", swap="2") == ("swap_card_missing", 0)
    assert refused(deal("7D 4C", "AS 5S"), "swap", swap="7") == ("swap_without_stock", 0)


def test_swap_is_for_the_own_turn_and_its_card_is_known_to_all() -> None:
    position = deal("7D 4C", "AS 5S", stock="6S 7S 7B AD")
    assert "swap" not in played(position, "play 4C", swap="7")["legal"]
    rules = table(2, swap="7")
    setup = rules.setup(Chance(None, (rules.read_deal(dict(position)),)))
    step = rules.apply(setup.state, rules.grammar.read("swap"))
    (told,) = as_seen_by(step.events, 1)
    assert rules.pack.texts_of(told.cards) == ["7D", "AD"]


# early_end


@pytest.mark.parametrize(("pile", "ends"), [("AC AS AB AD 3C RC", True), ("AC AS AB AD 3C FC", False)])
def test_early_end_stops_the_deal_after_the_trick_that_brings_61(pile: str, ends: bool) -> None:
    """58 or 56 points and 3 more."""
    position = deal("CC 4S", "4C 5S", piles=cards(pile, ""), stock="6S 7D")
    answer = played(position, "play CC, play 4C", early_end="on")
    assert (answer["deal"], answer["status"]) == ((2, "needs_deal") if ends else (1, "playing"))
    assert played(position, "play CC, play 4C")["status"] == "playing"
    if ends:
        assert answer["deals"][0]["points"] == [61, 0]


def test_early_end_looks_at_the_side() -> None:
    position = deal("CC 4S", "4C 5S", "5C 6S", "6C 7S", piles=cards("AC AS AB", "", "AD 3C RC", ""))
    assert played(position, "play CC, play 4C, play 5C, play 6C", early_end="on")["deal"] == 2


def test_early_end_and_accuse_exclude_each_other() -> None:
    assert refused(2, seed=1, early_end="on", accuse="on") == ("options_together", None)
    assert refused(2, seed=1, early_end=True, accuse=True) == ("options_together", None)


# show_points


def test_show_points_tells_every_seat_the_points_so_far() -> None:
    position = deal("AC 5S", "4C 6S", "5C 7S", "6C 4S")
    moves = "play AC, play 4C, play 5C, play 6C"
    for seat in range(4):
        assert played(position, moves, view=seat, show_points="on")["points"] == [11, 0, 11, 0]
        assert "points" not in played(position, moves, view=seat)


# on and off


def test_on_and_off_may_be_true_and_false() -> None:
    options = played(4, seed=1, accuse=True, last_look=False)["options"]
    assert (options["accuse"], options["last_look"]) == ("on", "off")


# all of them


def test_every_option_has_a_test_named_after_it() -> None:
    """But for `friendly`, which is about a sitting and not about the rules."""
    sources = Path(__file__).parent.glob("test_*.py")
    names = [name for path in sources for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))]
    options = {info.name for info in option_infos(SPEC.options)} - {"friendly"}
    assert [option for option in sorted(options) if not any(option in name for name in names)] == []
