"""Who the partner is stays secret: nothing depends on it but the partner's own play, until the called card falls.

The called card is put into another hand, in exchange for a card that has not been played either; the same moves are
made. To everybody but the two concerned views, events, answers and bots' moves must be the same.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from cardtables.bots.levels import bot_of
from cardtables.engine.calledtricks import CalledTricks, State, sight
from cardtables.engine.calledtricks.sight import partner_of, plays_of
from cardtables.engine.calledtricks.state import PLAY
from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.errors import IllegalMove
from cardtables.engine.events import as_seen_by
from cardtables.engine.match import Chance
from cardtables.engine.moves import Move
from cardtables.engine.rng import stream
from cardtables.engine.rules import Step
from tests.games.called import Tables

CHIAMATA, DUE, GINGO = Tables("chiamata"), Tables("chiamata_due"), Tables("gingo")
SETTINGS = [
    pytest.param(CHIAMATA, {}, id="chiamata"),
    pytest.param(CHIAMATA, {"blind_first_trick": "on", "show_points": "on"}, id="chiamata-blind-points"),
    pytest.param(DUE, {}, id="chiamata_due"),
    pytest.param(Tables("chiamata_due", 7), {"show_points": "on"}, id="chiamata_due-7-points"),
    pytest.param(GINGO, {"show_points": "on"}, id="gingo-points"),
]


class Moment(NamedTuple):
    """A deal up to a moment at which the partner is secret: the hands dealt, and the moves since."""

    dealer: Seat
    hands: tuple[Cards, ...]
    moves: tuple[Move, ...]
    state: State


def secret_moments(tables: Tables, rules: CalledTricks, seed: int) -> Iterator[Moment]:
    """The first deal of a match among normal bots that is not thrown in, while the partner is secret."""
    bot = bot_of(tables.spec, rules, "normal")
    state = rules.setup(Chance(seed)).state
    deal, hands, moves = state.match.deal, state.hands, list[Move]()
    while not any(past.note.startswith("contract") for past in state.match.finished):
        if state.match.deal != deal:
            deal, hands, moves = state.match.deal, state.hands, []
        named = state.phase == PLAY and state.trump >= 0
        if named and any(card == state.called for _, card in plays_of(state)):
            return
        if named:
            yield Moment(state.match.dealer, hands, tuple(moves), state)
        moves.append(bot.decide(rules.view(state, state.turn), stream(seed, "bot", len(moves))).move)
        state = rules.apply(state, moves[-1]).state


def history(rules: CalledTricks, moment: Moment, exchanged: tuple[Card, Card] | None = None) -> list[Step[State]]:
    """The steps of a moment, two cards perhaps having changed places in the hands dealt."""
    swap = dict([exchanged, exchanged[::-1]]) if exchanged else {}
    hands = [rules.pack.texts_of([swap.get(card, card) for card in hand]) for hand in moment.hands]
    deal = rules.read_deal({"hands": hands, "dealer": moment.dealer})
    steps = [rules.setup(Chance(deals=(deal,)))]
    for move in moment.moves:
        steps.append(rules.apply(steps[-1].state, move))
    return steps


def other_partners(rules: CalledTricks, moment: Moment) -> Iterator[tuple[Seat, Seat, list[Step[State]]]]:
    """The true partner, one that might as well be it, and the history in which it is."""
    state = moment.state
    partner = partner_of(state)
    if partner is None:
        return
    for other, hand in enumerate(state.hands):
        if hand and other not in (state.caller, partner):
            try:
                yield partner, other, history(rules, moment, (state.called, hand[0]))
            except IllegalMove:  # a poor hand would not have been poor
                continue


@pytest.mark.parametrize(("tables", "options"), SETTINGS)
def test_nothing_tells_the_partner(tables: Tables, options: dict[str, object]) -> None:
    rules = tables.rules(**options)
    bots = {level: bot_of(tables.spec, rules, level) for level in ("easy", "normal")}
    looked_at = 0
    for seed in range(9):
        for moment in islice(secret_moments(tables, rules, seed), 0, None, 2):
            true = history(rules, moment)
            for partner, other, world in other_partners(rules, moment):
                looked_at += 1
                assert partner_of(world[-1].state) == other
                for seat in (*range(rules.seats), None):
                    if seat in (partner, other):
                        continue
                    view = rules.view(world[-1].state, seat)
                    assert view == rules.view(true[-1].state, seat)
                    assert rules.describe(view) == rules.describe(rules.view(true[-1].state, seat))
                    for step, same in zip(world, true, strict=True):
                        assert as_seen_by(step.events, seat) == as_seen_by(same.events, seat)
                    if seat == world[-1].state.turn:
                        for bot in bots.values():
                            rng, again = stream(seed, "bot", looked_at), stream(seed, "bot", looked_at)
                            assert bot.decide(view, rng) == bot.decide(rules.view(true[-1].state, seat), again)
    assert looked_at > 40


@pytest.mark.parametrize(("tables", "options"), SETTINGS)
def test_a_world_may_have_any_partner(tables: Tables, options: dict[str, object]) -> None:
    """Imagined worlds put the called card into every hand that may hold it, about as often as it has room."""
    rules = tables.rules(**options)
    moment = next(moment for seed in range(20) for moment in secret_moments(tables, rules, seed))
    state = moment.state
    players = rules.customs.players(state.match.dealer)
    for seat in players:
        may_hold = {other for other in players if other != seat} - ({state.caller} if tables == GINGO else set())
        worlds = [rules.sample(rules.view(state, seat), stream(1, "worlds", number)) for number in range(400)]
        holders = Counter(next(holder for holder, hand in enumerate(w.hands) if state.called in hand) for w in worlds)
        if state.called in state.hands[seat]:
            assert set(holders) == {seat}
            continue
        assert set(holders) == may_hold
        assert min(holders.values()) > 400 / len(may_hold) / 2


def test_the_partner_himself_and_only_he_sees_it() -> None:
    for tables in (CHIAMATA, DUE, GINGO):
        rules = tables.rules()
        told: dict[bool, set[bool]] = {}
        for seed in range(8):
            for moment in secret_moments(tables, rules, seed):
                partner = partner_of(moment.state)
                for seat in range(rules.seats):
                    answer = rules.describe(rules.view(moment.state, seat))
                    told[seat == partner] = told.get(seat == partner, set()) | {answer["partner"] is None}
        assert told == {True: {False}, False: {True}}


def test_a_view_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself: with the partner told to the caller in a field of his view it must fail."""
    honest = sight.seen_by

    def leaking(state: State, seat: Seat | None) -> State:
        seen = honest(state, seat)
        return seen._replace(leader=partner_of(state) or 0) if seat == state.caller else seen

    monkeypatch.setattr(sight, "seen_by", leaking)
    with pytest.raises(AssertionError):
        test_nothing_tells_the_partner(CHIAMATA, {})
