"""What a frame of a table is made from: the view of one seat, who sits where, and who says it in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.engine.events import Event
    from cardtables.engine.rules import Rules, View
    from cardtables.engine.standings import Standing
    from cardtables.engine.tricks import Play
    from cardtables.i18n import Speech
    from cardtables.match.narrator import Narrator
    from cardtables.shelf.options import GameOptions


class Taken(NamedTuple):
    """A finished trick that stays on the table for a while."""

    plays: tuple[Play, ...]
    winner: Seat
    points: int
    """What its cards count."""


class Scene(NamedTuple):
    """One moment as one seat (``view.seat``; None: anybody looking on) may know it."""

    rules: Rules[Any]
    options: GameOptions
    view: View[Any]
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    """By seat the level of a bot, None for a person."""
    south: Seat
    """The seat drawn at the bottom; the viewer's own when there is one."""
    narrator: Narrator
    taken: Taken | None = None
    events: tuple[Event, ...] = ()
    """What the viewer noticed of the move made last, and of what followed from it."""
    standings: tuple[Standing, ...] = ()
    """How those who count for the name of the game have fared in it, where a game is called after them."""

    @property
    def state(self) -> Any:
        """The viewer's copy of the state."""
        return self.view.state

    @property
    def viewer(self) -> Seat | None:
        """Whose cards are open."""
        return self.view.seat

    @property
    def speech(self) -> Speech:
        """Who says sentences, the game's own among them."""
        return self.narrator.speech

    @property
    def asked(self) -> bool:
        """Whether the viewer is the one to act."""
        return self.viewer is not None and self.taken is None and self.state.turn == self.viewer

    @property
    def people(self) -> int:
        """How many persons sit there."""
        return self.levels.count(None)

    def place_of(self, seat: Seat) -> int:
        """How far a seat is from the bottom in the order of play: 0 is south, 1 the next to play."""
        return (seat - self.south) % len(self.names)

    def side_of(self, seat: Seat | None) -> tuple[Seat, ...]:
        """Who plays together with a seat, itself included; nobody for one looking on."""
        return next((side for side in self.rules.sides if seat in side), ())

    def side_name(self, side: tuple[Seat, ...]) -> str:
        """What a side is called: *us* and *them* for one of two parties, else its names."""
        if len(side) > 1 and self.viewer is not None and len(self.rules.sides) == 2:
            return self.speech("table.us" if self.viewer in side else "table.them")
        return " · ".join(self.names[seat] for seat in side)
