"""How ranks stand to each other: what fits on what, which discards a holding allows, how they are written."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from cardtables.engine.cards import HIDDEN, Cards, french_pack
from cardtables.engine.moves import Form, Move

PACK: Final = french_pack()
"""One pack: of several packs equal cards are the same number here, for nobody can tell them apart."""
RANKS: Final = PACK.ranks
RANK_OF: Final = PACK.rank

ACE, TWO, TEN = (RANKS.index(name) for name in ("A", "2", "10"))
LADDER: Final = tuple(RANKS.index(name) for name in (*"3456789", *"JQKA"))
"""Low to high (spazzumazz.md, rule 2); 2 and 10 stand outside it."""
UPWARDS: Final = (*LADDER, TWO, TEN)
"""Every rank, in the order in which moves are listed."""
FULL_ROW: Final = 4

FITTING: Final = tuple(
    (*(LADDER[LADDER.index(top) :] if top in LADDER else LADDER), TWO, TEN) for top in range(len(RANKS))
)
"""By the rank on top what goes on it (rules 5 to 7)."""


def fitting(pile: Cards) -> tuple[int, ...]:
    """The ranks that go on a pile; on an empty one, as on a 2, anything does."""
    return FITTING[RANK_OF[pile[-1]] if pile else TWO]


def row_of(pile: Cards) -> Cards:
    """The equal cards on top of a pile (rule 8), hidden ones not counted."""
    start = len(pile)
    while start and pile[start - 1] != HIDDEN and RANK_OF[pile[start - 1]] == RANK_OF[pile[-1]]:
        start -= 1
    return pile[start:]


@cache
def discards(rank: int, held: int, face_up: int) -> tuple[Move, ...]:
    """Every discard of one rank with so many cards in hand and face up (rules 5 and 12), fewest from the hand first.

    A discard is `play` with rank, number from the hand, number face up. None held: the face-up ones go alone.
    """
    return tuple(
        Move("play", (rank, number, companions))
        for number in range(min(held, 1), held + 1)
        for companions in range(number == 0, face_up + 1)
    )


def discard_form() -> Form:
    """How a discard is written: `play 6 6 + 6`, `play + 5 5` (record.md, Moves)."""

    def read(words: Sequence[str]) -> tuple[int, ...]:
        hand, plus, table = " ".join(words).upper().partition("+")
        from_hand, face_up = hand.split(), table.split()
        (name,) = {*from_hand, *face_up}
        if name not in RANKS or (plus and not face_up):
            raise ValueError
        return RANKS.index(name), len(from_hand), len(face_up)

    def write(args: tuple[int, ...]) -> Sequence[str]:
        rank, number, companions = args
        return [RANKS[rank]] * number + ["+"] * bool(companions) + [RANKS[rank]] * companions

    return Form(read, write)
