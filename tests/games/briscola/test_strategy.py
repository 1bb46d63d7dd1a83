"""The bots of Briscola play what the rules page says of them, and name the rule."""

from typing import Any

import pytest

from cardtables.bots.levels import bot_of, levels_of
from cardtables.engine.cards import italian_pack
from cardtables.engine.match import Chance
from cardtables.engine.moves import Move
from cardtables.engine.rng import stream
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from cardtables.match.record import read_record
from cardtables.match.replay import decision_there, replay
from cardtables.shelf.conformance.suite import mixed_table
from cardtables.shelf.options import read_options
from tests.games.briscola.table import SPEC, deal, table
from tests.games.positions import Deal, record_of

QUIET = {"signs": "off", "talk": "off"}


def opening(*hands: str, upcard: str = "FD", top: str = "", stock: int | None = None, **keys: Any) -> Deal:
    """Seat 0 leads, or who `dealer` says. The stock: `top`, the rest of the pack, the up-card; or fewer cards of it."""
    removed = {3: "2C", 6: "2D 2C 2S 2B"}.get(len(hands), "")
    told = {*" ".join((*hands, top, removed)).split(), upcard}
    drawn = [*top.split(), *(text for text in italian_pack().texts if text not in told)]
    return deal(*hands, stock=" ".join([*drawn[: None if stock is None else stock - 1], upcard]), **keys)


def chosen(position: Deal, moves: str = "", level: str = "normal", **options: Any) -> tuple[str, str]:
    """What a bot does after some moves, and the code of its reason."""
    hands = position["hands"]
    assert isinstance(hands, list)
    replayed = replay(read_record(record_of("briscola", len(hands), [position], moves, **options)))
    _, (move, reason) = decision_there(replayed, level)
    return replayed.table.rules.grammar.write(move), reason.code


def test_levels_come_weakest_first() -> None:
    assert list(levels_of(SPEC)) == ["random", "easy", "normal"]


class TestEasy:
    """A beginner: the cheapest winner, else the least; nothing else."""

    def test_takes_with_the_cheapest_winner(self) -> None:
        assert chosen(opening("4C 2S 5S", "3C FC 2D"), "play 4C", "easy") == ("play FC", "cheapest_winner")

    def test_throws_the_least_when_nothing_wins(self) -> None:
        assert chosen(opening("AC 2S 5S", "3C FC 2B"), "play AC", "easy") == ("play 2B", "least_card")

    def test_leads_the_least(self) -> None:
        assert chosen(opening("AC 2D 5S", "3C FC 2B"), "", "easy") == ("play 5S", "least_card")

    def test_leaves_a_trick_to_the_partner(self) -> None:
        hands = ("AC 2S 5S", "2C 4B 6S", "3C 2D 7S", "5C 5B RS")
        assert chosen(opening(*hands), "play AC, play 2C", "easy", **QUIET) == ("play 7S", "least_card")

    def test_forgets_declarations_exchanges_and_signs(self) -> None:
        hands = ("RS CS 7D", "2C 4B 6S", "3C 2D 7S", "5C 5B RB")
        move, _ = chosen(opening(*hands), "", "easy", accuse="on", swap="7", signs="always")
        assert move.startswith("play")


class TestLeading:
    def test_a_liscio_that_is_no_briscola_comes_first(self) -> None:
        assert chosen(opening("AC 5S 4D", "3C FC 2D")) == ("play 5S", "lead_liscio")

    def test_without_one_a_low_figure(self) -> None:
        assert chosen(opening("AC FS AD", "3C FC 2D")) == ("play FS", "lead_low_figure")

    def test_no_carico_while_it_can_be_trumped(self) -> None:
        assert chosen(opening("AC AD 4D", "3C FC 2D")) == ("play 4D", "spare_trump")

    def test_a_carico_that_nothing_can_beat_is_led(self) -> None:
        """Three players with the stock out: whoever holds the last briscole, the ace of them is sure."""
        hands = ("AD 3S 3B", "7S 5C 6B", "4S 6C 5B")
        assert chosen(deal(*hands, trump="D")) == ("play AD", "lead_the_highest_left")


class TestAnswering:
    def test_last_a_carico_in_suit_comes_before_a_briscola(self) -> None:
        assert chosen(opening("FC 5S 4D", "3C 6B 5D"), "play FC") == ("play 3C", "bring_the_carico_home")

    def test_points_on_the_table_pay_for_the_cheapest_briscola(self) -> None:
        assert chosen(opening("AC 5S 4D", "6C AD 5D"), "play AC") == ("play 5D", "trump_the_points")

    def test_nothing_on_the_table_pays_for_none(self) -> None:
        assert chosen(opening("5C 5S 4D", "AB 6B 5D"), "play 5C") == ("play 6B", "not_worth_taking")

    def test_an_opponent_gets_no_points_that_cannot_be_won(self) -> None:
        assert chosen(opening("AC 5S 4D", "AB 6B RB"), "play AC") == ("play 6B", "throw_the_least")

    def test_a_partner_who_is_winning_gets_points(self) -> None:
        hands = ("6C 5S 7B", "AC 6S 2B", "5B 4B 6B", "7C RS 3B")
        assert chosen(opening(*hands), "play 6C, play AC, play 5B", **QUIET) == ("play 3B", "load_the_partner")

    def test_a_partner_who_may_still_be_trumped_gets_none(self) -> None:
        hands = ("AC 5S 7B", "6C 6S 2B", "3S 4B 5B", "7C 4S 6B")
        assert chosen(opening(*hands), "play AC, play 6C", **QUIET) == ("play 4B", "leave_it_to_the_partner")

    def test_three_players_have_no_partners(self) -> None:
        """The second card of an opponent's trick: nothing is loaded."""
        assert chosen(opening("AC 5S 7B", "6S 3B 4B", "7C 4S 6B"), "play AC") == ("play 6S", "throw_the_least")


class TestLastDraw:
    """Towards the end of the stock: who will draw the up-card."""

    def test_a_trick_is_left_for_the_ace_of_briscola(self) -> None:
        hands = ("RC 5S 4B", "6C 6B 5D")
        assert chosen(opening(*hands, upcard="2D", stock=2), "play RC") == ("play 5D", "trump_the_points")
        assert chosen(opening(*hands, upcard="AD", stock=2), "play RC") == ("play 6C", "mind_the_upcard")

    def test_of_three_players_the_one_before_the_winner_draws_it(self) -> None:
        """Seat 2 draws last when it leaves the king to the leader, who draws first."""
        hands = ("RC 5S 4B", "5C 6B 5D", "6C 7B 6D")
        plays = "play RC, play 5C"
        assert chosen(opening(*hands, upcard="4D", stock=3), plays) == ("play 6D", "trump_the_points")
        assert chosen(opening(*hands, upcard="AD", stock=3), plays)[0] != "play 6D"


class TestBeforePlaying:
    def test_a_declaration_is_made_at_once(self) -> None:
        assert chosen(opening("RS CS 4D", "AB FB RB"), accuse="on") == ("accuse S", "declare")

    def test_the_low_briscola_is_exchanged_for_a_better_one_only(self) -> None:
        assert chosen(opening("RS 7D 4B", "AB FB RB", upcard="CD"), swap="7") == ("swap", "take_the_upcard")
        assert chosen(opening("RS 7D 4B", "AB FB RB", upcard="2D"), swap="7")[0] == "play 4B"


SIGN_HANDS = [
    ("AD 3D 2C", "asso", "asso"),
    ("RC 3D 2C", "tre", "tre"),
    ("RD 2D 3C", "re", "re"),
    ("CD 2C 3C", "cavallo", "fante"),
    ("FD 2B 2C", "fante", "cavallo"),
    ("7D 2C 3C", "sette", "sette"),
    ("6D 5D 2C", "sei", "sei"),
    ("5D 2C 3C", "liscio", "liscio"),
    ("2C 3C AC", "niente", "niente"),
]


class TestSigns:
    OTHERS = ("6S 6C 7C", "7B 6B 5B", "4B 4S 5S")

    @pytest.mark.parametrize(("hand", "sign", "tuscan"), SIGN_HANDS)
    def test_the_best_briscola_is_signed_truthfully(self, hand: str, sign: str, tuscan: str) -> None:
        """In Tuscany the donna stands after the king, and the sign goes with the place."""
        position = opening(hand, *self.OTHERS, upcard="4D")
        assert chosen(position, signs="always") == (f"sign {sign}", "tell_the_partner")
        assert chosen(position, signs="always", order="tuscan") == (f"sign {tuscan}", "tell_the_partner")

    def test_once_is_enough_until_it_changes(self) -> None:
        position = opening("AD 3D 2C", *self.OTHERS, upcard="4D")
        assert chosen(position, "sign asso", signs="always")[0].startswith("play")
        later = "sign asso, play AD, sign niente, play 6S, sign niente, play 7B, sign niente, play 4B"
        assert chosen(position, later, signs="always") == ("sign tre", "tell_the_partner")

    def test_nothing_is_signed_where_it_is_not_allowed(self) -> None:
        position = opening("AD 3D 2C", *self.OTHERS, upcard="4D")
        assert chosen(position)[0].startswith("play")
        assert chosen(position, signs="off")[0].startswith("play")

    def test_a_carico_goes_to_the_partner_who_has_signed_the_ace(self) -> None:
        """An opponent leads an ace, the partner plays last."""
        hands = ("3S 4S 2B", "6C 6S 4B", "AD 5S 6B", "RB AC 2C")
        position = opening(*hands, top="7S 5B 7C 2S", upcard="2D", dealer=1)
        moves = "play 6B, play RB, play 2B, play 4B, sign niente, play AC, sign niente"
        assert chosen(position, moves, signs="always") == ("play 4S", "throw_the_least")
        assert chosen(position, f"sign asso, {moves}", signs="always") == ("play 3S", "count_on_the_partner")

    def test_an_opponents_sign_counts_when_it_was_noticed(self) -> None:
        """The partner holds the trick, and the last to play has signed that he has no briscola."""
        hands = ("2B 3C 7S", "7B 6C 6S", "RB AC 5S", "4B 7C 2C")
        position = opening(*hands, top="4S 5B 2S CC", upcard="2D", dealer=3)
        moves = "play 2B, sign niente, play 7B, play RB, play 4B, play AC, play 7C, sign niente"
        assert chosen(position, moves, signs="always", signs_seen="all") == ("play 3C", "load_the_partner")
        assert chosen(position, moves, signs="always")[0] != "play 3C"


class TestWords:
    def asked(self, word: str, hand: str) -> tuple[str, str]:
        """What the partner of seat 2 plays who leads the 6 of clubs, an opponent having followed with the king."""
        hands = (hand, "6C 6S 2B", "6B 4B 3B", "7C RS 2C")
        say = f"say {word}, " if word else ""
        return chosen(opening(*hands, dealer=1), f"{say}play 6B, play RS", signs="off", talk="always")

    def test_a_word_that_costs_no_points_is_honoured(self) -> None:
        assert self.asked("", "3C 4D 7B") == ("play 4D", "trump_the_points")
        assert self.asked("liscio", "3C 4D 7B") == ("play 7B", "partner_asked")
        assert self.asked("strozza", "3C 4D 7B") == ("play 7B", "partner_asked")
        assert self.asked("taglia", "3C 4D 7B") == ("play 4D", "partner_asked")
        assert self.asked("briscola", "AB 4D 7B") == ("play 4D", "partner_asked")

    def test_a_word_that_would_cost_points_is_not(self) -> None:
        assert self.asked("carico", "3C 4D 7B") == ("play 4D", "trump_the_points")

    def test_a_word_that_nothing_fits_changes_nothing(self) -> None:
        assert self.asked("briscola", "2S 4S 7B") == self.asked("", "2S 4S 7B")


class TestLastLook:
    def test_the_partners_open_hand_counts(self) -> None:
        """An ace is led against them; the partner, last to play, holds the last briscola for both to see."""
        hands = ("3S 4S", "6C 6S 4B", "AD 5S 6B", "AC RB 2C")
        position = deal(*hands, trump="D", dealer=2)
        assert chosen(position, "play AC", **QUIET) == ("play 3S", "count_on_the_partner")
        assert chosen(position, "play AC", last_look="off", **QUIET)[0] == "play 4S"


class TestLastTricks:
    """Two players, nothing to draw: exact."""

    @pytest.mark.parametrize("seed", range(12))
    @pytest.mark.parametrize("options", [{}, {"accuse": "on"}, {"early_end": "on"}], ids=str)
    def test_no_other_move_ends_better(self, seed: int, options: dict[str, object]) -> None:
        rules, state = last_three_tricks(seed, options)
        for _ in range(3):
            seat = state.turn
            decision = bot_of(SPEC, rules, "normal").decide(rules.view(state, seat), stream(seed, "bot", 0))
            worth = {move: solved(rules, rules.apply(state, move).state, seat) for move in rules.legal(state)}
            if decision.reason.code == "counted_out":
                assert worth[decision.move] == max(worth.values())
            state = rules.apply(state, decision.move).state
            if state.match.finished:
                break

    def test_endings_leave_something_to_decide(self) -> None:
        """In many of them moves end differently, or the test above could not fail."""
        differ = 0
        for seed in range(40):
            rules, state = last_three_tricks(seed, {})
            worth = {move: solved(rules, rules.apply(state, move).state, state.turn) for move in rules.legal(state)}
            differ += len(set(worth.values())) > 1
        assert differ > 10

    def test_a_position_with_fewer_cards_leaves_several_hands_possible(self) -> None:
        """Any of the many unseen cards may be the opponent's: the master card is sure, the other is not."""
        assert chosen(deal("AD 2C", "4S 5S")) == ("play AD", "counted_out")

    def test_the_only_card_is_played(self) -> None:
        assert chosen(deal("2C", "4S")) == ("play 2C", "counted_out")


def last_three_tricks(seed: int, options: dict[str, object]) -> tuple[StockTricks, State]:
    """A match of one deal played at random until nothing is left to draw."""
    rules = table(2, target=1, **options)
    rng = stream(seed, "moves", 0)
    state = rules.setup(Chance(seed)).state
    while state.stock or state.trick:
        plays = [move for move in rules.legal(state) if move.verb == "play"]
        state = rules.apply(state, plays[int(rng.random() * len(plays))]).state
        if state.match.finished:
            return last_three_tricks(seed + 1000, options)
    return rules, state


def solved(rules: StockTricks, state: State, seat: int) -> tuple[float, int]:
    """How a deal ends for a seat, looked at through and through: won, then the difference in points."""
    if state.match.finished:
        own, other = state.match.finished[0].points[seat], state.match.finished[0].points[1 - seat]
        return (own > other) + (own == other) / 2, own - other
    ends = [solved(rules, rules.apply(state, move).state, seat) for move in rules.legal(state)]
    return max(ends) if state.turn == seat else min(ends)


class TestEveryTable:
    @pytest.mark.parametrize("seats", SPEC.seats)
    def test_every_decision_is_legal_and_can_be_said(self, seats: int) -> None:
        """With options mixed at random, both levels in turn, to the end of the match."""
        for seed in range(6):
            setting = mixed_table(SPEC, seats, stream(seed, "options", seats))
            rules = SPEC.rules(read_options(SPEC.options, {**setting.options, "target": 1}), seats)
            bots = [bot_of(SPEC, rules, level) for level in ("normal", "easy")]
            says = [
                Narrator(Speech(language, extra=[SPEC.locale]), [f"Player {seat}" for seat in range(seats)], rules.pack)
                for language in LANGUAGES
            ]
            state, moves = rules.setup(Chance(seed)).state, 0
            while (seat := rules.to_act(state)) is not None:
                view = rules.view(state, seat)
                move, reason = bots[seat % 2].decide(view, stream(seed, f"bot.{seat}", moves))
                assert move in view.legal
                assert all(narrator.reason(reason) for narrator in says)
                state, moves = rules.apply(state, move).state, moves + 1

    def test_points_that_are_shown_change_nothing(self) -> None:
        texts = []
        for shown in ("off", "on"):
            rules = table(2, target=1, show_points=shown)
            bot = bot_of(SPEC, rules, "normal")
            state, moves = rules.setup(Chance(5)).state, list[Move]()
            while (seat := rules.to_act(state)) is not None:
                moves.append(bot.decide(rules.view(state, seat), stream(5, "bot", len(moves))).move)
                state = rules.apply(state, moves[-1]).state
            texts.append(rules.text_of(moves))
        assert texts[0] == texts[1]
