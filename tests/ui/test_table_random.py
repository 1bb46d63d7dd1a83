"""Random keys in random sizes: nothing breaks, nothing is stuck, and the game still comes to its end."""

from pathlib import Path

import pytest

from cardtables.engine.match import FINISHED
from cardtables.engine.rng import stream
from cardtables.match.session import Session
from cardtables.ui.screens.curtain import CurtainPage
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table import TablePage
from tests.ui.desk import Desk, desk
from tests.ui.tables import seated, settings, table_of

KEYS = (
    *"1234567890", "enter", "enter", "space", "left", "right", "up", "down", "tab", "escape", "backspace", "home",
    "end", "pageup", "f5", *"aulhscz+-?kpvdeonrx:.é"
)  # fmt: skip
TABLES = (
    "Elena Dario:easy",
    "Elena Bruno Anna:easy",
    "Elena Bruno:easy Anna Carla:easy",
    "A:easy B C:easy D E:easy F:easy",
)


async def storm(at: Desk, seed: int, keys: int) -> None:
    """Press random keys, and now and then give the terminal another size."""
    rng = stream(seed, "keys", 0)
    for count in range(keys):
        if count % 40 == 39:
            await at.pilot.resize_terminal(20 + int(rng.random() * 200), 6 + int(rng.random() * 60))
        key = KEYS[int(rng.random() * len(KEYS))]
        if key == "escape" and isinstance(at.app.screen, TablePage):
            continue
        await at.pilot.press(key)
        if not at.app.is_running:
            return
        if not any(isinstance(page, TablePage) for page in at.app.screen_stack):
            return


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
async def test_random_keys_break_nothing_and_the_game_still_ends(home: Path, seed: int) -> None:
    settings(home)
    session = seated(TABLES[seed % len(TABLES)], target=1)
    keys = 500 if seed == 1 else 2000
    async with desk(session=session) as at:
        await storm(at, seed, keys)
        await at.pilot.resize_terminal(80, 24)
        await at.pilot.pause()
        while at.app.screen_stack and not isinstance(at.app.screen, TablePage | CurtainPage | ResultsPage):
            await at.press("escape")
        session = table_of(at).session
        assert Session.start(session.record()).moves_made == session.moves_made
        while session.status != FINISHED:
            session.play(session.hint().move)
        assert session.view(None).state.match.result is not None
