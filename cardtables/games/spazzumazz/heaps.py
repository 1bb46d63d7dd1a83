"""Cards without order as one number: hands and face-up cards are added to and taken from by plain arithmetic.

A heap holds, from the lowest bit: for each rank, in the order of `UPWARDS`, ten bits of which the lower five count its
cards (six packs hold 24; the upper five are free, so that `discards_of` may lay the face-up counts between those of
the hand); ten bits for the number of cards; for each card three bits that count its copies. A hidden heap has the
number of cards and nothing else.
"""

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Final

from cardtables.engine.cards import HIDDEN, Card, Cards
from cardtables.engine.moves import Move
from cardtables.games.spazzumazz.order import FITTING, PACK, RANK_OF, UPWARDS, discards

Heap = int

COUNT_BITS, RANK_BITS, SIZE_BITS, COPY_BITS = 5, 10, 10, 3
SIZE_AT: Final = RANK_BITS * len(UPWARDS)
COPIES_AT: Final = SIZE_AT + SIZE_BITS
SUITS: Final = len(PACK.suits)

RANK_AT: Final = tuple(RANK_BITS * UPWARDS.index(rank) for rank in range(len(UPWARDS)))
"""By rank where its count begins."""
GROUP_AT: Final = tuple(COPIES_AT + COPY_BITS * SUITS * rank for rank in range(len(UPWARDS)))
"""By rank where the copies of its cards begin, suit by suit."""
COPY_AT: Final = tuple(GROUP_AT[PACK.rank[card]] + COPY_BITS * PACK.suit[card] for card in PACK.cards)
ADDED: Final = tuple((1 << RANK_AT[RANK_OF[card]]) + (1 << SIZE_AT) + (1 << COPY_AT[card]) for card in PACK.cards)
"""What a card adds to a heap."""

COUNT_MASK: Final = (1 << COUNT_BITS) - 1
COPY_MASK: Final = (1 << COPY_BITS) - 1
GROUP_MASK: Final = (1 << COPY_BITS * SUITS) - 1
SIZE_MASK: Final = (1 << SIZE_BITS) - 1
RANKS_MASK: Final = (1 << SIZE_AT) - 1
"""The counts by rank."""
FITTING_MASK: Final = tuple(sum(((1 << RANK_BITS) - 1) << RANK_AT[rank] for rank in fitting) for fitting in FITTING)
"""By the rank on top the counts of what goes on it."""


def heap_of(cards: Iterable[Card]) -> Heap:
    """These cards, all of them known."""
    return sum(map(ADDED.__getitem__, cards))


def size_of(heap: Heap) -> int:
    """How many cards."""
    return heap >> SIZE_AT & SIZE_MASK


def hidden(heap: Heap) -> Heap:
    """As many cards, none of them to be seen."""
    return heap & SIZE_MASK << SIZE_AT


def count(heap: Heap, rank: int) -> int:
    """How many cards of a rank."""
    return heap >> RANK_AT[rank] & COUNT_MASK


def group_of(heap: Heap, rank: int) -> int:
    """The copies of the cards of a rank, as they stand in the heap."""
    return heap >> GROUP_AT[rank] & GROUP_MASK


def holds(heap: Heap, card: Card) -> int:
    """How many copies of a card."""
    return heap >> COPY_AT[card] & COPY_MASK


@lru_cache(maxsize=1 << 16)
def first_of(rank: int, group: int, number: int) -> tuple[Cards, Heap]:
    """The first cards of a rank in the order of the pack, and what they are as a heap; `group` as of `group_of`."""
    held = [
        Card(suit * len(UPWARDS) + rank) for suit in range(SUITS) for _ in range(group >> COPY_BITS * suit & COPY_MASK)
    ]
    cards = tuple(held[:number])
    return cards, heap_of(cards)


def cards_of(heap: Heap) -> Cards:
    """The cards as the pack lists them, hidden ones last."""
    known: list[Card] = []
    if heap >> COPIES_AT:
        for rank in range(len(UPWARDS)):
            known += first_of(rank, group_of(heap, rank), count(heap, rank))[0]
        known.sort()
    return (*known, *[HIDDEN] * (size_of(heap) - len(known)))


STRETCH: Final = 5
"""So many ranks are looked up at once: few enough that their holdings repeat."""
STRETCH_BITS: Final = STRETCH * RANK_BITS
STRETCH_MASK: Final = (1 << STRETCH_BITS) - 1


def _stretch(start: int, holding: int) -> tuple[Move, ...]:
    """The discards of so many ranks from place `start` of `UPWARDS` on, of which at least one card is in hand."""
    moves: list[Move] = []
    for rank in UPWARDS[start : start + STRETCH]:
        held = holding & COUNT_MASK
        if held:
            moves += discards(rank, held, holding >> COUNT_BITS & COUNT_MASK)
        holding >>= RANK_BITS
    return tuple(moves)


_low, _middle, _high = (
    lru_cache(maxsize=1 << 15)(partial(_stretch, start)) for start in range(0, 3 * STRETCH, STRETCH)
)


def discards_of(hand: Heap, face_up: Heap, top: int) -> tuple[Move, ...]:
    """The discards of a hand, with face-up companions, on a rank (rules 5 to 7, 12a).

    Looked up in three stretches of the ranks: there are few different ones, and legal moves are asked for often.
    """
    holding = (hand | face_up << COUNT_BITS) & FITTING_MASK[top]
    low, middle, high = holding & STRETCH_MASK, holding >> STRETCH_BITS & STRETCH_MASK, holding >> 2 * STRETCH_BITS
    moves = _high(high) if high else ()
    if middle:
        moves = _middle(middle) + moves
    return _low(low) + moves if low else moves
