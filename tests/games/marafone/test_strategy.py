"""Marafone's bots (rules page, How the program plays): naming, the three words said and heard, and the bars."""

import pytest

from cardtables.bots.followtricks.naming import best_suit
from cardtables.bots.followtricks.outlook import Outlook
from tests.games.follow import Tables, check_every_decision, deal, mean_difference, tricks
from tests.games.positions import Deal

TABLES = Tables("marafone")
decided = TABLES.decided

WHOLE = (
    "3D RD 7D 3S 6S 5S 4C 5C 4B 5B",
    "2D CD 6D 2S CS FS 3C 2C 7C 6B",
    "AD FD 5D AS RS 4S AC RC FC 6C",
    "4D 7S CC 3B 2B AB RB CB FB 7B",
)


class TestNaming:
    @pytest.mark.parametrize(
        ("hand", "suit", "maraffa"),
        [
            ("4D 5D 6D 7D FD 3S 2S 4S 5C 6B", "D", False),
            ("4D 5D 6D 7D 3S 2S AS 5C 6B 7B", "S", True),
            ("4D 5D 6D 3S 2S AS 5C 6C 6B 7B", "S", True),
            ("3D 2D RD 4S 5S 6S 7S 5C 6B 7B", "D", False),
            ("4D 5D 6D 7D FD CD 3S 2S AS 6B", "S", True),
        ],
    )
    def test_long_and_high_suits_and_the_maraffa(self, hand: str, suit: str, maraffa: bool) -> None:
        rules = TABLES.rules()
        cards = tuple(rules.pack.read(text) for text in hand.split())
        assert best_suit(rules.customs, cards) == (rules.pack.suits.index(suit), maraffa)
        code = "name_maraffa" if maraffa else "name_strongest"
        assert decided(deal(hand, "", "", "", turn=0)) == (f"name {suit}", code)

    def test_the_maraffa_is_led_at_once(self) -> None:
        position = deal("AD 2D 3D AS 4C", "6S 7S 5S 5C 6C", "7D 6D 4S 7C FC", "4D 6B 7B 4B 5B", turn=0)
        assert decided(position, "name D") == ("play AD", "lead_maraffa")

    def test_a_beginner_names_the_longest_suit(self) -> None:
        assert decided(deal("4D 5D 6D 7D 3S 2S AS", "", "", "", turn=0), level="easy") == ("name D", "longest_suit")


class TestSaying:
    def test_volo_with_the_last_card_of_a_suit_and_briscole_to_trump_with(self) -> None:
        position = deal("4S 4D 5D RC", "6S 7S 5S 5C", "RS FS 4C 7C", "CS 6B 7B 4B", turn=0)
        assert decided(position, "name D") == ("say volo", "say_volo")

    def test_busso_with_a_high_card_behind(self) -> None:
        """The 2 of swords has only the 3 above it."""
        assert self._said(deal("2S 4S", "6S 7S", "RS 5S", "CS 6B", turn=0)) == "busso"

    def test_striscio_with_low_ones_behind(self) -> None:
        assert self._said(deal("4S 5S", "6S 7S", "RS FS", "CS 6B", turn=0)) == "striscio"

    def test_silence_with_the_highest(self) -> None:
        assert self._said(deal("3S", "6S", "RS", "CS", turn=0)).startswith("play")

    def test_once_a_lead(self) -> None:
        position = deal("4S 5S", "6S 7S", "RS FS", "CS 6B", turn=0)
        assert decided(position, "name B, say striscio")[0] == "play 4S"

    @staticmethod
    def _said(position: Deal) -> str:
        return decided(position, "name B")[0].removeprefix("say ")


class TestHearing:
    def test_busso_gets_the_best(self) -> None:
        """With the 3 of swords out the 2 is not sure to take it."""
        position = deal("4S 5S 4D", "6S 7S 5D", "2S FS 6D", "CS RS 7D", turn=0)
        assert decided(position, f"name B, say busso, {tricks('4S 6S')}")[0] == "play 2S"

    @pytest.mark.parametrize(("word", "holds"), [("volo", 0.0), ("striscio", 1.0)])
    def test_what_is_said_of_a_suit_is_believed(self, word: str, holds: float) -> None:
        rules, state = TABLES.state(deal(*WHOLE, turn=0), f"name D, say {word}, play 6S")
        for seat in (1, 2, 3):
            outlook = Outlook(rules.customs, rules.view(state._replace(turn=seat), seat))
            assert outlook.holds_suit(0, rules.pack.suits.index("S")) == holds

    def test_until_the_play_says_otherwise(self) -> None:
        """Seat 0 said that the 6 of swords was its last, and then follows suit with the 5."""
        moves = f"name D, say volo, {tricks('6S FS 4S 7S', 'CS AS CC 5S')}"
        rules, state = TABLES.state(deal(*WHOLE, turn=0), moves)
        outlook = Outlook(rules.customs, rules.view(state, 2))
        assert 0.0 < outlook.holds_suit(0, rules.pack.suits.index("S")) < 1.0

    def test_a_partner_without_the_suit_may_trump_it(self) -> None:
        """Seat 2 has said volo with a card of swords and leads are seat 0's now: swords let it trump."""
        position = deal("AS 4S 5S 4C 5C", "6S 7S 5D 6C 7C", "FS 6D 7D RC FC", "CS RS 2S 4B 5B", turn=2)
        assert decided(position, f"name D, say volo, {tricks('FS CS AS 6S')}")[1] in ("lead_for_ruff", "say_striscio")


class TestBoth:
    def test_every_decision_is_legal_and_has_a_reason(self) -> None:
        codes = check_every_decision(TABLES, 6)
        assert {"name_strongest", "say_busso", "say_striscio", "say_volo", "feed_partner", "longest_suit"} <= codes

    def test_normal_is_better_than_easy(self) -> None:
        assert mean_difference(TABLES, ("normal", "easy"), 60) > 0.5

    def test_easy_is_better_than_chance(self) -> None:
        assert mean_difference(TABLES, ("easy", "random"), 60) > 0.5

    @pytest.mark.slow
    def test_normal_is_far_better_than_chance(self) -> None:
        assert mean_difference(TABLES, ("normal", "random"), 400) > 3
