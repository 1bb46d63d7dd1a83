"""The bots of a 31: the own pile is counted exactly, a claim is made when it is sure, and the race is played."""

from cardtables.bots.levels import bot_of
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from tests.games.stock import Tables, trick
from tests.games.stock_bots import check_every_decision, chosen, opening
from tests.games.stock_deals import rules_of

TABLES = Tables("briscola_31")

TWENTY_ONE = opening("AC 4B 5D", "3C RC 7B", top="AB 3B RB 6C", upcard="FD")
"""The leader takes ace and three of cups, and draws the ace of batons; the other draws its three."""


class TestClaim:
    def test_with_enough_it_claims_before_anything_else(self) -> None:
        moves = trick("AC", "3C", "AB", "3B")
        assert chosen(TABLES, TWENTY_ONE, moves) == ("claim", "claim_is_sure")
        assert chosen(TABLES, TWENTY_ONE, moves, "easy") == ("claim", "claim_is_sure")

    def test_with_less_it_never_does(self) -> None:
        """Thirty are not enough: ace, three, king, king and a jack."""
        position = opening("AC RS 5D", "3C RC FS", top="4B 6B CS 7B", upcard="FD")
        moves = trick("AC", "3C", "RS", "FS")
        for level in ("normal", "easy"):
            assert chosen(TABLES, position, moves, level)[0].startswith("play")

    def test_declared_points_are_not_in_the_pile(self) -> None:
        """Twenty-one in the pile and twenty declared by hand: no claim, and no declaration of its own."""
        position = opening("AC RS CS", "3C RC FB", top="4B 6B 7S 7B", upcard="FD")
        for shown in ("off", "on"):
            move = chosen(TABLES, position, f"accuse S, {trick('AC', '3C')}", accuse="on", show_points=shown)[0]
            assert move.startswith("play")
        assert chosen(TABLES, position, accuse="on")[0].startswith("play")

    def test_every_claim_of_whole_deals_is_right(self) -> None:
        """And no bot plays a card while it could claim: the deal ends with the trick that brings 31."""
        rules = rules_of("briscola_31", 2, target=1)
        bots = [bot_of(TABLES.spec, rules, level) for level in ("normal", "easy")]
        for seed in range(20):
            state, moves = rules.setup(Chance(seed)).state, 0
            while (seat := rules.to_act(state)) is not None:
                decision = bots[seat].decide(rules.view(state, seat), stream(seed, f"bot.{seat}", moves))
                if decision.move.verb == "claim":
                    assert rules.apply(state, decision.move).state.match.scores[seat] == 1
                    assert state.points[seat] >= 31
                else:
                    assert state.points[seat] < 31
                state, moves = rules.apply(state, decision.move).state, moves + 1


class TestRace:
    def test_the_trick_that_reaches_31_is_taken(self) -> None:
        position = opening("3C 4B 3S", "AC 2B 2D", top="6B 6C 7S 7C", upcard="FD")
        moves = trick("3C", "AC", "2B", "4B", "3S")
        assert chosen(TABLES, position, moves) == ("play 2D", "reach_the_goal")

    def test_the_trick_that_would_bring_the_other_there_is_taken(self) -> None:
        """The best briscola goes for a king."""
        position = opening("AC 3B RS", "3C AD 2B", top="RB CB 7S 6S", upcard="FD")
        moves = trick("AC", "3C", "3B", "2B", "RS")
        assert chosen(TABLES, position, moves) == ("play AD", "deny_the_goal")

    def test_the_other_gets_nothing_to_take_when_little_is_lacking(self) -> None:
        said = check_every_decision(TABLES, seeds=6)
        assert [sentence for sentence in said if "31" in sentence]
