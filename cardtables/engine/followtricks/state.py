"""The state of a trick game with a duty to follow: an immutable value of numbers and tuples."""

from typing import Final, NamedTuple

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.match import Match
from cardtables.engine.tricks import Play, Trick

NAME, PLAY = "name", "play"
"""The phases of a deal: naming briscola, where somebody does, and the tricks."""
NO_CARD: Final = Card(-1)
"""In place of the open card: none lies open."""


class Word(NamedTuple):
    """A word said on the own lead: who, in which trick of the deal (from 0), its place in the list of words."""

    seat: Seat
    trick: int
    place: int


class State(NamedTuple):
    """One moment. In a view the hands of others are HIDDEN but for the open card; all else lies or is said openly."""

    match: Match
    phase: str
    turn: int
    leader: Seat
    """Who leads the trick; before the first one, who will."""
    trick: tuple[Play, ...]
    hands: tuple[Cards, ...]
    trump: int
    """Suit, or NO_SUIT."""
    tricks: tuple[Trick, ...]
    """Finished tricks of the deal, all played in the open."""
    namer: int
    """Who names briscola in this deal, or NOBODY."""
    upcard: Card
    """The dealer's open card while he holds it, or NO_CARD."""
    shown: tuple[Play, ...]
    """Cards that everybody knows to be in a hand: open, exchanged, or shown by what their holder did."""
    words: tuple[Word, ...]
    """What has been said in the deal."""
    maraffa: int
    """Who has led with the maraffa, or NOBODY."""


class Deal(NamedTuple):
    """One dealing, explicit or drawn; None where the rules decide."""

    hands: tuple[Cards, ...]
    dealer: Seat | None = None
    turn: Seat | None = None
    upcard: Card = NO_CARD
