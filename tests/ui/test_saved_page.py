"""Saved games: who, what and when; going on, looking through, deleting after being asked, what is damaged."""

from pathlib import Path

import pytest

from cardtables.match.record import SeatRecord, new_record
from cardtables.match.sitting import begin
from cardtables.match.store import Store
from cardtables.shelf.registry import find_game
from cardtables.ui.screens.saved import SavedPage
from cardtables.ui.table import TablePage
from tests.ui.desk import SIZES, Desk, desk

SPEC = find_game("briscola")


def game(*people: str, moves: int | None = 0) -> Path:
    """A game of some people and bots up to two, left after so many moves (None: finished)."""
    bots = [SeatRecord(name="Carla", bot="easy")] * (2 - len(people))
    options = SPEC.options(target=1)  # type: ignore[call-arg]
    session = begin(Store(), new_record(SPEC, options, [*(SeatRecord(name=name) for name in people), *bots], 7))
    while session.to_act is not None and (moves is None or session.moves_made < moves):
        session.play(session.decide("easy").move)
    session.close()
    (newest,) = [saved.path for saved in Store().games(finished=moves is None)][:1]
    return newest


def table(at: Desk) -> TablePage:
    """The table that was opened; a curtain may be over it."""
    return next(screen for screen in at.app.screen_stack if isinstance(screen, TablePage))


@pytest.mark.parametrize("size", SIZES)
async def test_unfinished_games_stand_before_finished_ones_with_who_and_when(size: tuple[int, int]) -> None:
    game("Anna", "Bruno", moves=3)
    game("Rosa", moves=None)
    async with desk(size) as at:
        await at.press("s")
        titles = [row.strip() for row in at.rows if row.strip() in ("Da finire", "Finite")]
        assert titles == ["Da finire", "Finite"]
        assert at.text.index("Anna e Bruno") < at.text.index("Finite") < at.text.index("Rosa e Carla")
        assert "3 mosse · oggi" in at.row_with("Anna e Bruno")
        assert all(len(row) <= size[0] for row in at.rows)


async def test_nothing_saved_is_said() -> None:
    async with desk(language="en") as at:
        await at.press("s")
        assert "There is no game yet" in at.text
        await at.press("enter", "x")
        assert at.shows(SavedPage)


async def test_enter_goes_on_where_it_was_left() -> None:
    game("Anna", "Bruno", moves=3)
    async with desk() as at:
        await at.press("s", "enter")
        assert table(at).session.moves_made == 3


async def test_deleting_is_asked_and_can_be_taken_back() -> None:
    path = game("Anna", "Bruno", moves=3)
    async with desk() as at:
        await at.press("s", "x")
        assert "Cancellare Briscola di Anna e Bruno?" in at.text
        await at.press("space")
        assert "Resta dov'è." in at.text
        await at.press("x", "down", "enter")
        assert path.exists()


async def test_deleting_takes_the_game_away() -> None:
    path = game("Anna", "Bruno", moves=3)
    async with desk() as at:
        await at.press("s", "x", "enter")
        assert not path.exists()
        assert "Cancellata." in at.text
        assert "Anna" not in at.text
        await at.press("q")
        assert "Continua" not in at.text


async def test_a_game_in_another_window_is_not_deleted_nor_opened() -> None:
    path = game("Anna", "Bruno", moves=3)
    keeper = Store().keeper(Store().find(path.stem))
    keeper.open()
    try:
        async with desk() as at:
            await at.press("s", "x", "enter")
            assert path.exists()
            assert "finestra" in at.text
            await at.press("enter")
            assert at.shows(SavedPage)
            assert "finestra" in at.text
    finally:
        keeper.close()


async def test_a_torn_game_is_told_kept_aside_and_goes_on_before_the_damage() -> None:
    path = game("Anna", "Bruno", moves=6)
    whole = path.read_text("utf-8")
    path.write_text(whole[: whole.rindex("play")], "utf-8")
    async with desk() as at:
        await at.press("s")
        assert "rovinata" in at.text
        await at.press("enter")
        assert table(at).session.moves_made == 5
        (aside,) = Store().places.damaged.iterdir()
        assert aside.read_text("utf-8") == whole[: whole.rindex("play")]


async def test_a_game_of_which_nothing_is_left_is_told_and_kept_aside() -> None:
    path = game("Anna", "Bruno", moves=6)
    path.write_bytes(b"\xff\xfe nothing")
    async with desk() as at:
        await at.press("s", "enter")
        assert at.shows(SavedPage)
        (aside,) = Store().places.damaged.iterdir()
        assert str(aside) in "".join(row.strip() for row in at.rows)
        assert not path.exists()
        assert "rovinata" not in at.text
