"""An app under test: keys go in, the text of the terminal comes out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from cardtables.ui.app import CardtablesApp, Start
from cardtables.ui.page import Page

SIZES = ((80, 24), (60, 20), (120, 40))
_PATIENCE = 100


class Desk:
    """What a test does at the keyboard."""

    def __init__(self, app: CardtablesApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def page(self) -> Page:
        """The page on top."""
        assert isinstance(self.app.screen, Page)
        return self.app.screen

    def shows(self, kind: type[Screen[Any]]) -> bool:
        """Whether a page of that kind is on top."""
        return isinstance(self.app.screen, kind)

    @property
    def rows(self) -> list[str]:
        """What the terminal shows, row by row, without trailing blanks."""
        view = self.page.view
        return [view.render_line(y).text.rstrip() for y in range(view.size.height)]

    @property
    def text(self) -> str:
        """What the terminal shows."""
        return "\n".join(self.rows)

    @property
    def footer(self) -> str:
        """The row of keys."""
        return self.rows[-1]

    def row_with(self, text: str) -> str:
        """The one row that holds a text."""
        (row,) = [row for row in self.rows if text in row]
        return row

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, and wait until the terminal is still."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def write(self, text: str) -> None:
        """Type a text."""
        await self.press(*("space" if character == " " else character for character in text))

    async def click(self, text: str) -> None:
        """Click on the first place where a text stands."""
        y = next(y for y, row in enumerate(self.rows) if text in row)
        await self.pilot.click(offset=(self.rows[y].index(text), y))
        await self.pilot.pause()
        await self.pilot.pause()

    async def resize(self, width: int, height: int) -> None:
        """Give the terminal another size."""
        await self.pilot.resize_terminal(width, height)
        await self.pilot.pause()

    async def wait_fetched(self) -> None:
        """Wait for what is fetched after the first paint."""
        for _ in range(_PATIENCE):
            if self.app.fetched:
                break
            await self.pilot.pause(0.05)
        assert self.app.fetched
        await self.pilot.pause()


@asynccontextmanager
async def desk(size: tuple[int, int] = (80, 24), language: str | None = "it", **start: Any) -> AsyncIterator[Desk]:
    """Open the app in a terminal of that many columns and lines; everything after the first paint is there too."""
    app = CardtablesApp(Start(language=language, **start))
    async with app.run_test(size=size) as pilot:
        opened = Desk(app, pilot)
        if "session" not in start:
            await opened.wait_fetched()
        yield opened
