"""The README says what is there: its table of games is that of the shelf."""

import re
from pathlib import Path

from cardtables.shelf.registry import built_in_games

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)


def seats_of(words: str) -> tuple[int, ...]:
    """`2, 4` or `5–9` as numbers."""
    first, dash, last = words.strip().partition("–")
    return tuple(range(int(first), int(last) + 1)) if dash else tuple(map(int, words.split(",")))


def test_the_table_of_games_is_the_shelf() -> None:
    listed = {game: seats_of(seats) for game, _, seats in ROW.findall(README)}
    assert listed == {game: spec.seats for game, spec in built_in_games().items()}
