"""Rank orders that several games of the Italian pack share: which card stands higher, and what it counts."""

from typing import Final

STANDARD_POINTS: Final = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}

ORDERS: Final[dict[str, tuple[str, dict[str, int]]]] = {
    "standard": ("A3RCF76542", STANDARD_POINTS),
    "three_seven": ("A7RCF36542", {"A": 11, "7": 10, "R": 4, "C": 3, "F": 2}),
    "seven_high": ("A7RCF65432", {"A": 11, "7": 10, "R": 4, "C": 3, "F": 2}),
    "tuscan": ("A3RFC76542", {"A": 11, "3": 10, "R": 4, "F": 3, "C": 2}),
}
"""By the name of the custom: ranks from the highest, and the points of those that count (briscola.md, `order`)."""
