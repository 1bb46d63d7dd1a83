"""Schembil's bots: Briscola for six, and the captain's word."""

from tests.games.stock import Tables, trick
from tests.games.stock_bots import QUIET, check_every_decision, chosen, opening

TABLES = Tables("schembil")
OTHERS = ("FC FS 5B", "CC CS 6B", "RC RS 7B")


class TestCaptain:
    def test_his_word_is_honoured_where_it_costs_little(self) -> None:
        position = opening("4C 4S 5D", "6C 6S 3B", "3S 7C 4D", *OTHERS, upcard="FD")
        moves = trick("4C", "6C")
        assert chosen(TABLES, position, moves, **TALK)[1] != "captain_asked"
        told = chosen(TABLES, position, f"say taglia, {moves}", **TALK)
        assert told == ("play 4D", "captain_asked")

    def test_a_carico_goes_to_the_captains_ace_of_briscola(self) -> None:
        position = opening("AD 4S 5D", "6C 6S 3B", "3C 7S 4B", *OTHERS, upcard="FD")
        moves = f"say carico, {trick('AD', '6C')}"
        assert chosen(TABLES, position, moves, **TALK) == ("play 3C", "captain_asked")

    def test_not_where_it_costs_too_much(self) -> None:
        """The trick is lost to the ace of briscola: no carico for it."""
        position = opening("4C 4S 5D", "AD 6S 3B", "3C 7S 4B", *OTHERS, upcard="FD")
        moves = f"say carico, {trick('4C', 'AD')}"
        assert chosen(TABLES, position, moves, **TALK)[0] != "play 3C"

    def test_the_other_captains_word_is_not(self) -> None:
        position = opening("4C 4S 5D", "6C 6S 3B", "3S 7C 4D", *OTHERS, upcard="FD")
        told = chosen(TABLES, position, f"{trick('4C')}, say taglia, {trick('6C')}", **TALK)
        assert told == chosen(TABLES, position, trick("4C", "6C"), **TALK)


TALK = {"signs": "off", "talk": "always"}


class TestBeingCaptain:
    def test_partners_are_asked_for_carichi_when_the_trick_is_sure(self) -> None:
        position = opening("AD 3D RD", "6C 6S 3B", "3C 7S 4B", *OTHERS, upcard="FD")
        assert chosen(TABLES, position, **TALK) == ("say carico", "captain_carico")
        assert chosen(TABLES, position, "say carico", **TALK)[0].startswith("play")
        assert chosen(TABLES, position, **QUIET)[0].startswith("play")

    def test_and_to_trump_what_an_opponent_is_taking(self) -> None:
        position = opening(
            "4C 4S 5S", "6C 6S 3B", "3S 7C 4D", "FC FS 5B", "AC CS 6B", "3D RS 7B", upcard="FD", dealer=3
        )
        assert chosen(TABLES, position, trick("AC", "3D"), **TALK) == ("say taglia", "captain_taglia")

    def test_who_is_no_captain_says_nothing(self) -> None:
        position = opening("6C 6S 3B", "3C 7S 4B", "AD 3D RD", *OTHERS, upcard="FD", dealer=1)
        assert chosen(TABLES, position, **TALK)[0].startswith("play")

    def test_last_to_play_there_is_nobody_to_ask(self) -> None:
        position = opening(
            "3D 4S 5S", "6C 6S 3B", "3S 7C 4D", "FC FS 5B", "AC CS 6B", "5D RS 7B", upcard="FD", dealer=0
        )
        assert chosen(TABLES, position, trick("6C", "7C", "FC", "AC", "RS"), **TALK)[0].startswith("play")


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
