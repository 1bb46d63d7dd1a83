"""Briscolone's rules page (briscola-family.md, Briscolone)."""

import pytest

from cardtables.engine.cards import HIDDEN
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.shelf.conformance.play import random_game
from tests.games.positions import cards
from tests.games.stock import SIXTY_SIXTY, Tables, deal, kinds, trick
from tests.games.stock_deals import rules_of

TABLES = Tables("briscolone")
played, refused = TABLES.played, TABLES.refused


class TestDeal:
    def test_five_each_no_up_card_and_no_briscola(self) -> None:
        for seed in range(10):
            answer = played(2, seed=seed)
            assert [len(hand) for hand in answer["hands"]] == [5, 5]
            assert (len(answer["stock"]), answer["upcard"], answer["trump"]) == (30, None, None)

    def test_twenty_tricks_fifteen_with_a_draw(self) -> None:
        game = random_game(rules_of("briscolone", 2), Chance(1), stream(1, "test", 0))
        taken = [step for step in game.steps if any(event.kind == "trick_taken" for event in step.events)]
        draws = [sum(event.kind == "drew" for event in step.events) for step in taken]
        assert draws[:20] == [2] * 15 + [0] * 5

    def test_no_card_of_the_stock_is_seen(self) -> None:
        for view in (0, 1):
            assert played(2, seed=1, view=view)["stock"] == ["??"] * 30
        rules, state = TABLES.state(deal("AC", "4C", stock="5S 7D"))
        assert rules.view(state, None).state.stock == (HIDDEN, HIDDEN)

    def test_the_last_card_of_the_stock_is_as_any_other(self) -> None:
        """Nobody sees it drawn, and its suit is no briscola."""
        position = deal("4C", "AC", stock="5S 7D")
        assert (played(position)["upcard"], played(position)["trump"]) == (None, None)
        assert played(position, trick("4C", "AC"), view=1)["hands"] == [["??"], ["5S"]]
        answer = played(deal("4C 5D", "AC 7S", stock="5S 7D"), trick("4C", "AC", "7S", "5D"))
        assert answer["tricks"] == [0, 2]

    def test_a_position_needs_no_trump_and_may_have_none(self) -> None:
        assert played(deal("AC", "4C"))["trump"] is None
        for stock in ("", "5S 7D"):
            assert refused(deal("AC", "4C", stock=stock, trump="D")) == ("trump_in_a_game_without", None)

    @pytest.mark.parametrize("seats", [1, 3, 4])
    def test_two_play(self, seats: int) -> None:
        assert refused(seats, seed=1) == ("bad_seat_count", None)


class TestTrick:
    @pytest.mark.parametrize(
        ("led", "answered", "winner"),
        [("4C", "AD", 0), ("2S", "3B", 0), ("4C", "5C", 1), ("3C", "AC", 1), ("RC", "CC", 0), ("2C", "4C", 1)],
    )
    def test_the_highest_of_the_suit_led_wins_and_another_suit_never(
        self, led: str, answered: str, winner: int
    ) -> None:
        answer = played(deal(f"{led} 7S", f"{answered} 7B"), trick(led, answered))
        assert (answer["to_act"], answer["tricks"][winner]) == (winner, 1)

    def test_nothing_but_cards_is_played(self) -> None:
        position = deal("RC CC 7D", "AS 4B 5B", stock="4S 6B")
        assert kinds(played(position)) == {"play"}
        assert refused(position, "accuse C") == ("accuse_off", 0)
        assert refused(position, "swap") == ("swap_off", 0)
        assert refused(position, "claim") == ("claim_off", 0)
        assert refused(position, "sign re") == ("no_partner", 0)
        assert refused(position, "say vieni") == ("no_partner", 0)


class TestMustFollow:
    POSITION = deal("4C 5D", "AC 2C 7B AD", stock="4S 6B")

    def test_off_any_card_may_be_played(self) -> None:
        legal = ["play 2C", "play 7B", "play AC", "play AD"]
        assert played(self.POSITION, "play 4C")["legal"] == played(self.POSITION, "play 5D")["legal"] == legal

    def test_on_who_can_follow_must(self) -> None:
        assert played(self.POSITION, "play 4C", must_follow="on")["legal"] == ["play 2C", "play AC"]
        assert played(self.POSITION, "play 5D", must_follow=True)["legal"] == ["play AD"]
        assert refused(self.POSITION, "play 4C, play 7B", must_follow="on") == ("must_follow_suit", 1)
        assert refused(self.POSITION, "play 4C, play RS", must_follow="on") == ("not_in_hand", 1)

    def test_on_who_cannot_follow_plays_any_card_and_who_leads_too(self) -> None:
        position = deal("4S 5D", "AC 7B AD")
        assert played(position, must_follow="on")["legal"] == ["play 4S", "play 5D"]
        assert played(position, "play 4S", must_follow="on")["legal"] == ["play 7B", "play AC", "play AD"]


EVEN = deal("5C", "4C", piles=SIXTY_SIXTY)
"""Sixty points each and a trick without any."""


class TestMatch:
    def test_points_add_up_over_deals_and_the_deal_passes_on_also_after_60_60(self) -> None:
        answer = played([EVEN, {**EVEN, "dealer": 0, "turn": 0}], trick("5C", "4C", "5C", "4C"))
        assert [done["points"] for done in answer["deals"]] == [[60, 60], [60, 60]]
        assert [done["scores"] for done in answer["deals"]] == [[60, 60], [120, 120]]
        assert {done["note"] for done in answer["deals"]} == {"points_added"}
        assert (answer["status"], answer["deal"], answer["dealer"]) == ("needs_deal", 3, 1)
        assert played(EVEN, trick("5C", "4C"))["dealer"] == 0

    def test_both_over_the_target_the_higher_wins(self) -> None:
        mine, yours = cards("AS AB AD AC 3C 3S 3B", "3D RC CC FC RS CS FS RB CB FB RD CD FD")
        deals = [deal("5C", "4C", piles=[mine, yours]), EVEN]
        answer = played(deals, trick("5C", "4C", "5C", "4C"), target=100)
        assert answer["scores"] == [134, 106]
        assert answer["status"] == "finished"
        assert answer["result"] == {"winners": [0], "losers": [1], "draw": False, "void": False}

    def test_equal_over_the_target_one_more_deal(self) -> None:
        deals = [EVEN, EVEN, deal("AC", "4C")]
        twice = trick("5C", "4C", "5C", "4C")
        answer = played(deals, twice, target=61)
        assert (answer["status"], answer["deal"], answer["scores"]) == ("playing", 3, [120, 120])
        ended = played(deals, f"{twice}, {trick('AC', '4C')}", target=61)
        assert (ended["status"], ended["scores"], ended["result"]["winners"]) == ("finished", [131, 120], [0])

    def test_the_target_is_looked_at_only_when_a_deal_is_over(self) -> None:
        position = deal("5C 6C", "4C 7S", piles=[SIXTY_SIXTY[0] + ["3C"], []])
        answer = played(position, trick("5C", "4C"), target=61)
        assert (answer["status"], answer["points"], answer["scores"]) == ("playing", [70, 0], [0, 0])

    def test_the_target_is_151_from_61_to_500(self) -> None:
        assert played(2, seed=1)["options"]["target"] == 151
        assert played(2, seed=1, target=61)["options"]["target"] == 61
        assert played(2, seed=1, target=500)["options"]["target"] == 500
        for target in (60, 501, "151", 151.0, True, None):
            assert refused(2, seed=1, target=target) == ("bad_number", None)


@pytest.mark.parametrize("option", ["accuse", "swap", "early_end", "signs", "removed_two", "values", "form"])
def test_options_it_has_not(option: str) -> None:
    assert refused(2, seed=1, **{option: "on"}) == ("unknown_option", None)


def test_order_sets_the_ranks_and_points() -> None:
    position = deal("3C 4S", "7C 4B")
    assert played(position, trick("3C", "7C"))["points"] == [10, 0]
    assert played(position, trick("3C", "7C"), order="three_seven")["points"] == [0, 10]
