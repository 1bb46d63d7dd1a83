"""The name of the game: it is called after whoever is the idiota most often (spazzumazz.md, rule 17)."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from cardtables.engine.standings import Standing
from cardtables.i18n import Speech, joined

LEAST_GAMES = 3
"""Finished games before anybody's record counts."""


def bearers(standings: Iterable[Standing]) -> tuple[str, ...]:
    """Who gives the game its name, by the alphabet: the highest share of losses, ties together; nobody if none lost."""
    shares = [
        (Fraction(each.lost, each.played), each.name)
        for each in standings
        if each.played >= LEAST_GAMES and each.lost > 0
    ]
    worst = max(shares, default=(None, ""))[0]
    return tuple(sorted(name for share, name in shares if share == worst))


def title(speech: Speech, standings: Sequence[Standing]) -> str:
    """ "Gioco dell'idiota" until somebody has earned the name."""
    names = bearers(standings)
    return speech("title.of", names=joined(speech, names)) if names else speech("title.nobody")
