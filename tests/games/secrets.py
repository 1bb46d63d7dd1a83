"""Deals with a called card told twice: once as they are, once with the called card in another hand.

Whoever neither holds it in the one nor in the other must notice no difference, whatever he is told and by whom.
"""

from collections.abc import Iterator
from typing import NamedTuple

from cardtables.bots.levels import bot_of
from cardtables.engine.calledtricks import HIGHEST_MISSING, CalledTricks, State
from cardtables.engine.calledtricks.sight import holder_of_called, plays_of
from cardtables.engine.calledtricks.state import PLAY
from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.errors import IllegalMove
from cardtables.engine.match import Chance
from cardtables.engine.moves import Move
from cardtables.engine.rng import stream
from cardtables.engine.rules import Step
from cardtables.match.record import Record, SeatRecord
from tests.games.called import Tables

CHIAMATA, DUE, GINGO = Tables("chiamata"), Tables("chiamata_due"), Tables("gingo")
LEVELS = ("normal", "easy", "random")
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gino", "Ida", "Luca")


class Moment(NamedTuple):
    """A deal up to a moment at which the partner is secret: the hands dealt, and the moves since."""

    dealer: Seat
    hands: tuple[Cards, ...]
    moves: tuple[Move, ...]
    state: State

    def record(self, tables: Tables, rules: CalledTricks, people: tuple[Seat, ...] = (), **options: object) -> Record:
        """The moment as a saved game, with persons at some seats."""
        seats = [
            SeatRecord(name=NAMES[seat], bot=None if seat in people else LEVELS[seat % len(LEVELS)])
            for seat in range(rules.seats)
        ]
        deal = {"hands": [rules.pack.texts_of(hand) for hand in self.hands], "dealer": self.dealer}
        moves = rules.text_of(self.moves)
        return Record.model_validate(
            {"game": tables.game, "options": options, "seats": seats, "deals": [deal], "moves": moves}
        )


class Twin(NamedTuple):
    """The same moment with the called card in another hand."""

    concerned: frozenset[Seat]
    """Who holds the called card in the one or in the other: these alone may be told different things."""
    moment: Moment


def secret_moments(tables: Tables, rules: CalledTricks, seed: int) -> Iterator[Moment]:
    """The first deal of a match that is not thrown in, while the partner is secret.

    Normal bots play, and where the seed is odd bots of all levels: they play what no strategy would.
    """
    levels = LEVELS if seed % 2 else ("normal",)
    bots = [bot_of(tables.spec, rules, levels[(seat + seed) % len(levels)]) for seat in range(rules.seats)]
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
        moves.append(bots[state.turn].decide(rules.view(state, state.turn), stream(seed, "bot", len(moves))).move)
        state = rules.apply(state, moves[-1]).state


def history(rules: CalledTricks, moment: Moment) -> list[Step[State]]:
    """The steps up to a moment."""
    hands = [rules.pack.texts_of(hand) for hand in moment.hands]
    steps = [rules.setup(Chance(deals=(rules.read_deal({"hands": hands, "dealer": moment.dealer}),)))]
    for move in moment.moves:
        steps.append(rules.apply(steps[-1].state, move))
    return steps


def twins(rules: CalledTricks, moment: Moment) -> Iterator[Twin]:
    """The called card changed for a card not played yet, in each other hand that may hold it: the caller's too.

    Where the caller calls the highest card he lacks, he cannot hold it.
    """
    state = moment.state
    holder = holder_of_called(state)
    assert holder is not None
    for other, hand in enumerate(state.hands):
        if not hand or other == holder or (other == state.caller and rules.customs.calls == HIGHEST_MISSING):
            continue
        for card in {hand[0], hand[-1]}:
            exchanged = _exchanged(moment, state.called, card)
            try:
                state_there = history(rules, exchanged)[-1].state
            except IllegalMove:  # a poor hand would not have been poor
                continue
            assert holder_of_called(state_there) == other
            yield Twin(frozenset((holder, other)), exchanged._replace(state=state_there))


def _exchanged(moment: Moment, one: Card, two: Card) -> Moment:
    """Two cards having changed places in the hands dealt."""
    swap = {one: two, two: one}
    return moment._replace(hands=tuple(tuple(swap.get(card, card) for card in hand) for hand in moment.hands))
