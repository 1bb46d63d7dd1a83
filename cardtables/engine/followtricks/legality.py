"""What may be played, exchanged, named and said when, and why not: the one statement of legality."""

from collections.abc import Sequence
from typing import Final

from cardtables.engine.cards import Card, Cards
from cardtables.engine.errors import Refusal
from cardtables.engine.followtricks.customs import Customs
from cardtables.engine.followtricks.state import NAME, NO_CARD, PLAY, State
from cardtables.engine.match import FINISHED
from cardtables.engine.moves import Move
from cardtables.engine.rules import NOBODY
from cardtables.engine.tricks import that_follow

MOST_WORDS: Final = 1000
"""A seat's words in one deal: any number is allowed, but no record is to choke on them."""


def legal(customs: Customs, state: State) -> tuple[Move, ...]:
    """Suits while one is to be named; else cards in the order of the hand, then the exchange, then words."""
    if state.turn == NOBODY:
        return ()
    if state.phase == NAME:
        return tuple(Move("name", (suit,)) for suit in range(len(customs.pack.suits)))
    moves = [Move("play", (card,)) for card in playable(customs, state, state.hands[state.turn])]
    if customs.swap_rank and refuse_swap(customs, state) is None:
        moves.append(Move("swap"))
    if customs.words and refuse_word(state) is None:
        moves += (Move("say", (place,)) for place in range(len(customs.words)))
    return tuple(moves)


def playable(customs: Customs, state: State, hand: Cards) -> Cards:
    """The cards of a hand that may be played to the trick: those of the suit led, without one any, or briscole."""
    suit = customs.pack.suit
    allowed = that_follow(suit, hand, state.trick)
    if customs.must_trump and state.trick and suit[allowed[0]] != suit[state.trick[0][1]]:
        allowed = [card for card in hand if suit[card] == state.trump] or hand
    return tuple(allowed)


def refuse(customs: Customs, state: State, move: Move, verbs: Sequence[str]) -> Refusal | None:
    """Each verb has its moment (briscola-family.md, Madrasso and Marafone)."""
    if state.turn == NOBODY:
        return Refusal("match_over" if state.match.status == FINISHED else "waits_for_cards")
    match move:
        case ("play", (int(card),)) if 0 <= card < len(customs.pack.cards):
            return Refusal("name_first") if state.phase == NAME else _refuse_card(customs, state, Card(card))
        case ("name", (int(suit),)) if customs.opener is not None and 0 <= suit < len(customs.pack.suits):
            return None if state.phase == NAME else Refusal("suit_is_named")
        case ("swap", ()) if customs.swap_rank:
            return refuse_swap(customs, state)
        case ("say", (int(place),)) if 0 <= place < len(customs.words):
            return refuse_word(state)
    return Refusal("unknown_move", (("move", move.verb[:40]), ("verbs", ", ".join(verbs))))


def _refuse_card(customs: Customs, state: State, card: Card) -> Refusal | None:
    hand, pack = state.hands[state.turn], customs.pack
    if card not in hand:
        return Refusal("not_in_hand", (("card", pack.text(card)),))
    allowed = playable(customs, state, hand)
    if card in allowed:
        return None
    suit = pack.suit[allowed[0]]
    code = "must_follow_suit" if suit == pack.suit[state.trick[0][1]] else "must_trump"
    return Refusal(code, (("card", pack.text(card)), ("suit", pack.suits[suit])))


def low_trump(customs: Customs, trump: int) -> Card:
    """The card that may be exchanged for the open one."""
    assert customs.swap_rank is not None
    return customs.pack.card(customs.swap_rank, customs.pack.suits[trump])


def refuse_swap(customs: Customs, state: State) -> Refusal | None:
    """Why the seat to act may not exchange the low briscola for the open card (Madrasso)."""
    if state.tricks:
        return Refusal("swap_after_first_trick")
    if state.upcard == NO_CARD:
        return Refusal("open_card_played")
    if state.turn == state.match.dealer:
        return Refusal("swap_by_dealer")
    low = low_trump(customs, state.trump)
    if low not in state.hands[state.turn]:
        return Refusal("swap_card_missing", (("card", customs.pack.text(low)),))
    return None


def refuse_word(state: State) -> Refusal | None:
    """Why the seat to act may not say a word: it is for the one who leads, before he does (Marafone)."""
    if state.phase != PLAY:
        return Refusal("name_first")
    if state.trick:
        return Refusal("say_only_on_lead")
    words = state.words
    if len(words) >= MOST_WORDS and sum(word.seat == state.turn for word in words) >= MOST_WORDS:
        return Refusal("enough_signs")
    return None
