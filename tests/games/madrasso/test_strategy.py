"""Madrasso's bots (rules page, How the program plays): rules where they determine the move, and the bars."""

import pytest

from tests.games.follow import Tables, check_every_decision, deal, mean_difference, tricks

TABLES = Tables("madrasso")
decided = TABLES.decided


WHOLE = deal(
    "AS 7S 5C 4C 6B 4B 2B 7D 6D 4D",
    "3S FS 4S 6C 2C 3B RB 5B AD RD",
    "RS 6S 5S 3C RC 7C 7B CB 3D FD",
    "CS 2S AC CC FC AB FB CD 5D 2D",
    open="2D",
)
STRONG = deal(
    "AD 3D RD CD 6D 5D AS 4C 4B 2B",
    "3S FS 4S 6C 2C 3B RB 5B 7S 5C",
    "RS 6S 5S 3C RC 7C 7B CB 7D FD",
    "CS 2S AC CC FC AB FB 4D 6B 2D",
    open="2D",
)


class TestLeading:
    def test_it_cashes_the_highest_card_left(self) -> None:
        assert decided(WHOLE) == ("play AS", "cash_highest")

    def test_but_not_where_it_would_be_trumped(self) -> None:
        """Seat 1 has trumped swords before."""
        position = deal("AS 7S AB 4C 5C", "4D 5B 6C 3D FC", "RS 6S 2B 3C RC", "CS 2S 4B AC 2D", open="2D")
        assert decided(position, tricks("7S 4D 6S 2S", "5B 2B 4B AB"))[0] != "play AS"

    def test_it_leads_low_and_keeps_high_cards(self) -> None:
        assert decided(deal("3S 5S", "4S 6C", "2S 7C", "7S 2D", open="2D")) == ("play 5S", "lead_low_card")

    def test_it_draws_trumps_with_as_many_as_the_others_and_a_card_to_cash(self) -> None:
        """Ace, 3, king and knight are as good as each other: the one that costs least goes first."""
        assert decided(STRONG) == ("play CD", "draw_trumps")


class TestFollowing:
    def test_last_it_takes_and_brings_points_home(self) -> None:
        position = deal("4S 5C", "6S 6C", "FS 7C", "AS RS CS 2D", open="2D")
        assert decided(position, tricks("4S 6S FS")) == ("play AS", "take_last")

    def test_it_feeds_a_partner_who_takes_the_trick(self) -> None:
        position = deal("4S 5C", "AS 6C", "FS 7C", "3S 2S 2D", open="2D")
        assert decided(position, tricks("4S AS FS")) == ("play 3S", "feed_partner")

    def test_it_gives_opponents_the_least(self) -> None:
        position = deal("AS 5C", "4S 6C", "FS 7C", "3S 2S 2D", open="2D")
        assert decided(position, tricks("AS 4S FS")) == ("play 2S", "give_least")

    def test_without_the_suit_it_trumps_points_with_the_lowest_briscola(self) -> None:
        position = deal("AS 5C", "4S 6C", "3S 7C", "AD 4D 2D 4C", open="4D")
        assert decided(position, tricks("AS 4S 3S")) == ("play 2D", "take_last")

    def test_it_leaves_a_trick_without_points(self) -> None:
        position = deal("6S 5C", "4S 6C", "5S 7C", "AD RD 2B", open="RD")
        assert decided(position, tricks("6S 4S 5S")) == ("play 2B", "not_worth_taking")

    def test_a_single_card_is_said_to_be_one(self) -> None:
        assert decided(deal("6S 5C", "4S 6C", "5S 7C", "AD", open="AD"), "play 6S")[1] == "only_one_allowed"
        assert decided(deal("6S", "4S", "5S", "AD", open="AD"))[1] == "only_card"


class TestSwap:
    POSITION = deal("7D 5S 4C", "5C 6S 7B", "AC 6B 4B", "2C 5B RD", open="RD")

    def test_a_higher_card_of_an_opponent_is_taken(self) -> None:
        assert decided(self.POSITION) == ("swap", "swap_for_better")

    def test_a_lower_one_is_not(self) -> None:
        assert decided(deal("7D 5S 4C", "5C 6S 7B", "AC 6B 4B", "2C 5B 6D", open="6D"))[0] != "swap"

    def test_a_partners_stays_with_him(self) -> None:
        position = deal("7D 5S 4C", "5C 6S 7B", "RD 6B 4B", "2C 5B 6D", dealer=2, open="RD", turn=0)
        assert decided(position)[0] != "swap"

    def test_where_the_seven_is_high_it_is_kept(self) -> None:
        assert decided(self.POSITION, order="seven_high")[0] != "swap"

    def test_a_beginner_never_exchanges(self) -> None:
        assert decided(self.POSITION, level="easy")[0].startswith("play")


class TestCappotto:
    """Seats 0 and 2 take trick after trick; seat 3 could trump one that counts nothing."""

    POSITION = deal(
        "AC 3C RC 7C CC 6C FC", "FS CS RS 7S 3S 2S 4B", "FB CB RB 7B 3B 2B 5B", "4C 5C 2C 4S 5S 6S 2D", open="2D"
    )
    THREE = tricks("AC FS FB 4C", "3C CS CB 5C", "RC RS RB 2C")

    def test_a_trick_without_points_is_left_at_first(self) -> None:
        assert decided(self.POSITION, f"{self.THREE}, {tricks('7C 7S 7B')}") == ("play 4S", "not_worth_taking")

    def test_after_five_tricks_it_is_taken_to_break_the_cappotto(self) -> None:
        moves = f"{self.THREE}, {tricks('7C 7S 7B 4S', 'CC 3S 3B 5S', '6C 2S 2B')}"
        assert decided(self.POSITION, moves) == ("play 2D", "take_last")


class TestBoth:
    def test_every_decision_is_legal_and_has_a_reason(self) -> None:
        assert {"cash_highest", "feed_partner", "give_least", "cheapest_winner"} <= check_every_decision(TABLES)

    def test_normal_is_better_than_easy(self) -> None:
        assert mean_difference(TABLES, ("normal", "easy"), 40) > 5

    def test_easy_is_better_than_chance(self) -> None:
        assert mean_difference(TABLES, ("easy", "random"), 40) > 5

    @pytest.mark.slow
    def test_normal_is_far_better_than_chance(self) -> None:
        assert mean_difference(TABLES, ("normal", "random"), 400) > 25
