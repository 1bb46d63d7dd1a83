"""Explicit deals: what is read from them, and what is refused by the name of its key (record.md, Deals)."""

from typing import Any

import pytest

from cardtables.engine.cards import french_pack, italian_pack
from cardtables.engine.deals import DealReader
from cardtables.engine.errors import TableError

PACK = italian_pack()


def reader(**raw: Any) -> DealReader:
    """Two seats, without the twos."""
    twoless = [card for card in PACK.cards if not PACK.text(card).startswith("2")]
    return DealReader(raw, PACK, 2, ("hands", "stock", "trump", "drawn", "scores", "phase"), twoless)


def code_of(read: Any) -> str:
    with pytest.raises(TableError) as caught:
        read()
    return caught.value.code


def test_an_unknown_key_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(TableError, match="unknown_deal_key") as caught:
        reader(hand=[])
    assert caught.value.params == {"key": "hand", "allowed": "dealer, turn, hands, stock, trump, drawn, scores, phase"}


def test_lists_are_read_in_their_order_and_in_any_case() -> None:
    deal = reader(hands=[["ad", "3C"], []], stock=["RB"])
    assert deal.cards_per_seat("hands") == ((PACK.read("AD"), PACK.read("3C")), ())
    assert deal.cards("stock") == (PACK.read("RB"),)
    assert reader().cards("stock") == ()
    assert reader().cards_per_seat("hands", required=False) == ((), ())


@pytest.mark.parametrize("value", [None, {}, "AD", [["AD"]], [[], [], []], 2])
def test_one_list_for_each_seat(value: object) -> None:
    assert code_of(lambda: reader(hands=value).cards_per_seat("hands")) == "one_list_per_seat"


def test_a_list_that_must_be_there() -> None:
    assert code_of(lambda: reader().cards("stock", required=True)) == "not_a_card_list"
    assert code_of(lambda: reader().cards_per_seat("hands")) == "one_list_per_seat"


@pytest.mark.parametrize(("card", "code"), [("2C", "card_not_in_game"), ("8C", "unknown_card"), (7, "unknown_card")])
def test_a_card_that_has_no_part_in_the_game(card: object, code: str) -> None:
    assert code_of(lambda: reader(stock=[card]).cards("stock")) == code


def test_a_card_may_lie_in_one_place_only() -> None:
    deal = reader(hands=[["AD"], []], stock=["AD"])
    deal.cards_per_seat("hands")
    assert code_of(lambda: deal.cards("stock")) == "card_too_often"


def test_of_two_packs_a_card_may_occur_twice_and_the_two_are_told_apart() -> None:
    pack = french_pack(2)
    deal = DealReader({"stock": ["QS", "QS"], "hands": ["QS"]}, pack, 2, ("stock", "hands"), pack.cards)
    first, second = deal.cards("stock")
    assert first != second
    assert pack.texts_of((first, second)) == ["QS", "QS"]
    assert code_of(lambda: deal.cards("hands")) == "card_too_often"


@pytest.mark.parametrize("value", [2, -1, True, 1.0, "1", [1]])
def test_a_seat_is_a_number_of_the_table(value: object) -> None:
    assert code_of(lambda: reader(dealer=value).seat("dealer")) == "bad_seat"


def test_a_seat_may_be_left_out() -> None:
    assert reader(turn=0).seat("turn") == 0
    assert reader().seat("turn") is None


@pytest.mark.parametrize("value", ["H", "", "DD", 1, ["D"]])
def test_a_suit_is_a_letter_of_the_pack(value: object) -> None:
    assert code_of(lambda: reader(trump=value).suit("trump")) == "bad_suit"
    assert reader(trump="s").suit("trump") == 2


@pytest.mark.parametrize("value", [[1], [1, -1], [1, 10_000], [1, True], [1, 1.0], "11", {}])
def test_counts_are_one_for_each_seat_and_none_below_zero(value: object) -> None:
    assert code_of(lambda: reader(drawn=value).numbers_per_seat("drawn")) == "one_number_per_seat"
    assert reader(drawn=[0, 3]).numbers_per_seat("drawn") == (0, 3)
    assert reader().numbers_per_seat("drawn") == (0, 0)


@pytest.mark.parametrize("value", [[1], [1, 10_000], [1, None], [False, 1], 3])
def test_scores_are_one_for_each_seat(value: object) -> None:
    assert code_of(lambda: reader(scores=value).scores("scores")) == "one_score_per_seat"
    assert reader(scores=[-4, 3]).scores("scores") == (-4, 3)
    assert reader().scores("scores") is None


def test_a_word_is_one_of_those_allowed() -> None:
    assert reader(phase="calls").word("phase", ("calls",)) == "calls"
    assert reader().word("phase", ("calls",)) is None
    assert code_of(lambda: reader(phase="vote").word("phase", ("calls",))) == "bad_deal_word"
    assert code_of(lambda: reader(phase=["calls"]).word("phase", ("calls",))) == "bad_deal_word"
