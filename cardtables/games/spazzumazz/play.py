"""What a move does to the table, already found legal: discards, sweeps, draws, pick-ups, cards turned, going out."""

from functools import lru_cache
from typing import TypeVar

from cardtables.engine.cards import Cards, Seat
from cardtables.engine.events import EVERYBODY, Event
from cardtables.engine.rules import NOBODY
from cardtables.games.spazzumazz.heaps import (
    ADDED,
    COUNT_MASK,
    RANK_AT,
    SIZE_AT,
    SIZE_MASK,
    Heap,
    first_of,
    group_of,
    heap_of,
    holds,
)
from cardtables.games.spazzumazz.order import FULL_ROW, RANK_OF, TEN, fitting, row_of
from cardtables.games.spazzumazz.state import GONE, NO_TRAIL, State, counted

HAND = 3
"""Up to so many cards one draws (spazzumazz.md, rule 11)."""
MOST_TIMES, MOST_MOVES = 3, 5000
"""A position that comes so often, or so many moves, make a game void (rule 15)."""

T = TypeVar("T")
Played = tuple[State, tuple[Event, ...]]
"""The state after a move, nobody's turn where the game is over, and what happened."""

new_tuple = tuple.__new__
"""Makes a tuple without the Python frame of its constructor; `state[:]` is taken apart as a plain one."""


def with_value(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with one of them, such as a seat's, replaced."""
    changed = [*values]
    changed[place] = value
    return (*changed,)


def next_seat(seat: Seat, out: tuple[Seat, ...], seats: int) -> Seat:
    """The next seat that still has cards."""
    seat = (seat + 1) % seats
    while seat in out:
        seat = (seat + 1) % seats
    return seat


@lru_cache(maxsize=1 << 16)
def out_of_hand(turn: Seat, rank: int, group: int, number: int) -> tuple[Cards, Heap, Event]:
    """The first cards of a rank (see `first_of`), what they are as a heap, and that a seat discards them."""
    cards, taken = first_of(rank, group, number)
    return cards, taken, Event("discarded", turn, cards)


def discard(state: State, rank: int, number: int, companions: int) -> Played:
    """Cards of a rank from the hand and, on top of them, from those face up (rules 5 and 12)."""
    turn, hand, face_up = state.turn, state.hands[state.turn], state.face_up
    if not companions:
        cards, taken, event = out_of_hand(turn, rank, group_of(hand, rank), number)
        return lay(state, rank, cards, event, hand - taken, number, face_up, state.face_down)
    below, taken = first_of(rank, group_of(hand, rank), number)
    above, opened = first_of(rank, group_of(face_up[turn], rank), companions)
    cards = below + above
    event = Event("discarded_face_up", turn, cards, companions)
    left = with_value(face_up, turn, face_up[turn] - opened)
    return lay(state, rank, cards, event, hand - taken, number, left, state.face_down)


def flip(state: State, place: int, *, pile_open: bool) -> Played:
    """The face-down card at a place, from 0, is turned (rule 13)."""
    turn, places = state.turn, state.face_down[state.turn]
    card = places[place]
    face_down = with_value(state.face_down, turn, with_value(places, place, GONE))
    if RANK_OF[card] in fitting(state.pile):
        event = Event("flipped", turn, (card,), place + 1)
        return lay(state, RANK_OF[card], (card,), event, 0, 0, state.face_up, face_down)
    turned = state._replace(face_down=face_down, trail=NO_TRAIL)
    after, events = pick_up(turned, (card,), pile_open=pile_open)
    return after, (Event("flipped_in_vain", turn, (card,), place + 1), *events)


def pick_up(state: State, turned: Cards = (), *, pile_open: bool) -> Played:
    """The pile, with a card turned in vain on top of it, goes to the hand and the turn passes (rules 10 and 13)."""
    (
        match, phase, turn, pile, stock, hands, face_up, face_down, removed, swept, out, drawn, known, laid, made, seen,
        trail,
    ) = state[:]  # fmt: skip
    taken = pile + turned
    hands = with_value(hands, turn, hands[turn] + heap_of(taken))
    public = taken if pile_open else row_of(pile) + turned
    known = with_value(known, turn, known[turn] + heap_of(public))
    if laid[turn]:
        laid = with_value(laid, turn, ())
    following = next_seat(turn, out, len(hands))
    if not stock:
        seen, trail = counted(trail, following, (), hands)
    made += 1
    if seen == MOST_TIMES or made == MOST_MOVES:
        following = NOBODY
    privy = EVERYBODY if pile_open else 1 << turn
    event = new_tuple(Event, ("picked_up", turn, taken, len(taken), "", privy, EVERYBODY))
    after = (
        match, phase, following, (), stock, hands, face_up, face_down, removed, swept, out, drawn, known, laid, made,
        seen, trail,
    )  # fmt: skip
    return new_tuple(State, after), (event,)


def lay(  # noqa: PLR0912 - most of what random games do: spelled out for speed
    state: State,
    rank: int,
    cards: Cards,
    event: Event,
    hand: Heap,
    from_hand: int,
    face_up: tuple[Heap, ...],
    face_down: tuple[Cards, ...],
) -> Played:
    """Cards of one rank reach the pile: sweep, draw, out, next (rules 7 to 11 and 14).

    `event` tells where they come from, `hand` is what is left of it, `from_hand` how many of the cards were in it.
    """
    match, phase, turn, pile, stock, hands, _, _, removed, swept, out, drawn, known, laid, made, seen, trail = state[:]
    events: tuple[Event, ...] = (event,)
    if known[turn] >> RANK_AT[rank] & COUNT_MASK:
        known = with_value(known, turn, _still_known(known[turn], cards[:from_hand]))
    pile += cards
    again = rank == TEN or (
        len(pile) >= FULL_ROW and rank == RANK_OF[pile[-2]] == RANK_OF[pile[-3]] == RANK_OF[pile[-4]]
    )
    if again:
        events += (new_tuple(Event, ("swept", turn, (), len(pile), "", EVERYBODY, EVERYBODY)),)
        removed += pile
        swept += heap_of(row_of(pile))
        pile, trail = (), NO_TRAIL
    elif not stock:
        all_laid = [*laid]
        all_laid[turn] = (*laid[turn], (rank, len(cards)))
        laid = (*all_laid,)
    if stock:
        missing = HAND - (hand >> SIZE_AT & SIZE_MASK)
        if missing > 0:
            taken, stock = stock[:missing], stock[missing:]
            for card in taken:
                hand += ADDED[card]
            times = [*drawn]
            times[turn] += 1
            drawn = (*times,)
            events += (new_tuple(Event, ("drew", turn, taken, len(taken), "", 1 << turn, EVERYBODY)),)
    else:
        if from_hand != len(cards):
            trail = NO_TRAIL
        if not hand and not face_up[turn] and all(card == GONE for card in face_down[turn]):
            out += (turn,)
            again = False
            events += (Event("went_out", turn, (), len(out)),)
    left = [*hands]
    left[turn] = hand
    hands = (*left,)
    following = turn if again else (turn + 1) % len(hands)
    if following in out:
        following = next_seat(turn, out, len(hands))
    if not stock:
        seen, trail = counted(trail, following, pile, hands)
        if seen == MOST_TIMES or len(out) == len(hands) - 1:
            following = NOBODY
    made += 1
    if made == MOST_MOVES:
        following = NOBODY
    after = (
        match, phase, following, pile, stock, hands, face_up, face_down, removed, swept, out, drawn, known, laid, made,
        seen, trail,
    )  # fmt: skip
    return new_tuple(State, after), events


def _still_known(known: Heap, gone: Cards) -> Heap:
    """What everybody knows of a hand when cards have left it; they need not have been known."""
    for card in gone:
        if holds(known, card):
            known -= ADDED[card]
    return known
