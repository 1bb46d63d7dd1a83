"""What lies hidden in Spazz'u'mazz stays hidden, from its owner too, also in positions that no seed deals."""

from typing import Any

import pytest

from cardtables.engine.cards import HIDDEN
from cardtables.engine.events import as_seen_by
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.games.spazzumazz.heaps import cards_of, holds
from cardtables.shelf.conformance.answers import faults_of_masked_answer
from cardtables.shelf.conformance.play import any_move, random_game
from cardtables.shelf.conformance.privacy import faults_of_view, viewers
from tests.games.cases import words_of
from tests.games.spazzumazz.table import SPEC, deal, played, table
from tests.games.spazzumazz.test_against_reference import any_deal


@pytest.mark.parametrize("seed", range(60))
def test_a_seat_cannot_tell_a_sampled_world_from_the_true_one(seed: int) -> None:
    rng = stream(seed, "privacy", 0)
    seats = SPEC.seats[seed % 6]
    rules = table(seats, pile_open="on" if rng.random() < 0.3 else "off")
    state = rules.setup(Chance(seed, (rules.read_deal(any_deal(seats, rules.pack.copies, rng)),))).state
    for _ in range(int(rng.random() * 60)):
        if rules.to_act(state) is not None:
            state = rules.apply(state, any_move(rules.legal(state), rng)).state
    for seat in viewers(rules):
        view = rules.view(state, seat)
        world = rules.sample(view, rng)
        assert rules.view(world, seat) == view
        assert seat != rules.to_act(state) or rules.legal(world) == rules.legal(state)
        assert [*faults_of_view(rules, state, seat), *faults_of_masked_answer(rules, state, seat)] == []


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("pile_open", ["off", "on"])
def test_no_face_down_card_is_told_before_it_is_turned(seats: int, pile_open: str) -> None:
    """With one pack a card has one place: what lies face down occurs in no answer and no event for anybody."""
    rules = table(seats, packs=1, pile_open=pile_open)
    for seed in range(4):
        for step in random_game(rules, Chance(seed), stream(seed, "face down", 0)).steps:
            blind = {card for places in step.state.face_down for card in places if card >= 0}
            for seat in viewers(rules):
                told = {card for event in as_seen_by(step.events, seat) for card in event.cards}
                assert not told & blind
                answer: dict[str, Any] = rules.describe(rules.view(step.state, seat))
                assert not set(words_of(answer)) & {rules.pack.text(card) for card in blind}


def test_who_picks_up_is_known_to_hold_the_row_that_was_seen() -> None:
    rules = table(2)
    told = deal("3S 4S 5S", "6S 7S 8S", pile="5C QD KS KH", stock="6D 7D")
    state = rules.setup(Chance(1, (rules.read_deal(told),))).state
    state = rules.apply(state, rules.grammar.read("pickup")).state
    view = rules.view(state, 1)
    kings = [rules.pack.read(text) for text in ("KS", "KH")]
    assert cards_of(view.state.known[0]) == tuple(kings)
    assert cards_of(view.state.hands[0]) == (HIDDEN,) * 7
    for number in range(20):
        world = rules.sample(view, stream(number, "known", 0))
        assert all(holds(world.hands[0], king) for king in kings)


def test_what_was_known_is_forgotten_when_it_is_played() -> None:
    rules = table(2)
    told = deal("3S 4S 5S", "6S 7S 8S", pile="5C KS KH", stock="6D 7D")
    state = rules.setup(Chance(1, (rules.read_deal(told),))).state
    for move in ("pickup", "play 6", "play K"):
        state = rules.apply(state, rules.grammar.read(move)).state
    assert cards_of(state.known[0]) == (rules.pack.read("KH"),)


def test_a_card_turned_in_vain_is_known_to_all() -> None:
    position = deal("| | 3S 4S", "9S 9H", pile="QC QD")
    rules = table(2)
    state = rules.setup(Chance(1, (rules.read_deal(position),))).state
    step = rules.apply(state, rules.grammar.read("flip 1"))
    assert [event.kind for event in step.events] == ["flipped_in_vain", "picked_up"]
    assert set(rules.pack.texts_of(cards_of(step.state.known[0]))) == {"3S", "QC", "QD"}
    assert played(position, "flip 1", view=1)["hands"] == [["??"] * 3, ["9S", "9H"]]


def test_what_is_picked_up_is_told_as_a_count_to_others() -> None:
    rules = table(2)
    told = deal("3S 4S 5S", "6S 7S 8S", pile="5C KS KH")
    step = rules.apply(rules.setup(Chance(1, (rules.read_deal(told),))).state, rules.grammar.read("pickup"))
    (own,), (others,) = as_seen_by(step.events, 0), as_seen_by(step.events, 1)
    assert rules.pack.texts_of(own.cards) == ["5C", "KS", "KH"]
    assert (others.cards, others.number) == ((HIDDEN,) * 3, 3)


def test_the_row_that_swept_is_known_to_be_gone() -> None:
    rules = table(2)
    told = deal("9S 9H 5S 3S", "6S 7S 8S", pile="4C QD 9C 9D")
    state = rules.setup(Chance(1, (rules.read_deal(told),))).state
    state = rules.apply(state, rules.grammar.read("play 9 9")).state
    view = rules.view(state, 1)
    assert view.state.removed == (HIDDEN,) * 6
    for number in range(20):
        world = rules.sample(view, stream(number, "swept", 0))
        assert {"9S", "9H", "9D", "9C"} <= set(rules.pack.texts_of(world.removed))
