"""What a contract kept or failed brings, to the caller, to his partner and to each of the others."""

from typing import NamedTuple

ALL_POINTS = 120

MULTIPLIERS = ((101, 5), (91, 4), (81, 3), (71, 2))
"""From how many points promised a deal counts how many times (briscola-family.md, Chiamata, rule 5)."""


class Outcome(NamedTuple):
    """A deal played out."""

    promised: int
    made: int
    """Card points of the caller's side."""
    others: int
    """Card points of the other side."""
    alone: bool
    """Whether the caller had no partner."""

    @property
    def kept(self) -> bool:
        """Whether the caller's side has what he promised."""
        return self.made >= self.promised


def multiplier_of(promised: int) -> int:
    """How many times a deal counts for the points promised."""
    return next((times for least, times in MULTIPLIERS if promised >= least), 1)


def by_shares(outcome: Outcome, *, multipliers: bool) -> tuple[int, int, int]:
    """Shares that come out even: two for the caller and one for his partner, paid by the others or to them.

    All the points for one side count twice, and high promises several times (Chiamata, rule 5).
    """
    times = 2 if ALL_POINTS in (outcome.made, outcome.others) else 1
    if multipliers:
        times *= multiplier_of(outcome.promised)
    if not outcome.kept:
        times = -times
    return (4 if outcome.alone else 2) * times, 0 if outcome.alone else times, -times


def by_contract(outcome: Outcome) -> tuple[int, int, int]:
    """Points of the pack: the promise for caller and partner, or what is missing off them and their points to the rest.

    A caller without a partner wins and loses twice as much (Gingo).
    """
    times = 2 if outcome.alone else 1
    if outcome.kept:
        return times * outcome.promised, times * outcome.promised, 0
    missing = outcome.promised - outcome.made
    return -times * missing, -times * missing, outcome.others
