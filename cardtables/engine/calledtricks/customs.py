"""What one game with a called card fixes: pack, order, ladder of bids, which card is called, how a deal scores."""

from collections.abc import Callable
from typing import NamedTuple

from cardtables.engine.calledtricks.auction import Ladder
from cardtables.engine.calledtricks.scoring import Outcome
from cardtables.engine.cards import Pack, Seat

PLAYERS = 5
"""So many play a deal; where more sit at the table the others sit it out."""
BY_BID, HIGHEST_MISSING = "by_bid", "highest_missing"


class Customs(NamedTuple):
    """The rules in force at one table, as plain values (briscola-family.md)."""

    seats: int
    pack: Pack
    strength: tuple[int, ...]
    """By card; higher beats lower within a suit."""
    card_points: tuple[int, ...]
    ladder: Ladder
    score: Callable[[Outcome], tuple[int, int, int]]
    """What a deal brings the caller, his partner and each of the others."""
    calls: str = BY_BID
    """The card of the suit named that is called: the one of the rank bid, or the highest the caller does not hold."""
    caller_leads: bool = False
    """Who leads first: the caller, or the player at the dealer's right."""
    blind_first_trick: bool = False
    """The suit is named when the first trick lies on the table, which is then judged with it."""
    monte: int | None = None
    """A hand of no more card points than this may be thrown in before its first bid; None: never."""
    target: int | None = None
    """The match ends when somebody has this score; without it after `deals`."""
    deals: int | None = None
    """The match ends after so many deals that were played; the target then means nothing."""
    show_points: bool = False

    def players(self, dealer: Seat) -> tuple[Seat, ...]:
        """Who plays a deal, in the order of play from the dealer's right."""
        return tuple((dealer + step) % self.seats for step in range(1, PLAYERS + 1))

    def is_over(self, scores: tuple[int, ...], played: int) -> bool:
        """Whether the match ends with these scores, `played` deals having been played out (Chiamata, rule 6)."""
        if self.deals is not None:
            return played >= self.deals
        return self.target is not None and max(scores) >= self.target
