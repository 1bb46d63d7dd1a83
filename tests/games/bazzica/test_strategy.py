"""Bazzica's rules page, section The normal bot: every rule where it determines the move, with its reason."""

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from tests.games.bazzica.table import SPEC, calls, deal, decided, table

OTHER = "6D 6S FB"
"""A hand that declares nothing and shares no card with those of the tests."""


# Changing


@pytest.mark.parametrize(
    ("hand", "move", "code"),
    [
        ("5D 5C RS", "discard RS", "keep_pair"),
        ("RD RC AS", "discard AS", "keep_pair"),
        ("AD 4C RS", "discard RS", "keep_two_lowest"),
        ("2D 3C 5S", "discard 5S", "keep_two_lowest"),
        ("2D 4C RS", "discard RS", "keep_two_lowest"),
        ("3D 4C RS", "discard RS", "keep_two_lowest"),
        ("2D 5C RS", "discard 5C RS", "keep_lowest"),
        ("4D 5C RS", "discard 5C RS", "keep_lowest"),
        ("AD 5C RS", "discard 5C RS", "keep_lowest"),
        ("5D 7C RS", "discard 5D 7C RS", "change_all"),
        ("RD FC CS", "discard FC CS RD", "change_all"),
    ],
)
def test_changing(hand: str, move: str, code: str) -> None:
    chosen, reason = decided(deal(hand, OTHER, stock="AB 2B 3B 4B"))
    assert (sorted(chosen.split()), reason) == (sorted(move.split()), code)


def test_of_a_larger_hand_it_changes_the_highest_three() -> None:
    assert decided(deal("5D 6C 7C FS RS", OTHER, stock="AB 2B 3B"))[0] == "discard 7C FS RS"


# Further sessions


@pytest.mark.parametrize(
    ("hand", "move", "code"),
    [
        ("3D 3C RS", "agree", "agree_low_pair"),
        ("AD AC RS", "agree", "agree_low_pair"),
        ("2D 4C RS", "agree", "agree_two_low"),
        ("AD 5C RS", "agree", "agree_two_low"),
        ("5D 7C RS", "agree", "agree_nothing_to_lose"),
        ("5D 5C RS", "agree", "agree_nothing_to_lose"),
        ("4D 4C RS", "refuse", "refuse_session"),
        ("3D 4C RS", "refuse", "refuse_session"),
        ("4D 7C RS", "refuse", "refuse_session"),
    ],
)
def test_voting(hand: str, move: str, code: str) -> None:
    assert decided(deal(hand, OTHER, stock="AB 2B 3B"), "discard, discard") == (move, code)


def test_it_refuses_when_an_opponent_intends_one() -> None:
    position = deal("3D 3C RS", OTHER, stock="AB 2B 3B")
    for count, move in ((0, "agree"), (1, "refuse"), (2, "agree"), (3, "agree")):
        assert decided(position, f"discard, discard, ask, intend {count}")[0] == move
    assert decided(position, "discard, discard, ask, intend 1")[1] == "refuse_one_is_close"


def test_its_own_intention_does_not_count() -> None:
    position = deal(OTHER, "3D 3C RS", stock="AB 2B 3B")
    assert decided(position, "discard, discard, ask, intend 1, agree") == ("agree", "agree_low_pair")


def test_it_never_asks_and_answers_truly() -> None:
    assert decided(deal(OTHER, "2D 5C RS", stock="AB"), "discard, discard, ask") == ("intend 2", "intend_honestly")


# Calling

LATE = "7C 6S 2S"
"""What the next seat holds: mano is never the last to act."""


@pytest.mark.parametrize(
    ("hand", "move", "code"),
    [
        ("RD FC AS", "call", "call_cannot_bust"),
        ("RD FC 2D", "call", "call_nothing_at_risk"),
        ("RD FC 5D", "call", "call_nothing_at_risk"),
        ("RD FC 6D", "stand", "stand_at_26"),
        ("RD FC 7D", "stand", "stand_high"),
        ("RD RC 2D", "stand", "stand_points_at_risk"),
        ("RD RC AD", "call", "call_cannot_bust"),
    ],
)
def test_calling(hand: str, move: str, code: str) -> None:
    assert decided(calls(hand, LATE, stock="AB 2B")) == (move, code)


def test_a_bazzica_that_counts_is_at_risk_and_another_is_not() -> None:
    first = deal("AD 5C 2D", "7C 6S FB", stock="FD 4C AB")
    assert decided(first, "call, call") == ("stand", "stand_points_at_risk")
    beaten = deal("AD 5C 2D", "AC 3S 2B", stock="FD 4C AB")
    assert decided(beaten, "call, call") == ("call", "call_nothing_at_risk")


def test_at_26_four_players_call() -> None:
    hands = ("RD FC 6D", LATE, "5S 4C CD", "FS 4S 7B")
    assert decided(calls(*hands, stock="AB 2B")) == ("call", "call_nothing_at_risk")
    assert decided(calls(*hands[:3], stock="AB 2B")) == ("stand", "stand_at_26")


def test_last_with_all_others_bust_it_stands_from_22() -> None:
    bust = "RS FS 6S"
    for hand, move in (("RD FC AS", "call"), ("RD FC 2D", "stand")):
        assert decided(calls(bust, hand, stock="CD AB"), "call")[0] == move
    assert decided(calls(bust, "RD FC 2D", stock="CD AB"), "call")[1] == "stand_others_bust"


def test_last_and_surely_the_highest_it_stands_when_that_wins_the_match() -> None:
    """A bazzica of 9 with a face-down card makes 19 at the most; 22 is more, and one point wins the match."""
    position = deal("RD 7C 5D", "AD 5C 3S", stock="AB 2B", dealer=0, scores=[30, 0])
    assert decided(position, "call, stand") == ("stand", "stand_wins_match")
    early = deal("RD 7C 5D", "AD 5C 3S", stock="AB 2B", dealer=0, scores=[29, 0])
    assert decided(early, "call, stand") == ("call", "call_nothing_at_risk")


def test_the_match_is_not_risked_for_more_even_where_no_card_can_bust() -> None:
    position = calls("RS FS 6S", "RD FC AS", stock="CD AB", scores=[0, 30])
    assert decided(position, "call") == ("stand", "stand_wins_match")
    assert decided({**position, "scores": [0, 29]}, "call") == ("call", "call_cannot_bust")


def test_against_hidden_cards_it_is_not_surely_the_highest() -> None:
    position = calls("2D 3S 4B", "RD 7C 5D", stock="AB 2B", scores=[0, 30])
    assert decided(position, "stand") == ("call", "call_nothing_at_risk")


def test_with_nothing_left_to_call_it_stands() -> None:
    assert decided(calls("2D 3S 4B", LATE)) == ("stand", "nothing_left_to_call")


# The beginner


def test_easy_follows_a_beginners_rules() -> None:
    quiet = deal("2D 6C RS", OTHER, stock="AB 2B 3B")
    assert decided(quiet, level="easy") == ("discard 6C RS", "beginner_changes_high")
    assert decided(quiet, "discard, discard", "easy") == ("agree", "beginner_votes")
    assert decided(deal("2D 5C RS", OTHER, stock="AB"), "discard, discard", "easy") == ("refuse", "beginner_votes")
    assert decided(deal(OTHER, "2D 5C RS", stock="AB"), "discard, discard, ask", "easy")[0] == "intend 1"
    assert decided(calls("RD FC 3D", LATE, stock="AB"), level="easy") == ("call", "beginner_calls_to_23")
    assert decided(calls("RD FC 4D", LATE, stock="AB"), level="easy") == ("stand", "beginner_calls_to_23")


# Every phase, in words


@pytest.mark.parametrize("level", list(SPEC.bots))
@pytest.mark.parametrize("seats", SPEC.seats)
def test_every_decision_is_legal_and_said_in_words(seats: int, level: str) -> None:
    rules = table(seats)
    bot, names = SPEC.bots[level](rules), ["A", "B", "C", "D"][:seats]
    narrators = [Narrator(Speech(language, [SPEC.locale]), names, rules.pack) for language in LANGUAGES]
    for seed in range(4):
        state = rules.setup(Chance(seed)).state
        while (seat := rules.to_act(state)) is not None:
            decision = bot.decide(rules.view(state, seat), stream(seed, "bot", seat))
            for narrator in narrators:
                assert narrator.reason(decision.reason)
            state = rules.apply(state, decision.move).state
