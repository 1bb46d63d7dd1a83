"""The end of a deal and of a match: every point with its reason, and what may be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.engine.errors import TableError
from cardtables.engine.match import FINISHED, PLAYING
from cardtables.i18n import explained
from cardtables.match.sitting import begin
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import text_width
from cardtables.ui.commands import Command
from cardtables.ui.page import Ask, Heading
from cardtables.ui.table.accounts import paint_accounts
from cardtables.ui.table.again import command_line, rematch, start_of_deal, up_to
from cardtables.ui.table.guarded import GuardedPage
from cardtables.ui.table.pen import Pen
from cardtables.ui.table.sections import Line, Section, Tone
from cardtables.ui.table.sheets import SCROLL_KEYS, Reading, paint_sheet

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtables.i18n import Speech
    from cardtables.match.record import Record
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.table.page import TablePage

BOTS_READ: Final = 4.0
"""Seconds that the end of a deal stays where only bots play."""

_TALL = 30
_SHORT = 22
_HISTORY_ROWS = 6


class ResultsPage(GuardedPage):
    """Tells the deal that ended last. Dismissed for the next deal; leaving leaves the table below as well."""

    leaves_below = True

    def __init__(self, table: TablePage) -> None:
        super().__init__()
        self._table = table
        self._session = table.session
        self._sections: tuple[Section, ...] = ()
        """What lies over the page to be read."""
        self._reading = Reading()

    def on_mount(self) -> None:
        """Bots among themselves go on without being asked."""
        if not self._session.people and not self._over:
            self.set_timer(BOTS_READ, self._next)

    @property
    def speech(self) -> Speech:
        """The table's."""
        return self._table.speech

    @property
    def _over(self) -> bool:
        return self._session.status == FINISHED

    def own_commands(self) -> Iterable[Command]:
        """Next deal or rematch first."""
        return (
            Command("close_sheet", ("enter", "space", "escape"), self._close, lambda: bool(self._sections), 1),
            Command("scroll", SCROLL_KEYS, self._scroll, self._is_longer, 2, "↑↓", takes_place=True),
            Command("next_deal", ("enter", "space"), self._next, self._may_go_on, 1),
            Command("rematch", ("enter", "n"), self._rematch, lambda: self._over and not self._sections, 1),
            Command("review", ("v",), self._review, self._may_review, 3),
            Command("all_points", ("s",), self._show_points, rank=4),
            Command("same_deal", ("d",), self._same_deal, rank=5),
            Command("share", ("e",), self._share, rank=6),
        )

    def _may_go_on(self) -> bool:
        return not self._over and not self._sections

    def _is_longer(self) -> bool:
        return bool(self._sections) and self._reading.most > 0

    def _may_review(self) -> bool:
        return self._over or len(self._session.people) == 1

    # Doing

    def _next(self) -> None:
        if self.is_current:
            self.dismiss()

    def leave(self) -> None:
        """Close what is open, else get up from the table."""
        if self._sections:
            self._close()
        else:
            self.shell.pop_screen()
            self._table.leave()

    def _scroll(self, place: int) -> None:
        self._reading.step(place)
        self.repaint()

    def _close(self) -> None:
        self._sections = ()
        self.repaint()

    def clicked(self, region: str, button: int) -> None:
        """A click closes what is open."""
        self._close()

    def _show_points(self) -> None:
        self._sections = self._table.table.sheet(self._table.scene)
        self._reading = Reading()
        self.repaint()

    def _rematch(self) -> None:
        self._begin(rematch(self._session))

    def _same_deal(self) -> None:
        deal = self._table.scene.state.match.finished[-1].deal
        self._begin(up_to(self._session, start_of_deal(self._session, deal)))

    def _begin(self, record: Record) -> None:
        """Sit down to another game in place of this one."""
        try:
            session = begin(self.shell.store, record)
        except TableError as problem:
            self.tell(explained(self.speech, problem))
            return
        self.shell.pop_screen()
        self.shell.sit_down(session)

    def _review(self) -> None:
        from cardtables.ui.screens.review import ReviewPage

        self.shell.open_page(ReviewPage(self._session, last_deal=True))

    def _share(self) -> None:
        speech, session = self.speech, self._session
        scene = self._table.scene
        rows = [Line(f"{speech('game.name')}: {self._table.table.score(scene)}", Tone.STRONG)]
        command = command_line(session)
        if command is not None:
            rows += [Line(speech("results.repeat"), Tone.DIM), Line(command)]
        if session.id is not None:
            rows += [Line(speech("results.saved_as"), Tone.DIM), Line(self._path(session.id))]
        self._sections = (Section(speech("results.share"), tuple(rows)),)
        self._reading = Reading()
        self.repaint()

    def _path(self, game_id: str) -> str:
        try:
            return str(self.shell.store.find(game_id).path)
        except TableError:
            return game_id

    # Painting

    def heading(self) -> Heading:
        """The deal that ended, and the score as it stands now."""
        scene = self._table.scene
        finished = scene.state.match.finished
        detail = self.speech("results.deal_over", number=finished[-1].deal) if finished else ""
        table = self._table.table
        name, score = table.title(scene), table.score(scene)
        if text_width(name) + text_width(detail) + text_width(score) > self.size.width - 7:
            score = table.brief_score(scene)
        return Heading(name, detail, score)

    def ask(self) -> Ask:
        """What Enter does."""
        speech, match = self.speech, self._table.scene.state.match
        key = speech("key.enter").upper()
        names = self._session.names
        if self._over:
            seed = self._session.record().seed
            why = "" if seed is None else speech("results.seed", seed=seed)
            return Ask(speech("results.rematch"), key, why, "rematch")
        if match.status != PLAYING:
            return Ask(speech("table.needs_deal"), key, speech("table.needs_deal.help"), "next_deal")
        eldest = names[self._table.table.eldest(self._table.scene)]
        sentence = speech("results.next", number=match.deal, dealer=names[match.dealer], eldest=eldest)
        report = self._table.sitting.report()
        nothing_won = report is not None and not report.accounts
        return Ask(sentence, key, "" if nothing_won else speech("results.open"), "next_deal")

    def paint_body(self, canvas: Canvas) -> None:
        """The headline, the sides and, where there is room, every deal so far."""
        report, scene = self._table.sitting.report(), self._table.scene
        pen = Pen(canvas, self.look, self._session.rules.pack)
        body = Rect(0, 1, canvas.width, canvas.height - 4)
        left, width, top = 3, canvas.width - 6, 2 if canvas.height > _TALL else 1
        verdict = self._table.table.verdict(scene)
        told = (report.headline, report.reason) if report is not None else ("", "")
        said = [text for text in (verdict or told[0], told[1]) if text]
        top = _paint_said(pen, left, top, width, said)
        if report is not None:
            start = top + (2 if canvas.height > _SHORT else 1)
            below = Rect(left, start, width, body.y + body.height - start)
            end = paint_accounts(pen, scene, below, report.accounts)
            rest = body.y + body.height - end
            if rest >= _HISTORY_ROWS:
                paint_sheet(canvas, self.look, Rect(0, end, canvas.width, rest), self._table.table.sheet(scene)[:1])
        if self._sections:
            longer = self._reading.most > 0
            self._reading.paint(canvas, self.look, body, self._sections)
            if longer != (self._reading.most > 0):
                self.call_later(self.repaint)  # the footer says whether there is more to read


def _paint_said(pen: Pen, left: int, top: int, width: int, said: list[str]) -> int:
    """Paint the headline and what is said beside it, or below it where the row is too short for both; the last row."""
    x = left
    for text in said:
        if x > left and text_width(text) > left + width - x:
            x, top = left, top + 1
        x = 2 + pen.write(x, top, text, Tone.GOLD if text == said[0] else Tone.PLAIN, width=left + width - x)
    return top
