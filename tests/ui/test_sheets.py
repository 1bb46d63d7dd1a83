"""Sheets longer than their place are scrolled: no hand of a long match is out of reach."""

from pathlib import Path

import pytest

from cardtables.match.session import Session
from cardtables.ui.screens.results import ResultsPage
from tests.ui.desk import SIZES, desk
from tests.ui.tables import asked, played, seated, settings


def long_match() -> Session:
    """Elena's turn in the ninth hand."""
    session = seated("Elena Bruno:normal Anna:normal", 4, "bazzica")
    while session.view(None).state.match.deal < 9 or session.to_act != 0:
        session.play(session.hint().move)
    return session


@pytest.mark.parametrize("size", SIZES)
async def test_every_hand_of_a_long_match_can_be_read(home: Path, size: tuple[int, int]) -> None:
    settings(home)
    async with desk(size, session=long_match()) as at:
        await asked(at)
        await at.press("s")
        await at.pilot.pause()
        assert "Punti, a 31" in at.text
        read = at.text
        longer = "↑↓ scorri" in at.footer
        assert longer == (size[1] < 40)
        assert ("▼" in at.text) == longer
        for _ in range(4):
            await at.pilot.pause(0.12)
            await at.press("pagedown")
            read += at.text
        assert all(f"mano {number} " in read for number in range(1, 9))
        assert "▼" not in at.text
        await at.pilot.pause(0.12)
        await at.press("home")
        assert "Punti, a 31" in at.text


async def test_the_log_begins_with_what_was_last(home: Path) -> None:
    settings(home)
    async with desk((60, 20), session=long_match()) as at:
        page = await asked(at)
        last = page.sitting.log(1)[0].split()[-1]
        await at.press("g")
        await at.pilot.pause()
        assert "▲" in at.text
        assert "▼" not in at.text
        assert last in "\n".join(at.rows[1:-3])


async def test_the_points_after_a_match_are_scrolled_too(home: Path) -> None:
    settings(home)
    async with desk((60, 20), session=played(seated("Elena Bruno:normal Anna:normal", 4, "bazzica"))) as at:
        await at.pilot.pause(0.1)
        assert at.shows(ResultsPage)
        await at.press("s")
        await at.pilot.pause()
        assert "↑↓ scorri" in at.footer
        await at.press("end")
        assert "sballato" in at.text
