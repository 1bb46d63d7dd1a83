"""The ladder of an auction: every bid there is, from the lowest promise to the highest, and who may go up it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardtables.engine.cards import Pack, Seat
from cardtables.engine.moves import Form

NO_RANK = -1
PASS: Final = -1
"""In place of a rung: the seat has passed."""
MOST_POINTS = 120
"""All there are in the pack, and so the highest promise."""


class Contract(NamedTuple):
    """What a bid promises: the card called by its rank in the pack (or NO_RANK), and points for the caller's side."""

    rank: int
    points: int


class Bid(NamedTuple):
    """One word of an auction: a rung of the ladder, or PASS."""

    seat: Seat
    rung: int


class Ladder(NamedTuple):
    """All bids of a game, each higher than the one before."""

    contracts: tuple[Contract, ...]
    texts: tuple[str, ...]
    """Each bid as a record writes it after the verb."""
    opening: int
    """How many of them may be jumped to; those beyond go on only from the last of these, one or more at a time."""

    def open_from(self, standing: int) -> range:
        """The rungs that may be bid over the standing one (PASS: there is none yet)."""
        return range(standing + 1, len(self.contracts) if standing >= self.opening - 1 else self.opening)

    def form(self) -> Form:
        """How a bid is read and written; words that are on no rung are read as -1, to be refused by what there is."""
        places = {text: place for place, text in enumerate(self.texts)}

        def read(words: Sequence[str]) -> tuple[int, ...]:
            if not words:
                raise ValueError
            return (places.get(" ".join(words).upper(), -1),)

        return Form(read, lambda args: self.texts[args[0]].split())


def ranks_then_points(pack: Pack, order: str, plain: int = 61) -> Ladder:
    """Ranks from the highest down at the plain promise, then the lowest rank in rising points (Chiamata, rule 1)."""
    lowest = order[-1]
    raised = range(plain + 1, MOST_POINTS + 1)
    ranks = [Contract(pack.ranks.index(rank), plain) for rank in order]
    return Ladder(
        contracts=(*ranks, *(Contract(pack.ranks.index(lowest), points) for points in raised)),
        texts=(*order, *(f"{lowest} {points}" for points in raised)),
        opening=len(order),
    )


def points_at_once(least: int, rank: int = NO_RANK) -> Ladder:
    """Points from the least promise up, any number of them at a time (Chiamata al due, Gingo)."""
    promised = range(least, MOST_POINTS + 1)
    return Ladder(tuple(Contract(rank, points) for points in promised), tuple(map(str, promised)), len(promised))


def standing_bid(auction: Sequence[Bid]) -> Bid | None:
    """The highest bid so far, which is the last one that was no pass."""
    return next((bid for bid in reversed(auction) if bid.rung != PASS), None)


def next_bidder(players: Sequence[Seat], auction: Sequence[Bid]) -> Seat | None:
    """Who speaks after the last word: the next who has not passed; None when the auction is over.

    `players` are in the order in which they speak. It is over when all have passed, or all but the one who holds the
    standing bid (Chiamata, rule 1).
    """
    passed = {bid.seat for bid in auction if bid.rung == PASS}
    standing = standing_bid(auction)
    place = players.index(auction[-1].seat)
    for seat in (*players[place + 1 :], *players[:place]):
        if seat not in passed:
            return None if standing is not None and seat == standing.seat else seat
    return None
