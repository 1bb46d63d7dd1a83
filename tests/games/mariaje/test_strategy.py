"""Mariaje's bots: king and knight are kept together and declared at once."""

from cardtables.bots.levels import bot_of
from cardtables.engine.rng import stream
from tests.games.stock import Tables, deal, trick
from tests.games.stock_bots import check_endings, check_every_decision, chosen, opening

TABLES = Tables("mariaje")


class TestNormal:
    def test_a_pair_is_declared_at_once(self) -> None:
        assert chosen(TABLES, opening("RS CS 4D", "AB FB RB", upcard="5D")) == ("accuse S", "declare")

    def test_a_king_is_kept_while_its_knight_may_come(self) -> None:
        """Without that hope the four points would go rather than a briscola."""
        position = opening("7B CS 5D", "CB RS 4D", upcard="6D")
        assert chosen(TABLES, position, trick("7B")) == ("play 4D", "keep_for_the_pair")
        assert chosen(Tables("briscola"), position, trick("7B"))[0] != "play 4D"

    def test_but_not_once_the_knight_is_gone(self) -> None:
        position = opening("CS 6B 5D", "2S RS 4D", top="7C 6C", upcard="6D")
        assert chosen(TABLES, position, trick("CS", "2S", "6B"))[1] != "keep_for_the_pair"

    def test_the_reason_names_the_card_that_is_kept(self) -> None:
        rules, state = TABLES.state(opening("7B CS 5D", "CB RS 4D", upcard="6D"), trick("7B"))
        decision = bot_of(TABLES.spec, rules, "normal").decide(rules.view(state, 1), stream(0, "bot", 0))
        assert dict(decision.reason.params)["cards"] in {"RS", "CB"}

    def test_a_pair_that_comes_after_the_stock_counts_too(self) -> None:
        assert chosen(TABLES, deal("RS CS 4D", "AB FB RB", trump="D")) == ("accuse S", "declare")


class TestEasy:
    def test_declares_for_the_game_is_about_that(self) -> None:
        assert chosen(TABLES, opening("RS CS 4D", "AB FB RB", upcard="5D"), "", "easy") == ("accuse S", "declare")

    def test_keeps_nothing(self) -> None:
        position = opening("7B CS 5D", "CB RS 4D", upcard="6D")
        assert chosen(TABLES, position, trick("7B"), "easy") == ("play CB", "cheapest_winner")


def test_the_last_cards_are_played_exactly() -> None:
    assert check_endings(TABLES, 3, 12) > 4


def test_every_decision_can_be_said() -> None:
    assert len(check_every_decision(TABLES)) > 20
