"""What a seat of Briscola can imagine of hidden cards; that nothing tells them is tested for all of its kin."""

from collections import Counter

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from tests.games.briscola.table import deal, table


def test_every_unseen_card_is_as_likely_in_a_sampled_hand() -> None:
    """Of 36 unseen cards three are in the other hand: each in one world of twelve, within five standard deviations."""
    rules = table(2)
    view = rules.view(rules.setup(Chance(3)).state, 0)
    rng = stream(0, "test", 0)
    worlds = 2400
    held = Counter(card for _ in range(worlds) for card in rules.sample(view, rng).hands[1])
    assert len(held) == 36
    assert all(abs(count - worlds / 12) < 68 for count in held.values())


def test_a_sampled_world_goes_on_by_a_chance_of_its_own() -> None:
    """Whoever plays a sampled world to its end must not meet the deals to come."""
    rules = table(2)
    state = rules.setup(Chance(3)).state
    seeds = {rules.sample(rules.view(state, 0), stream(0, "test", number)).match.chance.seed for number in range(20)}
    assert len(seeds) == 20
    assert 3 not in seeds


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_drawn_up_card_stays_known_until_it_is_played(seat: int | None) -> None:
    """Seat 2 draws it last; everybody has seen it go."""
    position = deal("AC 5S", "4C 6S", "5C 7S", stock="RB 3B 2D")
    rules = table(3)
    state = rules.setup(Chance(None, (rules.read_deal(dict(position)),))).state
    for move in ("play AC", "play 4C", "play 5C"):
        state = rules.apply(state, rules.grammar.read(move)).state
    upcard = rules.pack.read("2D")
    for number in range(20):
        assert upcard in rules.sample(rules.view(state, seat), stream(0, "test", number)).hands[2]
    for move in ("play 5S", "play 6S", "play 2D"):
        state = rules.apply(state, rules.grammar.read(move)).state
    assert (2, upcard) not in rules.view(state, seat).state.shown
