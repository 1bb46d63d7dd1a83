"""Who may see what in a trick game with a stock, in one place; and worlds consistent with what a seat sees.

A view is built by naming every field, so that a field added to the state is a type error here until it is decided.
"""

from collections.abc import Sequence

from cardtables.engine.cards import HIDDEN, Card, Cards, Seat
from cardtables.engine.events import EVERYBODY, Event, only, sees
from cardtables.engine.match import FINISHED, Chance
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.stocktricks.customs import Customs
from cardtables.engine.stocktricks.state import Signal, State
from cardtables.engine.tricks import Play


def hidden(cards: Sequence[Card]) -> Cards:
    """As many cards, none of them to be seen."""
    return (HIDDEN,) * len(cards)


def side_of(customs: Customs, seat: Seat | None) -> tuple[Seat, ...]:
    """The seats that play together with a seat, itself included; none for a spectator."""
    return next((side for side in customs.sides if seat in side), ())


def partners_look(customs: Customs, hands: Sequence[Cards], stock: Cards, trick: Sequence[Play] = ()) -> bool:
    """Whether partners have looked at each other's hands: stock out, three cards left (briscola.md, `last_look`).

    They look before a lead: cards of the trick lying on the table count as in the hand.
    """
    if not customs.last_look or stock:
        return False
    played = [seat for seat, _ in trick]
    return all(len(hand) + (seat in played) <= 3 for seat, hand in enumerate(hands))


def open_piles(customs: Customs, seat: Seat | None, stock: Cards) -> tuple[Seat, ...]:
    """Whose piles a seat may look through: those of its side once the stock is out (briscola.md, rule 7)."""
    return () if stock or not customs.look_at_piles else side_of(customs, seat)


def looks(customs: Customs, hands: Sequence[Cards]) -> list[Event]:
    """Each side sees its hands (briscola.md, `last_look`)."""
    return [
        Event("looked", side[0], tuple([card for seat in side for card in hands[seat]]), privy=only(*side))
        for side in customs.sides
    ]


def laid_open(customs: Customs, dealer: Seat, hands: Sequence[Cards], stock: Cards) -> list[Event]:
    """What a deal lays open besides the up-card, told to everybody (briscola-family.md, Briscola scoperta)."""
    open_hands = list(enumerate(hands)) if customs.open_hands else []
    return [*(Event("laid_open", seat, hand) for seat, hand in open_hands if hand), *next_open(customs, dealer, stock)]


def next_open(customs: Customs, drawing: Seat, stock: Cards) -> list[Event]:
    """The card that will be drawn next comes to be seen; the up-card has been seen all along."""
    covered = len(stock) - customs.upcard
    return [Event("next_open", drawing, stock[:1])] if customs.open_next and covered > 0 else []


def seen_by(customs: Customs, state: State, seat: Seat | None) -> State:
    """The state as a seat (None: a spectator) may know it (briscola.md, rules 3 and 7, Local rules)."""
    own_side = side_of(customs, seat)
    seen_hands = own_side if partners_look(customs, state.hands, state.stock, state.trick) else (seat,)
    # Who may claim has counted what he won: with no looking at piles, an explicit position's is in his memory.
    known_piles = own_side if customs.claim_at is not None else open_piles(customs, seat, state.stock)
    may_count = customs.show_points or state.match.status == FINISHED
    return State(
        match=state.match.without_chance(),
        phase=state.phase,
        turn=state.turn,
        leader=state.leader,
        trick=state.trick,
        hands=tuple(
            hand if customs.open_hands or owner in seen_hands else hidden(hand)
            for owner, hand in enumerate(state.hands)
        ),
        stock=_stock_as_seen(customs, state.stock),
        trump=state.trump,
        tricks=state.tricks,
        points=state.points if may_count else (),
        won_before=tuple(pile if owner in known_piles else hidden(pile) for owner, pile in enumerate(state.won_before)),
        accused=state.accused,
        shown=state.shown,
        signals=noticed_by(customs, state.signals, seat),
    )


def _stock_as_seen(customs: Customs, stock: Cards) -> Cards:
    """Hidden, but for the up-card and, where it is open, the next card."""
    covered = list(hidden(stock))
    if customs.upcard:
        covered[-1:] = stock[-1:]
    if customs.open_next:
        covered[:1] = stock[:1]
    return tuple(covered)


def noticed_by(customs: Customs, made: tuple[Signal, ...], seat: Seat | None) -> tuple[Signal, ...]:
    """The signs and words a seat has noticed. Whom chance let notice a sign only that seat itself knows."""
    noticed = tuple(signal for signal in made if sees(signal.audience, seat))
    if customs.signs_seen != "chance" or seat is None:
        return noticed
    return tuple(
        signal if signal.audience == EVERYBODY else signal._replace(audience=only(seat, *side_of(customs, signal.seat)))
        for signal in noticed
    )


def unseen_cards(customs: Customs, seen: State) -> list[Card]:
    """The cards in play of which a view does not tell where they are."""
    known: set[Card] = {card for trick in seen.tricks for _, card in trick.plays}
    known.update(card for _, card in seen.trick)
    known.update(card for _, card in seen.shown)
    for cards in (*seen.hands, *seen.won_before, seen.stock):
        known.update(cards)
    return [card for card in customs.cards if card not in known]


def world_of(customs: Customs, seen: State, rng: Rng) -> State:
    """A full state whose view is this one: hidden places filled at random, shown cards in their owner's hand."""
    pool = iter(shuffled(unseen_cards(customs, seen), rng))

    def filled(cards: Sequence[Card]) -> Cards:
        return tuple(next(pool) if card == HIDDEN else card for card in cards)

    hands = []
    for owner, hand in enumerate(seen.hands):
        if HIDDEN in hand:
            known = tuple(card for holder, card in seen.shown if holder == owner)
            hand = known + hand[len(known) :]
        hands.append(filled(hand))
    won_before = tuple(filled(pile) for pile in seen.won_before)
    world = seen._replace(
        match=seen.match._replace(chance=Chance(seed=rng.getrandbits(62))),
        hands=tuple(hands),
        stock=filled(seen.stock),
        won_before=won_before,
    )
    return world if seen.points else world._replace(points=points_so_far(customs, world))


def piles_of(state: State) -> list[Cards]:
    """What each seat has won in the deal."""
    piles = list(state.won_before)
    for trick in state.tricks:
        piles[trick.winner] += tuple(card for _, card in trick.plays)
    return piles


def points_of_cards(customs: Customs, piles: Sequence[Cards]) -> tuple[int, ...]:
    """Card points per side of the seats' piles."""
    worth = customs.card_points
    return tuple([sum([worth[card] for seat in side for card in piles[seat]]) for side in customs.sides])


def points_so_far(customs: Customs, state: State) -> tuple[int, ...]:
    """Points of the deal per side, counted from the piles and the declarations."""
    declared = [sum(made.worth for made in state.accused if made.seat in side) for side in customs.sides]
    cards = points_of_cards(customs, piles_of(state))
    return tuple(points + more for points, more in zip(cards, declared, strict=True))
