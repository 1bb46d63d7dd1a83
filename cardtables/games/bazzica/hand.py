"""The course of a hand of Bazzica: declarations, changes, votes, calls (bazzica.md, rules 3 to 9).

Every step takes the state, what its move says, and the events so far; it adds its own events and gives the state that
follows. A hand that is over, by a bazzicotto or because everybody has called, is left with nobody to act. Random games
and sampled worlds do little else, so the steps make tuples without their constructors' frames (`new_tuple`), take them
apart as plain ones (`state[:]`), and events that hold nothing but a seat, a card or a number are made once.
"""

from typing import TypeVar, cast

from cardtables.engine.cards import Cards, Seat
from cardtables.engine.events import Event, only
from cardtables.engine.match import NEEDS_SHUFFLE
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.rules import NOBODY
from cardtables.games.bazzica.scoring import BAZZICA_POINTS, declares, is_bazzica, is_bazzicotto, lowest
from cardtables.games.bazzica.state import (
    BUST,
    CALLS,
    DISCARD,
    INTEND,
    MOST_CHANGED,
    MOST_SEATS,
    MOST_SESSIONS,
    PACK,
    STOOD,
    VOTE,
    Renewal,
    State,
    Talk,
    total_of,
    value_of,
)

new_tuple = tuple.__new__
T = TypeVar("T")
Args = tuple[int, ...]

SEATS = range(MOST_SEATS)
ONLY = tuple(only(seat) for seat in SEATS)
AGREED, REFUSED, ASKED, STANDS, KEPT, FIRST_TO_CALL = (
    tuple(Event(kind, seat) for seat in SEATS)
    for kind in ("agreed", "refused", "asked", "stood", "kept", "calls_begun")
)
INTENDED = tuple(tuple(Event("intended", seat, number=count) for count in range(MOST_CHANGED + 1)) for seat in SEATS)
CALLED = tuple(tuple(Event("called", seat, (card,)) for card in PACK.cards) for seat in SEATS)
CALLED_FACE_DOWN = tuple(tuple(event._replace(privy=ONLY[event.seat]) for event in events) for events in CALLED)
THROWN = tuple(tuple((seat, card) for card in PACK.cards).__getitem__ for seat in SEATS)
"""By seat and card what is added to the discards."""
SESSION_BEGUN = tuple(Event("session_begun", number=number) for number in range(MOST_SESSIONS + 1))


def replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values with another one at a seat."""
    changed = [*values]
    changed[seat] = value
    return (*changed,)


def moved(state: State, phase: str, turn: Seat, talk: Talk) -> State:
    """The state with another phase, turn and talk."""
    match, _, _, mano, hands, called, stock, discards, standing, shown, bazzica, declared, _, renewal = state[:]
    now = (
        match, phase, turn, mano, hands, called, stock, discards, standing, shown, bazzica, declared, talk, renewal,
    )  # fmt: skip
    return new_tuple(State, now)


# Phase one: declarations, changes, votes (rules 3 to 6)


def open_window(state: State, events: list[Event]) -> State:
    """Whoever has a bazzica or bazzicotto shows it; then a session, a vote, the calls, or the end of the hand."""
    if not any(map(declares, state.hands)):
        return after_no_declaration(state, events)
    three = [seat for seat in state.in_turn() if is_bazzicotto(state.hands[seat])]
    small = [seat for seat in state.in_turn() if is_bazzica(state.hands[seat])]
    for kind, holders in (("bazzicotto_shown", three), ("bazzica_shown", small)):
        events += [Event(kind, seat, state.hands[seat], total_of(state.hands[seat])) for seat in holders]
    state = state._replace(shown=tuple([seat in three or seat in small for seat in range(state.seats)]))
    if three:
        return state._replace(turn=NOBODY)
    valid = lowest(state, small)
    events.append(Event("bazzica_counts", valid, number=BAZZICA_POINTS))
    return begin_calls(state._replace(bazzica=valid), events)


def after_no_declaration(state: State, events: list[Event]) -> State:
    """The free session; after it a vote for each further one, until the tenth."""
    changes = state.talk.changes
    if not changes:
        return begin_session(state, state.talk, events)
    if len(changes) == MOST_SESSIONS:
        events.append(Event("sessions_over", number=MOST_SESSIONS))
        return begin_calls(state, events)
    return moved(state, VOTE, state.mano, new_tuple(Talk, (changes, (), (), ())))


def begin_session(state: State, talk: Talk, events: list[Event]) -> State:
    """Another session of changing cards, from mano."""
    changes, votes, asked, intended = talk[:]
    events.append(SESSION_BEGUN[len(changes) + 1])
    return moved(state, DISCARD, state.mano, new_tuple(Talk, ((*changes, ()), votes, asked, intended)))


def change(state: State, args: Args, events: list[Event]) -> State:
    """Cards face down on the discards, as many from the stock at once; after the last seat the window."""
    match, phase, seat, mano, hands, called, stock, discards, standing, shown, bazzica, declared, talk, renewal = state[
        :
    ]
    changes, votes, asked, intended = talk[:]
    count, counts = len(args), changes[-1]
    if count:
        privy = ONLY[seat]
        cards = cast("Cards", args)
        events.append(new_tuple(Event, ("changed", seat, cards, count, "", privy, -1)))
        discards += (*map(THROWN[seat], args),)
        kept = {*hands[seat]}.difference(cards)
        if len(stock) < count or renewal.number:
            state, drawn = draw(state._replace(discards=discards), count, events)
            stock, discards, renewal = state.stock, state.discards, state.renewal
        else:
            drawn, stock = stock[:count], stock[count:]
        if drawn:
            events.append(new_tuple(Event, ("drew", seat, drawn, 0, "", privy, -1)))
        held = [*hands]
        held[seat] = tuple(sorted([*kept, *drawn]))
        hands = (*held,)
        if len(drawn) < count:
            return waiting(state._replace(hands=hands))
    else:
        events.append(KEPT[seat])
    counts += (count,)
    talk = new_tuple(Talk, ((*changes[:-1], counts), votes, asked, intended))
    now = (
        match, phase, (seat + 1) % len(hands), mano, hands, called, stock, discards, standing, shown, bazzica,
        declared, talk, renewal,
    )  # fmt: skip
    state = new_tuple(State, now)
    return state if len(counts) < len(hands) else open_window(state, events)


def agree(state: State, args: Args, events: list[Event]) -> State:
    """All must agree for another session."""
    seat, (changes, votes, asked, intended) = state.turn, state.talk[:]
    events.append(AGREED[seat])
    votes, seats = (*votes, (seat, "agree")), len(state.hands)
    talk = new_tuple(Talk, (changes, votes, asked, intended))
    if len(votes) == seats:
        return begin_session(state, talk, events)
    return moved(state, VOTE, (seat + 1) % seats, talk)


def refuse(state: State, args: Args, events: list[Event]) -> State:
    """The first refusal ends the changes."""
    seat, (changes, votes, asked, intended) = state.turn, state.talk[:]
    events.append(REFUSED[seat])
    return begin_calls(state, events, new_tuple(Talk, (changes, (*votes, (seat, "refuse")), asked, intended)))


def ask(state: State, args: Args, events: list[Event]) -> State:
    """The others say how many cards they mean to change, before the asker has his say."""
    seat, (changes, votes, asked, intended), seats = state.turn, state.talk[:], len(state.hands)
    events.append(ASKED[seat])
    talk = new_tuple(Talk, (changes, votes, (*asked, seat), intended or (None,) * seats))
    return moved(state, INTEND, (seat + 1) % seats, talk)


def intend(state: State, args: Args, events: list[Event]) -> State:
    """How many cards a seat means to change; after the last answer the asker votes."""
    seat, (count,), (changes, votes, asked, intended) = state.turn, args, state.talk[:]
    events.append(INTENDED[seat][count])
    following = (seat + 1) % len(intended)
    talk = new_tuple(Talk, (changes, votes, asked, replaced(intended, seat, count)))
    return moved(state, VOTE if following == asked[-1] else INTEND, following, talk)


# Phase two: calls (rules 7 to 9)


def begin_calls(state: State, events: list[Event], talk: Talk | None = None) -> State:
    """Phase two, from mano; who has 31 or more when his turn comes has finished with it."""
    mano = state.mano
    events.append(FIRST_TO_CALL[mano])
    state = moved(state, CALLS, mano, talk or state.talk)
    return state if len(state.hands[mano]) <= 3 else turn_to(state, mano, events)


def turn_to(state: State, seat: Seat, events: list[Event]) -> State:
    """The turn has come to a seat that has not called."""
    total = total_of(state.hands[seat])
    return state if total < 31 else finished(state, total, events)


def finished(state: State, total: int, events: list[Event]) -> State:
    """The seat in turn has stood, has 31 or is bust and shows it; the next one calls, or the hand is over."""
    match, phase, seat, mano, hands, called, stock, discards, standing, shown, bazzica, declared, talk, renewal = state[
        :
    ]
    if total > 31:
        events.append(Event("went_bust", seat, hands[seat] + called[seat], total))
    else:
        events.append(STANDS[seat])
    where = [*standing]
    where[seat] = BUST if total > 31 else STOOD
    standing = (*where,)
    following = (seat + 1) % len(hands)
    over = following == mano
    now = (
        match, phase, NOBODY if over else following, mano, hands, called, stock, discards, standing, shown, bazzica,
        declared, talk, renewal,
    )  # fmt: skip
    state = new_tuple(State, now)
    return state if over or len(hands[following]) <= 3 else turn_to(state, following, events)


def stand(state: State, args: Args, events: list[Event]) -> State:
    """A seat is content with its cards."""
    return finished(state, 0, events)


def call(state: State, args: Args, events: list[Event]) -> State:
    """One more card: in the open, but face down for the first of one who has shown his hand."""
    if not state.stock or state.renewal.number:
        state, drawn = draw(state, 1, events)
        if not drawn:
            return waiting(state)
        state = state._replace(stock=drawn + state.stock)
    match, phase, seat, mano, hands, called, stock, discards, standing, shown, bazzica, declared, talk, renewal = state[
        :
    ]
    card, stock = stock[0], stock[1:]
    before = called[seat]
    events.append((CALLED_FACE_DOWN if shown[seat] and not before else CALLED)[seat][card])
    cards = [*called]
    cards[seat] = (*before, card)
    called = (*cards,)
    now = (
        match, phase, seat, mano, hands, called, stock, discards, standing, shown, bazzica, declared, talk, renewal,
    )  # fmt: skip
    state = new_tuple(State, now)
    total = sum(map(value_of, hands[seat] + called[seat]))
    return state if total < 31 else finished(state, total, events)


# The stock (rule 7)


def draw(state: State, count: int, events: list[Event]) -> tuple[State, Cards]:
    """So many cards for the seat in turn off a stock that runs out, or has run out before.

    Fewer where there is no chance to shuffle the discards by.
    """
    drawn: Cards = ()
    while len(drawn) < count:
        if not state.stock:
            rng = state.match.chance.stream(f"stock.{state.match.deal}", state.renewal.number + 1)
            if rng is None:
                break
            state = renewed(state, rng, events)
        more = state.stock[: count - len(drawn)]
        drawn += more
        idle = tuple([seat for seat in state.renewal.idle if seat != state.turn])
        state = state._replace(stock=state.stock[len(more) :], renewal=state.renewal._replace(idle=idle))
    return state, drawn


def renewed(state: State, rng: Rng, events: list[Event]) -> State:
    """All discards shuffled into a new stock."""
    stock = tuple(shuffled([card for _, card in state.discards], rng))
    seats = range(state.seats)
    returned = tuple(tuple(card for owner, card in state.discards if owner == seat) for seat in seats)
    events.append(Event("stock_renewed", number=len(stock)))
    return state._replace(stock=stock, discards=(), renewal=Renewal(state.renewal.number + 1, returned, tuple(seats)))


def waiting(state: State) -> State:
    """A card is due, the stock has run out, and the record has no seed to shuffle the discards by."""
    return state._replace(match=state.match._replace(status=NEEDS_SHUFFLE), turn=NOBODY)
