"""Chiamata's rules page, paragraph by paragraph (briscola-family.md, Briscola chiamata)."""

import pytest

from cardtables.engine.calledtricks.scoring import Outcome, by_shares, multiplier_of
from tests.games.called import Tables, deal

TABLES = Tables("chiamata")
played, refused = TABLES.played, TABLES.refused

HANDS = ("AS CS 2S", "AC RC 4D", "AD 3D RD", "5C 4S 6S", "AB 5B 7B")
LOW = ("4D 5D", "6D 7D", "4C 5C", "6C 7C", "4S 5S")
FIVE_OF_CUPS = "bid 5, pass, pass, pass, pass, name C"
FIRST_TRICK = f"{FIVE_OF_CUPS}, play AC, play AD, play 5C, play AB, play AS"
TO_THE_END = f"{FIRST_TRICK}, play RC, play 3D, play 4S, play 5B, play CS, play 4D, play RD, play 6S, play 7B, play 2S"
# Seat 2 promises 71 points with a 2 that nobody holds, and fails alone.
RAISED = TO_THE_END.replace("bid 5", "bid 2, bid 2 71", 1)


class TestAuction:
    """Rules 1 and 2."""

    def test_eight_cards_each_and_nothing_left(self) -> None:
        answer = played([], seed=7)
        assert [len(hand) for hand in answer["hands"]] == [8] * 5
        assert len({card for hand in answer["hands"] for card in hand}) == 40

    @pytest.mark.parametrize(
        ("said", "left"),
        [
            ("bid A", ["3", "R", "C", "F", "7", "6", "5", "4", "2"]),
            ("bid F", ["7", "6", "5", "4", "2"]),
            ("bid 4", ["2"]),
        ],
    )
    def test_each_bid_is_lower(self, said: str, left: list[str]) -> None:
        assert set(played(deal(*HANDS), said)["legal"]) == {"pass", *(f"bid {rank}" for rank in left)}

    def test_the_order_is_that_of_the_cards_in_play(self) -> None:
        """With the 7 after the ace the 3 stands just above the 2."""
        assert set(played(deal(*HANDS), "bid 3", order="seven_high")["legal"]) == {"pass", "bid 2"}

    def test_after_120_the_others_can_only_pass(self) -> None:
        assert played(deal(*HANDS), "bid 2, bid 2 120")["legal"] == ["pass"]

    def test_points_go_up_by_any_number(self) -> None:
        legal = played(deal(*HANDS), "bid 2, bid 2 100")["legal"]
        assert {"bid 2 101", "bid 2 120"} <= set(legal)
        assert "bid 2 100" not in legal

    def test_the_last_one_is_asked_even_when_all_others_have_passed(self) -> None:
        assert played(deal(*HANDS), "pass, pass, pass, pass")["to_act"] == 0

    def test_round_and_round_until_one_is_left(self) -> None:
        answer = played(deal(*HANDS), "bid A, bid 3, pass, pass, pass, bid R, bid C, pass")
        assert (answer["phase"], answer["to_act"], answer["caller"]) == ("name", 2, 2)
        assert answer["contract"] == {"rank": "C", "points": 61, "suit": None, "card": None}

    def test_the_auction_is_told_to_everybody(self) -> None:
        for view in (None, 0, 4):
            bids = played(deal(*HANDS), "bid 2, pass, bid 2 70", view=view)["bids"]
            assert bids == [[1, "bid 2"], [2, "pass"], [3, "bid 2 70"]]

    def test_all_pass_and_the_same_dealer_deals_again(self) -> None:
        answer = played([deal(*HANDS, dealer=2), {"hands": deal(*LOW)["hands"]}], "pass, pass, pass, pass, pass")
        assert (answer["deal"], answer["dealer"], answer["to_act"]) == (2, 2, 3)
        assert [(past["note"], past["points"]) for past in answer["deals"]] == [("all_passed", [0] * 5)]

    def test_turn_replaces_the_first_bidder_and_the_first_leader(self) -> None:
        position = deal(*HANDS, turn=4)
        assert played(position)["to_act"] == 4
        assert played(position, "bid 5, pass, pass, pass, pass, name C")["to_act"] == 4

    @pytest.mark.parametrize(
        ("moves", "code", "move"),
        [
            ("bid 7, bid 7", "bid_not_higher", 1),
            ("bid 7, bid A", "bid_not_higher", 1),
            ("bid 3, bid 2 72", "points_come_later", 1),
            ("bid 2, bid 2 61", "no_such_bid", 1),
            ("bid 2, bid 2 121", "no_such_bid", 1),
            ("bid 5, bid 4 72", "no_such_bid", 1),
            ("bid 61", "no_such_bid", 0),
            ("bid X", "no_such_bid", 0),
            ("bid 2 62 63", "no_such_bid", 0),
            ("bid", "unknown_move", 0),
            ("name C", "bid_first", 0),
            ("play AC", "bid_first", 0),
            ("monte", "unknown_move", 0),
            ("bid 5, pass, pass, pass, pass, bid 4", "auction_over", 5),
            ("bid 5, pass, pass, pass, pass, play AC", "name_first", 5),
            (f"{FIVE_OF_CUPS}, pass", "auction_over", 6),
            (f"{FIVE_OF_CUPS}, name D", "suit_is_named", 6),
            (f"{FIVE_OF_CUPS}, play AD", "not_in_hand", 6),
        ],
    )
    def test_refused(self, moves: str, code: str, move: int) -> None:
        assert refused(deal(*HANDS), moves) == (code, move)


class TestPartner:
    """Rule 3."""

    def test_rank_and_suit_are_the_called_card(self) -> None:
        answer = played(deal(*HANDS), FIVE_OF_CUPS)
        assert answer["contract"] == {"rank": "5", "points": 61, "suit": "C", "card": "5C"}
        assert (answer["trump"], answer["caller"], answer["partner"]) == ("C", 1, 3)

    @pytest.mark.parametrize(("view", "partner"), [(0, None), (1, None), (2, None), (3, 3), (4, None)])
    def test_only_the_partner_knows(self, view: int, partner: int | None) -> None:
        for moves in (FIVE_OF_CUPS, f"{FIVE_OF_CUPS}, play AC, play AD"):
            assert played(deal(*HANDS), moves, view=view)["partner"] == partner

    @pytest.mark.parametrize("view", range(5))
    def test_once_the_card_is_played_all_know(self, view: int) -> None:
        assert played(deal(*HANDS), f"{FIVE_OF_CUPS}, play AC, play AD, play 5C", view=view)["partner"] == 3

    def test_in_mano_nobody_is_told(self) -> None:
        moves = "bid R, pass, pass, pass, pass, name C"
        for view in (None, *range(5)):
            answer = played(deal(*HANDS), moves, view=view)
            assert (answer["partner"], answer["contract"]["card"]) == (None, "RC")

    def test_a_called_card_in_nobodys_hand_leaves_the_caller_alone(self) -> None:
        """He makes 61 by himself: four times one, as in mano."""
        answer = played(deal(*HANDS), TO_THE_END.replace("bid 5", "bid 6"), deals=1)
        assert (answer["partner"], answer["scores"]) == (None, [-1, 4, -1, -1, -1])


class TestPlay:
    """Rule 4."""

    def test_the_dealers_right_leads_whoever_calls(self) -> None:
        answer = played(deal(*HANDS), "pass, bid 5, pass, pass, pass, name D")
        assert (answer["caller"], answer["to_act"]) == (2, 1)

    def test_no_duty_to_follow(self) -> None:
        assert played(deal(*HANDS), f"{FIVE_OF_CUPS}, play 4D")["legal"] == ["play 3D", "play AD", "play RD"]

    def test_the_highest_trump_takes_and_leads(self) -> None:
        answer = played(deal(*HANDS), f"{FIVE_OF_CUPS}, play 4D, play AD, play 5C, play AB, play AS")
        assert (answer["to_act"], answer["tricks"]) == (3, [0, 0, 0, 1, 0])

    def test_without_one_the_highest_of_the_suit_led(self) -> None:
        answer = played(deal(*HANDS), f"{FIVE_OF_CUPS}, play 4D, play 3D, play 4S, play AB, play AS")
        assert answer["tricks"] == [0, 0, 1, 0, 0]

    def test_piles_stay_each_players_own_until_the_sides_are_known(self) -> None:
        """Before the 5 of cups falls the caller's trick is open to him alone, then to his partner too."""
        hidden = f"{FIVE_OF_CUPS}, play AC, play AD, play 4S, play AB, play AS"
        shown = f"{hidden}, play RC, play 3D, play 5C"
        for view, before, after in ((1, True, True), (3, False, True), (0, False, False)):
            assert ("??" not in played(deal(*HANDS), hidden, view=view)["won"][1]) is before
            assert ("??" not in played(deal(*HANDS), shown, view=view)["won"][1]) is after

    def test_hands_of_different_length(self) -> None:
        """Who has no card is passed over; who has won without a card left is followed by the next who has one."""
        position = deal("AS", "AC", "", "5C 4S 6S", "")
        answer = played(position, "bid 5, pass, pass, pass, pass, name C, play AC")
        assert answer["to_act"] == 3
        answer = played(position, "bid 5, pass, pass, pass, pass, name C, play AC, play 4S, play AS")
        assert (answer["to_act"], answer["tricks"]) == (3, [0, 1, 0, 0, 0])

    def test_a_deal_without_cards_is_lost_by_the_caller(self) -> None:
        answer = played(deal("", "", "", "", ""), "bid 5, pass, pass, pass, pass, name C", deals=1)
        assert (answer["status"], answer["scores"]) == ("finished", [1, -4, 1, 1, 1])


class TestPoints:
    """Rule 5, and what may be counted during a deal."""

    @pytest.mark.parametrize(("promised", "times"), [(61, 1), (70, 1), (71, 2), (80, 2), (81, 3), (91, 4), (101, 5)])
    def test_multipliers(self, promised: int, times: int) -> None:
        assert multiplier_of(promised) == times

    @pytest.mark.parametrize(
        ("outcome", "scores"),
        [
            (Outcome(61, 61, 59, alone=False), (2, 1, -1)),
            (Outcome(61, 60, 60, alone=False), (-2, -1, 1)),
            (Outcome(61, 61, 59, alone=True), (4, 0, -1)),
            (Outcome(61, 120, 0, alone=False), (4, 2, -2)),
            (Outcome(61, 0, 120, alone=True), (-8, 0, 2)),
            (Outcome(101, 120, 0, alone=True), (40, 0, -10)),
            (Outcome(85, 84, 36, alone=False), (-6, -3, 3)),
        ],
    )
    def test_caller_partner_and_others(self, outcome: Outcome, scores: tuple[int, int, int]) -> None:
        caller, partner, others = by_shares(outcome, multipliers=True)
        assert (caller, partner, others) == scores
        assert caller + (4 * others if outcome.alone else partner + 3 * others) == 0

    def test_multipliers_may_be_off(self) -> None:
        assert by_shares(Outcome(101, 120, 0, alone=False), multipliers=False) == (4, 2, -2)
        assert played(deal(*HANDS), RAISED, deals=1)["scores"] == [2, 2, -8, 2, 2]
        assert played(deal(*HANDS), RAISED, deals=1, multipliers="off")["scores"] == [1, 1, -4, 1, 1]

    def test_both_partners_carry_their_sides_points(self) -> None:
        answer = played(deal(*HANDS), TO_THE_END, deals=1)
        assert answer["points"] == [4, 61, 4, 61, 4]
        assert answer["deals"][0]["note"] == "contract_kept"

    def test_the_open_answer_counts_by_side_as_soon_as_the_suit_is_named(self) -> None:
        assert played(deal(*HANDS), FIRST_TRICK)["points"] == [0, 44, 0, 44, 0]

    def test_hidden_in_views(self) -> None:
        assert all("points" not in played(deal(*HANDS), FIRST_TRICK, view=view) for view in range(5))

    def test_shown_points_do_not_tell_the_partner(self) -> None:
        """Each pile its own figure, but for the partner himself; after the called card by side for all."""
        hidden = f"{FIVE_OF_CUPS}, play AC, play AD, play 4S, play AB, play AS"
        for view, points in ((0, [0, 44, 0, 0, 0]), (1, [0, 44, 0, 0, 0]), (3, [0, 44, 0, 44, 0])):
            assert played(deal(*HANDS), hidden, view=view, show_points="on")["points"] == points
        assert played(deal(*HANDS), FIRST_TRICK, view=0, show_points="on")["points"] == [0, 44, 0, 44, 0]

    def test_a_tuscan_fante_is_above_the_cavallo(self) -> None:
        position = deal("4D", "CC", "FC", "5C", "6D")
        moves = "bid 5, pass, pass, pass, pass, name S, play CC, play FC, play 5C, play 6D, play 4D"
        assert played(position, moves, deals=1)["tricks"] == [0, 1, 0, 0, 0]
        assert played(position, moves, deals=1, order="tuscan")["tricks"] == [0, 0, 1, 0, 0]


class TestMatch:
    """Rule 6."""

    def test_the_deal_passes_to_the_right(self) -> None:
        answer = played([deal(*HANDS), {"hands": deal(*LOW)["hands"]}], TO_THE_END)
        assert (answer["status"], answer["deal"], answer["dealer"], answer["to_act"]) == ("playing", 2, 1, 2)

    def test_it_ends_when_somebody_reaches_the_target(self) -> None:
        answer = played(deal(*HANDS), TO_THE_END, target=2)
        assert (answer["status"], answer["result"]["winners"]) == ("finished", [1])
        assert played(deal(*HANDS), TO_THE_END, target=3)["status"] == "needs_deal"

    def test_equal_scores_share_the_place(self) -> None:
        answer = played(deal(*HANDS), RAISED, target=1)
        assert answer["scores"] == [2, 2, -8, 2, 2]
        assert answer["result"] == {"winners": [0, 1, 3, 4], "losers": [2], "draw": False, "void": False}

    def test_with_deals_the_target_is_ignored(self) -> None:
        assert played(deal(*HANDS), TO_THE_END, target=1, deals=2)["status"] == "needs_deal"
        assert played(deal(*HANDS), TO_THE_END, target=50, deals=1)["status"] == "finished"

    def test_deals_thrown_in_do_not_count(self) -> None:
        answer = played([deal(*LOW), deal(*HANDS)], f"pass, pass, pass, pass, pass, {TO_THE_END}", deals=1)
        assert (answer["status"], answer["deal"]) == ("finished", 2)

    @pytest.mark.parametrize(("option", "value"), [("target", 0), ("target", 51), ("deals", 0), ("monte", "six")])
    def test_refused_options(self, option: str, value: object) -> None:
        code, move = refused(deal(*HANDS), "", **{option: value})
        assert (code, move) in {("bad_number", None), ("bad_choice", None)}


class TestBlindFirstTrick:
    """Rule 7, `blind_first_trick`."""

    BLIND = "bid 5, pass, pass, pass, pass, play AC, play AD, play 5C, play AB, play AS"

    def test_the_suit_is_named_over_five_cards(self) -> None:
        answer = played(deal(*HANDS), self.BLIND, blind_first_trick="on")
        assert (answer["phase"], answer["to_act"], answer["trump"], len(answer["table"])) == ("name", 1, None, 5)
        assert answer["tricks"] == [0] * 5

    @pytest.mark.parametrize(("suit", "winner"), [("C", 1), ("D", 2), ("B", 4), ("S", 0)])
    def test_the_trick_is_judged_with_it(self, suit: str, winner: int) -> None:
        answer = played(deal(*HANDS), f"{self.BLIND}, name {suit}", blind_first_trick="on")
        assert (answer["to_act"], answer["tricks"][winner], answer["table"]) == (winner, 1, [])

    def test_a_called_card_on_the_table_shows_the_partner(self) -> None:
        assert played(deal(*HANDS), f"{self.BLIND}, name C", blind_first_trick="on", view=0)["partner"] == 3
        assert played(deal(*HANDS), f"{self.BLIND}, name B", blind_first_trick="on", view=0)["partner"] is None

    def test_naming_earlier_is_refused(self) -> None:
        moves = "bid 5, pass, pass, pass, pass, name C"
        assert refused(deal(*HANDS), moves, blind_first_trick="on") == ("named_later", 5)

    def test_without_a_card_to_play_the_suit_is_named_at_once(self) -> None:
        answer = played(deal("", "", "", "", ""), "bid 5, pass, pass, pass, pass", blind_first_trick="on")
        assert answer["phase"] == "name"


class TestMonte:
    """Rule 7, `monte`."""

    POOR = ("AS CS 2S", "RC 4D", "CD FD 4B", "5C 4S 6S", "RB FB 5B")

    def test_a_poor_hand_is_thrown_in_and_the_same_dealer_deals(self) -> None:
        answer = played([deal(*self.POOR, dealer=0), {"hands": deal(*LOW)["hands"]}], "monte", monte="four")
        assert (answer["deal"], answer["dealer"], answer["deals"][0]["note"]) == (2, 0, "thrown_in")

    @pytest.mark.parametrize(("monte", "allowed"), [("four", [True, False]), ("five", [True, True])])
    def test_how_poor(self, monte: str, allowed: list[bool]) -> None:
        """Seat 1 holds 4 points, seat 2 holds 5."""
        for moves, may in zip(("", "pass"), allowed, strict=True):
            assert ("monte" in played(deal(*self.POOR), moves, monte=monte)["legal"]) is may

    def test_refused(self) -> None:
        assert refused(deal(*self.POOR), "pass, pass, pass, monte", monte="five") == ("monte_hand_too_good", 3)
        late = "bid A, bid 3, pass, pass, pass, monte"
        assert refused(deal(*self.POOR), late, monte="five") == ("monte_too_late", 5)
