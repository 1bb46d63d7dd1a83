"""What a hand of Bazzica is worth: declarations, sets, the score line by line (bazzica.md, rules 3, 9, 10 and 12)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cardtables.engine.cards import Cards, Seat
from cardtables.engine.rules import NOBODY
from cardtables.games.bazzica.state import BUST, HANDS, MOST_SEATS, PACK, State, total_of

BAZZICA_POINTS, BAZZICOTTO_POINTS = 3, 10
EXACT_POINTS, HIGHEST_POINTS, BUST_POINTS = 2, 1, -1
SETS = {2: ("pair", 1), 3: ("three", 3), 4: ("four", 7)}
"""By the number of equal ranks: what it is called and what it scores."""
MADE = ("bazzica", *(code for code, _ in SETS.values()))
CODES = ("bazzicotto", *MADE, *(f"lost_{code}" for code in MADE), "bust", "exact", "highest", "tied")
"""Every code that a line can have; first what a hand makes beside its total."""

RANK = PACK.rank
_rank_of = RANK.__getitem__

new_tuple = tuple.__new__


def is_bazzicotto(hand: Cards) -> bool:
    """Whether three cards are of one rank."""
    return len(hand) == 3 and RANK[hand[0]] == RANK[hand[1]] == RANK[hand[2]]


def is_bazzica(hand: Cards) -> bool:
    """Whether three cards sum below 10 without being a bazzicotto."""
    return len(hand) == 3 and total_of(hand) < 10 and not is_bazzicotto(hand)


@lru_cache(HANDS)
def declares(hand: Cards) -> bool:
    """Whether a hand must be shown: it is a bazzica or a bazzicotto."""
    return is_bazzica(hand) or is_bazzicotto(hand)


def lowest(state: State, seats: Sequence[Seat]) -> Seat:
    """Of those who declare, in turn from mano, the one who counts: the lowest total, of equal ones the first."""
    return min(seats, key=lambda seat: total_of(state.hands[seat]))


class Line(NamedTuple):
    """One line of a score: whose, a code for why, how many points, the cards that made it."""

    seat: Seat
    code: str
    points: int
    cards: Cards = ()


BUST_LINE, EXACT_LINE, HIGHEST_LINE, TIED_LINE = (
    tuple(Line(seat, code, points) for seat in range(MOST_SEATS))
    for code, points in (("bust", BUST_POINTS), ("exact", EXACT_POINTS), ("highest", HIGHEST_POINTS), ("tied", 0))
)
"""By seat, made once."""


def sets_of(seat: Seat, cards: Cards) -> list[Line]:
    """A line for each rank held more than once, lowest rank first."""
    ranks = [*map(_rank_of, cards)]
    different = {*ranks}
    if len(different) == len(ranks):
        return []
    lines = []
    for rank in sorted(different):
        if ranks.count(rank) > 1:
            equal = tuple(sorted([card for card in cards if RANK[card] == rank]))
            lines.append(new_tuple(Line, (seat, *SETS[len(equal)], equal)))
    return lines


def made_by(state: State, seat: Seat) -> list[Line]:
    """What a seat's cards score beside the total: its bazzica, if it is the one that counts, and its sets."""
    sets = sets_of(seat, state.hands[seat] + state.called[seat])
    return sets if state.bazzica != seat else [Line(seat, "bazzica", BAZZICA_POINTS, state.hands[seat]), *sets]


def score_of(state: State, totals: Sequence[int], tie_high: str) -> list[Line]:
    """Every line of a hand that is over, in turn from mano; lines that score nothing say why.

    `totals`: what the cards of each seat sum to. `tie_high`: who takes the point of a shared highest total: `nobody`,
    `all`, or `mano`, the first in turn.
    """
    seats = state.in_turn()
    if not state.turned_up:
        holder = lowest(state, [seat for seat in seats if is_bazzicotto(state.hands[seat])])
        return [Line(holder, "bazzicotto", BAZZICOTTO_POINTS, state.hands[holder])]
    kept = [total if total <= 31 else 0 for total in totals]
    best = max(kept)
    if kept.count(best) == 1 or tie_high == "all":
        unpaid = []
    else:
        unpaid = [seat for seat in seats if kept[seat] == best][tie_high == "mano" :]
    lines = []
    for seat in seats:
        made, total = made_by(state, seat), totals[seat]
        if total > 31:
            lines += [Line(seat, f"lost_{line.code}", 0, line.cards) for line in made]
            lines.append(BUST_LINE[seat])
            continue
        lines += made
        if total == 31:
            lines.append(EXACT_LINE[seat])
        elif total == best:
            lines.append(TIED_LINE[seat] if seat in unpaid else HIGHEST_LINE[seat])
    return lines


def points_now(state: State) -> tuple[int, ...]:
    """Points of a hand in play per seat: 3 for the bazzica that counts, −1 for who is bust (record.md, `points`)."""
    return tuple(
        BUST_POINTS if standing == BUST else BAZZICA_POINTS * (seat == state.bazzica != NOBODY)
        for seat, standing in enumerate(state.standing)
    )
