"""Hidden cards of Briscola and its kin in positions that no seed deals: uneven hands, unseen piles, cards left out."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from cardtables.engine.cards import HIDDEN
from cardtables.engine.events import as_seen_by
from cardtables.engine.match import Chance
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng, stream
from cardtables.engine.rules import Step
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.shelf.conformance.answers import faults_of_masked_answer
from cardtables.shelf.conformance.play import any_move
from cardtables.shelf.conformance.privacy import faults_of_view, viewers
from tests.games.stock_deals import GAMES, any_deal, any_table, rules_of

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


class Moment(NamedTuple):
    """A position, and what has been done from there."""

    rules: StockTricks
    deal: dict[str, Any]
    moves: list[Move]
    steps: list[Step[State]]
    rng: Rng

    @property
    def state(self) -> State:
        return self.steps[-1].state


def played(rules: StockTricks, deal: dict[str, Any], moves: list[Move]) -> list[Step[State]]:
    """The same moves from a position, with chance for what comes after it."""
    steps = [rules.setup(Chance(7, (rules.read_deal(deal),)))]
    for move in moves:
        steps.append(rules.apply(steps[-1].state, move))
    return steps


def moments(game: str, count: int) -> Iterator[Moment]:
    """Random positions after up to 25 random moves; nobody claims, for that ends the deal."""
    for seed in range(count):
        rng = stream(seed, "privacy", 0)
        seats, options = any_table(game, seed, rng)
        rules = rules_of(game, seats, **options)
        deal, moves = any_deal(game, seats, options, rng), list[Move]()
        steps = played(rules, deal, moves)
        for _ in range(int(rng.random() * 25)):
            if rules.to_act(steps[-1].state) is not None:
                legal = [move for move in rules.legal(steps[-1].state) if move.verb != "claim"]
                moves.append(any_move(tuple(legal), rng))
                steps.append(rules.apply(steps[-1].state, moves[-1]))
        yield Moment(rules, deal, moves, steps, rng)


@EVERY_GAME
def test_a_seat_cannot_tell_a_sampled_world_from_the_true_one(game: str) -> None:
    for moment in moments(game, 30):
        rules, state = moment.rules, moment.state
        for seat in viewers(rules):
            view = rules.view(state, seat)
            world = rules.sample(view, moment.rng)
            assert rules.view(world, seat) == view
            assert seat != rules.to_act(state) or rules.legal(world) == rules.legal(state)
            assert [*faults_of_view(rules, state, seat), *faults_of_masked_answer(rules, state, seat)] == []


@EVERY_GAME
def test_a_sampled_world_holds_each_card_once_and_none_hidden(game: str) -> None:
    for moment in moments(game, 30):
        rules = moment.rules
        for seat in viewers(rules):
            world = rules.sample(rules.view(moment.state, seat), moment.rng)
            lying = [card for cards in (*world.hands, *world.won_before, world.stock) for card in cards]
            lying += [card for plays in (world.trick, *(trick.plays for trick in world.tricks)) for _, card in plays]
            assert HIDDEN not in lying
            assert len(lying) == len(set(lying))
            assert set(lying) <= set(rules.customs.cards)


@EVERY_GAME
def test_nothing_tells_what_lies_in_the_stock(game: str) -> None:
    """Two cards that nobody has drawn change places: whatever a seat or a spectator is told stays the same."""
    looked_at = 0
    for moment in moments(game, 60):
        rules, customs, state = moment.rules, moment.rules.customs, moment.state
        covered = rules.pack.texts_of(state.stock[customs.open_next : len(state.stock) - customs.upcard])
        if len(covered) < 2 or state.match.deal > 1:
            continue
        looked_at += 1
        first, last = moment.deal["stock"].index(covered[0]), moment.deal["stock"].index(covered[-1])
        stock = list(moment.deal["stock"])
        stock[first], stock[last] = stock[last], stock[first]
        others = played(rules, {**moment.deal, "stock": stock}, moment.moves)
        assert others[-1].state.stock != state.stock
        for seat in viewers(rules):
            assert rules.view(others[-1].state, seat) == rules.view(state, seat)
            for step, same in zip(others, moment.steps, strict=True):
                assert as_seen_by(step.events, seat) == as_seen_by(same.events, seat)
    assert looked_at > 15
