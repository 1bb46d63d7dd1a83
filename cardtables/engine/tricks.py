"""Tricks: who takes one, what is still out, how cards rank and count in a game with a trump suit."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from cardtables.engine.cards import Card, Pack, Seat

Play = tuple[Seat, Card]
NO_SUIT = -1


class Trick(NamedTuple):
    """A finished trick: the plays in order and who took it."""

    plays: tuple[Play, ...]
    winner: Seat


def strength_by_card(pack: Pack, order: Sequence[str]) -> tuple[int, ...]:
    """For each card how high it stands in its suit, higher beats lower; `order` lists ranks from the highest.

    Where all ranks are single characters the order may be one string.
    """
    return tuple(len(order) - order.index(pack.ranks[pack.rank[card]]) for card in pack.cards)


def points_by_card(pack: Pack, points: Mapping[str, int]) -> tuple[int, ...]:
    """For each card what it counts; ranks not named count nothing."""
    return tuple(points.get(pack.ranks[pack.rank[card]], 0) for card in pack.cards)


def that_follow(suit: Sequence[int], hand: Sequence[Card], plays: Sequence[Play]) -> Sequence[Card]:
    """The cards of a hand that may be played where one must follow: those of the suit led, without any all."""
    if not plays:
        return hand
    led = suit[plays[0][1]]
    return [card for card in hand if suit[card] == led] or hand


def winning_play(plays: Sequence[Play], suit: Sequence[int], strength: Sequence[int], trump: int) -> Play:
    """The play that holds a trick so far: the highest trump, without one the highest of the suit led."""
    best = plays[0]
    card = best[1]
    best_suit, best_strength = suit[card], strength[card]
    for play in plays:
        card = play[1]
        if suit[card] == best_suit:
            if strength[card] > best_strength:
                best, best_strength = play, strength[card]
        elif suit[card] == trump:
            best, best_suit, best_strength = play, trump, strength[card]
    return best


def shown_voids(
    tricks: Iterable[Sequence[Play]], seats: int, suit: Sequence[int], must_trump: int | None = None
) -> tuple[frozenset[int], ...]:
    """Per seat the suits that it has not followed in these tricks, and so does not hold.

    `must_trump`: the trump suit where one who cannot follow has to trump, so that not doing so tells as much of it.
    """
    void: list[set[int]] = [set() for _ in range(seats)]
    for plays in tricks:
        for seat, card in plays[1:]:
            led = suit[plays[0][1]]
            if suit[card] != led:
                void[seat].add(led)
                if must_trump is not None and suit[card] != must_trump:
                    void[seat].add(must_trump)
    return tuple(map(frozenset, void))


def takes_the_rest(
    hand: Iterable[Card], others: Sequence[Card], suit: Sequence[int], strength: Sequence[int], trump: int
) -> bool:
    """Whether each card of the one on lead takes its trick, however the cards of others are held."""
    trumps_out = any(suit[card] == trump for card in others)
    return all(
        (not trumps_out or suit[card] == trump)
        and not any(suit[other] == suit[card] and strength[other] > strength[card] for other in others)
        for card in hand
    )
