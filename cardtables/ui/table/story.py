"""A game as a story to step through: what was on the table after each move, and which move that was."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from cardtables.engine.match import FINISHED
from cardtables.ui.table.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Seat
    from cardtables.match.narrator import Narrator
    from cardtables.match.session import Session
    from cardtables.ui.table.protocol import Table
    from cardtables.ui.table.values import Interlude


class Chapter(NamedTuple):
    """A trick, or whatever ended with something that stayed: its deal, first and last move, who took it."""

    deal: int
    first: int
    last: int
    winner: Seat | None


class Story:
    """A session looked back on. ``eye`` is the seat it is seen with; None sees all hands, once the match is over."""

    def __init__(self, session: Session, table: Table, narrator: Narrator, eye: Seat | None) -> None:
        self.session = session
        self.table = table
        self.narrator = narrator
        self.eye = eye
        self._scenes: dict[int, Scene] = {}

    @staticmethod
    def eyes(session: Session) -> tuple[Seat | None, ...]:
        """With whose eyes a game may be looked at: anybody's once it is over, before only those of the one person."""
        if session.status == FINISHED:
            return (None, *range(len(session.seats)))
        return session.people if len(session.people) == 1 else ()

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The tricks of the match in order."""
        found, first = [], 1
        for place in range(1, self.session.moves_made + 1):
            stay = self._stay(place)
            ends = stay is not None and stay.ends
            if ends or self.deal(place) != self.deal(place - 1):
                winner = stay.taken.winner if stay is not None and ends and stay.taken is not None else None
                found.append(Chapter(self.deal(place - 1), first, place, winner))
                first = place + 1
        if first <= self.session.moves_made:
            found.append(Chapter(self.deal(first - 1), first, self.session.moves_made, None))
        return tuple(found)

    def chapter_of(self, place: int) -> int:
        """The index of the chapter that a move belongs to; 0 before the first."""
        return next((index for index, chapter in enumerate(self.chapters) if place <= chapter.last), 0)

    def deal(self, place: int) -> int:
        """The deal in hand after so many moves."""
        deal: int = self.session.review(place, self.eye).state.match.deal
        return deal

    def scene(self, place: int) -> Scene:
        """The table after so many moves, a finished trick still on it."""
        if place not in self._scenes:
            stay = self._stay(place) if place else None
            scene = self._seen(place)
            self._scenes[place] = scene if stay is None else scene._replace(view=stay.view, taken=stay.taken)
        return self._scenes[place]

    def _seen(self, place: int) -> Scene:
        session = self.session
        view = session.review(place, self.eye)
        south = self.eye if self.eye is not None else (session.people or (0,))[0]
        levels = tuple(seat.bot for seat in session.seats)
        events = session.events_of(place, self.eye) if place else ()
        return Scene(session.rules, session.options, view, session.names, levels, south, self.narrator, None, events)

    def _stay(self, place: int) -> Interlude | None:
        stays: Sequence[Interlude] = self.table.interludes(
            self._seen(place), self.session.review(place - 1, self.eye), self.session.events_of(place, self.eye)
        )
        return stays[0] if stays else None

    def sentence(self, place: int) -> str:
        """What happened with a move, in words, as far as it was noticed."""
        stay = self._stay(place)
        if stay is not None:
            return stay.sentence
        events = self.session.events_of(place, self.eye)
        return self.narrator.event(events[0]) if events else self.narrator.speech("review.unnoticed")

    def cards(self, chapter: Chapter) -> str:
        """The cards that were shown in a chapter, as a record writes them. Not the moves: they tell what was hidden."""
        shown = []
        for place in range(chapter.first, chapter.last + 1):
            events = self.session.events_of(place, self.eye)
            if events and events[0].cards:
                shown.append(" ".join(self.session.rules.pack.texts_of(events[0].cards)))
        return " · ".join(shown)
