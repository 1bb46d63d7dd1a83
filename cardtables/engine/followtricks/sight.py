"""Who may know what in a game with a duty to follow, in one place; and worlds consistent with what a seat sees.

The hands are secret but for the dealer's open card. A view is built by naming every field, so that a field added to the
state is a type error here until it is decided.
"""

from cardtables.engine.cards import HIDDEN, Card, Cards, Seat
from cardtables.engine.followtricks.customs import SEATS, SIDES, Customs
from cardtables.engine.followtricks.state import NO_CARD, State
from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng
from cardtables.engine.rules import NOBODY
from cardtables.engine.tricks import NO_SUIT, Play, shown_voids, takes_the_rest
from cardtables.engine.worlds import deal_out


def seen_by(state: State, seat: Seat | None) -> State:
    """The state as a seat (None: a spectator) may know it."""
    return State(
        match=state.match.without_chance(),
        phase=state.phase,
        turn=state.turn,
        leader=state.leader,
        trick=state.trick,
        hands=tuple(
            [hand if owner == seat else _covered(hand, state.upcard) for owner, hand in enumerate(state.hands)]
        ),
        trump=state.trump,
        tricks=state.tricks,
        namer=state.namer,
        upcard=state.upcard,
        shown=state.shown,
        words=state.words,
        maraffa=state.maraffa,
    )


def _covered(hand: Cards, upcard: Card) -> Cards:
    """A hand from outside; the open card lies first, so that its place among the others tells nothing."""
    if upcard == NO_CARD or upcard not in hand:
        return (HIDDEN,) * len(hand)
    return upcard, *(HIDDEN,) * (len(hand) - 1)


def plays_of(state: State) -> list[Play]:
    """Every card played in the deal, in order."""
    return [play for trick in state.tricks for play in trick.plays] + list(state.trick)


def voids(customs: Customs, state: State) -> tuple[frozenset[int], ...]:
    """Per seat the suits that its plays have shown it not to hold."""
    tricks = [*(trick.plays for trick in state.tricks), state.trick]
    return shown_voids(tricks, SEATS, customs.pack.suit, state.trump if customs.must_trump else None)


def unseen_cards(customs: Customs, state: State) -> list[Card]:
    """The cards of which a view does not tell where they are, as the pack lists them."""
    known = {card for _, card in plays_of(state)}
    known.update(*state.hands, (card for _, card in state.shown))
    return [card for card in customs.pack.cards if card not in known]


def world_of(customs: Customs, seen: State, rng: Rng) -> State:
    """A full state whose view is this one: shown cards with their holders, no suit where it was not followed."""
    void, suit = voids(customs, seen), customs.pack.suit
    known = [tuple(card for holder, card in seen.shown if holder == seat) for seat in range(SEATS)]
    hidden = [seat for seat, hand in enumerate(seen.hands) if HIDDEN in hand]

    def may_hold(place: int, card: Card) -> bool:
        return suit[card] not in void[hidden[place]]

    rooms = [len(seen.hands[seat]) - len(known[seat]) for seat in hidden]
    while True:
        dealt = deal_out(unseen_cards(customs, seen), rooms, may_hold, rng)
        hands = list(seen.hands)
        for seat, cards in zip(hidden, dealt, strict=True):
            hands[seat] = known[seat] + cards
        world = seen._replace(hands=tuple(hands))
        if not _hides_a_maraffa(customs, world):
            chance = Chance(seed=rng.getrandbits(62))
            return world._replace(match=seen.match._replace(chance=chance))


def led_with_maraffa(customs: Customs, state: State) -> bool:
    """Whether the namer has led to the deal with the first card of the maraffa and had the others too (Marafone)."""
    plays = plays_of(state)
    if not customs.maraffa or not plays or plays[0][0] != state.namer:
        return False
    pack, namer = customs.pack, state.namer
    first, *others = (pack.card(rank, pack.suits[state.trump]) for rank in customs.maraffa)
    had = {card for seat, card in plays if seat == namer}.union(state.hands[namer])
    return plays[0][1] == first and had.issuperset(others)


def _hides_a_maraffa(customs: Customs, world: State) -> bool:
    """Whether a hand makes a maraffa that was not told, which it would have been."""
    return world.maraffa == NOBODY and led_with_maraffa(customs, world)


def side_of(seat: Seat | None) -> tuple[Seat, ...]:
    """The seats that play together with a seat, itself included; none for a spectator."""
    return next((side for side in SIDES if seat in side), ())


def rest_is_certain(customs: Customs, state: State) -> bool:
    """Whether the tricks left take care of themselves, as the seat on lead knows it.

    Nobody holds more than one card, or each card of the leader's hand takes its trick whatever the others hold.
    """
    hand = () if state.turn == NOBODY or state.trump == NO_SUIT or state.trick else state.hands[state.turn]
    if not hand or HIDDEN in hand:
        return False
    if max(map(len, state.hands)) == 1:
        return True
    others = {card for held in state.hands for card in held}.difference(hand, (HIDDEN,))
    others.update(unseen_cards(customs, state), (card for seat, card in state.shown if seat != state.turn))
    return takes_the_rest(hand, tuple(others), customs.pack.suit, customs.strength, state.trump)
