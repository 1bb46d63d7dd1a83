"""Which card of the hand is chosen, and what a key makes of it: model state, no widget's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.table.hand import keys_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtables.engine.cards import Cards
    from cardtables.engine.moves import Move
    from cardtables.ui.table.values import Entry


class Selection:
    """At most one entry of a hand, and which of its moves. A new hand has none chosen, so that a key still held down
    from the move before plays nothing."""

    def __init__(self, entries: Sequence[Entry] = (), together: Callable[[Cards], Move | None] | None = None) -> None:
        """``together`` makes a move of the cards of all marked entries, where entries are marked."""
        self.entries = tuple(entries)
        self._together = together
        self.marked: frozenset[int] = frozenset()
        self.chosen: int | None = None
        self._step = 0
        self._added = 0

    @property
    def entry(self) -> Entry | None:
        """The chosen entry."""
        return None if self.chosen is None else self.entries[self.chosen]

    @property
    def move(self) -> Move | None:
        """What confirming would play; None when nothing is chosen or marked, or it may not be played."""
        if self.marked and self._together is not None:
            return self._together(tuple(card for place in sorted(self.marked) for card in self.entries[place].cards))
        entry = self.entry
        return entry.ways[self._added][self._step] if entry is not None and entry.moves else None

    def choose(self, place: int) -> None:
        """Choose the entry at a place; chosen again it goes on to its next move."""
        entry = self.entries[place]
        if entry.empty:
            return
        if entry.marks:
            self.marked ^= {place}
            self._take(place)
        elif place == self.chosen and entry.moves:
            self._step = (self._step + 1) % len(entry.moves)
        elif place != self.chosen:
            self._take(place)

    def _take(self, place: int | None, step: int = 0, added: int = 0) -> None:
        self.chosen, self._step, self._added = place, step, added

    def choose_last(self) -> None:
        """Go on to the last move of the chosen entry: with all of its cards."""
        if self.move is not None and self.entry is not None:
            self._step = len(self.entry.moves) - 1

    def vary(self, by: int) -> None:
        """Go on to the next move of the chosen entry (1) or back to the one before (-1), round the ends."""
        if self.entry is not None and self.varies:
            self._step = (self._step + by) % len(self.entry.ways[self._added])

    @property
    def varies(self) -> bool:
        """Whether the chosen entry has several moves: more cards or fewer, more points or fewer."""
        return self.entry is not None and not self.entry.marks and len(self.entry.ways[self._added]) > 1

    def add(self) -> bool:
        """Add one more card from elsewhere, after the last one none again; whether there is any to the chosen entry."""
        if self.entry is None or not self.entry.more:
            return False
        self._added = (self._added + 1) % len(self.entry.ways)
        return True

    def choose_move(self, move: Move) -> None:
        """Choose the entry that plays a move, where one does, or mark all its cards."""
        self.marked = frozenset(
            place for place, entry in enumerate(self.entries) if entry.marks and entry.cards[0] in move.args
        )
        for place, entry in enumerate(self.entries):
            for added, moves in enumerate(entry.ways):
                if move in moves:
                    self._take(place, moves.index(move), added)

    def place_of_key(self, key: str) -> int | None:
        """The entry a key stands for."""
        keys = keys_of(self.entries)
        return keys.index(key) if key in keys else None

    def step(self, by: int) -> None:
        """Go to the next entry to the right (1) or left (-1), round the ends; from none to the first or last."""
        places = [place for place, entry in enumerate(self.entries) if not entry.empty]
        if not places:
            return
        if self.chosen is None:
            place = places[0 if by > 0 else -1]
        else:
            place = places[(places.index(self.chosen) + by) % len(places)]
        self._take(place)

    def clear(self) -> None:
        """Choose and mark nothing."""
        self.marked = frozenset()
        self._take(None)
