"""Marianna's bots: pairs are kept, declared as soon as may be, and the suit declared last is the better one."""

from tests.games.stock import Tables, trick
from tests.games.stock_bots import QUIET, check_endings, check_every_decision, chosen, opening

TABLES = Tables("marianna")
TWO_PAIRS = ("RS CS RD CD AD", "AB FB RB AC 3C")


class TestDeclaring:
    def test_a_pair_is_declared_at_once(self) -> None:
        assert chosen(TABLES, opening("RS CS 4D 2B 5B", "AB FB RB AC 3C")) == ("accuse S", "declare_now")

    def test_of_two_the_weaker_suit_comes_first(self) -> None:
        assert chosen(TABLES, opening(*TWO_PAIRS)) == ("accuse S", "declare_the_weaker")

    def test_the_better_one_when_there_will_be_no_other_turn(self) -> None:
        assert chosen(TABLES, opening(*TWO_PAIRS, stock=2)) == ("accuse D", "declare_now")

    def test_the_second_pair_is_kept_for_the_next_turn(self) -> None:
        move, _ = chosen(TABLES, opening(*TWO_PAIRS), "accuse S")
        assert move not in {"play RD", "play CD"}

    def test_without_a_stock_there_is_none(self) -> None:
        assert chosen(TABLES, opening(*TWO_PAIRS, stock=0))[1] == "counted_out"


class TestPlaying:
    def test_without_briscola_an_ace_is_sure(self) -> None:
        position = opening("AC RS FS 4D 7B", "3C 6C 5D 6S 2B")
        assert chosen(TABLES, position) == ("play AC", "lead_the_highest_left")

    def test_a_lonely_king_is_kept_while_the_stock_may_bring_its_knight(self) -> None:
        position = opening("RS CC FD 3B FB", "AB 2B RB AC 3C")
        assert chosen(TABLES, position) == ("play FB", "keep_for_the_pair")

    def test_a_briscola_takes_once_there_is_one(self) -> None:
        position = opening("AC 7B 6B 5C 4C", "RS CS 2S 3D 4D")
        assert chosen(TABLES, position, f"{trick('AC')}, accuse S") == ("play 2S", "trump_the_points")
        assert chosen(TABLES, position, trick("AC"))[0] == "accuse S"

    def test_no_briscola_is_spoken_of_before_there_is_one(self) -> None:
        position = opening("3C RS FS 4D 7B", "AC RC 5D 6S 2B")
        assert chosen(TABLES, position) == ("play 4D", "lead_any_liscio")

    def test_partners_load_a_sure_trick(self) -> None:
        hands = ("4B 6B 5C 4C 2C", "3D 7S 5D 6S 2D", "AB 3S 2S 7C 6C", "4S 5S 4D 6D 7D")
        position = opening(*hands)
        assert chosen(TABLES, position, trick("4B", "7S", "AB"), **QUIET)[0] != "play 7D"


class TestEasy:
    def test_declares_what_it_sees(self) -> None:
        assert chosen(TABLES, opening(*TWO_PAIRS), "", "easy") == ("accuse D", "declare")

    def test_one_a_turn(self) -> None:
        assert chosen(TABLES, opening(*TWO_PAIRS), "accuse S", "easy")[0].startswith("play")


def test_the_last_cards_are_played_exactly() -> None:
    assert check_endings(TABLES, 3, 20) > 3


def test_every_decision_can_be_said() -> None:
    assert len(check_every_decision(TABLES)) > 20
