"""In the smallest terminal nothing that is asked, advised or told is cut off."""

import re
from pathlib import Path

import pytest

from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table import TablePage
from tests.ui.desk import Desk, desk
from tests.ui.tables import is_asking, seated, settings

CUT = re.compile(r"…(?!\w)")
"""What the canvas puts for letters left out; a sentence that begins in the middle of a saying has it before a word."""
TABLES = {
    "spazzumazz": "Elena Bruno:normal Anna:normal Carla:normal",
    "bazzica": "Elena Bruno:normal Anna:normal",
    "misere": "Elena Bruno:normal Anna:normal Carla:normal",
}


def whole(at: Desk) -> None:
    cut = [row for row in at.rows[1:] if CUT.search(row)]
    assert not cut, at.text


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("game", TABLES)
async def test_a_game_played_by_advice_cuts_no_words(home: Path, game: str, language: str) -> None:
    settings(home)
    session = seated(TABLES[game], 4, game)
    decided = 0
    async with desk((60, 20), language, session=session) as at:
        while decided < 25:
            await at.pilot.pause(0.01)
            page = at.app.screen
            if isinstance(page, ResultsPage):
                whole(at)
                await at.pilot.pause(0.05)
                await at.press("enter")
            elif isinstance(page, TablePage) and is_asking(page):
                await at.pilot.pause()
                whole(at)
                await at.press("h")
                whole(at)
                page.play(page.session.hint().move)
                decided += 1


@pytest.mark.parametrize(
    ("people", "said"), [("Elena Bruno", "ELENA, TOCCA A TE"), ("Massimiliano Bruno", "▶ MASSIMILIANO  ")]
)
async def test_a_long_name_leaves_room_for_the_question(home: Path, people: str, said: str) -> None:
    settings(home)
    session = seated(people, 4, "spazzumazz")
    while session.to_act != 0:
        session.play(session.hint().move)
    async with desk((60, 20), session=session) as at:
        await at.pilot.pause(0.1)
        await at.press("enter")
        await at.pilot.pause(0.1)
        assert said in at.rows[-3]
        whole(at)
