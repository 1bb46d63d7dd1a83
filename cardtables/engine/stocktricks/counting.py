"""The count at the end of a deal, and what each has won (briscola.md, rules 5 and 6)."""

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.events import Event
from cardtables.engine.match import FINISHED, PLAYING, DealResult, Match, winners_by_score
from cardtables.engine.rules import NOBODY
from cardtables.engine.stocktricks.customs import Customs
from cardtables.engine.stocktricks.state import State


def counted(customs: Customs, state: State, events: list[Event]) -> State:
    """Most points win the deal, a tie for most nobody.

    The state's match is that of the next deal, with the dealer for it, or over. What happened is added to the events.
    """
    (chance, _, number, dealer, scores, finished, _), points = state.match, state.points
    best = max(points)
    won = points.count(best) == 1
    winning = customs.sides[points.index(best)] if won else ()
    if won:
        scores = tuple([score + (seat in winning) for seat, score in enumerate(scores)])
    note = "deal_won" if won else "deal_drawn"
    finished += (DealResult(number, dealer, points_by_seat(customs, points), scores, note),)
    for side, pile, total in zip(customs.sides, _piles_of_sides(customs, state), points, strict=True):
        events.append(Event("counted", side[0], pile, total))
    events.append(Event(note, winning[0] if won else NOBODY, (), number))
    if max(scores) >= customs.target:
        match = Match(chance, FINISHED, number, dealer, scores, finished, winners_by_score(scores))
        events.append(Event("match_ended", winning[0]))
    else:
        following = (dealer + 1) % len(scores) if won else dealer
        match = Match(chance, PLAYING, number, following, scores, finished)
    return State(match, state.phase, NOBODY, *state[3:])


def points_by_seat(customs: Customs, points: tuple[int, ...]) -> tuple[int, ...]:
    """Points of the sides as each of their seats carries them."""
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
        pile = pile_of[winner]
        for _, card in plays:
            pile.append(card)
    return list(map(tuple, piles))


def pile_of_seat(state: State, seat: Seat) -> Cards:
    """Everything a seat has won in the deal."""
    won = [card for trick in state.tricks if trick.winner == seat for _, card in trick.plays]
    return (*state.won_before[seat], *won)
