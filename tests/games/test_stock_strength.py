"""How much better the bots of Briscola's kin are than chance and than a beginner, in whole matches of one deal."""

import pytest

from cardtables.bots.arena import line_up, run_arena
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game

TABLES = [
    ("briscolone", 2, {}),
    ("briscolone", 2, {"must_follow": "on"}),
    ("briscola_scoperta", 2, {}),
    ("briscola_scoperta", 2, {"form": "hands_and_stock"}),
    ("briscola_31", 2, {}),
    ("mariaje", 2, {}),
    ("mariaje", 4, {}),
    ("marianna", 2, {}),
    ("marianna", 4, {}),
    ("schembil", 6, {}),
    ("briscola_perdere", 2, {}),
    ("briscola_perdere", 4, {}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_normal_is_better_than_chance(game: str, seats: int, options: dict[str, object]) -> None:
    """Over a thousand deals the whole interval lies above 78 %, and nobody thinks longer than 5 ms."""
    spec = find_game(game)
    line = line_up(spec, read_options(spec.options, {**dict(spec.one_deal), **options}), ("normal", "random"), seats)
    normal = run_arena(line, 1000, seed=20_000, jobs=2).entries[0]
    assert normal.low >= 0.78
    assert normal.think_p95 <= 5


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_normal_takes_the_points_the_game_is_about(game: str, seats: int, options: dict[str, object]) -> None:
    """Against a random opponent it wins most of a few deals already."""
    spec = find_game(game)
    line = line_up(spec, read_options(spec.options, {**dict(spec.one_deal), **options}), ("normal", "random"), seats)
    assert run_arena(line, 6, seed=7).entries[0].share > 0.5
