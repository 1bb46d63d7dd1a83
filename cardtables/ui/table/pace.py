"""Time at the table: how long a bot seems to think and a trick stays, with any key cutting it short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.timer import Timer

    from cardtables.engine.moves import Move
    from cardtables.ui.table.page import TablePage

PACES: Final = ((0.0, 0.3), (0.2, 0.8), (0.4, 1.6), (0.8, 2.5), (1.4, 4.0), (2.0, 6.0))
"""Seconds for a bot and for a finished trick, from the fastest pace to the slowest."""


class Pace:
    """What will happen at a table by itself, and when. At most one thing is waited for."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._timer: Timer | None = None
        self._then: Callable[[], None] | None = None
        self._seconds: float | None = None
        self._held = False
        self.paused = False
        """Whether bots among themselves have been stopped."""

    @property
    def waiting(self) -> bool:
        """Whether something is going to happen by itself, or at a key."""
        return self._then is not None

    def stay(self) -> None:
        """Let what is to be seen stay, until a key where the person wants it so."""
        settings = self._page.shell.settings
        seconds = None if settings.trick_key and self._page.session.people else settings.trick_pause
        self._wait(seconds, self._page.seen)

    def bot(self) -> None:
        """Let the bot to act play after its pause."""
        self._wait(self._page.shell.settings.bot_pause, self._bot_plays)

    def only_move(self, move: Move) -> None:
        """Play the only move there is, as the person wants it."""
        self._wait(self._page.shell.settings.bot_pause, lambda: self._page.play(move))

    def _bot_plays(self) -> None:
        self._page.play(self._page.sitting.decide())

    def _wait(self, seconds: float | None, then: Callable[[], None]) -> None:
        """Do something after so many seconds (None: at a key), in place of what was waited for."""
        self.stop()
        self._then, self._seconds = then, seconds
        self._start()

    def _start(self) -> None:
        then = self._then
        if then is None or self._seconds is None or self.paused or self._held:
            return
        if self._seconds > 0:
            self._timer = self._page.set_timer(self._seconds, lambda: self._due(then))
        else:
            self._page.call_later(self._due, then)

    def _due(self, then: Callable[[], None]) -> None:
        """The time has come, if this is still what is waited for."""
        if self._then is then and not self._held:
            self.skip()

    def hold(self) -> None:
        """Nothing happens at a table that another page lies over."""
        self._held = True
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def release(self) -> None:
        """The table is to be seen again: what was waited for has its full time once more."""
        if self._held:
            self._held = False
            self._start()

    def skip(self) -> None:
        """Do now what is waited for."""
        then = self._then
        self.stop()
        if then is not None:
            then()

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = self._then = None

    def pause(self) -> None:
        """Stop bots among themselves, or let them go on."""
        self.paused = not self.paused
        if self.paused and self._timer is not None:
            self._timer.stop()
            self._timer = None
        elif not self.paused:
            self.skip()
        self._page.repaint()

    def change(self, by: int) -> None:
        """One pace slower (1) or faster (-1), for this and later games."""
        settings = self._page.shell.settings
        now = min(range(len(PACES)), key=lambda place: abs(PACES[place][0] - settings.bot_pause))
        bot, trick = PACES[min(max(now + by, 0), len(PACES) - 1)]
        self._page.shell.change(bot_pause=bot, trick_pause=trick)
        self._page.tell(self._page.speech("table.pace", bot=f"{bot:g}", trick=f"{trick:g}"))
