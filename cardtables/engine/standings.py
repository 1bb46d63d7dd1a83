"""How somebody has fared in a game over many matches: what statistics count, and what a game may be called after."""

from typing import NamedTuple


class Standing(NamedTuple):
    """One player in one game. Whatever of `played` is neither won nor lost was a draw."""

    name: str
    bot: bool
    played: int
    """Games finished; void ones are none."""
    won: int
    lost: int
