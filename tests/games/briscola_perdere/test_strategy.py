"""The bots of a perdere want few points: they throw theirs on the others' tricks and keep from taking."""

from tests.games.stock import Tables, trick
from tests.games.stock_bots import QUIET, check_endings, check_every_decision, chosen, opening

TABLES = Tables("briscola_perdere")


class TestTwo:
    def test_points_go_on_a_trick_of_the_opponents(self) -> None:
        position = opening("5C 3S 6D", "2C AS 7B", upcard="FD")
        assert chosen(TABLES, position, trick("5C")) == ("play AS", "shed_points")

    def test_points_are_not_taken_even_with_the_highest_card(self) -> None:
        position = opening("RC 3S 6D", "AC FS 4D", upcard="FD")
        assert chosen(TABLES, position, trick("RC")) == ("play FS", "shed_points")

    def test_what_takes_in_any_case_is_the_cheapest(self) -> None:
        position = opening("RC 3S 6D", "AC 3C 4D", upcard="FD")
        assert chosen(TABLES, position, trick("RC")) == ("play 4D", "take_what_must_be")

    def test_a_briscola_is_spent_where_there_are_no_points(self) -> None:
        position = opening("4C 3S 6D", "7D 2S 2B", upcard="FD")
        assert chosen(TABLES, position, trick("4C")) == ("play 7D", "take_to_be_rid")

    def test_the_ace_of_briscola_is_not(self) -> None:
        position = opening("4C 3S 6D", "AD 2S 2C", upcard="FD")
        assert chosen(TABLES, position, trick("4C")) == ("play 2S", "stay_below")

    def test_a_low_card_is_led(self) -> None:
        position = opening("2C 4S AD", "3C AS 7B", upcard="FD")
        assert chosen(TABLES, position) == ("play 4S", "lead_to_be_beaten")

    def test_nothing_is_declared(self) -> None:
        position = opening("RS CS 4D", "AB FB RB", upcard="5D")
        assert chosen(TABLES, position, accuse="on")[0].startswith("play")

    def test_the_exchange_is_for_a_lower_briscola(self) -> None:
        hands = ("RS 7D 4B", "AB FB RB")
        assert chosen(TABLES, opening(*hands, upcard="5D"), swap="7") == ("swap", "take_the_upcard")
        assert chosen(TABLES, opening(*hands, upcard="CD"), swap="7")[0].startswith("play")


class TestPairs:
    HANDS = ("6C 5S 7B", "3S 6S 2B", "AB RB FB", "4C RS 3B")

    def test_a_partner_who_holds_the_trick_gets_no_points(self) -> None:
        position = opening("6C 5S 7B", "AC 6S 2B", "5B 4B AB", "7C RS 3B", upcard="FD")
        assert chosen(TABLES, position, trick("6C", "2B"), **QUIET) == ("play 5B", "spare_the_partner")

    def test_or_the_fewest_there_are(self) -> None:
        position = opening(*self.HANDS, upcard="FD")
        assert chosen(TABLES, position, trick("6C", "3S"), **QUIET) == ("play FB", "least_to_the_partner")

    def test_an_opponent_who_holds_it_gets_the_most(self) -> None:
        position = opening(*self.HANDS, upcard="FD")
        assert chosen(TABLES, position, trick("6C"), **QUIET) == ("play 3S", "shed_points")
        assert chosen(TABLES, position, trick("6C", "3S", "FB"), **QUIET) == ("play 3B", "shed_points")


class TestEasy:
    def test_throws_the_dearest_card_that_does_not_take(self) -> None:
        position = opening("5C 3S 6D", "2C AS 7B", upcard="FD")
        assert chosen(TABLES, position, trick("5C"), "easy") == ("play AS", "shed_the_dearest")

    def test_takes_with_the_least_when_all_take(self) -> None:
        position = opening("5C 3S 6D", "2D AD 7C", upcard="FD")
        assert chosen(TABLES, position, trick("5C"), "easy") == ("play 7C", "least_card")

    def test_leads_the_least(self) -> None:
        assert chosen(TABLES, opening("5C 3S 6D", "2D AD 7C", upcard="FD"), "", "easy") == ("play 5C", "least_card")

    def test_spares_the_partner(self) -> None:
        position = opening("6C 5S 7B", "AC 6S 2B", "5B 4B AB", "7C RS 3B", upcard="FD")
        assert chosen(TABLES, position, trick("6C", "2B"), "easy", **QUIET) == ("play 4B", "least_card")


def test_the_last_cards_are_played_exactly() -> None:
    assert check_endings(TABLES, 3, 12) > 4


def test_every_decision_can_be_said() -> None:
    assert len(check_every_decision(TABLES)) > 20
