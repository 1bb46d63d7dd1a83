"""The rules page of Chiamata al due, where it differs from Chiamata (briscola-family.md, Chiamata al due)."""

import pytest

from tests.games.called import Tables, deal

TABLES = Tables("chiamata_due")
played, refused = TABLES.played, TABLES.refused

HANDS = ("AS FS 7S", "AC RC 4D", "AD 3D RD", "2C 4S 6S", "AB 5B 7B")
BLIND = "bid 60, pass, pass, pass, pass, play AC, play AD, play 2C, play AB, play AS"
TO_THE_END = (
    f"{BLIND}, name C, play RC, play 3D, play 4S, play 5B, play FS, play 4D, play RD, play 6S, play 7B, play 7S"
)


class TestAuction:
    def test_points_at_once_from_the_plain_two(self) -> None:
        assert set(played(deal(*HANDS))["legal"]) == {"pass", *(f"bid {points}" for points in range(60, 121))}
        assert "bid 60" not in played(deal(*HANDS), plain_two=61)["legal"]

    def test_always_higher_round_and_round(self) -> None:
        answer = played(deal(*HANDS), "bid 60, bid 70, pass, pass, pass")
        assert (answer["to_act"], "bid 70" in answer["legal"], "bid 71" in answer["legal"]) == (1, False, True)

    @pytest.mark.parametrize(
        ("moves", "code", "move"),
        [
            ("bid 70, bid 70", "bid_not_higher", 1),
            ("bid 59", "no_such_bid", 0),
            ("bid 121", "no_such_bid", 0),
            ("bid 2", "no_such_bid", 0),
            ("monte", "monte_hand_too_good", 0),
        ],
    )
    def test_refused(self, moves: str, code: str, move: int) -> None:
        assert refused(deal(*HANDS), moves) == (code, move)

    def test_a_hand_without_points_may_be_thrown_in_before_its_first_bid(self) -> None:
        position = deal("AS", "2C 4D", "2D", "FB", "7C", dealer=0)
        assert "monte" in played(position)["legal"]
        assert "monte" in played(position, "pass")["legal"]
        assert refused(position, "pass, pass, monte") == ("monte_hand_too_good", 2)
        assert refused(position, "bid 60, bid 61, pass, pass, pass, monte") == ("monte_too_late", 5)
        answer = played([position, {"hands": deal(*HANDS)["hands"]}], "monte")
        assert (answer["deal"], answer["dealer"], answer["deals"][0]["note"]) == (2, 0, "thrown_in")


class TestTheTwo:
    def test_a_two_is_always_called(self) -> None:
        answer = played(deal(*HANDS), f"{BLIND}, name D")
        assert answer["contract"] == {"rank": "2", "points": 60, "suit": "D", "card": "2D"}

    def test_the_first_trick_is_judged_when_the_suit_is_named(self) -> None:
        for suit, winner in (("C", 1), ("D", 2), ("S", 0), ("B", 4)):
            assert played(deal(*HANDS), f"{BLIND}, name {suit}")["to_act"] == winner

    def test_a_two_on_the_table_is_the_partner(self) -> None:
        assert played(deal(*HANDS), f"{BLIND}, name C", view=4)["partner"] == 3

    @pytest.mark.parametrize(("least", "scores"), [(60, [-1, 2, -1, 1, -1]), (61, [1, -2, 1, -1, 1])])
    def test_sixty_wins_where_sixty_is_promised(self, least: int, scores: list[int]) -> None:
        moves = TO_THE_END.replace("bid 60", f"bid {least}")
        assert played(deal(*HANDS), moves, plain_two=least, deals=1)["scores"] == scores

    def test_multipliers(self) -> None:
        moves = TO_THE_END.replace("bid 60", "bid 91")
        assert played(deal(*HANDS), moves, deals=1)["scores"] == [4, -8, 4, -4, 4]
        assert played(deal(*HANDS), moves, deals=1, multipliers="off")["scores"] == [1, -2, 1, -1, 1]


class TestSittingOut:
    @pytest.mark.parametrize(
        ("seats", "dealer", "playing"),
        [
            (5, 2, {0, 1, 2, 3, 4}),
            (6, 2, {0, 1, 3, 4, 5}),
            (7, 6, {0, 1, 2, 3, 4}),
            (9, 0, {1, 2, 3, 4, 5}),
        ],
    )
    def test_the_five_after_the_dealer_play(self, seats: int, dealer: int, playing: set[int]) -> None:
        """Whatever cards an explicit deal gives to the others are laid aside."""
        hands = [f"{rank}S" for rank in "A23456 7FC".replace(" ", "")][:seats]
        answer = Tables("chiamata_due", seats).played(deal(*hands, dealer=dealer))
        assert {seat for seat, hand in enumerate(answer["hands"]) if hand} == playing
        assert answer["to_act"] == (dealer + 1) % seats

    def test_a_dealt_pack_goes_to_five(self) -> None:
        answer = Tables("chiamata_due", 9).played([], seed=3)
        assert sorted(map(len, answer["hands"])) == [0] * 4 + [8] * 5

    def test_who_sits_out_scores_nothing(self) -> None:
        """Seat 0 deals and looks on; the same hands as ever, one seat further."""
        position = deal("", "AC RC 4D", "AD 3D RD", "2C 4S 6S", "AB 5B 7B", "AS FS 7S")
        answer = Tables("chiamata_due", 6).played(position, TO_THE_END, deals=1)
        assert (answer["scores"], answer["points"]) == ([0, 2, -1, 1, -1, -1], [0, 60, 4, 60, 4, 4])

    def test_turn_of_one_who_sits_out_goes_to_the_next_who_plays(self) -> None:
        position = deal("", "AC", "AD", "2C", "AB", "AS", turn=0)
        assert Tables("chiamata_due", 6).played(position)["to_act"] == 1

    def test_the_dealer_passes_on(self) -> None:
        tables = Tables("chiamata_due", 6)
        position = deal("", "AC RC 4D", "AD 3D RD", "2C 4S 6S", "AB 5B 7B", "AS FS 7S")
        answer = tables.played(position, TO_THE_END, seed=1)
        assert (answer["dealer"], answer["hands"][1], answer["to_act"]) == (1, [], 2)
        assert tables.played(position, "pass, pass, pass, pass, pass", seed=1)["dealer"] == 0

    @pytest.mark.parametrize("seats", [4, 10])
    def test_other_seat_counts_are_refused(self, seats: int) -> None:
        assert Tables("chiamata_due", seats).refused([]) == ("bad_seat_count", None)
