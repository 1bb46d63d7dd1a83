"""Briscolone's bots: no briscola is ever counted on or spoken of, and the last five cards are played exactly."""

import pytest

from tests.games.stock import Tables, trick
from tests.games.stock_bots import check_endings, check_every_decision, chosen, opening

TABLES = Tables("briscolone")


class TestLeading:
    def test_a_liscio_while_a_higher_card_is_out(self) -> None:
        assert chosen(TABLES, opening("3C RS FS 4D 7B", "AC RC 5D 6S 2B")) == ("play 4D", "lead_any_liscio")

    def test_what_nothing_can_beat_is_kept_for_later(self) -> None:
        """No briscola can ever take the ace: at the end it takes cards that count more."""
        assert chosen(TABLES, opening("AC RS FS 4D 7B", "3C RC 5D 6S 2B")) == ("play 4D", "lead_any_liscio")
        assert chosen(Tables("marianna"), opening("AC RS FS RD RB", "3C RC 5D 6S 2B"))[0] == "play AC"

    def test_without_a_liscio_a_low_figure(self) -> None:
        assert chosen(TABLES, opening("RC RS FS CD FB", "AC 3C 5D 6S 2B"))[1] == "lead_low_figure"

    def test_among_cards_that_nothing_can_beat_one_of_them(self) -> None:
        assert chosen(TABLES, opening("AC AS AD AB 3C", "3B RC 5D 6S 2B"))[1] == "lead_the_highest_left"


class TestAnswering:
    def test_points_are_taken_with_the_cheapest_of_the_suit(self) -> None:
        position = opening("FC RS FS 4D 7B", "3C RC 5D 6S 2B")
        assert chosen(TABLES, position, trick("FC")) == ("play RC", "win_in_suit")

    def test_a_carico_takes_in_suit_and_comes_home(self) -> None:
        position = opening("FC RS FS 4D 7B", "3C RD 5D 6S 2B")
        assert chosen(TABLES, position, trick("FC")) == ("play 3C", "take_with_the_carico")

    def test_what_cannot_be_taken_gets_the_least(self) -> None:
        position = opening("AC RS FS 4D 7B", "3C RC 5D 6S 2B")
        assert chosen(TABLES, position, trick("AC")) == ("play 5D", "throw_the_least")

    def test_where_suit_must_be_followed_the_least_of_the_suit(self) -> None:
        position = opening("AC RS FS 4D 7B", "3C RC 5D 6S 2B")
        assert chosen(TABLES, position, trick("AC"), must_follow="on") == ("play RC", "throw_the_least")

    def test_the_only_card_of_the_suit_is_no_choice(self) -> None:
        position = opening("6C RS FS 4D 7B", "3S RC 5D 6S 2B")
        assert chosen(TABLES, position, trick("6C"), must_follow="on") == ("play RC", "only_one_allowed")


class TestEasy:
    def test_takes_with_the_cheapest_of_the_suit(self) -> None:
        position = opening("FC RS FS 4D 7B", "3C RC 5D 6S 2B")
        assert chosen(TABLES, position, trick("FC"), "easy") == ("play RC", "cheapest_winner")

    def test_follows_where_it_must(self) -> None:
        position = opening("AC RS FS 4D 7B", "3C RC 5D 6S 2B")
        assert chosen(TABLES, position, trick("AC"), "easy")[0] == "play 2B"
        assert chosen(TABLES, position, trick("AC"), "easy", must_follow="on") == ("play RC", "least_card")


@pytest.mark.parametrize("follow", ["off", "on"])
def test_the_last_cards_are_played_exactly(follow: str) -> None:
    assert check_endings(TABLES, 3, 20, must_follow=follow) > 3
    assert check_endings(TABLES, 4, 6, must_follow=follow) > 1


@pytest.mark.slow
def test_five_cards_each_are_played_exactly() -> None:
    assert check_endings(TABLES, 5, 3) > 0
    assert check_endings(TABLES, 5, 3, must_follow="on") > 0


def test_no_reason_speaks_of_briscola() -> None:
    said = check_every_decision(TABLES, seeds=6)
    assert len(said) > 20
    assert not [sentence for sentence in said if "briscol" in sentence.lower() or "trump" in sentence.lower()]
