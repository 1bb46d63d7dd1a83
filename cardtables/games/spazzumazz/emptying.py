"""Whether a move surely empties the seat to act once the stock is gone, alone or with the free turns it leads to."""

from cardtables.engine.moves import Move
from cardtables.games.spazzumazz.heaps import count
from cardtables.games.spazzumazz.order import FULL_ROW, RANK_OF, RANKS, TEN, row_of
from cardtables.games.spazzumazz.state import GONE, State

Counts = list[int]
"""Cards by rank."""


def surely_empties(state: State, discard: Move) -> bool:
    """Whether this discard, with the seat's own free turns that follow, leaves it without cards whatever lies hidden.

    Nothing is drawn: the stock must be empty.
    """
    rank, number, companions = discard.args
    turn, row = state.turn, row_of(state.pile)
    hand = [count(state.hands[turn], other) for other in range(len(RANKS))]
    face_up = [count(state.face_up[turn], other) for other in range(len(RANKS))]
    hand[rank] -= number
    face_up[rank] -= companions
    face_down = sum(card != GONE for card in state.face_down[turn])
    if not any(hand) and not any(face_up) and not face_down:
        return True
    before = len(row) if row and RANK_OF[row[0]] == rank else 0
    sweeps = rank == TEN or before + number + companions >= FULL_ROW
    return sweeps and _empties_from_free_turn(hand, face_up, face_down)


def _empties_from_free_turn(hand: Counts, face_up: Counts, face_down: int) -> bool:
    """Whether a seat that begins on an empty pile can go out without anybody else's turn.

    Every discard but the last must sweep, and to sweep all of a rank is never worse than a part of it: what is left
    is less, and what follows stays possible. The only face-down card is sure to fit an empty pile.
    """
    while any(hand) or any(face_up):
        within_reach = hand if any(hand) else face_up
        sweeping = [
            rank
            for rank, number in enumerate(within_reach)
            if number and (rank == TEN or hand[rank] + face_up[rank] >= FULL_ROW)
        ]
        if not sweeping:
            ranks_left = sum(hand[rank] + face_up[rank] > 0 for rank in range(len(RANKS)))
            return ranks_left == 1 and not face_down
        hand[sweeping[0]] = face_up[sweeping[0]] = 0
    return face_down <= 1
