"""A hand in groups of equal ranks: how each group overlaps, and how all of them fit beside one another."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

INSIDE: Final = 3
"""Columns of a card that the next one of its group covers."""

_READABLE = 5
"""From so many columns on a group shows the face of its last card."""
_LEAST = 3
_GAP = 1


class Group(NamedTuple):
    """One group: where it begins, how many of its cards are drawn, and how many columns of the last one show."""

    x: int
    drawn: int
    step: int

    @property
    def last(self) -> int:
        """Where its last card begins."""
        return self.x + (self.drawn - 1) * INSIDE

    @property
    def width(self) -> int:
        """The columns that show."""
        return self.last - self.x + self.step


@lru_cache(maxsize=512)
def groups_within(counts: tuple[int, ...], card: int, room: int) -> tuple[Group, ...]:
    """Groups of so many cards each, `card` columns wide, centred in a room.

    Every card shows while the last of each group can still be read; else one card stands for its group, whose number
    must then be written on it.
    """
    if not counts:
        return ()
    covered = INSIDE * (sum(counts) - len(counts))
    step = _step(len(counts), card, room - covered)
    drawn = counts
    if step < _READABLE:
        drawn = (1,) * len(counts)
        step = max(_LEAST, _step(len(counts), card, room))
    found = []
    x = 0
    for place, number in enumerate(drawn):
        last = place == len(drawn) - 1
        found.append(Group(x, number, card if last else step))
        x += (number - 1) * INSIDE + step
    width = found[-1].x + found[-1].width
    shift = max(0, (room - width) // 2)
    return tuple(group._replace(x=group.x + shift, step=min(group.step, card)) for group in found)


def _step(groups: int, card: int, room: int) -> int:
    """Columns from the last card of a group to the next group."""
    return card + _GAP if groups == 1 else min(card + _GAP, (room - card) // (groups - 1))
