"""Who may know what in a game with a called card, in one place; and worlds consistent with what a seat sees.

The hands are secret, and through them who the partner is. A view is built by naming every field, so that a field added
to the state is a type error here until it is decided.
"""

from cardtables.engine.calledtricks.customs import HIGHEST_MISSING, Customs
from cardtables.engine.calledtricks.state import NO_CARD, State
from cardtables.engine.cards import HIDDEN, Card, Cards, Seat
from cardtables.engine.match import FINISHED, Chance
from cardtables.engine.rng import Rng
from cardtables.engine.rules import NOBODY, View
from cardtables.engine.tricks import NO_SUIT, Play
from cardtables.engine.worlds import deal_out


def seen_by(state: State, seat: Seat | None) -> State:
    """The state as a seat (None: a spectator) may know it."""
    return State(
        match=state.match.without_chance(),
        phase=state.phase,
        turn=state.turn,
        leader=state.leader,
        trick=state.trick,
        hands=tuple(hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(state.hands)),
        auction=state.auction,
        caller=state.caller,
        trump=state.trump,
        called=state.called,
        tricks=state.tricks,
    )


def plays_of(state: State) -> list[Play]:
    """Every card played in the deal, in order."""
    return [play for trick in state.tricks for play in trick.plays] + list(state.trick)


def holder_of_called(state: State) -> Seat | None:
    """Who has played the called card, or is seen to hold it; None where that is not to be seen, or is nobody."""
    if state.called == NO_CARD:
        return None
    for seat, card in plays_of(state):
        if card == state.called:
            return seat
    return next((seat for seat, hand in enumerate(state.hands) if state.called in hand), None)


def partner_of(state: State) -> Seat | None:
    """The caller's partner as far as the state, be it a view's, tells; None also for a caller who stands alone."""
    holder = holder_of_called(state)
    return None if holder == state.caller else holder


def sides_are_known(view: View[State]) -> bool:
    """Whether the one who looks knows who plays with whom: the called card has been played, or is in the own hand."""
    state = view.state
    if state.caller == NOBODY or state.trump == NO_SUIT:
        return False
    if view.open_table or state.called == NO_CARD or state.match.status == FINISHED:
        return True
    return holder_of_called(state) is not None


def unseen_cards(customs: Customs, state: State) -> list[Card]:
    """The cards of which a view does not tell where they are, as the pack lists them."""
    known = {card for _, card in plays_of(state)}
    known.update(*state.hands)
    return [card for card in customs.pack.cards if card not in known]


def held_by_caller(customs: Customs, state: State) -> Cards:
    """The cards that the caller holds by his own word: where the highest missing briscola is called, all above it."""
    if customs.calls != HIGHEST_MISSING or state.trump == NO_SUIT:
        return ()
    played = {card for _, card in plays_of(state)}
    strength, called = customs.strength, state.called
    return tuple(
        card
        for card in customs.pack.cards
        if customs.pack.suit[card] == state.trump
        and card not in played
        and (called == NO_CARD or strength[card] > strength[called])
    )


def world_of(customs: Customs, seen: State, rng: Rng) -> State:
    """A full state whose view is this one: the called card lies in any hand that may hold it, all others anywhere."""
    caller = seen.caller
    told = held_by_caller(customs, seen) if caller != NOBODY and HIDDEN in seen.hands[caller] else ()
    caller_lacks = seen.called if customs.calls == HIGHEST_MISSING else NO_CARD

    def may_hold(seat: int, card: Card) -> bool:
        return seat != caller or card != caller_lacks

    unseen = [card for card in unseen_cards(customs, seen) if card not in told]
    rooms = [hand.count(HIDDEN) - len(told) * (seat == caller) for seat, hand in enumerate(seen.hands)]
    dealt = deal_out(unseen, rooms, may_hold, rng)
    hands = [
        hand if HIDDEN not in hand else (told if seat == caller else ()) + dealt[seat]
        for seat, hand in enumerate(seen.hands)
    ]
    chance = Chance(seed=rng.getrandbits(62))
    return seen._replace(match=seen.match._replace(chance=chance), hands=tuple(hands))
