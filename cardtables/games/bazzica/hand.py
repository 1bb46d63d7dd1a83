"""The course of a hand of Bazzica: declarations, changes, votes, calls (bazzica.md, rules 3 to 9).

Every step takes the state and the events so far, adds its own events, and gives the state that follows. A hand that is
over, by a bazzicotto or because everybody has called, is left with nobody to act.
"""

from typing import TypeVar

from cardtables.engine.cards import Cards, Seat
from cardtables.engine.events import EVERYBODY, Event, only
from cardtables.engine.match import NEEDS_SHUFFLE
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.rules import NOBODY
from cardtables.games.bazzica import scoring
from cardtables.games.bazzica.state import (
    BUST,
    CALLS,
    DISCARD,
    IN_PLAY,
    INTEND,
    MOST_SESSIONS,
    PACK,
    STOOD,
    VOTE,
    Renewal,
    State,
    Talk,
    total_of,
)

T = TypeVar("T")


def replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values with another one at a seat."""
    return (*values[:seat], value, *values[seat + 1 :])


# Phase one: declarations, changes, votes (rules 3 to 6)


def open_window(state: State, events: list[Event]) -> State:
    """Whoever has a bazzica or bazzicotto shows it; then a session, a vote, the calls, or the end of the hand."""
    seats = state.in_turn()
    three = [seat for seat in seats if scoring.is_bazzicotto(state.hands[seat])]
    small = [seat for seat in seats if scoring.is_bazzica(state.hands[seat])]
    for kind, holders in (("bazzicotto_shown", three), ("bazzica_shown", small)):
        events += [Event(kind, seat, state.hands[seat], total_of(state.hands[seat])) for seat in holders]
    if not three and not small:
        return after_no_declaration(state, events)
    state = state._replace(shown=tuple([seat in three or seat in small for seat in range(state.seats)]))
    if three:
        return state._replace(turn=NOBODY)
    valid = scoring.lowest(state, small)
    events.append(Event("bazzica_counts", valid, number=scoring.BAZZICA_POINTS))
    return begin_calls(state._replace(bazzica=valid), events)


def after_no_declaration(state: State, events: list[Event]) -> State:
    """The free session; after it a vote for each further one, until the tenth."""
    sessions = state.sessions
    if sessions == 0:
        return begin_session(state, events)
    if sessions == MOST_SESSIONS:
        events.append(Event("sessions_over", number=sessions))
        return begin_calls(state, events)
    return state._replace(phase=VOTE, turn=state.mano, talk=Talk(state.talk.changes))


def begin_session(state: State, events: list[Event]) -> State:
    """Another session of changing cards, from mano."""
    events.append(Event("session_begun", number=state.sessions + 1))
    talk = state.talk._replace(changes=(*state.talk.changes, ()))
    return state._replace(phase=DISCARD, turn=state.mano, talk=talk)


def change(state: State, cards: Cards, events: list[Event]) -> State:
    """Cards face down on the discards, as many from the stock at once; after the last seat the window."""
    seat, count, privy = state.turn, len(cards), only(state.turn)
    events.append(Event("changed" if cards else "kept", seat, cards, count, privy=privy))
    kept = tuple([card for card in state.hands[seat] if card not in cards])
    state = state._replace(discards=(*state.discards, *[(seat, card) for card in cards]))
    state, drawn = draw(state, seat, count, events)
    if drawn:
        events.append(Event("drew", seat, drawn, privy=privy))
    state = state._replace(hands=replaced(state.hands, seat, PACK.sorted(kept + drawn)))
    if len(drawn) < count:
        return waiting(state)
    *before, counts = state.talk.changes
    counts += (count,)
    state = state._replace(talk=state.talk._replace(changes=(*before, counts)), turn=(seat + 1) % state.seats)
    return open_window(state, events) if len(counts) == state.seats else state


def vote(state: State, verb: str, events: list[Event]) -> State:
    """All must agree; the first refusal ends it; who asks hears the others first."""
    seat, talk = state.turn, state.talk
    if verb == "ask":
        events.append(Event("asked", seat))
        talk = talk._replace(asked=(*talk.asked, seat), intended=talk.intended or (None,) * state.seats)
        return state._replace(phase=INTEND, turn=(seat + 1) % state.seats, talk=talk)
    talk = talk._replace(votes=(*talk.votes, (seat, verb)))
    state = state._replace(talk=talk)
    if verb == "refuse":
        events.append(Event("refused", seat))
        return begin_calls(state, events)
    events.append(Event("agreed", seat))
    if len(talk.votes) == state.seats:
        return begin_session(state, events)
    return state._replace(turn=(seat + 1) % state.seats)


def answer(state: State, count: int, events: list[Event]) -> State:
    """How many cards a seat means to change; after the last the asker has his say."""
    seat, talk = state.turn, state.talk
    events.append(Event("intended", seat, number=count))
    talk = talk._replace(intended=replaced(talk.intended, seat, count))
    following = (seat + 1) % state.seats
    phase = VOTE if following == talk.asked[-1] else INTEND
    return state._replace(phase=phase, turn=following, talk=talk)


# Phase two: calls (rules 7 to 9)


def begin_calls(state: State, events: list[Event]) -> State:
    """Phase two, from mano."""
    events.append(Event("calls_begun", state.mano))
    return next_caller(state._replace(phase=CALLS), events)


def next_caller(state: State, events: list[Event]) -> State:
    """The first in turn who has not finished; who has 31 or more when his turn comes has finished with it."""
    for seat in state.in_turn():
        if state.standing[seat] == IN_PLAY:
            state = judged(state, seat, events)
            if state.standing[seat] == IN_PLAY:
                return state._replace(turn=seat)
    return state._replace(turn=NOBODY)


def judged(state: State, seat: Seat, events: list[Event]) -> State:
    """Exactly 31 stands by itself, more is bust and shown at once."""
    cards = state.cards_of(seat)
    total = total_of(cards)
    if total < 31:
        return state
    events.append(Event("stood", seat) if total == 31 else Event("went_bust", seat, cards, total))
    return state._replace(standing=replaced(state.standing, seat, STOOD if total == 31 else BUST))


def stand(state: State, events: list[Event]) -> State:
    """A seat is content with its cards."""
    events.append(Event("stood", state.turn))
    return next_caller(state._replace(standing=replaced(state.standing, state.turn, STOOD)), events)


def call(state: State, events: list[Event]) -> State:
    """One more card: in the open, but face down for the first of one who has shown his hand."""
    seat = state.turn
    state, drawn = draw(state, seat, 1, events)
    if not drawn:
        return waiting(state)
    face_down = state.shown[seat] and not state.called[seat]
    events.append(Event("called", seat, drawn, privy=only(seat) if face_down else EVERYBODY))
    state = state._replace(called=replaced(state.called, seat, state.called[seat] + drawn))
    state = judged(state, seat, events)
    return state if state.standing[seat] == IN_PLAY else next_caller(state, events)


def draw(state: State, seat: Seat, count: int, events: list[Event]) -> tuple[State, Cards]:
    """So many cards off the stock, which is renewed when it has run out; fewer where there is no chance for it."""
    drawn: Cards = ()
    while len(drawn) < count:
        if not state.stock:
            rng = state.match.chance.stream(f"stock.{state.match.deal}", state.renewal.number + 1)
            if rng is None:
                break
            state = renewed(state, rng, events)
        more = state.stock[: count - len(drawn)]
        drawn += more
        idle = tuple([other for other in state.renewal.idle if other != seat])
        state = state._replace(stock=state.stock[len(more) :], renewal=state.renewal._replace(idle=idle))
    return state, drawn


def renewed(state: State, rng: Rng, events: list[Event]) -> State:
    """All discards shuffled into a new stock."""
    stock = tuple(shuffled([card for _, card in state.discards], rng))
    returned = tuple(tuple(card for owner, card in state.discards if owner == seat) for seat in range(state.seats))
    events.append(Event("stock_renewed", number=len(stock)))
    renewal = Renewal(state.renewal.number + 1, returned, tuple(range(state.seats)))
    return state._replace(stock=stock, discards=(), renewal=renewal)


def waiting(state: State) -> State:
    """A card is due, the stock has run out, and the record has no seed to shuffle the discards by."""
    return state._replace(match=state.match._replace(status=NEEDS_SHUFFLE), turn=NOBODY)
