"""The count at the end of a deal, and what each has won (briscola.md, rules 5 and 6; briscola-family.md)."""

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.events import Event
from cardtables.engine.match import FINISHED, PLAYING, DealResult, Match, winners_by_score
from cardtables.engine.rules import NOBODY
from cardtables.engine.stocktricks.customs import POINTS, Customs
from cardtables.engine.stocktricks.state import State

Side = tuple[Seat, ...]
NO_SIDE: Side = ()


def counted(customs: Customs, state: State, events: list[Event], claimed: Side | None = None) -> State:
    """The deal's end: who has won it, or what it adds to the match.

    The state's match is that of the next deal, with the dealer for it, or over. What happened is added to the events.
    `claimed`: the side whose deal it is by a claim, whatever the count.
    """
    (chance, _, number, dealer, scores, finished, _), points = state.match, state.points
    by_seat = points_by_seat(customs, points)
    for side, pile, total in zip(customs.sides, _piles_of_sides(customs, state), points, strict=True):
        events.append(Event("counted", side[0], pile, total))
    if customs.match_counts == POINTS:
        note, winning = "points_added", NO_SIDE
        scores = tuple([score + more for score, more in zip(scores, by_seat, strict=True)])
    else:
        winning = _most_points(customs, points) if claimed is None else claimed
        note = "deal_won" if winning else "deal_drawn"
        scores = tuple([score + (seat in winning) for seat, score in enumerate(scores)])
    finished += (DealResult(number, dealer, by_seat, scores, note),)
    events.append(Event(note, winning[0] if winning else NOBODY, (), number))
    top = max(scores)
    leading = [side for side in customs.sides if scores[side[0]] == top] if top >= customs.target else []
    if len(leading) == 1:
        match = Match(chance, FINISHED, number, dealer, scores, finished, winners_by_score(scores))
        events.append(Event("match_ended", leading[0][0]))
    else:
        following = dealer if note == "deal_drawn" else (dealer + 1) % len(scores)
        match = Match(chance, PLAYING, number, following, scores, finished)
    return State(match, state.phase, NOBODY, *state[3:])


def _most_points(customs: Customs, points: tuple[int, ...]) -> Side:
    """The side that has won the deal: with most points, or fewest; nobody when several have as many."""
    best = min(points) if customs.fewest_win else max(points)
    return customs.sides[points.index(best)] if points.count(best) == 1 else NO_SIDE


def points_by_seat(customs: Customs, points: tuple[int, ...]) -> tuple[int, ...]:
    """Points of the sides as each of their seats carries them."""
    if len(points) == customs.seats:
        return points
    each = [0] * sum(map(len, customs.sides))
    for side, total in zip(customs.sides, points, strict=True):
        for seat in side:
            each[seat] = total
    return tuple(each)


def _piles_of_sides(customs: Customs, state: State) -> list[Cards]:
    """Everything each side has won in the deal."""
    pile_of: dict[Seat, list[Card]] = {}
    piles: list[list[Card]] = []
    for side in customs.sides:
        pile = [card for seat in side for card in state.won_before[seat]]
        piles.append(pile)
        pile_of.update(dict.fromkeys(side, pile))
    for plays, winner in state.tricks:
        pile_of[winner].extend([card for _, card in plays])
    return list(map(tuple, piles))
