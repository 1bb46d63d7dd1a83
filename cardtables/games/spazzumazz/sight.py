"""Who may see what, in one place; worlds consistent with what a seat sees; and the answer of `replay`.

A view is built by naming every field, so that a field added to the state is a type error here until it is decided.
"""

from collections import Counter
from collections.abc import Sequence

from cardtables.engine.cards import HIDDEN, Card, Cards, Pack, Seat
from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng, shuffled
from cardtables.games.spazzumazz import heaps
from cardtables.games.spazzumazz.heaps import cards_of, heap_of, size_of
from cardtables.games.spazzumazz.order import RANK_OF, row_of
from cardtables.games.spazzumazz.state import GONE, NO_TRAIL, State, counted


def hidden(cards: Sequence[Card]) -> Cards:
    """As many cards, none of them to be seen."""
    return (HIDDEN,) * len(cards)


def face_down(places: Cards) -> Cards:
    """Face-down cards as everybody sees them: that they lie there, and which places are empty."""
    return tuple([GONE if card == GONE else HIDDEN for card in places])


def seen_by(state: State, seat: Seat | None, *, pile_open: bool) -> State:
    """The state as a seat (None: a spectator) may know it (spazzumazz.md, what everybody sees).

    Face-down cards are hidden from their owner too. Of the pile only the row on top is seen, of swept cards nothing,
    unless `pile_open`.
    """
    row = row_of(state.pile)
    return State(
        match=state.match.without_chance(),
        phase=state.phase,
        turn=state.turn,
        pile=state.pile if pile_open else hidden(state.pile[: -len(row) or None]) + row,
        stock=hidden(state.stock),
        hands=tuple([hand if owner == seat else heaps.hidden(hand) for owner, hand in enumerate(state.hands)]),
        face_up=state.face_up,
        face_down=tuple(map(face_down, state.face_down)),
        removed=state.removed if pile_open else hidden(state.removed),
        swept=state.swept,
        out=state.out,
        drawn=state.drawn,
        known=state.known,
        laid=state.laid,
        made=state.made,
        seen=state.seen,
        trail=NO_TRAIL,
    )


def world_of(seen: State, seat: Seat | None, cards: Cards, rng: Rng) -> State:
    """A full state whose view is this one: known cards in their hands, the rest at random.

    `cards` are all of the game. The position counts as having come as often as the view says; what it was before
    that, the seat cannot know.
    """
    gone = seen.removed
    if HIDDEN in gone:  # the rows that swept are among them, it does not matter where
        rows = cards_of(seen.swept)
        gone = gone[len(rows) :] + rows
    in_sight = [*seen.pile, *gone]
    for owner, hand in enumerate(seen.hands):
        in_sight += [*cards_of(seen.face_up[owner]), *cards_of(hand if owner == seat else seen.known[owner])]
    pool = shuffled((Counter(cards) - Counter(in_sight)).elements(), rng)
    below = len(seen.pile) - len(row_of(seen.pile)) - 1
    pile = list(seen.pile)
    if below >= 0 and pile[below] == HIDDEN:  # of the row's own rank it would be part of the row
        row_rank = RANK_OF[pile[-1]]
        pile[below] = pool.pop(next(place for place, card in enumerate(pool) if RANK_OF[card] != row_rank))

    def filled(places: Sequence[Card]) -> Cards:
        return tuple([pool.pop() if card == HIDDEN else card for card in places])

    hands = tuple(
        hand if owner == seat else known + heap_of(filled([HIDDEN] * (size_of(hand) - size_of(known))))
        for owner, (hand, known) in enumerate(zip(seen.hands, seen.known, strict=True))
    )
    world = seen._replace(
        match=seen.match._replace(chance=Chance(seed=rng.getrandbits(62))),
        pile=filled(pile),
        stock=filled(seen.stock),
        hands=hands,
        face_down=tuple(map(filled, seen.face_down)),
        removed=filled(gone),
    )
    if seen.stock:
        return world
    trail = NO_TRAIL
    for _ in range(seen.seen):
        _, trail = counted(trail, world.turn, world.pile, hands)
    return world._replace(trail=trail)


def told(pack: Pack, state: State) -> dict[str, object]:
    """Keys hands, table, stock, face_up, face_down, removed, out, drawn, seen, points (record.md)."""
    return {
        "hands": [pack.texts_of(cards_of(hand)) for hand in state.hands],
        "table": pack.texts_of(state.pile),
        "stock": pack.texts_of(state.stock),
        "face_up": [pack.texts_of(cards_of(heap)) for heap in state.face_up],
        "face_down": [pack.texts_of(card for card in places if card != GONE) for places in state.face_down],
        "removed": pack.texts_of(state.removed),
        "out": list(state.out),
        "drawn": list(state.drawn),
        "seen": state.seen,
        "points": [],
    }
