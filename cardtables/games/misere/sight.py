"""What is known at a Misère table: who may see what, what the play has shown, and worlds consistent with it."""

from cardtables.engine.cards import HIDDEN, Card, Cards, Seat
from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng
from cardtables.engine.rules import NOBODY
from cardtables.engine.tricks import shown_voids, takes_the_rest
from cardtables.engine.worlds import deal_out
from cardtables.games.misere.state import (
    HIDDEN_PLAY,
    PACK,
    PLAY,
    SEATS,
    STRENGTH,
    State,
    cards_of,
    hand_of,
    hidden_hand,
)


def seen_by(state: State, seat: Seat | None) -> State:
    """The state as a seat (None: a spectator) may know it: the own hand and what lies open.

    Every field is named, so that a field added to the state is a type error here until it is decided.
    """
    return State(
        match=state.match.without_chance(),
        phase=state.phase,
        turn=state.turn,
        leader=state.leader,
        trick=state.trick,
        hands=tuple(hand if owner == seat else hidden_hand(hand) for owner, hand in enumerate(state.hands)),
        kind=state.kind,
        trump=state.trump,
        tricks=state.tricks,
    )


def shown_void(state: State) -> tuple[frozenset[int], ...]:
    """Per seat the suits it has not followed in this deal, and so does not hold."""
    return shown_voids((*(trick.plays for trick in state.tricks), state.trick), SEATS, PACK.suit)


def unseen_cards(state: State) -> Cards:
    """The cards of which a view does not tell where they are, as the pack lists them."""
    seen = {card for trick in state.tricks for _, card in trick.plays}
    seen.update(card for _, card in state.trick)
    seen.update(*map(cards_of, state.hands))
    return tuple(card for card in PACK.cards if card not in seen)


def world_of(seen: State, rng: Rng) -> State:
    """A full state whose view is this one: nobody holds a suit that he has not followed."""
    void = shown_void(seen)
    hidden = [seat for seat, hand in enumerate(seen.hands) if HIDDEN_PLAY in hand[0]]

    def may_hold(place: int, card: Card) -> bool:
        return PACK.suit[card] not in void[hidden[place]]

    dealt = deal_out(unseen_cards(seen), [len(seen.hands[seat][0]) for seat in hidden], may_hold, rng)
    hands = list(seen.hands)
    for seat, cards in zip(hidden, dealt, strict=True):
        hands[seat] = hand_of(cards)
    chance = Chance(seed=rng.getrandbits(62))
    return seen._replace(match=seen.match._replace(chance=chance), hands=tuple(hands))


def rest_is_certain(state: State) -> bool:
    """Whether the tricks left take care of themselves, as the seat on lead knows it (misere.md, rule 9).

    Nobody holds more than one card, or each card of the leader's hand takes its trick whatever the others hold.
    """
    held = tuple(map(cards_of, state.hands))
    hand = () if state.turn == NOBODY or state.phase != PLAY or state.trick else held[state.turn]
    if not hand or HIDDEN in hand:
        return False
    if max(map(len, held)) == 1:
        return True
    others = {card for cards in held for card in cards}.difference(hand)
    unseen = unseen_cards(state) if HIDDEN in others else others
    return takes_the_rest(hand, tuple(unseen), PACK.suit, STRENGTH, state.trump)
