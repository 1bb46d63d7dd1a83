"""One sitting: the only holder of a full state. Whatever leaves it has passed a seat's view."""

from collections import Counter
from typing import Any

from cardtables.bots.base import Bot, Decision
from cardtables.bots.levels import DEFAULT_LEVEL, bot_of, hint_level
from cardtables.engine.cards import Seat
from cardtables.engine.errors import IllegalMove, Refusal, TableError
from cardtables.engine.events import Event, as_seen_by
from cardtables.engine.match import FINISHED
from cardtables.engine.moves import Move
from cardtables.engine.rules import Step, View
from cardtables.match.record import Record, SeatRecord
from cardtables.match.replay import Replayed, bot_stream, replay
from cardtables.match.store import Keeper


class Session:
    """A game being played, from a record played through to where it stands.

    Every accepted move is handed to the keeper before anything else is asked; `keeper` None plays unsaved.
    """

    def __init__(self, replayed: Replayed, keeper: Keeper | None = None) -> None:
        self.spec = replayed.table.spec
        self.options = replayed.table.options
        self.rules = replayed.table.rules
        self.seats: tuple[SeatRecord, ...] = tuple(replayed.record.seats)
        self._record = replayed.record
        self._steps: list[Step[Any]] = list(replayed.steps)
        self._moves = self.rules.text_of([self.rules.grammar.read(text) for text in replayed.record.moves])
        """The decisions so far as a record holds them: the record is written after each, and must not grow slow."""
        self._keeper = keeper
        self._bots: dict[str, Bot] = {}
        self._keep()

    @classmethod
    def start(cls, record: Record, keeper: Keeper | None = None) -> "Session":
        """Sit down to a record, at its last move. Raises TableError."""
        return cls(replay(record), keeper)

    # Who

    def is_person(self, seat: Seat) -> bool:
        """Whether somebody sits there."""
        return self.seats[seat].bot is None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return tuple(seat for seat in range(len(self.seats)) if self.is_person(seat))

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return tuple(seat.name for seat in self.seats)

    # What is known

    @property
    def _state(self) -> Any:
        return self._steps[-1].state

    @property
    def to_act(self) -> Seat | None:
        """The seat whose decision is due."""
        return self.rules.to_act(self._state)

    @property
    def status(self) -> str:
        """playing, finished, needs_deal or needs_shuffle."""
        status: str = self._state.match.status
        return status

    @property
    def moves_made(self) -> int:
        """How many decisions lie behind; the place of `events_since`."""
        return len(self._moves)

    def view(self, seat: Seat | None) -> View[Any]:
        """All that a seat (None: a spectator) may know."""
        return self.rules.view(self._state, seat)

    def review(self, place: int, seat: Seat | None = None) -> View[Any]:
        """The table after so many moves: as a seat saw it, or open (None) once the match is over.

        Raises TableError `review_is_closed` for the open table of a game still being played.
        """
        state = self._steps[place].state
        if seat is not None:
            return self.rules.view(state, seat)
        if self.status != FINISHED:
            raise TableError("review_is_closed")
        return self.rules.reveal(state)

    def events_since(self, place: int, seat: Seat | None) -> tuple[Event, ...]:
        """What a seat (None: a spectator) noticed after the first `place` moves; 0 leaves the first deal out."""
        return tuple(event for step in self._steps[place + 1 :] for event in as_seen_by(step.events, seat))

    def events_of(self, place: int, seat: Seat | None) -> tuple[Event, ...]:
        """What a seat (None: a spectator) noticed of one move, counted from 1, and of what followed from it."""
        return as_seen_by(self._steps[place].events, seat)

    def log(self, seat: Seat | None) -> tuple[Event, ...]:
        """What a seat (None: a spectator) noticed from the first deal on."""
        return tuple(event for step in self._steps for event in as_seen_by(step.events, seat))

    def record(self) -> Record:
        """The game as it stands: the owner's copy, with everything in it."""
        return self._record.model_copy(update={"moves": list(self._moves)})

    # Playing

    def refuse(self, move: Move) -> Refusal | None:
        """Why the seat to act may not make a move."""
        return self.rules.refuse(self._state, move)

    def play(self, move: Move) -> None:
        """A decision of the seat to act. Raises IllegalMove, with nothing changed."""
        step = self.rules.apply(self._state, move)
        self._steps.append(step)
        self._moves.append(self.rules.grammar.write(move))
        self._keep()

    def decide(self, level: str | None = None) -> Decision:
        """What a bot would do for the seat to act, from that seat's view alone: of its own level, or of another.

        The stream is the seat's own, so that thinking changes neither deals nor other bots.
        """
        return self._decision(len(self._moves), level or self.seats[self._state.turn].bot or DEFAULT_LEVEL)

    def hint(self, place: int | None = None) -> Decision:
        """What a good bot would do for the seat to act, now or after so many moves, from that seat's view alone."""
        return self._decision(len(self._moves) if place is None else place, hint_level(self.spec))

    def _decision(self, place: int, level: str) -> Decision:
        if level not in self._bots:
            self._bots[level] = bot_of(self.spec, self.rules, level)
        state = self._steps[place].state
        view = self.rules.view(state, state.turn)
        return self._bots[level].decide(view, bot_stream(self._record, state.turn, place))

    # Taking back

    def refuse_undo(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take its last decision back: none made, or cards newly seen since (friendly: no bar)."""
        place = self._last_decision(seat)
        if place is None:
            return Refusal("nothing_to_undo")
        if self.options.friendly == "off" and self._newly_seen_since(place, seat):
            return Refusal("cards_seen_since")
        return None

    def undo(self, seat: Seat) -> None:
        """Take a seat's last decision back, with what followed it. Raises IllegalMove."""
        refusal = self.refuse_undo(seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        place = self._last_decision(seat)
        assert place is not None
        del self._moves[place:], self._steps[place + 1 :]
        self._keep()

    def _last_decision(self, seat: Seat) -> int | None:
        return next(
            (place for place in reversed(range(len(self._moves))) if self._steps[place].state.turn == seat), None
        )

    def _newly_seen_since(self, place: int, seat: Seat) -> bool:
        """Whether anybody has seen a card since that he had not seen then, but for cards the seat itself held."""
        own = self._seen(place, seat)
        for other in (None, *range(len(self.seats))):
            before = self._seen(place, other) | own
            if any(self._seen(later, other) - before for later in range(place + 1, len(self._steps))):
                return True
        return False

    def _seen(self, place: int, seat: Seat | None) -> Counter[str]:
        """The cards open to a seat after so many moves, counted: several packs hold equal ones."""
        pack, seen = self.rules.pack, Counter[str]()
        told = self.rules.describe(self.rules.view(self._steps[place].state, seat))
        values: list[object] = [value for key, value in told.items() if key != "upcard"]  # the stock's last card again
        while values:
            value = values.pop()
            if isinstance(value, dict):
                values += value.values()
            elif isinstance(value, list):
                values += value
            elif value in pack.texts:
                seen[str(value)] += 1
        return seen

    # Keeping

    @property
    def id(self) -> str | None:
        """The name under which the game is kept; None when it is not."""
        return self._keeper.id if self._keeper else None

    @property
    def not_saved(self) -> TableError | None:
        """Why the game is not on disk as it stands; None when it is."""
        return self._keeper.problem if self._keeper else None

    def _keep(self) -> None:
        if self._keeper:
            self._keeper.keep(self.record().text(), finished=self.status == FINISHED)

    def close(self) -> None:
        """Get up from the table; the game stays as it is."""
        if self._keeper:
            self._keeper.close()
