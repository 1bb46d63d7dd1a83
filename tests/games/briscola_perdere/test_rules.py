"""The rules page of Briscola a perdere (briscola-family.md, Briscola a perdere)."""

import pytest

from tests.games.positions import cards
from tests.games.stock import SIXTY_SIXTY, Tables, deal, kinds, trick

TABLES = Tables("briscola_perdere")
played, refused = TABLES.played, TABLES.refused

OVER = trick("5C", "4C")
SIXTY_ONE = cards("AC AS AB AD 3C RC CC", "3S 3B 3D RS RB RD CS CB CD FC FS FB FD")


class TestFewerPoints:
    def test_the_side_with_fewer_points_wins_the_deal(self) -> None:
        answer = played(deal("5C", "4C", piles=SIXTY_ONE, trump="D"), OVER)
        (done,) = answer["deals"]
        assert (done["points"], done["scores"], done["note"]) == ([61, 59], [0, 1], "deal_won")
        assert answer["dealer"] == 0

    def test_sixty_sixty_draws_and_the_same_dealer_deals(self) -> None:
        answer = played(deal("5C", "4C", piles=SIXTY_SIXTY, trump="D"), OVER)
        assert (answer["deals"][0]["note"], answer["scores"], answer["dealer"]) == ("deal_drawn", [0, 0], 1)

    def test_a_position_with_less_than_120_points_goes_to_the_lower_total(self) -> None:
        assert played(deal("AC", "4C", trump="D"), trick("AC", "4C"))["scores"] == [0, 1]
        assert played(deal("AC", "4C", piles=cards("", "3C 3S"), trump="D"), trick("AC", "4C"))["scores"] == [1, 0]

    def test_partners_count_together(self) -> None:
        position = deal("5C", "4C", "6C", "7C", piles=cards("AC", "3C 3S", "3B 3D", "AS"), trump="D")
        answer = played(position, trick("5C", "4C", "6C", "7C"))
        assert answer["deals"][0]["points"] == [31, 31, 31, 31]
        position = deal("5C", "4C", "6C", "7C", piles=cards("AC", "3C 3S", "3B", "AS"), trump="D")
        assert played(position, trick("5C", "4C", "6C", "7C"))["scores"] == [1, 0, 1, 0]

    def test_a_declaration_counts_against_its_side(self) -> None:
        position = deal("RC CC", "4C 5C", piles=cards("", "AS"), trump="D")
        plays = trick("RC", "4C", "CC", "5C")
        assert played(position, plays, accuse="on")["scores"] == [1, 0]
        assert played(position, f"accuse C, {plays}", accuse="on")["scores"] == [0, 1]

    def test_the_match_is_won_by_most_deals(self) -> None:
        answer = played(deal("5C", "4C", piles=SIXTY_ONE, trump="D"), OVER, target=1)
        assert (answer["status"], answer["scores"], answer["points"]) == ("finished", [0, 1], [61, 59])
        assert answer["result"] == {"winners": [1], "losers": [0], "draw": False, "void": False}

    def test_the_highest_still_takes_the_trick(self) -> None:
        assert played(deal("4C 4S", "AC 5S", trump="D"), trick("4C", "AC"))["tricks"] == [0, 1]


class TestEarlyEnd:
    @pytest.mark.parametrize(("card", "ends"), [("RC", True), ("CC", True), ("FC", False)])
    def test_the_side_that_reaches_61_has_lost_at_once(self, card: str, ends: bool) -> None:
        """Fifty-eight, and four, three or two points more."""
        position = deal(f"{card} 4S", "4C 5S", piles=cards("AC AS AB AD 3B RB", ""), stock="6S 7D")
        answer = played(position, trick(card, "4C"), early_end="on")
        assert (answer["deal"], answer["scores"]) == ((2, [0, 1]) if ends else (1, [0, 0]))
        assert played(position, trick(card, "4C"))["deal"] == 1

    def test_of_two_pairs(self) -> None:
        position = deal("CC 4S", "4C 5S", "5C 6S", "6C 7S", piles=cards("AC AS AB", "", "AD 3C RC", ""), trump="D")
        answer = played(position, trick("CC", "4C", "5C", "6C"), early_end="on")
        assert (answer["deal"], answer["scores"]) == (2, [0, 1, 0, 1])

    def test_not_together_with_declarations(self) -> None:
        assert refused(2, seed=1, early_end="on", accuse="on") == ("options_together", None)


class TestAsBriscola:
    def test_the_local_rules_are_briscolas(self) -> None:
        position = deal("7D RC CC", "5D 5S", stock="6S 6B 7B AD")
        assert kinds(played(position)) == {"play"}
        assert kinds(played(position, swap="7", accuse="on")) == {"play", "swap", "accuse"}
        assert refused(position, "claim") == ("claim_off", 0)
        assert played(2, seed=1)["options"]["target"] == 3
        assert refused(2, seed=1, target=0) == ("bad_number", None)

    @pytest.mark.parametrize("seats", [1, 3, 6])
    def test_two_or_four_play(self, seats: int) -> None:
        assert refused(seats, seed=1) == ("bad_seat_count", None)

    @pytest.mark.parametrize("option", ["must_follow", "values", "form", "fewest_win"])
    def test_options_it_has_not(self, option: str) -> None:
        assert refused(2, seed=1, **{option: "on"}) == ("unknown_option", None)
