"""What a game says of its own table: few questions, asked of a scene, answered by small values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from cardtables.i18n import joined
from cardtables.ui.page import Ask
from cardtables.ui.table.hand import paint_hand, paint_hidden_hand, paint_owner, paint_words
from cardtables.ui.table.openfelt import paint_open_table
from cardtables.ui.table.seats import paint_others
from cardtables.ui.table.sections import Line, Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.moves import Move
    from cardtables.engine.rules import View
    from cardtables.engine.tricks import Play
    from cardtables.ui.canvas import Rect
    from cardtables.ui.table.flight import Landing
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene
    from cardtables.ui.table.values import ActionGroup, Entry, Held, Interlude, KeyMove, Report


class Table(ABC):
    """How one game is shown and played on the screen. Holds nothing: every answer comes from the scene asked about."""

    clockwise = False
    """Which way round play goes, as seen on the screen."""
    actions_command = "actions"
    """The id of the command that opens the menu of actions; its sentence may be a game's own."""
    keys_choose = False
    """Whether a key only chooses, since cards are put together before they are played."""
    orders_hand = True
    """Whether the hand may also lie as the cards came."""
    open_across = False
    """Whether the one opposite plays with open cards, which want to be read."""
    taking_is_good = True
    """Whether who takes a trick is to be envied."""
    key_moves: tuple[KeyMove, ...] = ()
    """Moves with keys of their own."""

    def tells(self, what: str) -> bool:
        """Whether the game answers one of these questions itself."""
        return getattr(type(self), what) is not getattr(Table, what)

    def keys_of_moves(self, scene: Scene) -> tuple[KeyMove, ...]:
        """Those of `key_moves` that the phase has; all of them where a game says nothing else."""
        return self.key_moves

    def digits_command(self, scene: Scene) -> str:
        """The id of the command on the digits: what they do with an entry; its sentence may be a game's own."""
        return "play_card"

    def marked_move(self, scene: Scene, cards: Cards) -> Move | None:
        """The move of the cards marked; its numbers are these cards."""
        return None

    def decides_covered(self, scene: Scene) -> bool:
        """Whether the one to act may decide in the open, without looking at cards once more: a vote, an answer."""
        return False

    def title(self, scene: Scene) -> str:
        """What the game is called at this table."""
        return scene.speech("game.name")

    def runs_clockwise(self, scene: Scene) -> bool:
        """Which way round play goes at this table, where an option says so."""
        return self.clockwise

    @abstractmethod
    def progress(self, scene: Scene) -> str:
        """What is being played, for the heading: trick 4 of 10, the phase."""

    @abstractmethod
    def score(self, scene: Scene) -> str:
        """The match score in one short line."""

    def brief_score(self, scene: Scene) -> str:
        """What stands in its place where there is no room for it beside what is being played."""
        return self.score(scene)

    def around(self, scene: Scene) -> tuple[Seat, ...]:
        """Who has a place round the table: the one at the bottom, then the others in the order of play."""
        seats = len(scene.names)
        return tuple((scene.south + step) % seats for step in range(seats))

    @abstractmethod
    def entries(self, scene: Scene, *, in_order: bool) -> tuple[Entry, ...]:
        """The viewer's hand from the left, sorted unless the person does not want it so."""

    @abstractmethod
    def most_cards(self, scene: Scene) -> int:
        """How many places the hand needs in this phase, so that cards stay where they are."""

    @abstractmethod
    def ask(self, scene: Scene) -> Ask:
        """What the viewer is asked, or who is thinking, without a chip; ``why`` says what is allowed."""

    def plan(self, scene: Scene, move: Move) -> str:
        """What the chosen move does, to be said in place of the question; empty leaves the question."""
        return ""

    @abstractmethod
    def about(self, scene: Scene, entry: Entry) -> tuple[Line, ...]:
        """What an entry of the hand is, what it is worth, and what would come of playing it."""

    @abstractmethod
    def paint_middle(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """Paint what lies between the seats."""

    def role(self, scene: Scene, seat: Seat) -> str:
        """Person or bot, and whether the viewer plays with it."""
        if seat == scene.viewer:
            return scene.speech("table.you")
        words = self.mind(scene, seat)
        return scene.speech("table.with_you", who=words) if seat in scene.side_of(scene.viewer) else words

    def mind(self, scene: Scene, seat: Seat) -> str:
        """Person, or bot of a level."""
        speech, level = scene.speech, scene.levels[seat]
        return speech("table.person") if level is None else speech("table.bot", level=speech(f"level.{level}"))

    def paint_seats(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """Paint the others, and whose hand is at the bottom."""
        paint_others(pen, self, scene, layout)
        paint_owner(pen, self, scene, layout)

    def paint_own(self, pen: Pen, scene: Scene, layout: Layout, held: Held) -> None:
        """Paint the viewer's hand and the words about what is chosen of it."""
        paint_hand(pen, layout, held.entries, held.chosen, open_to_keys=held.open_to_keys)
        paint_words(pen, layout, held.words)

    def paint_covered(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """Paint the hand at the bottom as anybody may see it."""
        paint_hidden_hand(pen, layout, len(self.backs(scene, scene.south)))

    def paint_open(self, pen: Pen, scene: Scene, room: Rect) -> None:
        """Paint everybody's cards and the middle into a room, for looking back."""
        paint_open_table(pen, self, scene, room)

    def leaves_corner(self, scene: Scene, room: Rect, rows: int) -> bool:
        """Whether so many rows of the lower right quarter of a room stay free when the open table is painted there."""
        return True

    @abstractmethod
    def note(self, scene: Scene, seat: Seat) -> Line:
        """A few words under a seat's name: partner, bot, what it has just said."""

    @abstractmethod
    def backs(self, scene: Scene, seat: Seat) -> Cards:
        """The cards of another seat, hidden ones among them."""

    def on_table(self, scene: Scene) -> tuple[tuple[Play, ...], Seat | None]:
        """The cards in the middle with who put them there, and whose is best; none where there are no tricks."""
        return (), None

    def score_height(self, scene: Scene) -> int:
        """The rows that the match score takes in its corner; names at the right stand clear of them."""
        return 7

    def landing(self, scene: Scene) -> Landing | None:
        """The card that came down last, to be seen on its way; None where there is nothing to be seen."""
        return None

    def panel(self, scene: Scene) -> tuple[Section, ...]:
        """Sections of the side panel above the log."""
        return ()

    def footnotes(self, scene: Scene) -> tuple[Section, ...]:
        """Sections of the side panel below the log: what counts."""
        return ()

    @abstractmethod
    def sheet(self, scene: Scene) -> tuple[Section, ...]:
        """The score sheet: every finished deal with its points."""

    def last(self, scene: Scene) -> tuple[Section, ...]:
        """What was last on the table and is gone: the last trick."""
        return ()

    def actions(self, scene: Scene) -> tuple[ActionGroup, ...]:
        """The moves that are no card of the hand; empty groups are left out."""
        return ()

    def interludes(self, scene: Scene, before: View[Any], events: Sequence[Event]) -> tuple[Interlude, ...]:
        """What stays to be seen after a move: `before` is the view the move was made in, `scene` the one after it."""
        return ()

    def opens_menu(self, scene: Scene) -> bool:
        """Whether the menu of actions is laid on the table by itself, since nothing else can be done."""
        return False

    def rest_is_certain(self, scene: Scene) -> bool:
        """Whether the one who is asked may have the rest of the deal played out, since nothing hangs on it."""
        return False

    def eldest(self, scene: Scene) -> Seat:
        """Who begins the deal in hand."""
        seat: Seat = scene.state.turn
        return seat

    @abstractmethod
    def report(self, scene: Scene, events: Sequence[Event]) -> Report:
        """The deal that ended last, `events` being all that everybody noticed of it."""

    def verdict(self, scene: Scene) -> str:
        """How the match has ended."""
        result, speech = scene.state.match.result, scene.speech
        if result is None:
            return ""
        if result.draw or result.void:
            return speech("table.match_drawn")
        names = joined(speech, [scene.names[seat] for seat in result.winners])
        return speech.plural("table.match_won", len(result.winners), names=names)

    @abstractmethod
    def move_in_words(self, scene: Scene, move: Move) -> str:
        """A move as advice names it: play the 5 of swords."""
