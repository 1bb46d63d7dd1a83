"""The rules page of Mariaje, Cinquecento (briscola-family.md, Mariaje)."""

import pytest

from tests.games.positions import cards
from tests.games.stock import SIXTY_SIXTY, Tables, deal, kinds, trick

TABLES = Tables("mariaje")
played, refused = TABLES.played, TABLES.refused

PAIRS = deal("RD CD RC CC 4S", "RS CS RB CB 4B", stock="6S 7D")
OVER = trick("5C", "4C")


EVEN = deal("5C", "4C", piles=SIXTY_SIXTY, trump="D")
"""Sixty points each and a trick without any."""


class TestDeclarations:
    def test_they_are_always_on(self) -> None:
        assert "accuse D" in played(PAIRS)["legal"]
        for value in ("on", "off"):
            assert refused(2, seed=1, accuse=value) == ("unknown_option", None)

    @pytest.mark.parametrize(("suit", "worth"), [("D", 40), ("C", 20)])
    def test_forty_in_briscola_twenty_otherwise(self, suit: str, worth: int) -> None:
        answer = played(PAIRS, f"accuse {suit}")
        assert (answer["points"], answer["trump"], answer["to_act"]) == ([worth, 0], "D", 0)

    def test_several_on_a_turn_each_suit_once(self) -> None:
        answer = played(PAIRS, "accuse D, accuse C, play 4S, accuse S, accuse B")
        assert (answer["points"], answer["to_act"]) == ([60, 40], 1)
        assert refused(PAIRS, "accuse D, accuse D") == ("already_accused", 1)

    def test_with_both_cards_in_hand_before_playing(self) -> None:
        assert refused(PAIRS, "accuse S") == ("accuse_cards_missing", 0)
        assert refused(deal("RD CC", "4S 5S", trump="D"), "accuse D") == ("accuse_cards_missing", 0)
        later = trick("CD", "4B", "4S", "CB")
        assert refused(PAIRS, f"{later}, accuse D") == ("accuse_cards_missing", 4)

    def test_also_when_the_stock_is_out(self) -> None:
        assert played(deal("RC CC", "4S 5S", trump="D"), "accuse C")["points"] == [20, 0]

    def test_king_and_donna_with_the_tuscan_order(self) -> None:
        position = deal("RD FD CD", "4S 5S", stock="6S 7D")
        assert played(position, "accuse D", order="tuscan")["points"] == [40, 0]
        without = deal("RD CD", "4S 5S", stock="6S 7D")
        assert refused(without, "accuse D", order="tuscan") == ("accuse_cards_missing", 0)

    def test_both_partners_carry_it(self) -> None:
        position = deal("RC CC", "4S 5S", "4B 5B", "6S 6B", trump="D")
        assert played(position, "accuse C")["points"] == [20, 0, 20, 0]

    def test_it_counts_for_the_match(self) -> None:
        position = deal("RC CC", "4C 5C", piles=cards("", "AS 3S"), trump="D")
        answer = played(position, "accuse C, play RC, play 4C, play CC, play 5C")
        assert (answer["scores"], answer["deals"][0]["note"]) == ([27, 21], "points_added")


class TestMatch:
    def test_points_add_up_and_the_deal_passes_on_also_after_60_60(self) -> None:
        answer = played([EVEN, {**EVEN, "dealer": 0, "turn": 0}], f"{OVER}, {OVER}", target=151)
        assert [done["scores"] for done in answer["deals"]] == [[60, 60], [120, 120]]
        assert (answer["status"], answer["deal"], answer["dealer"]) == ("needs_deal", 3, 1)
        assert played(EVEN, OVER)["dealer"] == 0

    def test_both_over_the_target_the_higher_wins_and_equal_play_on(self) -> None:
        three = [EVEN, EVEN, deal("AC", "4C", trump="D")]
        answer = played(three, f"{OVER}, {OVER}", target=61)
        assert (answer["status"], answer["deal"], answer["scores"]) == ("playing", 3, [120, 120])
        ended = played(three, f"{OVER}, {OVER}, {trick('AC', '4C')}", target=61)
        assert (ended["scores"], ended["result"]["winners"]) == ([131, 120], [0])

    def test_more_points_in_the_last_deal_are_not_what_wins(self) -> None:
        lead = deal("5C", "4C", piles=cards("AC AS AB AD RC RS RB RD", ""), trump="D")
        more = deal("4C", "AC", piles=cards("3C 3S", "AS AB AD 3D 3B"), trump="D")
        answer = played([lead, more], f"{OVER}, {trick('4C', 'AC')}", target=64)
        assert (answer["scores"], answer["status"]) == ([80, 64], "finished")
        assert answer["result"]["winners"] == [0]

    def test_partners_win_together(self) -> None:
        position = deal("5C", "4C", "6C", "7C", piles=cards("AC AS AB", "3C 3S", "AD 3B RC RS", "3D"), trump="D")
        answer = played(position, trick("5C", "4C", "6C", "7C"), target=62)
        assert answer["scores"] == [62, 30, 62, 30]
        assert answer["result"] == {"winners": [0, 2], "losers": [1, 3], "draw": False, "void": False}

    def test_the_target_is_500_from_61_to_1000(self) -> None:
        assert played(2, seed=1)["options"]["target"] == 500
        for target in (61, 151, 1000):
            assert played(2, seed=1, target=target)["options"]["target"] == target
        for wrong in (60, 1001, 3, "500", 500.0):
            assert refused(2, seed=1, target=wrong) == ("bad_number", None)


class TestAsBriscola:
    def test_three_cards_and_an_up_card(self) -> None:
        for seats in (2, 4):
            answer = played(seats, seed=1)
            assert [len(hand) for hand in answer["hands"]] == [3] * seats
            assert answer["trump"] == answer["upcard"][-1] == answer["stock"][-1][-1]

    def test_the_exchange(self) -> None:
        position = deal("7D 4C", "AS 5S", stock="6S AD")
        assert played(position, "swap", swap="7")["upcard"] == "7D"
        assert refused(position, "swap") == ("swap_off", 0)
        gone = f"{trick('4C', 'AS')}, swap"
        assert refused(deal("7D 4C", "AS 5S", stock="6S AD"), gone, swap="7") == ("swap_without_stock", 2)

    def test_four_make_signs_two_do_not(self) -> None:
        four = played(4, seed=1, signs="always", talk="always")
        assert kinds(four) >= {"play", "sign", "say"}
        assert refused(2, "sign re", seed=1) == ("no_partner", 0)

    @pytest.mark.parametrize("seats", [1, 3, 5, 6])
    def test_two_or_four_play(self, seats: int) -> None:
        assert refused(seats, seed=1) == ("bad_seat_count", None)

    @pytest.mark.parametrize("option", ["accuse", "early_end", "must_follow", "values", "form"])
    def test_options_it_has_not(self, option: str) -> None:
        assert refused(2, seed=1, **{option: "on"}) == ("unknown_option", None)
