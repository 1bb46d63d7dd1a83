"""What a person has in hand at a table: the card chosen, the sheet laid over it, the advice given; what may be done."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtables.ui.commands import DIGITS
from cardtables.ui.table.hand import keys_of
from cardtables.ui.table.selection import Selection
from cardtables.ui.table.sheets import Menu, Reading

if TYPE_CHECKING:
    from cardtables.engine.moves import Move
    from cardtables.ui.table.page import TablePage


class Sheet(Enum):
    """What may be laid over the table to be read."""

    LAST = "last"
    SCORE = "score"
    LOG = "log"


_NEEDS: Final = {
    "mark": "marked_move",
    "actions": "actions",
    "look": "decides_covered",
    "play_out": "rest_is_certain",
    "last_trick": "last",
}
"""Commands that only some games have, and what of `Table` such a game answers itself."""
_PUT_TOGETHER: Final = ("choose_all", "add_open")


class Hint(NamedTuple):
    """Advice: a move, what to do in words, and why."""

    move: Move
    advice: str
    why: str


class Grip:
    """The chosen card, the sheet that lies over the table, the advice, and what may be done with them now."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.selection = Selection()
        self.sheet: Sheet | Menu | None = None
        self.reading = Reading()
        """Of the sheet that is read."""
        self.hint: Hint | None = None
        """The advice given for this decision."""
        self._undo_checked: tuple[int, bool] = (-1, False)

    def may_play(self) -> bool:
        """Whether a card may be chosen and played."""
        return self._page.asking and self.sheet is None

    def _may_confirm(self) -> bool:
        without_entry = self.may_play() and bool(self._only_move() or self.hint or self._needs_menu())
        return self._in_menu() or self._digits_do() or self._may_mark() or without_entry

    def _digits_do(self) -> bool:
        return self.may_play() and any(each.moves or each.refusal is not None for each in self.selection.entries)

    def _decides_covered(self) -> bool:
        return self.may_play() and self._page.scene.viewer is None

    def _may_mark(self) -> bool:
        return self.may_play() and any(entry.marks for entry in self.selection.entries)

    def _in_menu(self) -> bool:
        return isinstance(self.sheet, Menu)

    def _reading(self) -> bool:
        return isinstance(self.sheet, Sheet)

    def _is_longer(self) -> bool:
        return self._reading() and self.reading.most > 0

    def may_skip(self) -> bool:
        """Whether a key would cut a wait short."""
        return self._waits() and self.sheet is None and bool(self._page.session.people)

    def _bots_run(self) -> bool:
        return self._waits() and not self._page.session.people and not self._page.pace.paused

    def _bots_stand(self) -> bool:
        return not self._page.session.people and self._page.pace.paused

    def _waits(self) -> bool:
        return self._page.pace.waiting

    def _has_several(self) -> bool:
        return self.may_play() and any(len(entry.moves) > 1 < len(entry.cards) for entry in self.selection.entries)

    def _has_more(self) -> bool:
        return self.may_play() and any(entry.more for entry in self.selection.entries)

    def _may_ask_advice(self) -> bool:
        return self._page.asking and not self._reading() and self._page.scene.viewer is not None

    def _may_play_out(self) -> bool:
        return self.may_play() and self._page.table.rest_is_certain(self._page.scene)

    def _has_hand(self) -> bool:
        return self.may_play() and bool(self.selection.entries)

    def _holds_several(self) -> bool:
        return self._page.table.orders_hand and len(self.selection.entries) > 1 and self.sheet is None

    def _has_actions(self) -> bool:
        return self.may_play() and bool(self._page.table.actions(self._page.scene))

    def _has_last(self) -> bool:
        return bool(self._page.table.last(self._page.scene))

    def _may_hide(self) -> bool:
        return self._page.sitting.shown_to is not None

    def _may_undo(self) -> bool:
        """Looked at once per move: it compares everything that everybody has seen."""
        page = self._page
        seat = page.sitting.shown_to
        if seat is None:
            return False
        if self._undo_checked[0] != page.session.moves_made:
            self._undo_checked = (page.session.moves_made, page.session.refuse_undo(seat) is None)
        return self._undo_checked[1]

    def _digits_shown(self) -> str:
        entries = self.selection.entries
        keys = [key for key in keys_of(entries) if key]
        if any(entry.key for entry in entries):
            keys = sorted(entry.key for entry in entries if entry.moves)
        return f"{keys[0]}-{keys[-1]}" if len(keys) > 1 else "".join(keys)

    def _picks_shown(self) -> str:
        count = len(self.sheet.entries()) if isinstance(self.sheet, Menu) else 0
        return f"1-{DIGITS[count - 1]}" if count > 1 else "1"

    def _needs_menu(self) -> bool:
        """Whether nothing can be done but what is in the menu of actions."""
        return self.may_play() and self._page.table.opens_menu(self._page.scene)

    def _only_move(self) -> Move | None:
        """What is to be done where there is no choice at all, if no card of the hand does it."""
        legal = self._page.scene.view.legal
        return legal[0] if len(legal) == 1 and not any(entry.moves for entry in self.selection.entries) else None

    def follows_hint(self) -> bool:
        """Whether confirming does what was advised: nothing else has been chosen since."""
        move, hint = self.selection.move, self.hint
        return hint is not None and (move == hint.move or (move is None and self.selection.entry is None))

    def _is_of_this_game(self, command: str) -> bool:
        """Whether a command may ever do something at this table; what other games have is no use here."""
        table = self._page.table
        if command in _PUT_TOGETHER:
            return table.keys_choose
        question = _NEEDS.get("actions" if command == table.actions_command else command)
        return question is None or table.tells(question)
