"""Briscola from any position: uneven hands, a seat to begin, the keys of an explicit deal (record.md, Deals)."""

from typing import Any

import pytest

from tests.games.briscola.table import cards, deal, played, refused


def test_cards_are_drawn_while_there_are_any() -> None:
    """Two cards for three seats: the winner and the next one draw, the last of them the up-card."""
    answer = played(deal("AC 5S", "4C 6S", "5C 7S", stock="RB 2D"), "play AC, play 4C, play 5C")
    assert answer["hands"] == cards("5S RB", "2D 6S", "7S")
    assert (answer["stock"], answer["upcard"], answer["trump"]) == ([], None, "D")


def test_a_seat_without_cards_is_passed_over_in_a_trick() -> None:
    answer = played(deal("AC 5S", "", "5C 7S"), "play AC")
    assert (answer["to_act"], answer["table"]) == (2, [[0, "AC"]])


def test_a_seat_without_cards_draws_all_the_same() -> None:
    answer = played(deal("AC", "", "5C", stock="RB 3B 2D"), "play AC, play 5C")
    assert answer["hands"] == cards("RB", "3B", "2D")


def test_a_seat_without_cards_does_not_lead() -> None:
    assert played(deal("", "AC 5S", "5C 7S"))["to_act"] == 1
    won = played(deal("AC", "4C 6S", "5C 7S"), "play AC, play 4C, play 5C")
    assert (won["to_act"], won["tricks"]) == (1, [1, 0, 0])


def test_one_seat_alone_plays_its_cards_out() -> None:
    answer = played(deal("4C", "AC 3C RC"), "play 4C, play AC, play 3C", target=2)
    assert (answer["to_act"], answer["points"]) == (1, [0, 21])
    ended = played(deal("4C", "AC 3C RC"), "play 4C, play AC, play 3C, play RC", target=2)
    assert ended["deals"][0]["points"] == [0, 25]


def test_a_deal_without_any_card_in_hand_is_over_at_once() -> None:
    answer = played(deal("", "", piles=cards("AC", "")))
    assert (answer["status"], answer["deal"], answer["scores"]) == ("needs_deal", 2, [1, 0])


def test_a_thousand_deals_without_a_card_are_counted() -> None:
    answer = played([deal("", "")] * 1000)
    assert (answer["status"], answer["deal"], answer["scores"]) == ("needs_deal", 1001, [0, 0])


def test_early_end_waits_for_a_trick_also_where_the_seat_to_begin_has_no_cards() -> None:
    position = deal("", "4C 5C", "6C 7C", piles=cards("AC AS AB AD 3C 3S", "", ""))
    answer = played(position, early_end="on")
    assert (answer["deal"], answer["to_act"]) == (1, 1)
    assert played(position, "play 4C, play 6C", early_end="on")["deals"][0]["points"] == [64, 0, 0]


def test_more_than_three_cards_in_hand_are_played_like_three() -> None:
    answer = played(deal("AC 3C RC CC FC", "4C"), "play AC, play 4C")
    assert (answer["to_act"], len(answer["hands"][0])) == (0, 4)


@pytest.mark.parametrize(("dealer", "turn", "first"), [(None, None, 1), (2, None, 0), (2, 2, 2), (None, 0, 0)])
def test_dealer_and_turn_say_who_begins(dealer: int | None, turn: int | None, first: int) -> None:
    keys: dict[str, Any] = {key: value for key, value in (("dealer", dealer), ("turn", turn)) if value is not None}
    position = dict(deal("4C", "5C", "6C"))
    if dealer is None:
        del position["dealer"]
    answer = played({**position, **keys})
    assert (answer["to_act"], answer["dealer"]) == (first, dealer or 0)


def test_the_deal_passes_to_the_dealers_right_also_after_a_given_turn() -> None:
    deals = [deal("AC", "4C", "5C", dealer=2, turn=1), {**deal("AC", "4C", "5C"), "dealer": 0}]
    assert played(deals[:1], "play 4C, play 5C, play AC")["dealer"] == 0
    first = dict(deal("AC", "4C", "5C", dealer=1))
    second = {key: value for key, value in first.items() if key != "dealer"}
    answer = played([first, second], "play 5C, play AC, play 4C")
    assert (answer["dealer"], answer["to_act"]) == (2, 0)


def test_the_next_deal_comes_from_the_deals_then_from_the_seed() -> None:
    one = deal("AC", "4C")
    two = played([one, deal("3C", "RC")], "play AC, play 4C", seed=7)
    assert two["hands"] == cards("3C", "RC")
    three = played([one, one], "play AC, play 4C, play AC, play 4C", seed=7)
    assert (three["deal"], len(three["stock"])) == (3, 34)
    assert played([one], "play AC, play 4C")["status"] == "needs_deal"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hands": cards("AC 4C", "AC")}, "card_too_often"),
        ({"piles": cards("AC", "")}, "card_too_often"),
        ({"stock": ["4C"]}, "card_too_often"),
        ({"hands": cards("AC")}, "one_list_per_seat"),
        ({"hands": cards("AC", "4C", "5C")}, "one_list_per_seat"),
        ({"hands": "AC"}, "one_list_per_seat"),
        ({"hands": [["AC"], "4C"]}, "not_a_card_list"),
        ({"hands": [["AC"], [4]]}, "unknown_card"),
        ({"hands": [["AC"], ["10H"]]}, "unknown_card"),
        ({"hands": [["AC"], ["??"]]}, "unknown_card"),
        ({"piles": [["3C"]]}, "one_list_per_seat"),
        ({"stock": {"AD": 1}}, "not_a_card_list"),
        ({"stock": ["AD"], "trump": "C"}, "trump_contradicts_upcard"),
        ({"trump": "H"}, "bad_suit"),
        ({"trump": 1}, "bad_suit"),
        ({"dealer": 2}, "bad_seat"),
        ({"dealer": -1}, "bad_seat"),
        ({"dealer": True}, "bad_seat"),
        ({"turn": "0"}, "bad_seat"),
        ({"turn": 0.0}, "bad_seat"),
        ({"pile": []}, "unknown_deal_key"),
    ],
    ids=str,
)
def test_what_a_deal_may_not_be(change: dict[str, Any], code: str) -> None:
    assert refused([deal("AC", "4C"), {**deal("AC", "4C"), **change}]) == (code, None)


@pytest.mark.parametrize(("missing", "code"), [("hands", "one_list_per_seat"), ("trump", "trump_missing")])
def test_what_a_deal_must_have(missing: str, code: str) -> None:
    raw = {key: value for key, value in deal("AC", "4C").items() if key != missing}
    assert refused([deal("AC", "4C"), raw]) == (code, None)


def test_a_trump_may_repeat_the_up_cards_suit() -> None:
    assert played(deal("AC", "4C", stock="5S 7B", trump="b"))["trump"] == "B"


def test_all_deals_are_checked_before_the_first_move() -> None:
    assert refused([deal("AC", "4C"), deal("AC", "AC")], "play 4C") == ("card_too_often", None)


def test_cards_and_moves_are_read_in_any_case() -> None:
    answer = played(deal("ac 4s", "4C 5S"), "PLAY ac")
    assert answer["table"] == [[0, "AC"]]
