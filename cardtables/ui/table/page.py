"""The table as a page: keys and mouse make moves of the one who is asked, time makes those of the bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.errors import IllegalMove
from cardtables.engine.match import FINISHED
from cardtables.match.narrator import Narrator
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import text_width
from cardtables.ui.commands import key_name
from cardtables.ui.fame import Counted, count_for
from cardtables.ui.page import Heading
from cardtables.ui.table.asking import ask_at
from cardtables.ui.table.fingers import Fingers
from cardtables.ui.table.guarded import GuardedPage
from cardtables.ui.table.hand import ENTRY_REGION
from cardtables.ui.table.pace import Pace
from cardtables.ui.table.picture import Picture
from cardtables.ui.table.sections import whole_parts
from cardtables.ui.table.sheets import ACTION_REGION, SHEET_REGION
from cardtables.ui.table.sitting import Due, Sitting
from cardtables.ui.table.unsaved import Unsaved

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual import events

    from cardtables.engine.cards import Seat
    from cardtables.engine.moves import Move
    from cardtables.i18n import Speech
    from cardtables.match.session import Session
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.commands import Command
    from cardtables.ui.page import Ask
    from cardtables.ui.table.protocol import Table
    from cardtables.ui.table.scene import Scene


class TablePage(GuardedPage):
    """A session being played. Keys that are pressed while nobody is asked play nothing, now or later."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.table: Table = session.spec.screen
        self.pace = Pace(self)
        self.fingers = Fingers(self)
        self.picture = Picture(self)
        self.asking = False
        """Whether the one at the screen may play now."""
        self._sitting: Sitting | None = None
        self.unsaved = Unsaved(self)

    @property
    def sitting(self) -> Sitting:
        """The session as it is on the screen."""
        if self._sitting is None:
            self._sitting = Sitting(self.session, self.table, self._narrator())
        return self._sitting

    @property
    def scene(self) -> Scene:
        """The moment on the screen."""
        return self.sitting.scene

    @property
    def speech(self) -> Speech:
        """The game's sentences, and the shared ones."""
        return self.shell.speech_of(self.session.spec)

    def _narrator(self) -> Narrator:
        pack = self.session.rules.pack
        return Narrator(self.speech, self.session.names, pack, french_names=self.shell.french_names)

    # Life

    def on_mount(self) -> None:
        """Begin, or go on, where the session stands."""
        if self.session.spec.titled:
            count_for(self, self.shell.store, self.session.spec.id)
        self.go_on()

    def on_counted(self, message: Counted) -> None:
        """The name of the game is known."""
        message.stop()
        bots = self.shell.settings.title_counts_bots
        self.sitting.fare(message.statistics.of(self.session.spec.id, bots=bots))
        self.picture.forget()
        self.repaint()

    def on_screen_suspend(self) -> None:
        """Another page lies over the table."""
        self.pace.hold()

    def on_screen_resume(self) -> None:
        """The table is to be seen again."""
        self.pace.release()

    def on_unmount(self) -> None:
        """Get up from the table; the game is on disk."""
        self.pace.stop()
        self.session.close()

    def taste_changed(self) -> None:
        """Speak and sort as the person wants it now."""
        self.sitting.speak(self._narrator())
        self.picture.forget(words=True)
        self._renew()

    def leave(self) -> None:
        """Close the sheet that is open, else get up from the table."""
        if self.fingers.sheet is not None:
            self.fingers.close()
        elif self.unsaved.may_leave(self):
            super().leave()

    # What comes next

    def go_on(self) -> None:
        """Do what is due: ask, show, let a bot play, or turn to another page."""
        self.asking = False
        match self.sitting.due():
            case Due.ASK:
                self._ask_person()
            case Due.STAY:
                self.pace.stay()
            case Due.BOT:
                self.pace.bot()
            case Due.CURTAIN:
                self.draw_curtain()
            case Due.REPORT | Due.OVER:
                self._tell_results()
        self._renew()
        self.unsaved.tell()

    def _ask_person(self) -> None:
        self.asking = True
        self.guard.open()
        legal = self.scene.view.legal
        if len(legal) == 1 and self.shell.settings.play_only_card:
            self.pace.only_move(legal[0])

    def play(self, move: Move) -> None:
        """A decision of the one who is due; why it may not be made is said."""
        self.pace.stop()
        try:
            self.sitting.play(move)
        except IllegalMove as error:
            self.tell(self.sitting.narrator.refusal(error.refusal))
            return
        self.picture.fly()
        self.go_on()

    def seen(self) -> None:
        """What stayed has been looked at."""
        self.picture.land()
        self.sitting.seen()
        self.go_on()

    def _renew(self) -> None:
        """Take the hand as it is now; the footer follows it."""
        self.fingers.take_hand()
        self.renew_keys()

    def renew_keys(self) -> None:
        """Let the footer show which keys there are now."""
        self.picture.forget()
        self._commands = None
        self.repaint()

    # Other pages

    def draw_curtain(self) -> None:
        """Cover everything until the one who is due, or who hides the cards, comes to the screen."""
        from cardtables.ui.screens.curtain import CurtainPage

        seat, due = self.sitting.shown_to, self.session.to_act
        if seat is None:
            assert due is not None
            seat = due
        self.pace.stop()
        self.picture.land()
        self.asking = False
        self.fingers.sheet = None
        self.sitting.cover()
        self._renew()
        self.shell.push_screen(CurtainPage(self, self.session.names[seat]), lambda _: self._has_come(seat))

    def _has_come(self, seat: Seat) -> None:
        self.sitting.uncover(seat)
        self.go_on()

    def _tell_results(self) -> None:
        from cardtables.ui.screens.results import ResultsPage

        self.fingers.sheet = None
        self.shell.push_screen(ResultsPage(self), lambda _: self._told())

    def _told(self) -> None:
        if self.session.status != FINISHED:
            self.sitting.told()
            self.go_on()

    def open_rules(self) -> None:
        """Open the game's rules, with the options in force."""
        from cardtables.ui.screens.rules import RulesPage

        self.shell.open_page(RulesPage(self.session.spec, self.session.options))

    # Painting

    def own_commands(self) -> Iterable[Command]:
        """What fingers do at a table."""
        return self.fingers.commands()

    def heading(self) -> Heading:
        """The game, what is being played, the match score."""
        scene = self.scene
        name, progress = self.table.title(scene), self.table.progress(scene)
        score = self.table.score(scene)
        if text_width(progress) > self._room_beside(name, score):
            score = self.table.brief_score(scene)
        room = self._room_beside(name, score)
        detail = whole_parts(progress, room)
        return Heading(name, detail if text_width(detail) <= room else "", score)

    def _room_beside(self, name: str, score: str) -> int:
        return self.size.width - text_width(name) - text_width(score) - 7

    def ask(self) -> Ask:
        """Who is asked what; advice takes its place."""
        return ask_at(self)

    def body(self, canvas: Canvas) -> Rect:
        """There is always somebody to be asked or named above the footer."""
        return Rect(0, 1, canvas.width, canvas.height - 4)

    def paint(self, canvas: Canvas) -> None:
        """The table."""
        self.picture.paint(canvas)

    # Keys and mouse

    def unmeant(self, event: events.Key) -> bool:
        """A key held down, one typed before the person at the screen was asked, or while a card is on its way."""
        early = self.asking and (self.picture.flying or self.guard.too_early(event.time))
        return self.guard.held(event.key, event.time) or early

    def take_key(self, event: events.Key) -> None:
        """A command's key, or while something is waited for any key, which ends the wait and does nothing else."""
        waiting = self.fingers.may_skip()
        known = self.commands.for_key(key_name(event.key, event.character))
        super().take_key(event)
        if known is not None or self.too_small:
            return
        if waiting:
            self.pace.skip()
        elif self.asking:
            self._say_why_not(key_name(event.key, event.character))

    def _say_why_not(self, key: str) -> None:
        """A decision that may not be taken back is worth a reason; a key that means nothing now is not."""
        undo = self.commands.get("undo")
        if undo is not None and key in self.commands.keys(undo):
            refusal = self.session.refuse_undo(self.scene.south)
            if refusal is not None:
                self.tell(self.sitting.narrator.refusal(refusal))

    def clicked(self, region: str, button: int) -> None:
        """A card is touched, an entry of the menu picked, a sheet closed."""
        kind, _, place = region.partition(":")
        if region.startswith(ACTION_REGION):
            self.fingers.pick(int(place))
        elif region == SHEET_REGION:
            self.fingers.close()
        elif kind + ":" == ENTRY_REGION and self.fingers.may_play():
            self.fingers.touch(int(place))
        elif self.fingers.may_skip():
            self.pace.skip()

    def hovered(self, region: str | None) -> None:
        """Over a card the mouse calls for words about it."""
        over = region is not None and region.startswith(ENTRY_REGION)
        place = int(region.removeprefix(ENTRY_REGION)) if over and region is not None else None
        if place is not None and place >= len(self.fingers.selection.entries):
            place = None
        if place != self.picture.hovered:
            self.picture.hovered = place
            self.repaint()
