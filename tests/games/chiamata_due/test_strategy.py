"""The bots of Chiamata al due (rules page, How the program plays): points, the blind trick, the bars."""

import pytest

from tests.games.called import Tables, deal
from tests.games.called_bots import check_every_decision, played_deals

TABLES = Tables("chiamata_due")
decided = TABLES.decided

STRONG = deal("2D", "AD 3D RD CD 6S 7C 4C 5B", "2C", "2S", "2B")
POOR = deal("2D", "4D 6D 5S 6S 7C 4C 5B 6B", "2C", "2S", "2B")


def test_no_more_than_must_be_said() -> None:
    assert decided(STRONG) == ("bid 60", "hand_is_worth")
    assert decided(STRONG, "bid 60, bid 66, pass, pass, pass") == ("bid 67", "hand_is_worth")


def test_there_is_a_limit_and_it_is_no_fixed_one() -> None:
    limits = set()
    for number in range(20):
        said = [
            decided(STRONG, f"bid 60, bid {points}, pass, pass, pass", number=number)[0] for points in range(61, 100)
        ]
        limits.add(said.index("pass"))
        assert set(said[said.index("pass") :]) == {"pass"}
    assert len(limits) > 5


def test_a_hand_without_points_is_thrown_in() -> None:
    assert decided(POOR) == ("monte", "poor_hand_thrown_in")


def test_a_suit_without_its_two_is_named() -> None:
    """Coins are the best suit, but for the 2 of them that the caller holds himself."""
    hands = ("4B 6B", "AD 3D 2D AS 4S", "4C 6C", "5S 6S", "7B 5B")
    moves = "bid 60, pass, pass, pass, pass, play 4S, play 4C, play 5S, play 7B, play 4B"
    assert decided(deal(*hands), moves) == ("name S", "best_suit")


def test_nothing_is_wasted_on_the_blind_trick() -> None:
    moves = "bid 60, pass, pass, pass, pass"
    assert decided(STRONG, moves) == ("play 4C", "blind_least")
    low_coins = deal("2D", "AD 3D 4D 5D CS FC AC RB", "2C", "2S", "2B")
    assert decided(low_coins, moves) == ("play FC", "blind_least"), "coins are what the caller has in mind"


@pytest.mark.parametrize("seats", TABLES.spec.seats)
def test_every_decision_is_legal_and_can_be_said(seats: int) -> None:
    check_every_decision(Tables("chiamata_due", seats), seeds=2)


@pytest.mark.slow
def test_one_among_four_that_play_at_random_wins() -> None:
    low, _ = played_deals(TABLES, ["normal", *["random"] * 4], 1000).interval()
    assert low > 0.0


@pytest.mark.slow
def test_callers_make_about_half_of_their_contracts_or_more() -> None:
    tally = played_deals(TABLES, ["normal"] * 5, 1000)
    assert 0.45 < tally.kept / (tally.kept + tally.failed) < 0.80
