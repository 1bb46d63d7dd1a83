"""Scoperta's bots: the other's hand is known, so the next tricks are worked out."""

from cardtables.bots.levels import bot_of
from cardtables.engine.rng import stream
from tests.games.stock import Tables, trick
from tests.games.stock_bots import check_endings, check_every_decision, chosen, opening

TABLES = Tables("briscola_scoperta")


class TestNormal:
    def test_a_carico_is_led_when_the_other_cannot_take_it(self) -> None:
        position = opening("AC 4S 5D", "3C 6S 7B", upcard="FD")
        assert chosen(TABLES, position) == ("play AC", "lead_unbeaten")

    def test_and_not_when_he_holds_a_briscola_for_it(self) -> None:
        position = opening("AC 4S 5D", "3C 6S 7D", upcard="FD")
        assert chosen(TABLES, position)[0] != "play AC"

    def test_points_are_taken_with_what_takes_them(self) -> None:
        position = opening("AC 4S 4B", "5C 3D 7B", upcard="FD")
        assert chosen(TABLES, position, trick("AC")) == ("play 3D", "trump_the_points")

    def test_the_trick_after_this_one_counts(self) -> None:
        """A trick of nothing is taken for the lead: the king of coins goes over all that the other holds."""
        position = opening("5S 6B RD", "2B 7D CD", upcard="FC", dealer=0)
        assert chosen(TABLES, position, trick("2B")) == ("play 6B", "seen_ahead")
        assert chosen(Tables("briscola"), position, trick("2B"))[0] == "play 5S"

    def test_easy_looks_no_further_than_the_trick(self) -> None:
        position = opening("AC 4S 5D", "3C 6S 7B", upcard="FD")
        assert chosen(TABLES, position, "", "easy") == ("play 4S", "least_card")

    def test_with_one_card_hidden_all_are_known(self) -> None:
        """Two cards to draw: the one that is covered is the one nobody has seen, and the end is exact."""
        position = opening("RS AC 3B", "5D 4B 4S", upcard="2D")
        rules, state = TABLES.state(position)
        rng, bot = stream(1, "moves", 0), bot_of(TABLES.spec, rules, "normal")
        while len(state.stock) > 2 or state.trick:
            state = rules.apply(state, bot.decide(rules.view(state, state.turn), rng).move).state
        view = rules.view(state, state.turn)
        decisions = {bot.decide(view, stream(seed, "bot", 0)) for seed in range(4)}
        assert len(decisions) == 1
        assert decisions.pop().reason.code == "counted_out"


def test_the_last_cards_are_played_exactly() -> None:
    assert check_endings(TABLES, 3, 12) > 4


def test_every_decision_can_be_said() -> None:
    assert len(check_every_decision(TABLES)) > 20
