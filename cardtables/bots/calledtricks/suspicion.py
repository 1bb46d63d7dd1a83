"""Who the secret partner may be, by what everybody saw: who gives points to the caller, and who keeps them from him."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtables.bots.tricks import Ranking
from cardtables.engine.calledtricks import Customs, State
from cardtables.engine.cards import Seat
from cardtables.engine.tricks import Play

IN_MANO = 0.15
"""How likely, against any one of the players, the caller has called a card of his own."""


class Signs(NamedTuple):
    """How many times likelier a partner does something than anybody else does."""

    carico_to_caller: float = 3.0
    figure_to_caller: float = 1.5
    nothing_to_caller: float = 0.8
    takes_from_caller: float = 0.5
    carico_to_other: float = 0.35
    figure_to_other: float = 0.8
    nothing_to_other: float = 1.15


SIGNS = Signs()


def sign_of(customs: Customs, state: State, before: Sequence[Play], play: Play) -> float:
    """What one play tells of the one who made it; `before` are the plays of the trick until then, at least one."""
    ranking = Ranking(customs.pack.suit, customs.strength, state.trump)
    holder, best = ranking.holder(before)
    _, card = play
    points = customs.card_points[card]
    takes = ranking.beats(card, best)
    if holder == state.caller:
        if takes:
            return SIGNS.takes_from_caller
        return _by_points(points, SIGNS.carico_to_caller, SIGNS.figure_to_caller, SIGNS.nothing_to_caller)
    if takes:
        return 1.0
    return _by_points(points, SIGNS.carico_to_other, SIGNS.figure_to_other, SIGNS.nothing_to_other)


def _by_points(points: int, carico: float, figure: float, nothing: float) -> float:
    return carico if points >= 10 else figure if points else nothing


def suspicion(customs: Customs, state: State, known_not: Seat | None, *, may_be_alone: bool) -> Mapping[Seat, float]:
    """How likely each player but the caller is the partner, adding up to one or, where he may be alone, to less.

    From a view's state once the suit has been named; only what has been played in the open since is looked at.
    `known_not` is a seat that knows of itself that it is not the partner.
    """
    likely = {seat: 1.0 for seat in customs.players(state.match.dealer) if seat not in (state.caller, known_not)}
    blind = 1 if customs.blind_first_trick else 0
    for plays in (*(trick.plays for trick in state.tricks[blind:]), state.trick):
        for place, play in enumerate(plays[1:], 1):
            if play[0] in likely:
                likely[play[0]] *= sign_of(customs, state, plays[:place], play)
    total = sum(likely.values()) + (IN_MANO if may_be_alone else 0.0)
    return {seat: weight / total for seat, weight in likely.items()} | ({} if known_not is None else {known_not: 0.0})
