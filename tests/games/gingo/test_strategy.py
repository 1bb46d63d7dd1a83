"""Gingo's bots (rules page, How the program plays): a bid that fits what may be expected, what is known, the bars."""

import pytest

from cardtables.bots.calledtricks.outlook import Outlook
from cardtables.engine.rng import stream
from tests.games.called import Tables, deal
from tests.games.called_bots import check_every_decision, played_deals

TABLES = Tables("gingo")
decided = TABLES.decided


def bids_of(hand: str) -> list[int]:
    """What a hand bids when it speaks first, in twenty moods; 0 for a pass."""
    said = [decided(deal("", hand, "", "", ""), number=number)[0].split() for number in range(20)]
    return [int(words[-1]) if words[0] == "bid" else 0 for words in said]


class TestAuction:
    def test_a_better_hand_bids_more(self) -> None:
        means = [
            sum(bids_of(hand)) / 20
            for hand in ("7D 6D 5D 4D 4S 5S 2C 4C", "AD RD 6D 5D 4S 5S 2C 4C", "AD 3D RD CD FD 5S 2C 4C")
        ]
        assert means[0] < means[1] < means[2]

    def test_the_bid_is_near_what_the_hand_is_said_to_be_worth(self) -> None:
        """Never more than the expectation, in points, and a bold mood above it; and not always the least there is."""
        for hand in ("AD 3D RD CD 4S 5S 2C 4C", "AD RD 6D 5D 4S 5S 2C 4C", "AS 3S AC RC AD 4D 2B 4B"):
            rules, state = TABLES.state(deal("", hand, "", "", ""))
            decision = TABLES.spec.bots["normal"](rules).decide(rules.view(state, 1), stream(0, "bot", 0))
            expected = int(dict(decision.reason.params)["points"])
            assert all(0 < bid <= expected + 9 for bid in bids_of(hand))
            assert len(set(bids_of(hand))) > 5

    def test_it_does_not_go_beyond_its_expectation(self) -> None:
        position = deal("", "", "AD 3D RD CD 4S 5S 2C 4C", "", "")
        assert decided(position, "bid 110") == ("pass", "hand_too_weak")


class TestPlay:
    POSITION = deal("RS 4S 5S", "AC RC 4C", "AD 3D 2S", "RD AS 3S", "4B 5B 6B")
    NAMED = "pass, bid 61, pass, pass, pass, name D"

    def test_what_the_caller_must_hold_is_known(self) -> None:
        """He called the king: ace and three are his, and nobody fears them of another."""
        rules, state = TABLES.state(self.POSITION, f"{self.NAMED}, play 2S")
        outlook = Outlook(rules.customs, rules.view(state, 3))
        ace, king = rules.pack.read("AD"), rules.pack.read("RD")
        assert outlook.chance(2, [ace]) == 1.0
        assert outlook.chance(4, [ace]) == 0.0
        assert outlook.role == "partner"
        rules, state = TABLES.state(self.POSITION, f"{self.NAMED}, play 2S, play 3S")
        outlook = Outlook(rules.customs, rules.view(state, 4))
        assert outlook.chance(0, [king]) > 0.0

    def test_the_partner_gives_points_to_a_sure_trick(self) -> None:
        assert decided(self.POSITION, f"{self.NAMED}, play AD") == ("play AS", "load")

    def test_the_others_do_not(self) -> None:
        assert decided(self.POSITION, f"{self.NAMED}, play AD, play AS, play 4B, play 4S") == (
            "play 4C",
            "keep_from_them",
        )


def test_every_decision_is_legal_and_can_be_said() -> None:
    check_every_decision(TABLES)


@pytest.mark.slow
def test_one_among_four_that_play_at_random_scores() -> None:
    low, _ = played_deals(TABLES, ["normal", *["random"] * 4], 1000).interval()
    assert low > 0.0


@pytest.mark.slow
def test_callers_make_about_half_of_their_contracts_or_more() -> None:
    tally = played_deals(TABLES, ["normal"] * 5, 1000)
    assert 0.45 < tally.kept / (tally.kept + tally.failed) < 0.80
