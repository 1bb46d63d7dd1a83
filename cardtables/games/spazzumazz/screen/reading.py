"""What is read off a scene: whose cards are where, which of them may go, as the hand's entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtables.engine.cards import HIDDEN
from cardtables.engine.moves import Move
from cardtables.games.spazzumazz.heaps import cards_of, count, first_of, group_of, size_of
from cardtables.games.spazzumazz.order import PACK, RANK_OF, RANKS, UPWARDS
from cardtables.games.spazzumazz.state import GONE
from cardtables.ui.table import Entry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtables.engine.cards import Card, Cards, Seat
    from cardtables.games.spazzumazz.heaps import Heap
    from cardtables.games.spazzumazz.options import SpazzumazzOptions
    from cardtables.games.spazzumazz.state import State
    from cardtables.ui.table import Scene


def state_of(scene: Scene) -> State:
    """The viewer's copy of the state."""
    return cast("State", scene.state)


def options_of(scene: Scene) -> SpazzumazzOptions:
    """The options of the table."""
    return cast("SpazzumazzOptions", scene.options)


def in_order(cards: Iterable[Card]) -> Cards:
    """Cards from the lowest rank up, 2 and 10 last."""
    return tuple(sorted(cards, key=lambda card: (UPWARDS.index(RANK_OF[card]), card)))


def open_cards(scene: Scene, seat: Seat) -> Cards:
    """A seat's face-up cards."""
    return in_order(cards_of(state_of(scene).face_up[seat]))


def hidden_places(scene: Scene, seat: Seat) -> tuple[bool, ...]:
    """By place whether a face-down card lies there."""
    return tuple(card != GONE for card in state_of(scene).face_down[seat])


def cards_left(scene: Scene, seat: Seat) -> tuple[int, int]:
    """How many cards a seat has in hand, and how many before it on the table."""
    state = state_of(scene)
    return size_of(state.hands[seat]), size_of(state.face_up[seat]) + sum(hidden_places(scene, seat))


def next_to(scene: Scene, seat: Seat) -> Seat:
    """The seat that plays after one."""
    state, seats = state_of(scene), len(scene.names)
    return next((seat + step) % seats for step in range(1, seats + 1) if (seat + step) % seats not in state.out)


def is_on_table(scene: Scene) -> bool:
    """Whether the one at the bottom has no hand left and plays from the table."""
    return not size_of(state_of(scene).hands[scene.south])


def entries_of(scene: Scene) -> tuple[Entry, ...]:
    """What the one at the bottom plays from: hand, then face-up cards, by rank; at last the hidden ones by place."""
    state, seat = state_of(scene), scene.south
    if size_of(state.hands[seat]):
        return _by_rank(scene, state.hands[seat], in_hand=True)
    if state.face_up[seat]:
        return _by_rank(scene, state.face_up[seat], in_hand=False)
    legal = set(scene.view.legal)
    flips = [Move("flip", (place,)) for place in range(1, len(state.face_down[seat]) + 1)]
    return tuple(
        Entry((HIDDEN,), (flip,) if flip in legal else ()) if there else Entry(())
        for there, flip in zip(hidden_places(scene, seat), flips, strict=True)
    )


def _by_rank(scene: Scene, heap: Heap, *, in_hand: bool) -> tuple[Entry, ...]:
    """An entry for each rank; the moves of one with one, two or more cards, then the same with face-up companions."""
    found = []
    for rank in UPWARDS:
        number = count(heap, rank)
        if number:
            cards, _ = first_of(rank, group_of(heap, rank), number)
            legal = [move for move in scene.view.legal if move.verb == "play" and move.args[0] == rank]
            found.append(_entry(scene, rank, cards, legal, in_hand=in_hand))
    return tuple(found)


def _entry(scene: Scene, rank: int, cards: Cards, legal: list[Move], *, in_hand: bool) -> Entry:
    if not legal:
        move = Move("play", (rank, 1, 0) if in_hand else (rank, 0, 1))
        return Entry(cards, (), scene.rules.refuse(scene.state, move) if scene.asked else None)
    if not in_hand:
        return Entry(cards, tuple(legal))
    most = max(move.args[2] for move in legal)
    ways = [tuple(move for move in legal if move.args[2] == companions) for companions in range(most + 1)]
    return Entry(cards, ways[0], None, tuple(ways[1:]))


def rank_text(rank: int) -> str:
    """A rank's sign with any suit, as a record writes a card: what names a rank is asked for by it."""
    return RANKS[rank] + PACK.suits[0]
