"""Spazz'u'mazz's bots: a beginner, and the documented strategy of which each decision names its rule (rules page)."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cardtables.bots.base import Decision, Reason
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View
from cardtables.games.spazzumazz.emptying import surely_empties
from cardtables.games.spazzumazz.heaps import count
from cardtables.games.spazzumazz.order import ACE, FULL_ROW, LADDER, RANK_OF, RANKS, TEN, TWO, row_of
from cardtables.games.spazzumazz.state import State

OPENING, MIDDLE, END = "opening", "middle", "end"
TURNS_OF_OPENING = 2
AFTER_THE_CARDS = {OPENING: (TWO, ACE, TEN), MIDDLE: (ACE, TWO, TEN), END: (ACE, TWO, TEN)}
"""In which order 2, ace and 10 follow when no card from 3 to K can be played (strategy, rule 5)."""
PRINTED = tuple(RANKS.index(name) for name in (*"23456789", "10", *"JQKA"))
"""The ranks as a beginner counts them."""


def phase_of(state: State) -> str:
    """The phase of a game: opening until every active player has drawn on two turns, end once the stock is gone."""
    if not state.stock:
        return END
    active = [drawn for seat, drawn in enumerate(state.drawn) if seat not in state.out]
    return OPENING if min(active) < TURNS_OF_OPENING else MIDDLE


class Holding(NamedTuple):
    """What matters for one rank to the seat to act: its cards in hand and face up, and the row of it on the pile."""

    held: int
    opened: int
    row: int


def holding_of(state: State, rank: int) -> Holding:
    """The own cards of a rank, and how many of it lie on top of the pile."""
    row = row_of(state.pile)
    length = len(row) if row and RANK_OF[row[0]] == rank else 0
    return Holding(count(state.hands[state.turn], rank), count(state.face_up[state.turn], rank), length)


class Normal:
    """The documented strategy (spazzumazz.md): the first rule that fires."""

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """Determined by the view; where several face-down cards are left, which the page leaves open, the first."""
        state, legal = view.state, view.legal
        if len(legal) == 1:
            return Decision(legal[0], Reason(f"only_{legal[0].verb}"))
        if legal[0].verb == "flip":
            return Decision(legal[0], Reason("any_face_down"))
        phase = phase_of(state)
        if phase == END and (sure := _sure_way_out(state, legal)):
            return Decision(sure, Reason("sure_way_out"))
        playable = {move.args[0] for move in legal}
        rank = next(rank for rank in (*LADDER[:-1], *AFTER_THE_CARDS[phase]) if rank in playable)
        number, companions, code = _copies(state, rank, phase)
        return Decision(Move("play", (rank, number, companions)), Reason(code, (("rank", RANKS[rank]),)))


def _sure_way_out(state: State, legal: tuple[Move, ...]) -> Move | None:
    """Rule 2: the move with the fewest cards that surely empties the seat, at once or by a chain of free turns."""
    sure = [move for move in legal if surely_empties(state, move)]
    return min(sure, key=lambda move: sum(move.args[1:]), default=None)


def _copies(state: State, rank: int, phase: str) -> tuple[int, int, str]:
    """Rules 3 to 7: how many cards of the chosen rank, from the hand and face up, and the rule's code."""
    own = holding_of(state, rank)
    if rank == TEN:
        return (1, 0, "ten_last") if own.held else (0, 1, "ten_face_up")
    if rank == TWO:
        return own.held, own.opened, "two_before_ace" if phase == OPENING else "then_the_two"
    if phase == END and rank == _top_rank(state):
        return _copies_of_top(state, rank, own)
    if rank == ACE:
        return _aces_before_the_end(own)
    return own.held, own.opened, "card_first"


def _top_rank(state: State) -> int:
    """The highest of 3 to A among the own cards and all that lie face up."""
    heaps = (state.hands[state.turn], *state.face_up)
    return next(rank for rank in reversed(LADDER) if any(count(heap, rank) for heap in heaps))


def _aces_before_the_end(own: Holding) -> tuple[int, int, str]:
    """Rule 7, opening and middle: all from the hand; face-up ones only as many as complete a sweep."""
    missing = FULL_ROW - own.row - own.held
    if 0 < missing <= own.opened:
        return own.held, missing, "aces_complete_sweep"
    return own.held, 0, "aces_together"


def _copies_of_top(state: State, rank: int, own: Holding) -> tuple[int, int, str]:
    """Rules 3 and 7, end: break a circle, else the fewest that sweep, else one by one and the last two together."""
    all_there = own.held + own.opened
    if state.seen > 1:
        return own.held, own.opened, "break_the_circle"
    sweeping = max(1, FULL_ROW - own.row)
    if sweeping <= all_there:
        number, code = sweeping, "top_sweeps"
    elif all_there == 2 and _was_one_of_three(state, rank):
        number, code = 2, "top_two_left"
    else:
        number, code = 1, "top_one_by_one"
    from_hand = min(number, own.held)
    return from_hand, number - from_hand, code


def _was_one_of_three(state: State, rank: int) -> bool:
    """Whether the seat, which holds two now, last laid a single one of that rank: since then it got none."""
    laid = [number for of_rank, number in state.laid[state.turn] if of_rank == rank]
    return laid[-1:] == [1]


class Easy:
    """A beginner: one card at a time, the lowest as printed, 2 and 10 like any other."""

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """Determined by the view but for the place of a face-down card."""
        move = view.legal[0]
        if move.verb == "flip":
            return Decision(view.legal[int(rng.random() * len(view.legal))], Reason("any_face_down"))
        if move.verb == "pickup":
            return Decision(move, Reason("only_pickup"))
        lowest = min(view.legal, key=lambda move: (PRINTED.index(move.args[0]), sum(move.args[1:])))
        return Decision(lowest, Reason("lowest_printed"))


def _normal(rules: Any) -> Normal:
    return Normal()


def _easy(rules: Any) -> Easy:
    return Easy()


BOTS: dict[str, Callable[[Any], Any]] = {"easy": _easy, "normal": _normal}
