"""The suite finds what it is for: each rule breaker planted here fails it, and the rules it is made from do not."""

from collections.abc import Callable

import pytest

from cardtables.engine.cards import Card
from cardtables.engine.errors import IllegalMove, Refusal
from cardtables.engine.events import EVERYBODY
from cardtables.engine.match import Chance
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import Step, View
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.shelf.conformance.suite import faults_of_rules
from cardtables.shelf.registry import find_game

SPEC = find_game("briscola")


def honest(seats: int = 4) -> StockTricks:
    rules = SPEC.rules(SPEC.options(), seats)
    assert isinstance(rules, StockTricks)
    return rules


class ShowsTheStock(StockTricks):
    """The view tells what will be drawn."""

    def view(self, state: State, seat: int | None) -> View[State]:
        view = super().view(state, seat)
        return view._replace(state=view.state._replace(stock=state.stock))


class ShowsANeighboursHand(StockTricks):
    """The view tells what the next seat holds."""

    def view(self, state: State, seat: int | None) -> View[State]:
        view = super().view(state, seat)
        other = ((seat or 0) + 1) % self.seats
        hands = (*view.state.hands[:other], state.hands[other], *view.state.hands[other + 1 :])
        return view._replace(state=view.state._replace(hands=hands))


class PeeksAtAHand(StockTricks):
    """What may be played depends on another's hand: an ace only where the next seat holds no card of its suit."""

    def legal(self, state: State) -> tuple[Move, ...]:
        return tuple(move for move in super().legal(state) if self.refuse(state, move) is None)

    def refuse(self, state: State, move: Move) -> Refusal | None:
        refusal = super().refuse(state, move)
        if refusal or move.verb != "play" or len(state.hands[state.turn]) == 1:
            return refusal
        suit = self.pack.suit[move.args[0]]
        beaten = any(self.pack.suit[card] == suit for card in state.hands[(state.turn + 1) % self.seats])
        return (
            Refusal("not_in_hand", (("card", "??"),))
            if beaten and move.args[0] != min(state.hands[state.turn])
            else None
        )

    def apply(self, state: State, move: Move) -> Step[State]:
        if refusal := self.refuse(state, move):
            raise IllegalMove(refusal)
        return super().apply(state, move)


class Whisper(str):
    """A word with something behind it."""

    secret: State


class KeepsTheState(StockTricks):
    """The view holds a reference to the state, out of sight of any comparison."""

    def view(self, state: State, seat: int | None) -> View[State]:
        view = super().view(state, seat)
        phase = Whisper(view.state.phase)
        phase.secret = state
        return view._replace(state=view.state._replace(phase=phase))


class KeepsTheChance(StockTricks):
    """The view holds the seed."""

    def view(self, state: State, seat: int | None) -> View[State]:
        view = super().view(state, seat)
        return view._replace(state=view.state._replace(match=state.match))


class HandsOverTheState(StockTricks):
    """The view is the state (what a bot handed the state would get)."""

    def view(self, state: State, seat: int | None) -> View[State]:
        return super().view(state, seat)._replace(state=state)


class DrawsInTheOpen(StockTricks):
    """Everybody is told what is drawn."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        return step._replace(events=tuple(event._replace(privy=EVERYBODY) for event in step.events))


class LooksUnseen(StockTricks):
    """The view opens a partner's hand at the end, and no event says that new cards are seen."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        return step._replace(events=tuple(event for event in step.events if event.kind != "looked"))


class SamplesBlindly(StockTricks):
    """A sampled world forgets what the view knows."""

    def sample(self, view: View[State], rng: Rng) -> State:
        hidden = tuple((Card(-1),) * len(hand) for hand in view.state.hands)
        return super().sample(view._replace(state=view.state._replace(hands=hidden)), rng)


class TellsInTheAnswer(StockTricks):
    """The view is right and its answer in JSON tells more: who holds the ace of trumps."""

    def describe(self, view: View[State]) -> dict[str, object]:
        answer = super().describe(view)
        return {**answer, "hint": [["AD"]]} if not view.open_table else answer


class LosesACard(StockTricks):
    """A card of the stock disappears at each exchange of a trick for cards."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        fewer = len(step.state.stock) == self.seats * 3
        return step._replace(state=step.state._replace(stock=step.state.stock[1:])) if fewer else step


class LetsPass(StockTricks):
    """An illegal move is silently replaced by a legal one."""

    def apply(self, state: State, move: Move) -> Step[State]:
        legal = self.legal(state)
        return super().apply(state, move if move in legal or not legal else legal[0])


class ForgetsToList(StockTricks):
    """`refuse` lets a move pass that `legal` does not list."""

    def legal(self, state: State) -> tuple[Move, ...]:
        moves = super().legal(state)
        return moves[:1] if moves and moves[0].verb == "play" else moves


class ListsTwice(StockTricks):
    """A move is listed twice."""

    def legal(self, state: State) -> tuple[Move, ...]:
        moves = super().legal(state)
        return moves + moves[:1]


class PlaysByMood(StockTricks):
    """The same move does not always lead to the same state."""

    moods = 0

    def apply(self, state: State, move: Move) -> Step[State]:
        self.moods += 1
        step = super().apply(state, move)
        shown = step.state.shown if self.moods % 7 else ()
        return step._replace(state=step.state._replace(shown=shown, phase=f"mood{self.moods % 7 == 0}"))


class HoldsAList(StockTricks):
    """The state holds a list that anyone may change."""

    def setup(self, chance: Chance) -> Step[State]:
        step = super().setup(chance)
        return step._replace(state=step.state._replace(accused=[]))  # type: ignore[arg-type]


class SpeaksUnheard(StockTricks):
    """An event that no catalogue has a sentence for."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        return step._replace(events=tuple(event._replace(kind="shrugged") for event in step.events))


class NeverEnds(StockTricks):
    """Deals are played and nobody scores."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        match = step.state.match._replace(scores=(0,) * self.seats)
        return step._replace(state=step.state._replace(match=match))


PLANTED: list[tuple[Callable[..., StockTricks], str]] = [
    (ShowsTheStock, "depends on cards it has never seen"),
    (ShowsANeighboursHand, "depends on cards it has never seen"),
    (PeeksAtAHand, "depend on what it cannot see"),
    (KeepsTheState, "which is no plain value"),
    (KeepsTheChance, "tells the seed"),
    (HandsOverTheState, "holds a reference to the state"),
    (DrawsInTheOpen, "an event shows"),
    (LooksUnseen, "depends on cards it has never seen"),
    (SamplesBlindly, "is not the true one"),
    (TellsInTheAnswer, "has keys that the open one lacks"),
    (LosesACard, "cards are lost"),
    (LetsPass, "lets Move"),
    (ForgetsToList, "is not refused, and not in legal"),
    (ListsTwice, "lists a move twice"),
    (PlaysByMood, "does not always lead to the same state"),
    (HoldsAList, "holds what may change"),
    (SpeaksUnheard, "event.shrugged"),
    (NeverEnds, "has not ended"),
]


def test_the_honest_rules_pass() -> None:
    assert list(faults_of_rules(SPEC, honest(), 5, positions=12)) == []


@pytest.mark.parametrize(("breaker", "told"), PLANTED, ids=[breaker.__name__ for breaker, _ in PLANTED])
def test_a_planted_breaker_fails(breaker: Callable[..., StockTricks], told: str) -> None:
    rules = breaker("briscola", honest().customs)
    assert any(told in fault for fault in faults_of_rules(SPEC, rules, 5, positions=12))
