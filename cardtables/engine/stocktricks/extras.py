"""What may be done besides playing a card: the exchange and the declarations (briscola.md, Local rules).

Declarations that name the trump are those of briscola-family.md, Marianna.
"""

from cardtables.engine.cards import Card, Cards
from cardtables.engine.errors import Refusal
from cardtables.engine.events import Event
from cardtables.engine.rules import Step
from cardtables.engine.stocktricks.customs import Customs
from cardtables.engine.stocktricks.state import Declaration, State


def low_trump(customs: Customs, trump: int) -> Card | None:
    """The card that may be exchanged for the up-card; None where there is no exchange."""
    rank = customs.swap_rank
    return None if rank is None else customs.pack.card(rank, customs.pack.suits[trump])


def refuse_swap(customs: Customs, state: State) -> Refusal | None:
    """Why the seat to act may not exchange."""
    low = low_trump(customs, state.trump)
    if low is None:
        return Refusal("swap_off")
    if not state.stock:
        return Refusal("swap_without_stock")
    if low not in state.hands[state.turn]:
        return Refusal("swap_card_missing", (("card", customs.pack.text(low)),))
    return None


def swapped(customs: Customs, state: State) -> Step[State]:
    """The low trump for the up-card, in the open; already found legal."""
    turn, low, upcard = state.turn, low_trump(customs, state.trump), state.stock[-1]
    assert low is not None
    hand = tuple(upcard if card == low else card for card in state.hands[turn])
    shown = (*(play for play in state.shown if play[1] != low), (turn, upcard))
    after = state._replace(
        hands=(*state.hands[:turn], hand, *state.hands[turn + 1 :]), stock=(*state.stock[:-1], low), shown=shown
    )
    return Step(after, (Event("swapped", turn, (low, upcard)),))


def pair_of(customs: Customs, suit: int) -> Cards:
    """The two cards of a suit that are declared together; none where there are no declarations."""
    pack = customs.pack
    return tuple(pack.card(rank, pack.suits[suit]) for rank in customs.accuse or ())


def refuse_accuse(customs: Customs, state: State, suit: int) -> Refusal | None:
    """Why the seat to act may not declare in a suit."""
    pair = pair_of(customs, suit)
    if not pair:
        return Refusal("accuse_off")
    if any(suit == made.suit for made in state.accused):
        return Refusal("already_accused")
    if customs.accuse_names_trump:
        if not state.stock:
            return Refusal("accuse_without_stock")
        if state.accused and (state.accused[-1].seat, state.accused[-1].trick) == (state.turn, len(state.tricks)):
            return Refusal("accuse_once_a_turn")
    if not set(pair) <= set(state.hands[state.turn]):
        return Refusal("accuse_cards_missing", (("cards", " ".join(customs.pack.texts_of(pair))),))
    return None


def worth_of_accuse(customs: Customs, state: State, suit: int) -> int:
    """What a declaration in a suit would bring now."""
    return customs.accuse_values[len(state.accused) if customs.accuse_names_trump else suit == state.trump]


def accused(customs: Customs, state: State, suit: int) -> Step[State]:
    """A declaration, already found legal: its points count at once, its cards are known, its suit may become trump."""
    turn, pair = state.turn, pair_of(customs, suit)
    worth = worth_of_accuse(customs, state, suit)
    points = tuple(total + worth * (turn in side) for side, total in zip(customs.sides, state.points, strict=True))
    known = tuple((turn, card) for card in pair if (turn, card) not in state.shown)
    after = state._replace(
        trump=suit if customs.accuse_names_trump else state.trump,
        points=points,
        accused=(*state.accused, Declaration(turn, suit, len(state.tricks), worth)),
        shown=state.shown + known,
    )
    events = [Event("accused", turn, pair, worth)]
    if after.trump != state.trump:
        events.append(Event("trump_changed", turn, word=f"suit {customs.pack.suits[suit]}"))
    return Step(after, tuple(events))
