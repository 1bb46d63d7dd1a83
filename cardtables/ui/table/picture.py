"""What a table page shows: the part that is kept from frame to frame, the hand on it, a sheet over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.canvas import Canvas, Rect
from cardtables.ui.table.flight import SECONDS, Flight
from cardtables.ui.table.frame import paint_felt, paint_panel_at
from cardtables.ui.table.geometry import Layout, lay_out
from cardtables.ui.table.grip import Sheet
from cardtables.ui.table.pen import Pen
from cardtables.ui.table.sections import Line, Section, Tone
from cardtables.ui.table.sheets import Menu, menu_rows, paint_menu
from cardtables.ui.table.values import Held

if TYPE_CHECKING:
    from textual.timer import Timer

    from cardtables.engine.cards import Seat
    from cardtables.ui.table.page import TablePage
    from cardtables.ui.table.scene import Scene

_LOG_LINES = 60


class Picture:
    """Paints one table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.hovered: int | None = None
        """The place in the hand that the mouse is over."""
        self._ground: tuple[object, Canvas] | None = None
        self._flight: Flight | None = None
        self._frames: Timer | None = None
        self._log: tuple[tuple[int, Seat | None] | None, list[str]] = (None, [])

    def forget(self, *, words: bool = False) -> None:
        """Something has changed that is kept from frame to frame; with ``words`` the language has."""
        self._ground = None
        self.hovered = None
        if words:
            self._log = (None, [])

    def fly(self) -> None:
        """Show the card that came down last on its way, if the person likes that."""
        self.land()
        page = self._page
        landing = page.table.landing(page.scene) if page.shell.taste.animation else None
        public = page.session.events_of(page.session.moves_made, None)
        if landing is not None and public and landing.card in public[0].cards:
            self._flight = Flight(landing, page.table.around(landing.before).index(landing.seat))
            self._frames = page.set_interval(SECONDS, self._next_frame)

    def land(self) -> None:
        """The card lies where it lies."""
        self._flight = None
        if self._frames is not None:
            self._frames.stop()
            self._frames = None

    @property
    def flying(self) -> bool:
        """Whether a card is on its way."""
        return self._flight is not None

    def _next_frame(self) -> None:
        if self._flight is not None and not self._flight.step():
            self.land()
        self._page.repaint()

    @property
    def _shown(self) -> Scene:
        """The moment as the ground shows it: without the card that is on its way."""
        return self._page.scene if self._flight is None else self._flight.landing.before

    def _places(self, canvas: Canvas) -> Layout:
        """Where things lie on this canvas."""
        page = self._page
        scene = page.scene
        cards = max(page.table.most_cards(scene), sum(entry.in_hand for entry in page.fingers.selection.entries))
        clockwise = page.table.runs_clockwise(scene)
        rows = page.table.score_height(scene)
        return lay_out(
            page.body(canvas),
            len(page.table.around(scene)),
            cards,
            clockwise=clockwise,
            score_rows=rows,
            open_across=page.table.open_across,
        )

    def paint(self, canvas: Canvas) -> None:
        """Paint what every key may change onto what is kept while nothing moves."""
        page = self._page
        fingers = page.fingers
        kind = fingers.sheet if isinstance(fingers.sheet, Sheet) else fingers.sheet is not None
        moment = (self._shown, page.asking, page.pace.waiting, page.pace.paused, kind)
        key = (moment, canvas.width, canvas.height, page.look)
        if self._ground is None or self._ground[0] != key:
            ground = Canvas(canvas.width, canvas.height, page.theme_now.felt, ascii_only=canvas.ascii_only)
            page.paint_heading(ground, page.heading())
            self._paint_ground(ground)
            page.paint_footer(ground)
            self._ground = (key, ground)
        canvas.take(self._ground[1])
        self._paint_over(canvas)
        page.paint_ask(canvas, page.ask())

    def _paint_ground(self, canvas: Canvas) -> None:
        """The others, the middle, a hand that nobody may see, the side panel."""
        page = self._page
        scene, layout, look = self._shown, self._places(canvas), page.look
        pen = paint_felt(canvas, look, page.table, scene, layout)
        if scene.viewer is None:
            page.table.paint_covered(pen, scene, layout)
        if layout.panel is not None:
            log = Section(page.speech("table.log"), tuple(map(Line, self._log_lines())), newest=True)
            sections = (*page.table.panel(scene), log, *page.table.footnotes(scene))
            paint_panel_at(canvas, look, layout.panel, sections)

    def _paint_over(self, canvas: Canvas) -> None:
        """The viewer's hand, words about a card, and what lies over the table."""
        page = self._page
        scene, layout = page.scene, self._places(canvas)
        selection = page.fingers.selection
        if scene.viewer is not None:
            place = selection.chosen if self.hovered is None else self.hovered
            entry = selection.entries[place] if place is not None and page.asking else None
            words = page.table.about(scene, entry) if entry is not None and not entry.empty else ()
            pen = Pen(canvas, page.look, scene.rules.pack)
            held = Held(selection.entries, selection.chosen, selection.move, words, page.asking, selection.marked)
            page.table.paint_own(pen, scene, layout, held)
        if self._flight is not None:
            self._flight.paint(Pen(canvas, page.look, scene.rules.pack), layout)
        self._paint_sheet(canvas, layout)

    def _paint_sheet(self, canvas: Canvas, layout: Layout) -> None:
        page = self._page
        sheet = page.fingers.sheet
        if isinstance(sheet, Menu):
            paint_menu(canvas, page.look, self._room_for(sheet, layout), sheet)
        elif sheet is not None:
            reading = page.fingers.reading
            longer = reading.most > 0
            reading.paint(canvas, page.look, layout.felt, self._sections_of(sheet))
            if longer != (reading.most > 0):
                page.call_later(page.renew_keys)  # the footer says whether there is more to read

    def _room_for(self, menu: Menu, layout: Layout) -> Rect:
        """Over the middle; over the hand where what lies in the middle has to be seen while one chooses.

        A long one takes all there is above the hand before it covers any of the cards one chooses by.
        """
        page, rows, felt, middle = self._page, menu_rows(menu), layout.felt, layout.middle
        end = middle.y + middle.height
        below = Rect(felt.x, end, felt.width, felt.y + felt.height - end)
        if page.table.opens_menu(page.scene) and page.table.on_table(page.scene)[0] and rows <= below.height:
            return below
        if rows <= middle.height:
            return middle
        above = Rect(felt.x, felt.y, felt.width, layout.hand.y - felt.y)
        return above if rows <= above.height else felt

    def _sections_of(self, sheet: Sheet) -> tuple[Section, ...]:
        page = self._page
        match sheet:
            case Sheet.LAST:
                return page.table.last(page.scene)
            case Sheet.SCORE:
                return (*page.table.sheet(page.scene), self._who_is_who())
            case Sheet.LOG:
                return (Section(page.speech("table.log"), tuple(map(Line, self._log_lines())), newest=True),)

    def _who_is_who(self) -> Section:
        """Everybody by full name, in the order of play."""
        page = self._page
        scene = page.scene
        rows = tuple(
            Line(name, right=page.table.role(scene, seat), tone=Tone.PLAIN) for seat, name in enumerate(scene.names)
        )
        return Section(page.speech("table.seats"), rows)

    def _log_lines(self) -> list[str]:
        page = self._page
        now = (page.session.moves_made, page.sitting.shown_to)
        if self._log[0] != now:
            self._log = (now, page.sitting.log(_LOG_LINES))
        return self._log[1]
