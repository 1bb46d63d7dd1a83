"""What one of these games fixes: order and points, who says which suit is briscola, what else may be done or said."""

from typing import Final, NamedTuple

from cardtables.engine.cards import Card, Pack, Seat

SEATS: Final = 4
SIDES: Final[tuple[tuple[Seat, ...], ...]] = ((0, 2), (1, 3))
"""Partners sit opposite each other."""
HAND: Final = 10
"""The cards of a hand, and so the tricks of a deal."""


class Customs(NamedTuple):
    """The rules in force at one table, as plain values (briscola-family.md, Madrasso and Marafone)."""

    pack: Pack
    strength: tuple[int, ...]
    """By card; higher beats lower within a suit."""
    card_points: tuple[int, ...]
    """By card, in points or, with `in_thirds`, in thirds of one."""
    last_trick: int
    """Points more for the last trick of a deal."""
    target: int
    in_thirds: bool = False
    """Whether cards count thirds; what a side has left of a point at the end of a deal is dropped."""
    least_deals: int = 1
    """The match does not end before so many deals, whatever the scores."""
    opener: Card | None = None
    """A game in which somebody names briscola: who holds this card does so first, later the next in turn.

    None: the suit of the dealer's open card is briscola."""
    swap_rank: str | None = None
    """The rank of briscola that may be exchanged for the open card."""
    must_trump: bool = False
    maraffa: tuple[str, ...] = ()
    """The ranks of briscola that count together when the namer leads the first of them first."""
    maraffa_points: int = 0
    words: tuple[str, ...] = ()
    """What may be said on the own lead."""
    cappotto: bool = False
    """Whether all tricks of a deal win the match at once."""
    show_points: bool = False

    @property
    def parts(self) -> int:
        """Into how many parts a point is divided by what cards count."""
        return 3 if self.in_thirds else 1
