"""Schembil's rules page (briscola-family.md, Schembil)."""

import pytest

from tests.games.positions import Deal
from tests.games.stock import Tables, deal, kinds, trick

TABLES = Tables("schembil")
played, refused = TABLES.played, TABLES.refused

TWO_TRICKS = ("4C 4S", "5C 5S", "6C 6S", "7C 7S", "FC FS", "CC CS")
FIRST = trick("4C", "5C", "6C", "7C", "FC", "CC")
"""Seat 5 takes it, seat 0 led."""


def one_trick(*, drawn: bool = False) -> Deal:
    """Seat 0 leads; the knight takes three points or, where the deal is to be drawn, there are none."""
    return deal(*(("4C", "5C", "6C", "7C", "4S", "5S") if drawn else ("4C", "5C", "6C", "7C", "FC", "CC")), trump="D")


ONE = {False: trick("4C", "5C", "6C", "7C", "FC", "CC"), True: trick("4C", "5C", "6C", "7C", "4S", "5S")}
"""Its moves, by whether it is drawn."""


class TestTable:
    def test_six_in_two_trios_with_36_cards(self) -> None:
        answer = played(6, seed=1)
        there = [card for hand in [*answer["hands"], answer["stock"]] for card in hand]
        assert len(set(there)) == len(there) == 36
        assert not any(card.startswith("2") for card in there)
        assert [len(hand) for hand in answer["hands"]] == [3] * 6

    @pytest.mark.parametrize("place", ["hands", "stock", "piles"])
    def test_a_two_is_in_no_deal(self, place: str) -> None:
        position = dict(deal("4C", "5C", "6C", "7C", "FC", "CC", trump="C"))
        put: dict[str, object] = {
            "hands": [["2C"], [], [], [], [], []],
            "stock": ["2C", "4B"],
            "piles": [["2C"], [], [], [], [], []],
        }
        if place == "stock":
            del position["trump"]
        assert refused({**position, place: put[place]}) == ("card_not_in_game", None)

    @pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
    def test_six_play(self, seats: int) -> None:
        assert refused(seats, seed=1) == ("bad_seat_count", None)

    def test_the_trio_counts_together(self) -> None:
        answer = played(one_trick(), ONE[False])
        assert (answer["deals"][0]["points"], answer["scores"]) == ([0, 5] * 3, [0, 1] * 3)

    def test_first_to_three_deals(self) -> None:
        assert played(6, seed=1)["options"]["target"] == 3
        answer = played([one_trick()] * 3, ", ".join([ONE[False]] * 3))
        assert answer["result"] == {"winners": [1, 3, 5], "losers": [0, 2, 4], "draw": False, "void": False}


class TestCaptains:
    @pytest.mark.parametrize(
        ("ends", "captains"),
        [([], [0, 1]), ([False], [2, 3]), ([True], [2, 3]), ([False, True], [4, 5]), ([True] * 3, [0, 1])],
    )
    def test_each_deal_the_next_two_drawn_deals_counted(self, ends: list[bool], captains: list[int]) -> None:
        deals = [*(one_trick(drawn=drawn) for drawn in ends), one_trick()]
        moves = ", ".join(ONE[drawn] for drawn in ends)
        assert played(deals, moves)["captains"] == captains
        assert played(deals[:-1] or [one_trick()], moves)["captains"] == captains
        for view in range(6):
            assert played(deals, moves, view=view)["captains"] == captains

    def test_the_deal_tells_who_they_are(self) -> None:
        _, _, events = TABLES.told(one_trick())
        assert [event.seat for event in events if event.kind == "captain"] == [0, 1]
        assert not any(event.kind == "captain" for event in Tables("briscola").told(one_trick())[2])

    @pytest.mark.parametrize("turn", range(6))
    def test_only_they_say_words_and_all_may_sign(self, turn: int) -> None:
        always = {"signs": "always", "talk": "always"}
        position = deal(*TWO_TRICKS, trump="D", turn=turn)
        may_speak = turn in (0, 1)
        assert kinds(played(position, **always)) == {"play", "sign", *(["say"] if may_speak else [])}
        if may_speak:
            assert played(position, "say vieni", **always)["to_act"] == turn
        else:
            assert refused(position, "say vieni", **always) == ("captain_speaks", 0)
        assert played(position, "sign re", **always)["to_act"] == turn

    def test_in_the_second_deal_two_others_speak(self) -> None:
        deals = [one_trick(), deal(*TWO_TRICKS, trump="D")]
        assert refused(deals, f"{ONE[False]}, say vieni", talk="always") == ("captain_speaks", 6)
        deals = [one_trick(), deal(*TWO_TRICKS, trump="D", turn=2)]
        assert played(deals, f"{ONE[False]}, say vieni", talk="always")["to_act"] == 2

    def test_they_too_wait_for_the_first_trick(self) -> None:
        """Seat 5 leads to the second trick, then it is the captains' turn."""
        position = deal(*TWO_TRICKS, trump="D")
        assert refused(position, "say vieni") == ("say_not_in_first_trick", 0)
        assert refused(position, f"{FIRST}, say vieni") == ("captain_speaks", 6)
        answer = played(position, f"{FIRST}, play CS, say vieni, say taglia")
        assert (answer["to_act"], kinds(answer)) == (0, {"play", "sign", "say"})

    @pytest.mark.parametrize("seat", [0, 2])
    def test_where_no_words_are_said_nobody_is_sent_to_the_captain(self, seat: int) -> None:
        position = deal(*TWO_TRICKS, trump="D", turn=seat)
        assert refused(position, "say vieni", talk="off") == ("say_off", 0)

    def test_last_silence_silences_them_too(self) -> None:
        position = deal(*TWO_TRICKS, trump="D")
        assert refused(position, "say vieni", talk="always", last_silence="on") == ("silence_at_the_end", 0)


class TestAsBriscola:
    def test_the_trio_looks_at_its_hands_when_the_stock_is_out(self) -> None:
        hands = played(deal(*TWO_TRICKS, trump="D"), view=2)["hands"]
        assert ["??" in hand for hand in hands] == [False, True] * 3

    def test_the_local_rules_are_briscolas(self) -> None:
        position = deal("7D RC CC", "5D", "5S", "5B", "4B", "6B", stock="6S AD")
        assert kinds(played(position, swap="7", accuse="on")) == {"play", "swap", "accuse"}
        assert refused(6, seed=1, early_end="on", accuse="on") == ("options_together", None)
        assert refused(6, seed=1, captains="off") == ("unknown_option", None)
