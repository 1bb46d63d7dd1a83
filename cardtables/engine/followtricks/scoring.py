"""The count at the end of a deal, and when a match is over (briscola-family.md, the head, Madrasso, Marafone)."""

from cardtables.engine.cards import Cards, Seat
from cardtables.engine.events import Event
from cardtables.engine.followtricks.customs import HAND, SEATS, SIDES, Customs
from cardtables.engine.followtricks.state import State
from cardtables.engine.match import FINISHED, DealResult, Match, Result, winners_by_score
from cardtables.engine.rules import NOBODY

CAPPOTTO, MARAFFA = "cappotto", "maraffa"
"""The notes of deals that were out of the common."""


def pile_of(state: State, seats: tuple[Seat, ...]) -> Cards:
    """Everything that seats have won in the deal."""
    return tuple([card for plays, winner in state.tricks if winner in seats for _, card in plays])


def parts_by_side(customs: Customs, state: State) -> tuple[int, ...]:
    """What cards, last trick and maraffa have brought each side so far, in points or thirds of one."""
    worth = customs.card_points
    parts = [sum([worth[card] for card in pile_of(state, side)]) for side in SIDES]
    if state.tricks and not state.trick and not any(state.hands):
        parts[state.tricks[-1].winner % 2] += customs.last_trick * customs.parts
    if state.maraffa != NOBODY:
        parts[state.maraffa % 2] += customs.maraffa_points * customs.parts
    return tuple(parts)


def points_by_seat(customs: Customs, state: State) -> tuple[int, ...]:
    """Points of the deal so far, each seat its side's; what is left of a point is dropped."""
    points = tuple([parts // customs.parts for parts in parts_by_side(customs, state)])
    return points * (SEATS // len(SIDES))


def has_cappotto(customs: Customs, state: State) -> bool:
    """Whether one side has taken all the tricks of a whole deal (Madrasso)."""
    return customs.cappotto and len(state.tricks) >= HAND and len({trick.winner % 2 for trick in state.tricks}) == 1


def counted(customs: Customs, state: State, events: list[Event]) -> Match:
    """The match after a deal: over, or with the dealer of the next one. What happened is added to the events."""
    match, points = state.match, points_by_seat(customs, state)
    scores = tuple([score + more for score, more in zip(match.scores, points, strict=True)])
    cappotto = has_cappotto(customs, state)
    note = CAPPOTTO if cappotto else MARAFFA if state.maraffa != NOBODY else ""
    finished = (*match.finished, DealResult(match.deal, match.dealer, points, scores, note))
    for side, parts in zip(SIDES, parts_by_side(customs, state), strict=True):
        word = f"thirds {parts}" if customs.in_thirds else ""
        events.append(Event("counted", side[0], pile_of(state, side), points[side[0]], word=word))
    match = match._replace(scores=scores, finished=finished, dealer=(match.dealer + 1) % SEATS)
    result = _result(customs, state, match)
    if cappotto:
        events.append(Event("cappotto", SIDES[state.tricks[-1].winner % 2][0]))
    if result is None:
        return match
    events.append(Event("match_ended", result.winners[0]))
    return match._replace(status=FINISHED, dealer=state.match.dealer, result=result)


def _result(customs: Customs, state: State, match: Match) -> Result | None:
    """How the match has ended: the higher side once the target is reached; equal ones play one more deal."""
    if has_cappotto(customs, state):
        winners = SIDES[state.tricks[-1].winner % 2]
        return Result(winners, tuple(seat for seat in range(SEATS) if seat not in winners))
    first, second = match.scores[:2]
    if first == second or max(first, second) < customs.target or len(match.finished) < customs.least_deals:
        return None
    return winners_by_score(match.scores)
