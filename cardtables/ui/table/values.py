"""What a game's table answers with: places in the hand, moves that are no cards, what stays, a deal explained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from cardtables.engine.cards import Cards, Seat
    from cardtables.engine.errors import Refusal
    from cardtables.engine.moves import Move
    from cardtables.engine.rules import View
    from cardtables.ui.table.scene import Taken
    from cardtables.ui.table.sections import Line


class Entry(NamedTuple):
    """A place in the hand with a key of its own: one card, or several that one key stands for.

    With several ``moves`` the same key again goes on to the next one; without any the cards may not be played, and
    ``refusal`` says why. Without cards it is something to be said, such as a bid, which lies elsewhere on the table;
    with neither moves nor a refusal it is the place of a card just played.
    """

    cards: Cards
    moves: tuple[Move, ...] = ()
    refusal: Refusal | None = None
    more: tuple[tuple[Move, ...], ...] = ()
    """The same moves with one, two or more cards from elsewhere added, which a key of its own does."""

    marks: bool = False
    """Whether its key marks it or takes the mark off; what the marked ones do together is `Table.marked_move`."""
    key: str = ""
    """The digit that it has whatever the others are, where its own face says a number; else digits go by place."""

    @property
    def empty(self) -> bool:
        """Whether it only keeps a place free."""
        return not (self.cards or self.moves or self.refusal is not None)

    @property
    def in_hand(self) -> bool:
        """Whether it takes a place in the hand."""
        return bool(self.cards) or self.empty

    @property
    def playable(self) -> bool:
        """Whether its key does something."""
        return bool(self.moves) or self.marks

    @property
    def ways(self) -> tuple[tuple[Move, ...], ...]:
        """All its moves: first by how many cards are added, then by how often its key is pressed."""
        return (self.moves, *self.more)


class Held(NamedTuple):
    """The hand of the one at the screen, and what is chosen of it."""

    entries: tuple[Entry, ...]
    chosen: int | None
    move: Move | None
    """What confirming would play."""
    words: tuple[Line, ...]
    """What there is to say about the chosen entry."""
    open_to_keys: bool
    """Whether it may be played now; else its keys are only hinted at."""
    marked: frozenset[int] = frozenset()
    """The places of the entries that are marked."""


class Action(NamedTuple):
    """A move that is no card of the hand, in the menu of such moves; without a move it closes the menu."""

    label: str
    move: Move | None
    note: str = ""
    sure: tuple[Action, ...] = ()
    """What is asked before it is done, where much hangs on it: these take the place of the menu."""


class KeyMove(NamedTuple):
    """A move with a key of its own, whether or not it is allowed now: if not, the key says why."""

    command: str
    key: str
    move: Move
    rank: int = 4
    """Its importance in the footer, 1 the highest."""
    sure: tuple[Action, ...] = ()
    """The menu that asks before it is done."""


class ActionGroup(NamedTuple):
    """Actions of one kind under a title."""

    title: str
    actions: tuple[Action, ...]


class Interlude(NamedTuple):
    """What is to be seen for a while between a move and what follows from it."""

    view: View[Any]
    taken: Taken | None
    sentence: str
    """What happened, and why."""
    ends: bool = True
    """Whether a trick, or what else is looked back on as one, ends with it."""


class Account(NamedTuple):
    """How one side stands at the end of a deal: what it shows, each point with its reason, old and new score."""

    side: tuple[Seat, ...]
    figure: str
    """The sum, in large digits."""
    cards: Cards
    lines: tuple[Line, ...]
    before: int
    after: int
    best: bool
    """Whether it did best."""


class Report(NamedTuple):
    """A finished deal, explained."""

    headline: str
    reason: str
    accounts: tuple[Account, ...]
