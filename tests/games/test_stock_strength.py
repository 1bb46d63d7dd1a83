"""How much better the bots of Briscola's kin are than chance and than a beginner, in whole matches of one deal."""

import pytest

from cardtables.bots.arena import line_up, run_arena
from cardtables.bots.levels import bot_of
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.engine.stocktricks import StockTricks
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from tests.games.stock_deals import rules_of

BAR, BAR_OF_SIX = 0.78, 0.75
"""The lower end of the interval. In six tricks with three cards each chance decides more: see the last test."""
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
    """Over a thousand deals the whole interval lies above the bar, and nobody thinks longer than 5 ms."""
    spec = find_game(game)
    line = line_up(spec, read_options(spec.options, {**dict(spec.one_deal), **options}), ("normal", "random"), seats)
    normal = run_arena(line, 1000, seed=20_000, jobs=2).entries[0]
    assert normal.low >= (BAR_OF_SIX if seats == 6 else BAR)
    assert normal.think_p95 <= 5


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_normal_takes_the_points_the_game_is_about(game: str, seats: int, options: dict[str, object]) -> None:
    """Against a random opponent it wins most of a few deals already."""
    spec = find_game(game)
    line = line_up(spec, read_options(spec.options, {**dict(spec.one_deal), **options}), ("normal", "random"), seats)
    assert run_arena(line, 6, seed=7).entries[0].share > 0.5


@pytest.mark.slow
def test_six_who_see_every_card_win_hardly_more() -> None:
    """Schembil: with all hands open the same policy wins some 82 % against chance, hardly more than without."""
    rules = rules_of("schembil", 6, target=1)
    open_rules = StockTricks("schembil", rules.customs._replace(open_hands=True))
    spec = find_game("schembil")
    seeing, chance = bot_of(spec, rules, "normal"), bot_of(spec, rules, "random")
    won = 0
    for number in range(300):
        for turn in (0, 1):
            state, moves = rules.setup(Chance(number)).state, 0
            while (seat := rules.to_act(state)) is not None:
                sees = (seat + turn) % 2 == 0
                view = (open_rules if sees else rules).view(state, seat)
                move = (seeing if sees else chance).decide(view, stream(number, f"bot.{seat}", moves)).move
                state, moves = rules.apply(state, move).state, moves + 1
            assert state.match.result is not None
            won += turn in state.match.result.winners
    assert 0.78 < won / 600 < 0.86
