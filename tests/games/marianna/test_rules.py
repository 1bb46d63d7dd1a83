"""Marianna's rules page (briscola-family.md, Marianna)."""

from typing import Any

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.shelf.conformance.play import random_game
from tests.games.positions import cards
from tests.games.stock import SIXTY_SIXTY, Tables, deal, kinds, trick
from tests.games.stock_deals import rules_of

TABLES = Tables("marianna")
played, refused = TABLES.played, TABLES.refused

PAIRS = deal("RD CD RC CC 4C", "RS CS RB CB AC", stock="4S 5S 6S 7S 4B 5B 6B 7B")
"""Each can declare twice, and seat 0 leads."""


class TestDeal:
    @pytest.mark.parametrize(
        ("seats", "stock", "with_draw", "tricks"), [(2, 30, 15, 20), (3, 24, 8, 13), (4, 20, 5, 10)]
    )
    def test_five_each_no_up_card_and_no_briscola_at_first(
        self, seats: int, stock: int, with_draw: int, tricks: int
    ) -> None:
        answer = played(seats, seed=1)
        assert [len(hand) for hand in answer["hands"]] == [5] * seats
        assert (len(answer["stock"]), answer["upcard"], answer["trump"]) == (stock, None, None)
        game = random_game(rules_of("marianna", seats, signs="off", talk="off"), Chance(1), stream(1, "test", 0))
        taken = [step for step in game.steps if any(event.kind == "trick_taken" for event in step.events)]
        draws = [sum(event.kind == "drew" for event in step.events) for step in taken[:tricks]]
        assert draws == [seats] * with_draw + [0] * (tricks - with_draw)

    def test_three_play_without_one_two(self) -> None:
        for suit in "CDSB":
            answer = played(3, seed=1, removed_two=suit)
            assert f"2{suit}" not in [card for hand in [*answer["hands"], answer["stock"]] for card in hand]
        assert refused(deal("2C", "4C", "5C")) == ("card_not_in_game", None)

    @pytest.mark.parametrize("seats", [1, 5, 6])
    def test_two_three_or_four_play(self, seats: int) -> None:
        assert refused(seats, seed=1) == ("bad_seat_count", None)

    def test_the_stock_is_hidden_to_its_last_card(self) -> None:
        for view in range(3):
            assert set(played(3, seed=1, view=view)["stock"]) == {"??"}


class TestDeclaration:
    def test_without_one_no_suit_beats_the_suit_led(self) -> None:
        answer = played(deal("4C 7S", "AD 7B", stock="4S 5S"), trick("4C", "AD"))
        assert (answer["trump"], answer["tricks"]) == (None, [1, 0])

    def test_its_suit_is_briscola_from_this_trick_on(self) -> None:
        """Seat 1 answers the ace, declares, and takes it with the knight just shown."""
        position = deal("AC 4C", "RS CS", stock="4S 5S 6S 7S")
        assert played(position, trick("AC", "CS"))["tricks"] == [1, 0]
        answer = played(position, "play AC, accuse S, play CS")
        assert (answer["trump"], answer["tricks"], answer["points"]) == ("S", [0, 1], [0, 34])

    def test_it_replaces_any_earlier_one(self) -> None:
        """Coins are briscola until seat 1 declares swords: then the king of coins takes nothing."""
        answer = played(PAIRS, "accuse D, play RD, accuse S, play CS")
        assert (answer["trump"], answer["tricks"]) == ("S", [0, 1])
        assert played(PAIRS, "accuse D, play RD, play CS")["tricks"] == [1, 0]

    @pytest.mark.parametrize(("values", "worth"), [(20, (20, 40, 60, 80)), (40, (40, 60, 80, 100))])
    def test_worth_by_the_order_over_all_players(self, values: int, worth: tuple[int, ...]) -> None:
        """Seat 0 makes the first and the fourth, seat 1 the second and the third, having taken a trick with the ace."""
        first, second, third, fourth = worth
        answer = played(PAIRS, "accuse C, play 4C, accuse B", values=values)
        assert answer["points"] == [first, second]
        answer = played(PAIRS, "accuse C, play 4C, accuse B, play AC, accuse S", values=values)
        assert answer["points"] == [first, second + third + 11]
        moves = "accuse C, play 4C, accuse B, play AC, accuse S, play 4S, accuse D"
        assert played(PAIRS, moves, values=values)["points"] == [first + fourth, second + third + 11]

    def test_worth_among_three(self) -> None:
        position = deal("RD CD 4C", "RC CC 5C", "RS CS 6C", stock="4S 5S 6S")
        answer = played(position, "accuse D, play 4C, accuse C, play 5C, accuse S")
        assert (answer["points"], answer["trump"], answer["to_act"]) == ([20, 40, 60], "S", 2)

    def test_partners_carry_it_together(self) -> None:
        position = deal("RD CD 4C", "5C", "RS CS 6C", "7C", stock="4S")
        answer = played(position, "accuse D, play 4C, play 5C, accuse S")
        assert answer["points"] == [60, 0, 60, 0]

    def test_one_on_a_turn(self) -> None:
        assert refused(PAIRS, "accuse D, accuse C") == ("accuse_once_a_turn", 1)
        answer = played(PAIRS, "accuse D")
        assert (kinds(answer), answer["to_act"]) == ({"play"}, 0)
        assert {"accuse B", "accuse S"} <= set(played(PAIRS, "accuse D, play 4C")["legal"])
        next_turn = played(PAIRS, "accuse D, play 4C, play CB")
        assert (next_turn["to_act"], "accuse C" in next_turn["legal"]) == (0, True)

    def test_each_suit_once_a_deal(self) -> None:
        moves = "accuse D, play 4C, play AC, play 4S, accuse D"
        assert refused(PAIRS, moves) == ("already_accused", 4)
        whole = "accuse D, play RD, play 4C, play CD, play 5S"
        assert played([deal("RD CD", "4C", stock="5S")] * 2, f"{whole}, accuse D")["points"] == [20, 0]

    def test_only_while_there_is_a_stock(self) -> None:
        gone = deal("RD CD", "4C 5C")
        assert kinds(played(gone)) == {"play"}
        assert refused(gone, "accuse D") == ("accuse_without_stock", 0)
        last = deal("RD CD 4S", "4C 5C 5S", stock="6S 7S")
        assert "accuse D" in played(last)["legal"]
        assert refused(last, "play 4S, play 5S, play 4C, accuse D") == ("accuse_without_stock", 3)

    def test_with_both_cards_in_hand_before_playing(self) -> None:
        assert refused(PAIRS, "accuse S") == ("accuse_cards_missing", 0)
        assert refused(PAIRS, "play 4C, accuse C") == ("accuse_cards_missing", 1)
        assert refused(PAIRS, "accuse H")[1] == 0
        assert played(PAIRS, view=1)["legal"] == []

    def test_king_and_donna_with_the_tuscan_order(self) -> None:
        position = deal("RD FD CD", "4C", stock="5S")
        assert played(position, "accuse D", order="tuscan")["trump"] == "D"
        assert refused(deal("RD CD", "4C", stock="5S"), "accuse D", order="tuscan") == ("accuse_cards_missing", 0)

    def test_the_briscola_stays_when_the_stock_is_out(self) -> None:
        position = deal("RD CD 4S", "AC 5C 5S", stock="6S 7S")
        answer = played(position, "accuse D, play 4S, play 5S, play AC, play CD")
        assert (answer["stock"], answer["trump"], answer["tricks"]) == ([], "D", [1, 1])


class TestExplicitTrump:
    def test_it_is_in_force_and_no_declaration(self) -> None:
        position = deal("4C RS CS", "4D 5B", stock="6S 7S", trump="d")
        answer = played(position, trick("4C", "4D"))
        assert (answer["trump"], answer["tricks"], answer["points"]) == ("D", [0, 1], [0, 0])
        answer = played(position, "accuse S")
        assert (answer["trump"], answer["points"]) == ("S", [20, 0])

    def test_its_own_suit_may_be_declared(self) -> None:
        answer = played(deal("RD CD", "4C", stock="5S", trump="D"), "accuse D")
        assert (answer["trump"], answer["points"]) == ("D", [20, 0])

    @pytest.mark.parametrize("stock", ["", "5S 7B"])
    def test_with_a_stock_or_without_in_every_suit(self, stock: str) -> None:
        for suit in "DCSB":
            assert played(deal("RD CD", "4C", stock=stock, trump=suit))["trump"] == suit
        assert played(deal("RD CD", "4C", stock=stock))["trump"] is None
        assert refused(deal("RD CD", "4C", stock=stock, trump="H")) == ("bad_suit", None)

    def test_the_next_deal_has_none(self) -> None:
        answer = played([deal("AC", "4C", trump="D"), deal("AC", "4C")], trick("AC", "4C"))
        assert (answer["deal"], answer["trump"]) == (2, None)


class TestPlay:
    def test_no_duty_to_follow(self) -> None:
        position = deal("4C", "AC 5D 6S", stock="7S", trump="D")
        assert played(position, "play 4C")["legal"] == ["play 5D", "play 6S", "play AC"]

    def test_no_exchange_and_no_claim(self) -> None:
        position = deal("7D 2D", "4C", stock="AD", trump="D")
        assert refused(position, "swap") == ("swap_off", 0)
        assert refused(position, "claim") == ("claim_off", 0)

    def test_a_stock_smaller_than_the_table(self) -> None:
        answer = played(deal("AC", "4C", "5C", stock="6S 7S"), trick("AC", "4C", "5C"))
        assert (answer["hands"], answer["stock"], answer["to_act"]) == (cards("6S", "7S", ""), [], 0)


FOUR = ("4C 4S 4B 7S", "5C 5S 5B 3S", "6C 6S 6B 3B", "7C 7B AB AS")
FIRST = trick("4C", "5C", "6C", "7C")


class TestPartners:
    def seen(self, position: Any, moves: str = "", **options: object) -> list[bool]:
        return ["??" not in hand for hand in played(position, moves, view=0, **options)["hands"]]

    def test_they_look_when_the_stock_is_out_and_three_cards_are_left(self) -> None:
        assert self.seen(deal(*FOUR)) == [True, False, False, False]
        assert self.seen(deal(*FOUR), FIRST) == [True, False, True, False]
        assert self.seen(deal(*FOUR, stock="RC CC FC RS"), FIRST) == [True, False, False, False]
        assert self.seen(deal(*FOUR), FIRST, last_look="off") == [True, False, False, False]

    def test_three_cards_and_a_stock_are_no_time_to_look(self) -> None:
        assert self.seen(deal("4C", "5C", "6C", "7C", stock="RC")) == [True, False, False, False]

    def test_they_look_before_a_lead_and_not_within_a_trick(self) -> None:
        """Seat 0 has four cards, and leads the first of them: the others have two."""
        position = deal("4C 4S 4B 7S", "5C 5S", "6C 6S", "7C 7B")
        for plays in (0, 1, 2, 3):
            moves = ", ".join(FIRST.split(", ")[:plays])
            assert self.seen(position, moves) == [True, False, False, False]
        assert self.seen(position, FIRST) == [True, False, True, False]

    def test_the_look_is_told_once(self) -> None:
        told = []
        plays = [*FIRST.split(", "), "play 7B", "play 4S", "play 5S", "play 6S"]
        for count in range(len(plays) + 1):
            _, _, events = TABLES.told(deal(*FOUR), ", ".join(plays[:count]))
            told.append(sum(event.kind == "looked" for event in events))
        assert told == [0, 0, 0, 0, 2, 0, 0, 0, 0]

    def test_four_make_signs_and_say_words_fewer_do_not(self) -> None:
        assert kinds(played(4, seed=1, signs="always", talk="always")) >= {"play", "sign", "say"}
        assert refused(4, "sign re", seed=1) == ("sign_not_in_first_trick", 0)
        for seats in (2, 3):
            assert refused(seats, "sign re", seed=1) == ("no_partner", 0)


class TestMatch:
    def test_points_add_up_and_the_deal_passes_on_also_after_60_60(self) -> None:
        answer = played(deal("5C", "4C", piles=SIXTY_SIXTY), trick("5C", "4C"))
        (done,) = answer["deals"]
        assert (done["scores"], done["note"], answer["dealer"]) == ([60, 60], "points_added", 0)

    def test_declarations_count_and_the_higher_of_two_over_the_target_wins(self) -> None:
        piles = cards("AC AS AB AD RC RS", "3C 3S 3B 3D CC CS CB FC FS FB FD RB")
        position = deal("RD CD", "4C", stock="5S", piles=piles)
        answer = played(position, "accuse D, play RD, play 4C, play CD, play 5S", target=61)
        assert (answer["status"], answer["scores"]) == ("finished", [79, 61])
        assert answer["result"]["winners"] == [0]

    def test_three_over_the_target_and_two_equal_play_on(self) -> None:
        piles = cards("AC AS AB AD RC RS RB RD", "3C 3S 3B 3D CC CS CB CD FC FS FB FD", "")
        twice = [deal("5C", "4C", "6C", piles=piles)] * 2
        moves = ", ".join([trick("5C", "4C", "6C")] * 2)
        answer = played([*twice, deal("AC", "4C", "5C", piles=cards("", "", "AS AB"))], moves, target=61)
        assert (answer["status"], answer["deal"], answer["scores"]) == ("playing", 3, [120, 120, 0])

    def test_the_target_is_500_from_61_to_1000(self) -> None:
        assert played(3, seed=1)["options"]["target"] == 500
        for target in (60, 1001, "500", 500.0):
            assert refused(2, seed=1, target=target) == ("bad_number", None)

    def test_values_are_20_or_40(self) -> None:
        assert played(2, seed=1)["options"]["values"] == 20
        for values in (0, 30, 60, "20", 20.0, True):
            assert refused(2, seed=1, values=values) == ("bad_choice", None)

    @pytest.mark.parametrize("option", ["accuse", "swap", "early_end", "must_follow", "form"])
    def test_options_it_has_not(self, option: str) -> None:
        assert refused(2, seed=1, **{option: "on"}) == ("unknown_option", None)
