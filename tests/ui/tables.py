"""Tables to be played at in tests: sessions made in one line, and a quick pace on disk."""

import json
from pathlib import Path
from time import monotonic
from typing import Any

from textual.events import Key

from cardtables.match.record import SeatRecord, new_record
from cardtables.match.session import Session
from cardtables.match.sitting import begin
from cardtables.match.store import Store
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from cardtables.ui.screens.curtain import CurtainPage
from cardtables.ui.table import TablePage
from cardtables.ui.table.keyguard import HELD
from tests.ui.desk import Desk


def settings(home: Path, **values: object) -> None:
    """Settings on disk, with neither pauses nor cards in flight unless the test wants some."""
    home.mkdir(parents=True, exist_ok=True)
    quick = {"bot_pause": 0.0, "trick_pause": 0.0, "animation": False, **values}
    (home / "settings.json").write_text(json.dumps(quick), encoding="utf-8")


def seated(seats: str, seed: int | None = 7, game: str = "briscola", **options: Any) -> Session:
    """A new game; a seat is a name, or NAME:LEVEL for a bot."""
    spec = find_game(game)
    records = []
    for seat in seats.split():
        name, _, level = seat.partition(":")
        records.append(SeatRecord(name=name, bot=level or None))
    record = new_record(spec, read_options(spec.options, options), records, seed or 0)
    return begin(Store(), record if seed is not None else record.model_copy(update={"seed": None}))


def played(session: Session, moves: int | None = None) -> Session:
    """Play a session on by advice, to its end or so many moves."""
    while session.to_act is not None and (moves is None or session.moves_made < moves):
        session.play(session.hint().move)
    return session


def until_cards_left(session: Session, cards: int) -> Session:
    """Play a session on by advice until so few cards are in all hands and the stock together."""
    while True:
        state = session.view(None).state
        if sum(map(len, state.hands)) + len(state.stock) <= cards:
            return session
        session.play(session.hint().move)


def table_of(at: Desk) -> TablePage:
    """The table on the screen or under the page on it."""
    return next(screen for screen in reversed(at.app.screen_stack) if isinstance(screen, TablePage))


def is_asking(page: TablePage) -> bool:
    """Whether a person may play now."""
    return page.asking


async def asked(at: Desk) -> TablePage:
    """Wait until a person may play."""
    for _ in range(200):
        page = at.app.screen
        if isinstance(page, TablePage) and is_asking(page):
            await at.pilot.pause(0.05)
            await at.pilot.pause()  # keys count from the first frame on
            if page.is_current and is_asking(page):
                return page
        await at.pilot.pause(0.01)
    raise AssertionError(f"nobody is asked:\n{at.text}")


async def called(at: Desk) -> CurtainPage:
    """Wait until somebody is called to the screen."""
    for _ in range(200):
        page = at.app.screen
        if isinstance(page, CurtainPage) and page.guard.opened:
            return page
        await at.pilot.pause(0.01)
    raise AssertionError(f"nobody is called:\n{at.text}")


async def uncover(at: Desk) -> TablePage:
    """Come to the screen when called, and wait until one may play."""
    await called(at)
    await at.press("enter")
    return await asked(at)


async def hold(at: Desk, key: str, times: int = 25) -> None:
    """Hold a key down: after half a second it comes again every thirtieth of one, however slow the test is."""
    start = monotonic()
    for count in range(times):
        event = Key(key, key if len(key) == 1 else None)
        event.time = start + (0.5 + count / 30 if count else 0.0)
        at.app.screen.post_message(event)
        await at.pilot.pause(0.01)


async def confirm(at: Desk, *keys: str) -> None:
    """Press keys as somebody does who has looked at the screen: none of them so soon that it counts as held."""
    for key in keys:
        await at.pilot.pause(HELD * 1.5)
        await at.press(key)
