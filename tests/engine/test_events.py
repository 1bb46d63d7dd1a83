"""Events: who notices them, and who sees their cards; and who wins a match."""

import pytest

from cardtables.engine.cards import HIDDEN, Card
from cardtables.engine.events import EVERYBODY, Event, as_seen_by, only, sees
from cardtables.engine.match import Chance, Match, Result, winners_by_score

CARDS = (Card(3), Card(4))


def test_a_mask_holds_exactly_its_seats() -> None:
    assert [sees(only(0, 2), seat) for seat in (0, 1, 2, 3, None)] == [True, False, True, False, False]
    assert [sees(EVERYBODY, seat) for seat in (0, 11, None)] == [True, True, True]
    assert [sees(only(), seat) for seat in (0, None)] == [False, False]
    assert only(1, 1) == only(1)


def test_a_card_is_seen_by_the_privy_only() -> None:
    drew = Event("drew", 1, CARDS, privy=only(1))
    assert as_seen_by((drew,), 1) == (Event("drew", 1, CARDS),)
    for seat in (0, 2, None):
        assert as_seen_by((drew,), seat) == (Event("drew", 1, (HIDDEN, HIDDEN)),)


def test_what_is_not_noticed_is_not_there_for_its_word_either() -> None:
    signed = Event("signed", 0, word="common.asso", audience=only(0, 2))
    said = Event("said", 0, word="vieni")
    assert as_seen_by((signed, said), 2) == (Event("signed", 0, word="common.asso"), said)
    assert as_seen_by((signed, said), 1) == (said,)
    assert as_seen_by((signed, said), None) == (said,)


@pytest.mark.parametrize(
    ("scores", "lowest", "winners", "losers", "draw"),
    [
        ((3, 1), False, (0,), (1,), False),
        ((3, 1), True, (1,), (0,), False),
        ((2, 3, 2, 3), False, (1, 3), (0, 2), False),
        ((2, 2, 2), False, (0, 1, 2), (), True),
        ((-1, -1, 0), True, (0, 1), (2,), False),
    ],
)
def test_the_best_score_wins_and_equals_share_it(
    scores: tuple[int, ...], lowest: bool, winners: tuple[int, ...], losers: tuple[int, ...], draw: bool
) -> None:
    assert winners_by_score(scores, lowest=lowest) == Result(winners, losers, draw)


def test_a_match_without_chance_is_otherwise_the_same() -> None:
    match = Match(Chance(7, ("deal",)), "playing", 2, 1, (1, 0))
    assert match.without_chance() == match._replace(chance=Chance())
