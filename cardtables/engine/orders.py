"""Rank orders that several games of the Italian pack share: which card stands higher, and what it counts."""

from typing import Final

from cardtables.engine.cards import Pack
from cardtables.engine.tricks import points_by_card, strength_by_card

STANDARD_POINTS: Final = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}

ORDERS: Final[dict[str, tuple[str, dict[str, int]]]] = {
    "standard": ("A3RCF76542", STANDARD_POINTS),
    "three_seven": ("A7RCF36542", {"A": 11, "7": 10, "R": 4, "C": 3, "F": 2}),
    "seven_high": ("A7RCF65432", {"A": 11, "7": 10, "R": 4, "C": 3, "F": 2}),
    "tuscan": ("A3RFC76542", {"A": 11, "3": 10, "R": 4, "F": 3, "C": 2}),
}
"""By the name of the custom: ranks from the highest, and the points of those that count (briscola.md, `order`)."""


def tables_of(pack: Pack, order: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By card of the pack, in an order by its name: how high it stands in its suit, and what it counts."""
    ranks, points = ORDERS[order]
    return strength_by_card(pack, ranks), points_by_card(pack, points)
