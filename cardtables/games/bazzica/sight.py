"""Who may see what at a Bazzica table, in one place; and worlds consistent with what a seat sees."""

from cardtables.engine.cards import HIDDEN, Card, Cards, Seat
from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng, shuffled
from cardtables.games.bazzica.scoring import is_bazzica, is_bazzicotto
from cardtables.games.bazzica.state import BUST, CALLS, DISCARD, PACK, STOOD, Renewal, State, total_of

TRIES = 500
"""How many worlds are drawn in search of one in which nobody hides what he should have shown."""


def seen_by(state: State, seat: Seat | None) -> State:
    """The state as a seat (None: a spectator) may know it (bazzica.md, rule 8 and Visible to all).

    Every field is named, so that a field added to the state is a type error here until it is decided.
    """
    return State(
        match=state.match.without_chance(),
        phase=state.phase,
        turn=state.turn,
        mano=state.mano,
        hands=tuple(
            hand if owner == seat or _is_open(state, owner) else (HIDDEN,) * len(hand)
            for owner, hand in enumerate(state.hands)
        ),
        called=tuple(
            (HIDDEN, *cards[1:]) if cards and owner != seat and state.hidden_call(owner) else cards
            for owner, cards in enumerate(state.called)
        ),
        stock=(HIDDEN,) * len(state.stock),
        discards=tuple((owner, card if owner == seat else HIDDEN) for owner, card in state.discards),
        standing=state.standing,
        shown=state.shown,
        bazzica=state.bazzica,
        declared=state.declared,
        talk=state.talk,
        renewal=Renewal(
            state.renewal.number,
            tuple(
                cards if owner == seat else (HIDDEN,) * len(cards) for owner, cards in enumerate(state.renewal.returned)
            ),
            state.renewal.idle,
        ),
    )


def _is_open(state: State, owner: Seat) -> bool:
    """Whether the first cards of a seat lie open: shown, bust, or everybody has finished."""
    return state.shown[owner] or state.standing[owner] == BUST or state.turned_up


def unseen_cards(seen: State) -> list[Card]:
    """The cards of which a view does not tell where they are."""
    known = {card for cards in (*seen.hands, *seen.called) for card in cards}
    known.update(card for _, card in seen.discards)
    return [card for card in PACK.cards if card not in known]


def world_of(seen: State, seat: Seat | None, rng: Rng) -> State:
    """A full state whose view is this one, such as the rules could have led to.

    Who has shown nothing has nothing to show, who is about to call has not reached 31, and what the seat itself threw
    into the stock is not with one who has drawn nothing since.
    """
    returned = set() if seat is None else set(seen.renewal.returned[seat])
    for _ in range(TRIES):
        world = _filled(seen, rng)
        if _is_possible(world) and all(returned.isdisjoint(world.cards_of(idle)) for idle in seen.renewal.idle):
            break
    chance = Chance(seed=rng.getrandbits(62))
    return world._replace(match=seen.match._replace(chance=chance), renewal=_renewal_of(world, rng))


def _filled(seen: State, rng: Rng) -> State:
    """Hidden places filled with the unseen cards at random."""
    pool = iter(shuffled(unseen_cards(seen), rng))

    def filled(cards: Cards) -> Cards:
        return tuple([next(pool) if card == HIDDEN else card for card in cards])

    return seen._replace(
        hands=tuple(PACK.sorted(filled(hand)) for hand in seen.hands),
        called=tuple(map(filled, seen.called)),
        discards=tuple((owner, next(pool) if card == HIDDEN else card) for owner, card in seen.discards),
        stock=filled(seen.stock),
    )


def _is_possible(world: State) -> bool:
    """Whether nobody hides a declaration or a total that would have ended his turn."""
    changed = world.in_turn()[: len(world.talk.changes[-1])] if world.phase == DISCARD and world.talk.changes else ()
    for seat, hand in enumerate(world.hands):
        bound = world.declared and not world.shown[seat] and seat not in changed
        if bound and (is_bazzica(hand) or is_bazzicotto(hand)):
            return False
        asked = world.turn == seat
        total = total_of(world.cards_of(seat)) if asked or world.standing[seat] == STOOD else 0
        if world.phase == CALLS and total > (30 if asked else 31):
            return False
    return True


def _renewal_of(world: State, rng: Rng) -> Renewal:
    """What the others had thrown into the stock: cards that lie in it or have been drawn from it since."""
    renewal = world.renewal
    if not renewal.number:
        return renewal
    drawn = [card for seat in range(world.seats) if seat not in renewal.idle for card in world.cards_of(seat)]
    known = {card for cards in renewal.returned for card in cards}
    there = [*world.stock, *drawn, *(card for _, card in world.discards)]
    pool = iter(shuffled([card for card in there if card not in known], rng))
    returned = tuple(tuple(next(pool) if card == HIDDEN else card for card in cards) for cards in renewal.returned)
    return Renewal(renewal.number, returned, renewal.idle)
