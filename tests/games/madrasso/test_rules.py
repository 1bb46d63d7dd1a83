"""Madrasso's rules page (briscola-family.md, Madrasso)."""

from typing import Any

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from tests.games.follow import Tables, deal, tricks
from tests.games.positions import Deal

TABLES = Tables("madrasso")
played, refused = TABLES.played, TABLES.refused

POSITION = deal("4C 7D 5S", "5C 6S 7B", "AC 6B 4B", "2D 5B RD", open="RD")
SEQUENCE = "A3RCF76542"


def whole(suits: str, dealer: int = 3) -> dict[str, Any]:
    """A whole deal in which each seat holds one suit; the last one's is briscola."""
    hands = [" ".join(rank + suit for rank in SEQUENCE) for suit in suits]
    return {**deal(*hands, dealer=dealer), "open": f"2{suits[dealer]}"}


class TestDeal:
    def test_ten_cards_each_and_the_dealers_open_one_is_briscola(self) -> None:
        for seed in range(20):
            answer = played([], seed=seed)
            dealer = answer["dealer"]
            assert [len(hand) for hand in answer["hands"]] == [10] * 4
            assert answer["upcard"] in answer["hands"][dealer]
            assert answer["trump"] == answer["upcard"][1]
            assert answer["to_act"] == (dealer + 1) % 4

    @pytest.mark.parametrize("view", [0, 1, 2])
    def test_the_open_card_is_seen_by_all(self, view: int) -> None:
        answer = played(POSITION, view=view)
        assert answer["hands"][3] == ["RD", "??", "??"]
        assert answer["upcard"] == "RD"

    def test_until_it_is_played(self) -> None:
        answer = played(POSITION, tricks("4C 5C AC RD"), view=0)
        assert (answer["upcard"], answer["trump"], answer["hands"][3]) == (None, "D", ["??", "??"])

    @pytest.mark.parametrize(
        ("keys", "code"),
        [
            ({"open": "7D"}, "open_not_with_dealer"),
            ({"open": "AS"}, "open_not_with_dealer"),
            ({"open": "1X"}, "unknown_card"),
            ({"open": 7}, "unknown_card"),
            ({"open": None}, "unknown_card"),
            ({"trump": "D"}, "unknown_deal_key"),
            ({"stock": []}, "unknown_deal_key"),
            ({"dealer": 4}, "bad_seat"),
        ],
    )
    def test_a_deal_that_cannot_be(self, keys: dict[str, object], code: str) -> None:
        assert refused({**POSITION, **keys}) == (code, None)

    def test_the_open_card_must_be_told(self) -> None:
        assert refused(deal("4C", "5C", "6C", "7C")) == ("open_card_missing", None)

    def test_every_deal_is_checked_before_the_first_move_with_the_dealer_that_the_rules_give(self) -> None:
        first = deal("4C", "5C", "6C", "7C", open="7C")
        second = {"hands": [["4C"], ["5C"], ["6C"], ["7C"]], "open": "7C"}
        assert refused([first, second]) == ("open_not_with_dealer", None)
        assert played([first, {**second, "open": "4C"}])["deal"] == 1

    def test_the_turn_may_be_told(self) -> None:
        assert played({**POSITION, "turn": 2})["to_act"] == 2


class TestPlay:
    def test_follow_suit_if_able(self) -> None:
        assert set(played(POSITION, tricks("5S"))["legal"]) == {"play 6S"}
        assert refused(POSITION, tricks("5S 5C")) == ("must_follow_suit", 1)

    def test_otherwise_any_card(self) -> None:
        assert set(played(POSITION, tricks("4C 5C AC"))["legal"]) == {"play 2D", "play 5B", "play RD"}

    @pytest.mark.parametrize(("trick", "winner"), [("4C 5C AC RD", 3), ("4C 5C AC 5B", 2), ("7D 5C AC 2D", 0)])
    def test_who_takes_it(self, trick: str, winner: int) -> None:
        answer = played(POSITION, tricks(trick))
        assert (answer["to_act"], answer["tricks"][winner]) == (winner, 1)

    def test_must_trump_is_a_duty_of_who_cannot_follow(self) -> None:
        moves = tricks("4C 5C AC")
        assert set(played(POSITION, moves, must_trump="on")["legal"]) == {"play 2D", "play RD"}
        assert refused(POSITION, f"{moves}, play 5B", must_trump="on") == ("must_trump", 3)
        assert set(played(POSITION, tricks("5S 6S"), must_trump="on")["legal"]) == {"play AC", "play 6B", "play 4B"}

    def test_not_holding_it_is_no_reason_about_suits(self) -> None:
        assert refused(POSITION, "play AD") == ("not_in_hand", 0)

    @pytest.mark.parametrize("move", ["sign re", "say carico", "name D", "accuse D", "claim", "play", "swap 7D"])
    def test_no_signs_and_no_words(self, move: str) -> None:
        assert refused(POSITION, move) == ("unknown_move", 0)


class TestSwap:
    def test_the_seven_for_the_open_card(self) -> None:
        answer = played(POSITION, "swap")
        assert answer["hands"] == [["RD", "4C", "5S"], ["5C", "6S", "7B"], ["AC", "4B", "6B"], ["2D", "7D", "5B"]]
        assert (answer["upcard"], answer["trump"], answer["to_act"]) == ("7D", "D", 0)
        assert "swap" not in answer["legal"]

    def test_the_seven_lies_open_then(self) -> None:
        answer = played(POSITION, "swap", view=1)
        assert (answer["hands"][3], answer["hands"][0]) == (["7D", "??", "??"], ["??"] * 3)

    @pytest.mark.parametrize(
        ("position", "moves", "refusal"),
        [
            (POSITION, f"{tricks('4C 5C AC 2D')}, play 5B, swap", ("swap_after_first_trick", 5)),
            (POSITION, "play 4C, swap", ("swap_card_missing", 1)),
            (POSITION, "swap, swap", ("swap_card_missing", 1)),
            (deal("4C", "5C", "6C", "7D RD", open="RD"), "play 4C, play 5C, play 6C, swap", ("swap_by_dealer", 3)),
            ({**deal("7D 4C", "5C", "6C", "RD", open="RD"), "turn": 3}, "play RD, swap", ("open_card_played", 1)),
        ],
    )
    def test_refused(self, position: dict[str, object], moves: str, refusal: tuple[str, int]) -> None:
        assert refused(position, moves) == refusal

    def test_it_may_still_be_made_on_a_later_turn_of_the_first_trick(self) -> None:
        position = deal("4C 5S", "7D 6S", "AC 6B", "2D RD", open="RD")
        answer = played(position, "play 4C, swap, play 6S")
        assert answer["table"] == [[0, "4C"], [1, "6S"]]

    def test_the_seven_itself_may_lie_open(self) -> None:
        position = deal("4C", "5C", "6C", "7D", open="7D")
        assert refused(position, "swap") == ("swap_card_missing", 0)
        assert (played(position)["upcard"], played(position)["trump"]) == ("7D", "D")

    def test_worlds_keep_the_exchanged_card_where_it_went(self) -> None:
        rules, state = TABLES.state(POSITION, "swap, play 4C")
        king = rules.pack.card("R", "D")
        for number in range(30):
            world = rules.sample(rules.view(state, 1), stream(number, "world", 0))
            assert king in world.hands[0]


class TestScore:
    def test_the_last_trick_counts_ten_more(self) -> None:
        first = deal("4C", "5C", "AC", "2D", open="2D")
        second = {"hands": [["4D"], ["5D"], ["6D"], ["7D"]], "open": "4D"}
        answer = played([first, second], tricks("4C 5C AC 2D"))
        assert (answer["deals"][0]["points"], answer["scores"]) == ([0, 21, 0, 21], [0, 21, 0, 21])
        assert (answer["deal"], answer["dealer"], answer["to_act"]) == (2, 0, 1)

    def test_a_whole_deal_counts_130(self) -> None:
        rules = TABLES.rules()
        for seed in range(10):
            state = rules.setup(Chance(seed)).state
            while not state.match.finished:
                state = rules.apply(state, rules.legal(state)[0]).state
            assert sum(state.match.finished[0].points[:2]) == 130

    def test_an_uneven_position_passes_over_empty_hands(self) -> None:
        answer = played(deal("4C 5C", "", "6C", "2D", open="2D"), tricks("4C 6C 2D"))
        assert (answer["tricks"], answer["to_act"], answer["status"]) == ([0, 0, 0, 1], 0, "playing")

    def test_points_are_hidden_unless_shown(self) -> None:
        assert "points" not in played(POSITION, view=0)
        assert played(POSITION, view=0, show_points="on")["points"] == [0] * 4

    def test_each_looks_through_the_own_sides_pile(self) -> None:
        moves = tricks("4C 5C AC 2D")
        assert played(POSITION, moves, view=1)["won"][3] == ["4C", "5C", "AC", "2D"]
        assert played(POSITION, moves, view=0)["won"][3] == ["??"] * 4


ONE = ["4C", "5C", "AC", "3C"]
"""Seat 2 takes a trick of 21 points and the last trick, 31 in all, whoever deals."""


def rounds(count: int, last: str = "AC") -> tuple[list[Deal], str]:
    """So many deals of one trick, each for seats 0 and 2, the last taken by the holder of a card."""
    deals: list[Deal] = []
    moves: list[str] = []
    for number in range(count):
        dealer = number % 4
        hands = ONE
        if number == count - 1 and last == "3C":
            hands = ["4C", "AC", "5C", "3C"]
        deals.append({"hands": [[card] for card in hands], "dealer": dealer, "open": hands[dealer]})
        moves += [f"play {hands[(dealer + step) % 4]}" for step in (1, 2, 3, 4)]
    return deals, ", ".join(moves)


class TestMatch:
    def test_not_before_ten_deals(self) -> None:
        """Three deals bring 93 points, four 124: a match to 100 goes on to the tenth deal."""
        deals, moves = rounds(9)
        answer = played(deals, moves, target=100)
        assert (answer["status"], answer["scores"]) == ("needs_deal", [279, 0, 279, 0])
        deals, moves = rounds(10)
        answer = played(deals, moves, target=100)
        assert (answer["status"], answer["result"]["winners"]) == ("finished", [0, 2])

    def test_it_goes_on_beyond_ten_until_the_target_is_reached(self) -> None:
        deals, moves = rounds(11)
        assert played(deals, moves, target=342)["status"] == "needs_deal"
        assert played(deals, moves, target=341)["status"] == "finished"

    def test_equal_scores_play_one_more_deal(self) -> None:
        pairs = [rounds(1), rounds(1, "3C")]
        deals: list[Deal] = [{**pairs[number % 2][0][0], "dealer": 0, "open": "4C"} for number in range(10)]
        moves = ", ".join([tricks("5C AC 3C 4C"), tricks("AC 5C 3C 4C")] * 5)
        answer = played(deals, moves, target=100)
        assert (answer["status"], answer["scores"]) == ("needs_deal", [155] * 4)
        more = played([*deals, deals[0]], f"{moves}, {tricks('5C AC 3C 4C')}", target=100)
        assert (more["status"], more["scores"], more["result"]["winners"]) == ("finished", [186, 155, 186, 155], [0, 2])

    @pytest.mark.parametrize("suits", ["CSBD", "BDSC"])
    def test_all_ten_tricks_win_the_match_at_once(self, suits: str) -> None:
        """The dealer, seat 3, holds all of briscola, trumps the first lead and goes on leading."""
        answer = played(whole(suits), self._all_for_the_last(suits))
        assert (answer["result"]["winners"], answer["scores"]) == ([1, 3], [0, 130, 0, 130])
        assert answer["deals"][0]["note"] == "cappotto"

    def test_and_count_in_any_deal_of_the_match(self) -> None:
        """The others have 31 points from the deal before, and lose the match nevertheless."""
        first, _ = rounds(1)
        answer = played(
            [{**first[0], "dealer": 3, "open": "3C"}, whole("CSBD")],
            f"{tricks('4C 5C AC 3C')}, {self._all_for_the_last('CSBD')}",
        )
        assert (answer["result"]["winners"], answer["scores"]) == ([1, 3], [31, 130, 31, 130])

    @staticmethod
    def _all_for_the_last(suits: str) -> str:
        first = tricks(" ".join(f"A{suit}" for suit in suits))
        rest = [" ".join(f"{rank}{suit}" for suit in (suits[3], *suits[:3])) for rank in SEQUENCE[1:]]
        return f"{first}, {tricks(*rest)}"

    def test_fewer_tricks_are_no_cappotto(self) -> None:
        answer = played(deal("4C", "5C", "AC", "2D", open="2D"), tricks("4C 5C AC 2D"))
        assert (answer["status"], answer["deals"][0]["note"]) == ("needs_deal", "")

    @pytest.mark.parametrize(
        "options", [{"target": 99}, {"target": 2001}, {"target": "777"}, {"must_trump": "maybe"}, {"order": "x"}]
    )
    def test_options_refused(self, options: dict[str, Any]) -> None:
        assert refused(POSITION, **options)[1] is None

    @pytest.mark.parametrize(
        ("order", "trick", "winner"), [("three_seven", "3C 7C 5C 4C", 1), ("tuscan", "CC FC 5C 4C", 1)]
    )
    def test_the_order_decides(self, order: str, trick: str, winner: int) -> None:
        hands = [f"{card} {rank}B" for card, rank in zip(trick.split(), "4567", strict=True)]
        answer = played(deal(*hands, open="7B"), tricks(trick), order=order)
        assert answer["to_act"] == winner
