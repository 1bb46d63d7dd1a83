"""The rules page of Briscola a 31 (briscola-family.md, Briscola a 31)."""

import pytest

from tests.games.positions import Deal, cards
from tests.games.stock import SIXTY_SIXTY, Tables, deal, kinds, trick

TABLES = Tables("briscola_31")
played, refused = TABLES.played, TABLES.refused

THIRTY, THIRTY_ONE, THIRTY_TWO = "3C 3S 3B", "AC 3C 3S", "AC AS 3C"


def holding(pile: str, other: str = "", **keys: object) -> Deal:
    """Both have low cards left; seat 0 has won this pile."""
    return deal("4D 4S", "5D 5S", piles=cards(pile, other), stock="6S 6B 7B 7D", **keys)


class TestClaim:
    @pytest.mark.parametrize(
        ("pile", "right"), [("", False), (THIRTY, False), (THIRTY_ONE, True), (THIRTY_TWO, True)], ids=str
    )
    def test_thirty_one_exactly_is_right_and_thirty_is_wrong(self, pile: str, right: bool) -> None:
        answer = played(holding(pile), "claim")
        assert answer["scores"] == ([1, 0] if right else [0, 1])
        (done,) = answer["deals"]
        assert (done["note"], done["scores"]) == ("deal_won", answer["scores"])
        assert (answer["status"], answer["deal"], answer["dealer"]) == ("needs_deal", 2, 0)

    def test_leading_and_answering_before_playing(self) -> None:
        assert "claim" in played(holding(THIRTY_ONE))["legal"]
        assert "claim" in played(holding("", THIRTY_ONE), "play 4D")["legal"]
        assert played(holding("", THIRTY_ONE), "play 4D, claim")["scores"] == [0, 1]

    def test_right_after_winning_a_trick(self) -> None:
        position = deal("AC 4S", "4C 5S", piles=cards("3C 3S", ""), stock="6S 6B 7B 7D")
        assert played(position, f"{trick('AC', '4C')}, claim")["scores"] == [1, 0]
        assert played(position, "claim")["scores"] == [0, 1]

    def test_the_table_does_not_count(self) -> None:
        """Seat 1 would take the ace that lies there, and has twenty."""
        position = deal("AC 4S", "4D 5S", piles=cards("", "3C 3S"), stock="6S 6B 7B 7D")
        assert played(position, "play AC, claim")["scores"] == [1, 0]
        assert played(position, "play AC, play 4D, claim")["scores"] == [0, 1]

    def test_only_the_own_pile_counts(self) -> None:
        assert played(holding(THIRTY, "AC AS AB"), "claim")["scores"] == [0, 1]
        assert played(holding("", THIRTY_ONE), "claim")["scores"] == [0, 1]
        assert played(holding(THIRTY_ONE, "AS AB 3B RC"), "claim")["scores"] == [1, 0]

    def test_declared_points_lie_in_no_pile(self) -> None:
        position = deal("RD CD", "5D 5S", stock="6S 6B 7B 7D")
        assert played(position, "accuse D", accuse="on")["points"] == [40, 0]
        answer = played(position, "accuse D, claim", accuse="on")
        assert (answer["scores"], answer["deals"][0]["points"]) == ([0, 1], [40, 0])

    def test_the_claimed_deal_tells_the_points_held(self) -> None:
        answer = played(holding(THIRTY_ONE, "AS FB"), "play 4D, play 5D, play 5S, claim")
        assert answer["deals"][0]["points"] == [31, 13]

    def test_it_is_the_claim_of_the_seat_to_act(self) -> None:
        """There is no way to claim on another's turn: after seat 0 has played it is seat 1 that claims, wrongly."""
        assert played(holding(THIRTY_ONE), view=1)["legal"] == []
        assert played(holding(THIRTY_ONE), "play 4D, claim")["scores"] == [1, 0]

    def test_after_the_last_trick_there_is_none(self) -> None:
        position = deal("AC", "4C", piles=cards("3C 3S", "AS AB AD 3B"), trump="D")
        assert played(position, trick("AC", "4C"))["scores"] == [0, 1]
        assert refused(position, f"{trick('AC', '4C')}, claim") == ("waits_for_cards", 2)
        assert refused(position, f"{trick('AC', '4C')}, claim", target=1) == ("match_over", 2)

    def test_in_the_last_trick_there_is(self) -> None:
        position = deal("AC", "4C", piles=cards(THIRTY_ONE.replace("AC", "AB"), "AS AD 3B RC"), trump="D")
        assert played(position, "claim")["scores"] == [1, 0]
        assert played(position, "play AC, claim")["scores"] == [0, 1]

    def test_it_may_win_the_match(self) -> None:
        answer = played(holding(THIRTY_ONE), "claim", target=1)
        assert (answer["status"], answer["legal"], answer["to_act"]) == ("finished", [], None)
        assert answer["result"] == {"winners": [0], "losers": [1], "draw": False, "void": False}
        assert played(holding(""), "claim", target=1)["result"]["winners"] == [1]

    def test_the_next_deal_begins_anew(self) -> None:
        two = played([holding(THIRTY_ONE), holding("")], "claim, play 4D")
        assert (two["deal"], two["to_act"], two["tricks"]) == (2, 1, [0, 0])

    @pytest.mark.parametrize("move", ["claim 31", "claim AD", "claims", "claim claim"])
    def test_other_words_are_refused(self, move: str) -> None:
        assert refused(holding(THIRTY_ONE), move)[1] == 0


class TestWithoutClaim:
    def test_the_ordinary_count(self) -> None:
        """Thirty-one points that nobody claims are not more than 89."""
        position = deal("5C", "4C", piles=cards(THIRTY_ONE, "AS AB AD 3B"), trump="D")
        assert played(position, trick("5C", "4C"))["scores"] == [0, 1]

    def test_sixty_sixty_is_drawn_and_the_same_dealer_deals(self) -> None:
        answer = played(deal("5C", "4C", piles=SIXTY_SIXTY, trump="D"), trick("5C", "4C"))
        assert (answer["deals"][0]["note"], answer["scores"], answer["dealer"]) == ("deal_drawn", [0, 0], 1)


class TestPiles:
    def test_nobody_looks_at_piles_also_when_the_stock_is_out(self) -> None:
        position = deal("AC 4S", "4C 5S", piles=cards("3C", "3S"), trump="D")
        for view in (0, 1):
            assert played(position, trick("AC", "4C"), view=view)["won"] == [["??"] * 3, ["??"]]
            assert "points" not in played(position, trick("AC", "4C"), view=view)

    def test_each_remembers_the_own_pile_of_a_position_and_no_other(self) -> None:
        rules, state = TABLES.state(deal("AC 4S", "4C 5S", piles=cards("3C", "3S"), trump="D"))
        own, other = state.won_before
        known = [rules.view(state, seat).state.won_before for seat in (0, 1, None)]
        assert known == [(own, (-1,)), ((-1,), other), ((-1,), (-1,))]


class TestAsBriscola:
    def test_hands_and_stock_are_hidden(self) -> None:
        answer = played(holding(THIRTY_ONE), view=0)
        assert (answer["hands"][1], answer["stock"]) == (["??", "??"], ["??", "??", "??", "7D"])

    def test_the_local_rules_are_briscolas(self) -> None:
        position = deal("7D RC CC", "5D 5S", stock="6S 6B 7B AD")
        assert kinds(played(position)) == {"play", "claim"}
        assert kinds(played(position, swap="7", accuse="on")) == {"play", "claim", "swap", "accuse"}
        assert played(2, seed=1)["options"]["target"] == 3

    @pytest.mark.parametrize("seats", [1, 3, 4])
    def test_two_play(self, seats: int) -> None:
        assert refused(seats, seed=1) == ("bad_seat_count", None)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("briscola", 2), ("briscola_scoperta", 2), ("briscolone", 2), ("mariaje", 2), ("marianna", 3), ("schembil", 6)],
)
def test_elsewhere_nothing_is_claimed(game: str, seats: int) -> None:
    assert Tables(game).refused(seats, "claim", seed=1) == ("claim_off", 0)
