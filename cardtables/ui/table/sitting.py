"""What is to be seen and done next at a session: whose cards are open, what stays, who is due. Knows no screen."""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import TYPE_CHECKING, Any

from cardtables.engine.match import FINISHED
from cardtables.ui.table.scene import Scene

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.engine.events import Event
    from cardtables.engine.moves import Move
    from cardtables.engine.rules import View
    from cardtables.engine.standings import Standing
    from cardtables.match.narrator import Narrator
    from cardtables.match.session import Session
    from cardtables.ui.table.protocol import Table
    from cardtables.ui.table.values import Interlude, Report


class Due(Enum):
    """What comes next."""

    STAY = "stay"
    """Something stays to be seen."""
    REPORT = "report"
    """A deal has ended."""
    OVER = "over"
    """The match has ended, and its last deal has been told."""
    STUCK = "stuck"
    """The cards of the next deal are missing."""
    CURTAIN = "curtain"
    """A person who has to be asked to the screen."""
    ASK = "ask"
    """The person at the screen."""
    BOT = "bot"


class Sitting:
    """A session with what is on the screen of it.

    With one person at the table the cards are that person's throughout. With several they are shown from the moment
    the one who is due has come to the screen (``uncover``) until the turn goes to somebody else; between, and with
    bots alone, the table is as anybody may see it.
    """

    def __init__(self, session: Session, table: Table, narrator: Narrator) -> None:
        self.session = session
        self.table = table
        self.narrator = narrator
        people = session.people
        self.shown_to: Seat | None = people[0] if len(people) == 1 else None
        self._south: Seat = people[0] if people else 0
        self._stays: deque[Interlude] = deque()
        self._untold = session.status == FINISHED
        self._playing_out = False
        self._scene: Scene | None = None
        self.standings: tuple[Standing, ...] = ()

    # What is to be seen

    @property
    def scene(self) -> Scene:
        """The moment on the screen; the same value until something changes."""
        if self._scene is None:
            stay = self._stays[0] if self._stays else None
            view = self.session.view(self.shown_to) if stay is None else stay.view
            south = self.session.to_act if self._covered_choice() else None
            self._scene = self._seen(view, south)._replace(taken=stay.taken if stay is not None else None)
        return self._scene

    def _seen(self, view: View[Any], south: Seat | None = None) -> Scene:
        session = self.session
        levels = tuple(seat.bot for seat in session.seats)
        bottom = self._south if south is None else south
        events = session.events_of(session.moves_made, self.shown_to) if session.moves_made else ()
        return Scene(
            session.rules, session.options, view, session.names, levels, bottom, self.narrator, None, events,
            self.standings,
        )  # fmt: skip

    @property
    def staying(self) -> Interlude | None:
        """What stays to be seen now."""
        return self._stays[0] if self._stays else None

    def log(self, most: int) -> list[str]:
        """The last sentences of the log as those at the screen may read it."""
        return [self.narrator.event(event) for event in self.session.log(self.shown_to)[-most:]]

    def report(self) -> Report | None:
        """The deal that ended last, explained from what everybody may know of it."""
        events = self.deal_events()
        return self.table.report(self._seen(self.session.view(self.shown_to)), events) if events else None

    def deal_events(self) -> tuple[Event, ...]:
        """What everybody noticed of the deal that ended last; empty while none has."""
        finished = self.session.view(None).state.match.finished
        log = self.session.log(None)
        starts = [place for place, event in enumerate(log) if event.kind == "dealt"]
        if not finished:
            return ()
        begin = next(place for place in reversed(starts) if log[place].number == finished[-1].deal)
        end = next((place for place in starts if place > begin), len(log))
        return log[begin:end]

    # What is to be done

    def due(self) -> Due:
        """What comes next."""
        session = self.session
        if self._stays:
            return Due.STAY
        if self._untold:
            return Due.REPORT
        if session.status == FINISHED:
            return Due.OVER
        seat = session.to_act
        if seat is None:
            return Due.STUCK
        if self._playing_out or not session.is_person(seat):
            return Due.BOT
        return Due.ASK if self.shown_to == seat or self._covered_choice() else Due.CURTAIN

    def _covered_choice(self) -> bool:
        """Whether a person is due who may decide with all hands covered."""
        seat = self.session.to_act
        if self.shown_to is not None or seat is None or not self.session.is_person(seat):
            return False
        return self.table.decides_covered(self._seen(self.session.view(None), seat))

    def seen(self) -> None:
        """What stayed has been seen long enough."""
        self._stays.popleft()
        self._scene = None

    def told(self) -> None:
        """The end of the deal has been read."""
        self._untold = False

    def uncover(self, seat: Seat) -> None:
        """A person has come to the screen."""
        self.shown_to = self._south = seat
        self._scene = None

    def cover(self) -> None:
        """Nobody's cards are to be seen."""
        self.shown_to = None
        self._scene = None

    def play(self, move: Move) -> None:
        """A decision of the seat to act. Raises IllegalMove, with nothing changed."""
        session = self.session
        before = {seat: session.view(seat) for seat in (self.shown_to, None)}
        actor, finished = session.to_act, before[None].state.match.finished
        session.play(move)
        if len(session.people) > 1 and session.to_act != actor:
            self.shown_to = None
        self._scene = None
        events = session.events_since(session.moves_made - 1, self.shown_to)
        after = self._seen(session.view(self.shown_to))
        self._stays.extend(self.table.interludes(after, before[self.shown_to], events))
        if session.view(None).state.match.finished != finished:
            self._untold, self._playing_out = True, False

    def decide(self) -> Move:
        """What the bot to act plays, or, while the rest is played out, what advice has a person play."""
        session = self.session
        person = session.to_act is not None and session.is_person(session.to_act)
        return (session.hint() if person else session.decide()).move

    def play_out(self) -> None:
        """From now to the end of the deal everybody's cards are played by themselves, each as a move of its own."""
        self._playing_out = True

    def undo(self, seat: Seat) -> None:
        """Take a seat's last decision back. Raises IllegalMove."""
        self.session.undo(seat)
        self._stays.clear()
        self._untold = self._playing_out = False
        self._scene = None

    def fare(self, standings: tuple[Standing, ...]) -> None:
        """How those after whom the game is called have fared."""
        self.standings = standings
        self._scene = None

    def speak(self, narrator: Narrator) -> None:
        """Go on in another language."""
        self.narrator = narrator
        self._scene = None
