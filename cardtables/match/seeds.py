"""Seeds of new games: short enough to be told to somebody, drawn where no record gives one."""

from secrets import randbelow

DRAWN_SEEDS = 10**8


def drawn_seed() -> int:
    """A seed of at most eight digits, from the system's own chance."""
    return randbelow(DRAWN_SEEDS)
