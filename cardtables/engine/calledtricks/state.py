"""The state of a game with a called card: an immutable value of numbers and tuples."""

from typing import Final, NamedTuple

from cardtables.engine.calledtricks.auction import Bid
from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.match import Match
from cardtables.engine.tricks import Play, Trick

BID, NAME, PLAY = "bid", "name", "play"
"""The phases of a deal: the auction, naming the suit, the tricks."""
NO_CARD: Final = Card(-1)
"""In place of the called card: none has been called."""


class State(NamedTuple):
    """One moment. In a view the hands of others are HIDDEN; nothing else is secret, for all else is said aloud.

    Who the partner is stands nowhere: it is who holds the called card, or has played it.
    """

    match: Match
    phase: str
    turn: int
    leader: Seat
    """Who leads the trick; before the first one, who will."""
    trick: tuple[Play, ...]
    hands: tuple[Cards, ...]
    auction: tuple[Bid, ...]
    """Every word of the auction so far."""
    caller: int
    """Who has won the auction, or NOBODY."""
    trump: int
    """Suit, or NO_SUIT."""
    called: Card
    """The card whose holder is the caller's partner, or NO_CARD."""
    tricks: tuple[Trick, ...]
    """Finished tricks of the deal, all played in the open."""


class Deal(NamedTuple):
    """One dealing, explicit or drawn; None where the rules decide."""

    hands: tuple[Cards, ...]
    dealer: Seat | None = None
    turn: Seat | None = None
