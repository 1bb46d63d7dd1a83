"""Chiamata's bots (rules page, How the program plays): the auction, the search for the partner, suspicion, the bars."""

import pytest

from cardtables.bots.calledtricks.outlook import Outlook
from cardtables.bots.calledtricks.suspicion import suspicion
from tests.games.called import Tables, deal
from tests.games.called_bots import check_every_decision, played_deals

TABLES = Tables("chiamata")
decided = TABLES.decided

DEALT = deal(
    "AS 2S 4S 5S 6S 7S FS CS",
    "AD 3D RD CD FD 7D 6D AC",
    "4C 5C 6C 7C 4B 5B 6B 7B",
    "3C RC CC FC 2D 4D 5D AB",
    "3S RS 3B RB CB FB 2B 2C",
)
FIVE = "bid 5, pass, pass, pass, pass, name"


class TestAuction:
    def test_the_first_card_missing_from_a_long_suit_is_called(self) -> None:
        """Seat 1 holds the coins from the ace to the 6: it calls the 5, not a higher rank of another suit."""
        assert decided(DEALT) == ("bid 5", "hand_is_worth")
        assert decided(DEALT, "bid 5, pass, pass, pass, pass") == ("name D", "best_suit")

    def test_a_suit_whose_called_card_is_in_hand_is_not_named(self) -> None:
        assert decided(DEALT, "bid 3, pass, pass, pass, pass") == ("name C", "best_suit")

    def test_a_weak_hand_passes(self) -> None:
        assert decided(DEALT, "bid R") == ("pass", "hand_too_weak")

    def test_there_is_no_fixed_threshold(self) -> None:
        """The same hand bids or passes as it feels, the more rarely the less it would get for it."""
        passes = [
            sum(decided(DEALT, said, number=number)[0] == "pass" for number in range(40))
            for said in ("pass", "bid A", "bid 3")
        ]
        assert 0 < passes[0] < passes[1] < passes[2] < 40

    def test_a_poor_hand_is_thrown_in(self) -> None:
        poor = deal("AS", "4D 2C", "3S", "RS", "CS")
        assert decided(poor, monte="four") == ("monte", "poor_hand_thrown_in")
        assert decided(poor)[0] != "monte"


class TestPlay:
    def test_the_caller_leads_a_small_trump_to_find_his_partner(self) -> None:
        assert decided(DEALT, f"{FIVE} D") == ("play 6D", "lead_to_find_partner")

    def test_once_he_has_found_him_he_does_not_search(self) -> None:
        """Seat 3 has played the 5 of coins: the caller leads for another reason."""
        moves = f"{FIVE} D, play 7D, play 4C, play 5D, play 2C, play 2S"
        assert decided(DEALT, moves)[1] != "lead_to_find_partner"

    @pytest.mark.parametrize(
        ("played", "decision"),
        [("4D FD", ("play 5S", "keep_from_them")), ("3D AD", ("play 5C", "show_for_points"))],
    )
    def test_the_partner_shows_himself_for_points_only(self, played: str, decision: tuple[str, str]) -> None:
        """Last to play, with an opponent holding the trick: he trumps with the called card for 21 points, not for 2."""
        by_caller, by_other = played.split()
        hands = ("2S 4S 6S 7S", f"{by_caller} 3C RC FC", f"{by_other} 4B 5B 6B", "5C 5S FS CS", "7B RB AB 3B")
        auction = "pass, pass, bid 5, pass, pass, name C"
        moves = f"{auction}, play 7B, play 2S, play {by_caller}, play {by_other}"
        assert decided(deal(*hands, turn=4), moves) == decision

    def test_the_partner_stays_hidden_while_the_trick_may_be_lost(self) -> None:
        """The caller leads his king, three opponents are to come: neither the called card nor the ace is spent."""
        position = deal("2S 4S 6S 7S", "RD 3C RC FC", "5C AS 5S 3S", "2D 4B 5B 6B", "7B 2B AB 3B")
        assert decided(position, f"{FIVE} C, play RD") == ("play 5S", "stay_hidden")

    def test_the_partner_gives_points_to_the_caller(self) -> None:
        position = deal("2S 4S", "AC 4D", "2D 2B", "5C AS", "7B RB")
        assert decided(position, f"{FIVE} C, play AC, play 2D") == ("play AS", "load")

    def test_an_opponent_takes_with_the_last_card(self) -> None:
        position = deal("AD 2S 3S", "AC 4D 7D", "3D 2B 4B", "5C AS 2D", "7B RB AB")
        assert decided(position, f"{FIVE} C, play 4D, play 3D, play 2D, play 7B") == ("play AD", "take_for_sure")


class TestSuspicion:
    POSITION = deal("2S 4S 6S", "AC 4D 3C", "2D 2B 4B", "5S AS RS", "7B RB 5C")

    def test_who_gives_the_caller_points_is_likelier_his_partner(self) -> None:
        rules, state = TABLES.state(self.POSITION, f"{FIVE} C, play AC, play 2D, play AS")
        likely = suspicion(rules.customs, state, 0, may_be_alone=True)
        assert likely[3] > likely[4] > likely[2]
        assert likely[0] == 0.0
        assert sum(likely.values()) < 1.0

    def test_who_takes_from_the_caller_or_feeds_others_is_not(self) -> None:
        rules, state = TABLES.state(self.POSITION, f"{FIVE} C, play 4D, play 2D, play 5S, play 5C, play 2S")
        assert state.called in {card for _, card in state.tricks[0].plays}
        rules, state = TABLES.state(self.POSITION, "bid 6, pass, pass, pass, pass, name S, play 4D, play 2D, play RS")
        likely = suspicion(rules.customs, state, 0, may_be_alone=True)
        assert likely[3] < likely[2] < likely[4]

    def test_an_opponent_counts_its_friends_by_it(self) -> None:
        rules, state = TABLES.state(self.POSITION, f"{FIVE} C, play AC, play 2D, play AS, play 7B")
        outlook = Outlook(rules.customs, rules.view(state, 0))
        assert outlook.ours[1] == 0.0
        assert outlook.ours[3] < outlook.ours[2] < 1.0

    def test_the_partner_and_the_caller_in_mano_know(self) -> None:
        rules, state = TABLES.state(self.POSITION, f"{FIVE} C, play AC, play 2D, play AS")
        assert Outlook(rules.customs, rules.view(state, 4)).ours == {0: 0.0, 1: 1.0, 2: 0.0, 3: 0.0, 4: 1.0}
        rules, state = TABLES.state(self.POSITION, "bid 3, pass, pass, pass, pass, name C")
        assert Outlook(rules.customs, rules.view(state, 1)).ours == {0: 0.0, 1: 1.0, 2: 0.0, 3: 0.0, 4: 0.0}


class TestBeginner:
    def test_bids_a_long_suit_low_and_no_further(self) -> None:
        assert decided(DEALT, level="easy") == ("bid A", "beginner_bids")
        assert decided(DEALT, "bid 2", level="easy") == ("pass", "beginner_passes")
        assert decided(DEALT, "bid A, pass, pass, pass, pass", level="easy") == ("name D", "longest_suit")

    def test_takes_with_the_cheapest_or_gives_the_least(self) -> None:
        assert decided(DEALT, f"{FIVE} D, play 6D", level="easy")[1] == "least_card"
        assert decided(DEALT, f"{FIVE} D, play AC, play 4C", level="easy") == ("play 2D", "cheapest_winner")


def test_every_decision_is_legal_and_can_be_said() -> None:
    check_every_decision(TABLES)


@pytest.mark.slow
def test_one_among_four_that_play_at_random_wins() -> None:
    low, _ = played_deals(TABLES, ["normal", *["random"] * 4], 1000).interval()
    assert low > 0.0


@pytest.mark.slow
def test_callers_make_about_half_of_their_contracts_or_more() -> None:
    tally = played_deals(TABLES, ["normal"] * 5, 1000)
    assert 0.45 < tally.kept / (tally.kept + tally.failed) < 0.80
