"""What lies on a Misère table: an immutable value of numbers and tuples."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from cardtables.engine.cards import HIDDEN, Card, Cards, Seat, french_pack
from cardtables.engine.match import Match
from cardtables.engine.moves import Move
from cardtables.engine.tricks import Play, Trick, strength_by_card

SEATS = 4
MISERE, ATOUT = KINDS = ("misere", "atout")
"""The two kinds of deal: few tricks, and many tricks with a trump suit (misere.md, rule 2)."""
ORDER, TRUMP, PLAY = "order", "trump", "play"
"""The phases of a deal: which kind comes first, which suit is trump, the tricks."""

Hand = tuple[tuple[Move, ...], ...]
"""The cards held as the moves that play them, suit by suit, each suit as the pack lists it.

What may be played is then there to be handed out. Outside the rules a hand is read by `cards_of`; a hidden one lists
all its cards under the first suit.
"""
NOTHING: Final[Hand] = ((),) * 4
PACK: Final = french_pack()
STRENGTH: Final = strength_by_card(PACK, ("A", "K", "Q", "J", "10", *"98765432"))
"""By card: how high it stands in its suit (misere.md, rule 5)."""
PLAY_OF: Final = tuple(Move("play", (card,)) for card in PACK.cards)
HIDDEN_PLAY: Final = Move("play", (HIDDEN,))


def hand_of(cards: Iterable[Card]) -> Hand:
    """The hand of these cards, none of them hidden."""
    suits: list[list[Move]] = [[], [], [], []]
    for card in sorted(cards):
        suits[PACK.suit[card]].append(PLAY_OF[card])
    return tuple(map(tuple, suits))


def hidden_hand(hand: Hand) -> Hand:
    """A hand of as many cards, none of them to be seen."""
    return (HIDDEN_PLAY,) * sum(map(len, hand)), (), (), ()


def cards_of(hand: Hand) -> Cards:
    """The cards of a hand as the pack lists them; HIDDEN ones of a hidden hand."""
    return tuple(Card(move.args[0]) for suit in hand for move in suit)


class State(NamedTuple):
    """One moment. In a view the other hands are hidden ones."""

    match: Match
    phase: str
    turn: int
    leader: Seat
    """Who leads the trick; before the first one, who will lead it."""
    trick: tuple[Play, ...]
    hands: tuple[Hand, ...]
    kind: str
    """One of KINDS; empty while the dealer has yet to say which comes first."""
    trump: int
    """Suit, or NO_SUIT."""
    tricks: tuple[Trick, ...]
    """Finished tricks of the deal, all played in the open."""


class Deal(NamedTuple):
    """One dealing, explicit or drawn; None where the rules decide."""

    hands: tuple[Hand, ...]
    dealer: Seat | None = None
    turn: Seat | None = None


def tricks_taken(state: State) -> tuple[int, ...]:
    """Tricks of the deal per seat."""
    taken = [0] * SEATS
    for trick in state.tricks:
        taken[trick.winner] += 1
    return tuple(taken)
