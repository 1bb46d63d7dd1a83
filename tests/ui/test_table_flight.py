"""A card on its way to the table: seen where it is liked, never in the way, and not at all where it is not liked."""

from pathlib import Path

import pytest

from cardtables.ui.canvas import Canvas
from cardtables.ui.canvas_view import CanvasView
from cardtables.ui.table.flight import FRAMES, SECONDS
from tests.ui.desk import Desk, desk
from tests.ui.tables import asked, is_asking, seated, settings, table_of, uncover

SIX = "Elena B:easy C:easy D:easy E:easy F:easy"


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of all frames painted from now on."""
    seen: list[str] = []
    paint = CanvasView._new_frame

    def spy(view: CanvasView) -> Canvas:
        canvas = paint(view)
        seen.append("\n".join(canvas.row_text(y) for y in range(canvas.height)))
        return canvas

    monkeypatch.setattr(CanvasView, "_new_frame", spy)
    return seen


async def frames_of_a_card(at: Desk, frames: list[str]) -> int:
    """How many different pictures of the felt one card makes, until it lies there and the bots wait."""
    await asked(at)
    frames.clear()
    await at.press("1")
    await at.pilot.pause(SECONDS * FRAMES * 8)
    return len({frame.rpartition("\n")[0] for frame in frames})


@pytest.mark.parametrize("seats", ["Elena Dario:easy", SIX])
async def test_a_card_is_seen_on_its_way_and_then_lies_there(home: Path, frames: list[str], seats: str) -> None:
    settings(home, bot_pause=2.0, trick_pause=10.0, animation=True)
    async with desk(session=seated(seats)) as at:
        page = table_of(at)
        while not is_asking(page):
            page.pace.skip()
            await at.pilot.pause(0.02)
        assert await frames_of_a_card(at, frames) > FRAMES
        last = frames[-1]
        await at.pilot.pause(SECONDS * FRAMES * 2)
        assert frames[-1] == last


async def test_without_animation_the_card_lies_there_at_once(home: Path, frames: list[str]) -> None:
    settings(home, bot_pause=2.0, trick_pause=10.0, animation=False)
    async with desk(session=seated("Elena Dario:easy")) as at:
        assert await frames_of_a_card(at, frames) <= 2


async def test_nothing_flies_behind_the_curtain(home: Path, frames: list[str]) -> None:
    settings(home, animation=True)
    async with desk(session=seated("Elena Dario")) as at:
        page = await uncover(at)
        await at.press("1")
        await uncover(at)
        assert page.picture._flight is None


async def test_a_key_pressed_while_a_card_is_on_its_way_plays_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings(home, animation=True)
    monkeypatch.setattr("cardtables.ui.table.picture.SECONDS", 0.5)
    session = seated("Elena Dario:easy")
    while session.to_act != 0 or not session.view(0).state.trick:
        session.play(session.hint().move)
    made = session.moves_made
    async with desk(session=session) as at:
        page = await asked(at)
        page.picture.fly()
        assert page.picture.flying
        await at.press("1")
        assert session.moves_made == made
        page.picture.land()
        await at.pilot.pause(0.15)
        await at.press("1")
        assert session.moves_made > made
