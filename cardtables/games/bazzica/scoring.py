"""What a hand of Bazzica is worth: declarations, sets, the score line by line (bazzica.md, rules 3, 9, 10 and 12)."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtables.engine.cards import Cards, Seat
from cardtables.engine.rules import NOBODY
from cardtables.games.bazzica.state import BUST, PACK, VALUE, State, total_of

BAZZICA_POINTS, BAZZICOTTO_POINTS = 3, 10
EXACT_POINTS, HIGHEST_POINTS, BUST_POINTS = 2, 1, -1
SETS = {2: ("pair", 1), 3: ("three", 3), 4: ("four", 7)}
"""By the number of equal ranks: what it is called and what it scores."""

RANK = PACK.rank


def is_bazzicotto(hand: Cards) -> bool:
    """Whether three cards are of one rank."""
    return len(hand) == 3 and RANK[hand[0]] == RANK[hand[1]] == RANK[hand[2]]


def is_bazzica(hand: Cards) -> bool:
    """Whether three cards sum below 10 without being a bazzicotto."""
    return len(hand) == 3 and total_of(hand) < 10 and not is_bazzicotto(hand)


def declares(hand: Cards) -> bool:
    """Whether a hand must be shown: it is a bazzica or a bazzicotto."""
    if len(hand) != 3:
        return False
    first, second, third = hand
    return VALUE[first] + VALUE[second] + VALUE[third] < 10 or RANK[first] == RANK[second] == RANK[third]


def lowest(state: State, seats: Sequence[Seat]) -> Seat:
    """Of those who declare, in turn from mano, the one who counts: the lowest total, of equal ones the first."""
    return min(seats, key=lambda seat: total_of(state.hands[seat]))


class Line(NamedTuple):
    """One line of a score: whose, a code for why, how many points, the cards that made it."""

    seat: Seat
    code: str
    points: int
    cards: Cards = ()


def sets_of(seat: Seat, cards: Cards) -> list[Line]:
    """A line for each rank held more than once, lowest rank first."""
    ranks = [RANK[card] for card in cards]
    if len({*ranks}) == len(ranks):
        return []
    groups = [tuple(sorted([card for card in cards if RANK[card] == rank])) for rank in sorted({*ranks})]
    return [Line(seat, *SETS[len(equal)], equal) for equal in groups if len(equal) > 1]


def made_by(state: State, seat: Seat) -> list[Line]:
    """What a seat's cards score beside the total: its bazzica, if it is the one that counts, and its sets."""
    sets = sets_of(seat, state.hands[seat] + state.called[seat])
    return sets if state.bazzica != seat else [Line(seat, "bazzica", BAZZICA_POINTS, state.hands[seat]), *sets]


def score_of(state: State, tie_high: str) -> list[Line]:
    """Every line of a hand that is over, in turn from mano; lines that score nothing say why.

    `tie_high`: who takes the point of a shared highest total: `nobody`, `all`, or `mano`, the first in turn.
    """
    seats, standing = state.in_turn(), state.standing
    if not state.turned_up:
        holder = lowest(state, [seat for seat in seats if is_bazzicotto(state.hands[seat])])
        return [Line(holder, "bazzicotto", BAZZICOTTO_POINTS, state.hands[holder])]
    totals = [0 if standing[seat] == BUST else total_of(state.cards_of(seat)) for seat in range(len(seats))]
    best = max(totals)
    highest = [seat for seat in seats if totals[seat] == best]
    paid = highest if len(highest) == 1 or tie_high == "all" else highest[:1] if tie_high == "mano" else []
    lines = []
    for seat in seats:
        made = made_by(state, seat)
        if standing[seat] == BUST:
            lines += [Line(seat, f"lost_{line.code}", 0, line.cards) for line in made]
            lines.append(Line(seat, "bust", BUST_POINTS))
            continue
        lines += made
        if totals[seat] == 31:
            lines.append(Line(seat, "exact", EXACT_POINTS))
        elif totals[seat] == best:
            lines.append(Line(seat, "highest", HIGHEST_POINTS) if seat in paid else Line(seat, "tied", 0))
    return lines


def points_now(state: State) -> tuple[int, ...]:
    """Points of a hand in play per seat: 3 for the bazzica that counts, −1 for who is bust (record.md, `points`)."""
    return tuple(
        BUST_POINTS if standing == BUST else BAZZICA_POINTS * (seat == state.bazzica != NOBODY)
        for seat, standing in enumerate(state.standing)
    )
