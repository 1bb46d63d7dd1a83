"""Schembil's bots: Briscola for six, and the captain's word."""

from tests.games.stock import Tables, trick
from tests.games.stock_bots import QUIET, check_every_decision, chosen, opening

TABLES = Tables("schembil")
OTHERS = ("FC FS 5B", "CC CS 6B", "RC RS 7B")


class TestCaptain:
    def test_his_word_is_honoured_where_it_costs_little(self) -> None:
        position = opening("4C 4S 5D", "6C 6S 3B", "3S 7C 4D", *OTHERS, upcard="FD")
        moves = trick("4C", "6C")
        assert chosen(TABLES, position, moves, signs="off", talk="always")[1] != "captain_asked"
        told = chosen(TABLES, position, f"say taglia, {moves}", signs="off", talk="always")
        assert told == ("play 4D", "captain_asked")

    def test_a_carico_goes_to_the_captains_ace_of_briscola(self) -> None:
        position = opening("AD 4S 5D", "6C 6S 3B", "3C 7S 4B", *OTHERS, upcard="FD")
        moves = f"say carico, {trick('AD', '6C')}"
        assert chosen(TABLES, position, moves, signs="off", talk="always") == ("play 3C", "captain_asked")

    def test_not_where_it_costs_too_much(self) -> None:
        """The trick is lost to the ace of briscola: no carico for it."""
        position = opening("4C 4S 5D", "AD 6S 3B", "3C 7S 4B", *OTHERS, upcard="FD")
        moves = f"say carico, {trick('4C', 'AD')}"
        assert chosen(TABLES, position, moves, signs="off", talk="always")[0] != "play 3C"

    def test_the_other_captains_word_is_not(self) -> None:
        position = opening("4C 4S 5D", "6C 6S 3B", "3S 7C 4D", *OTHERS, upcard="FD")
        told = chosen(TABLES, position, f"{trick('4C')}, say taglia, {trick('6C')}", signs="off", talk="always")
        assert told == chosen(TABLES, position, trick("4C", "6C"), signs="off", talk="always")


class TestSixOfBriscola:
    def test_a_partner_who_is_winning_gets_points(self) -> None:
        position = opening("AD 4S 5D", "6C 6S 3B", "3C 7S 4B", *OTHERS, upcard="FD")
        assert chosen(TABLES, position, trick("AD", "6C"), **QUIET) == ("play 3C", "load_the_partner")

    def test_the_best_briscola_is_signed(self) -> None:
        position = opening("AD 4S 5D", "6C 6S 3B", "3C 7S 4B", *OTHERS, upcard="FD")
        assert chosen(TABLES, position, signs="always") == ("sign asso", "tell_the_partner")

    def test_easy_takes_with_the_cheapest_card(self) -> None:
        position = opening("4C 4S 5D", "6C 6S 3B", "3S 7C 4D", *OTHERS, upcard="FD")
        assert chosen(TABLES, position, trick("4C", "6C"), "easy") == ("play 7C", "cheapest_winner")


def test_every_decision_can_be_said() -> None:
    assert len(check_every_decision(TABLES)) > 20
