"""What fingers do at a table: the commands of the one who is asked, of those who wait, and of the sheets."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardtables.engine.errors import IllegalMove
from cardtables.ui.commands import DIGITS, Command
from cardtables.ui.table.grip import Grip, Hint, Sheet
from cardtables.ui.table.selection import Selection
from cardtables.ui.table.sheets import SCROLL_KEYS, Menu, Reading
from cardtables.ui.table.values import ActionGroup

if TYPE_CHECKING:
    from cardtables.engine.moves import Move
    from cardtables.ui.table.values import KeyMove


class Fingers(Grip):
    """The commands, and what they do."""

    def take_hand(self) -> None:
        """The hand as it is now, with nothing chosen and no advice given."""
        page, scene = self._page, self._page.scene
        in_order = page.shell.settings.sort_hand
        entries = page.table.entries(scene, in_order=in_order) if scene.viewer is not None else ()
        self.selection = Selection(entries, partial(page.table.marked_move, scene))
        self.hint = None
        if self._needs_menu():
            self.sheet = Menu(page.table.actions(scene))

    def commands(self) -> tuple[Command, ...]:
        """What can be done at a table, in the order of the footer; each says when it does something."""
        page, pace = self._page, self._page.pace
        every = (
            Command(
                page.table.digits_command(page.scene),
                tuple(DIGITS),
                self._digit,
                self._digits_do,
                1,
                self._digits_shown(),
                takes_place=True,
            ),
            Command("mark", (*DIGITS, "space"), self._mark, self._may_mark, 1, self._digits_shown(), takes_place=True),
            Command("menu_pick", tuple(DIGITS), self.pick, self._in_menu, 1, self._picks_shown(), takes_place=True),
            Command("choose_card", ("left", "right"), self._arrow, self._has_hand, 9, "←→", takes_place=True),
            Command("menu_step", ("up", "down"), self._menu_step, self._in_menu, 3, "↑↓", takes_place=True),
            Command("vary", ("up", "down"), self._vary, self._may_vary, 8, "↑↓", takes_place=True),
            Command("look", ("enter", "space"), page.draw_curtain, self._decides_covered, 2),
            Command("confirm", ("enter", "space"), self._confirm, self._may_confirm, 2),
            Command("close_sheet", ("enter", "space", "escape"), self.close, self._reading, 2),
            Command("scroll", SCROLL_KEYS, self._scroll, self._is_longer, 3, "↑↓", takes_place=True),
            Command("pause", ("space", "enter"), pace.pause, self._bots_run, 2),
            Command("resume", ("space", "enter"), pace.pause, self._bots_stand, 2),
            Command("go_on", ("enter", "space"), pace.skip, self.may_skip, 2),
            Command("choose_all", ("a",), self._choose_all, self._has_several, 3),
            Command("add_open", ("t",), self._add, self._has_more, 3),
            *(
                Command(each.command, (each.key,), partial(self._key_move, each), self.may_play, each.rank)
                for each in page.table.keys_of_moves(page.scene)
            ),
            Command(page.table.actions_command, ("a",), self._open_menu, self._has_actions, 3),
            Command("play_out", ("p",), self._play_out, self._may_play_out, 3),
            Command("undo", ("u",), self._undo, self._may_undo, 4),
            Command("last_trick", ("l",), lambda: self._lay(Sheet.LAST), self._has_last, 6),
            Command("points", ("s",), lambda: self._lay(Sheet.SCORE), rank=6),
            Command("hint", ("h",), self._say_hint, self._may_ask_advice, 5),
            Command("faster", ("+", "="), lambda: pace.change(-1), self._waits, 7, "+ -"),
            Command("slower", ("-",), lambda: pace.change(1), self._waits),
            Command("log", ("c", "g"), lambda: self._lay(Sheet.LOG)),
            Command("order_hand", ("o",), self._order_hand, self._holds_several, 8),
            Command("hide", ("z",), page.draw_curtain, self._may_hide, 8),
            Command("rules", ("?",), page.open_rules, rank=7),
        )
        return tuple(each for each in every if self._is_of_this_game(each.id))

    # What

    def _digit(self, place: int) -> None:
        entry = self.selection.place_of_key(DIGITS[place])
        if entry is not None:
            self.touch(entry)

    def touch(self, place: int) -> None:
        """A card's own key, or a click on it: it is played where nothing is left to choose, else chosen."""
        entry = self.selection.entries[place]
        confirms = self._page.shell.settings.confirm_card
        at_once = not self._page.table.keys_choose and (not confirms or place == self.selection.chosen)
        if len(entry.moves) == 1 and at_once:
            self._page.play(entry.moves[0])
            return
        self.selection.choose(place)
        if entry.refusal is not None:
            self._page.tell(self._page.sitting.narrator.refusal(entry.refusal))
        self._page.repaint()

    def _choose_all(self) -> None:
        self.selection.choose_last()
        if self.selection.move is None:
            self._ask_to_choose()
        self._page.repaint()

    def _add(self) -> None:
        if self.selection.move is None:
            self._ask_to_choose()
        elif not self.selection.add():
            self._page.tell(self._page.speech("table.nothing_to_add"))
        self._page.repaint()

    def _ask_to_choose(self) -> None:
        cards = any(entry.cards for entry in self.selection.entries)
        sentence = "table.choose_first" if cards else "table.choose_word"
        self._page.tell(self._page.speech(sentence, keys=self._digits_shown()))

    def _mark(self, place: int) -> None:
        """By its digit, or the one the arrows have gone to."""
        if place < len(DIGITS):
            self._digit(place)
            return
        if self.selection.chosen is None:
            self.selection.step(1)
        assert self.selection.chosen is not None
        self.selection.choose(self.selection.chosen)
        self._page.repaint()

    def _may_vary(self) -> bool:
        return self.may_play() and self.selection.varies

    def _vary(self, place: int) -> None:
        self.selection.vary(-1 if place else 1)
        self._page.repaint()

    def _arrow(self, place: int) -> None:
        self.selection.step(1 if place else -1)
        self._page.repaint()

    def _confirm(self) -> None:
        if isinstance(self.sheet, Menu):
            self.pick(self.sheet.chosen)
            return
        move, entry = self.selection.move, self.selection.entry
        if move is not None:
            self._page.play(move)
        elif entry is not None and entry.refusal is not None:
            self._page.tell(self._page.sitting.narrator.refusal(entry.refusal))
        elif (only := self._only_move()) is not None:
            self._page.play(only)
        elif self.hint is not None:
            self._do(self.hint.move)
        elif self._needs_menu():
            self._open_menu()
        else:
            self._ask_to_choose()

    def _lay(self, sheet: Sheet) -> None:
        if self.sheet is sheet:
            self.close()
        else:
            self.sheet = sheet
            self.reading = Reading(from_end=sheet is Sheet.LOG)
            self._page.repaint()

    def _scroll(self, place: int) -> None:
        self.reading.step(place)
        self._page.repaint()

    def close(self) -> None:
        """Take the sheet off the table; under one that was read the menu comes back without which nothing is done."""
        reading = self._reading()
        self.sheet = None
        if reading and self._needs_menu():
            self._open_menu()
        self._page.repaint()

    def _open_menu(self) -> None:
        self.sheet = Menu(self._page.table.actions(self._page.scene))
        self._page.renew_keys()

    def _key_move(self, each: KeyMove) -> None:
        """A move by its own key: made at once, or asked about first."""
        if each.sure:
            self.sheet = Menu((ActionGroup("", each.sure),))
            self._page.renew_keys()
        else:
            self._page.play(each.move)

    def _do(self, move: Move) -> None:
        """A move that no entry stands for: as its own key does it, where it has one."""
        key = next((each for each in self._page.table.keys_of_moves(self._page.scene) if each.move == move), None)
        if key is not None:
            self._key_move(key)
        else:
            self._page.play(move)

    def _menu_step(self, place: int) -> None:
        if isinstance(self.sheet, Menu):
            self.sheet.step(1 if place else -1)
            self._page.repaint()

    def pick(self, place: int) -> None:
        """Choose an entry of the menu."""
        if isinstance(self.sheet, Menu):
            move = self.sheet.pick(place)
            if move is None:
                self.sheet = None if self.sheet.closed else self.sheet
                self._page.renew_keys()
            else:
                self.sheet = None
                self._page.play(move)

    def _play_out(self) -> None:
        self._page.sitting.play_out()
        self._page.go_on()

    def _order_hand(self) -> None:
        shell = self._page.shell
        shell.change(sort_hand=not shell.settings.sort_hand)
        self._page.taste_changed()

    def _undo(self) -> None:
        page = self._page
        seat = page.sitting.shown_to
        assert seat is not None
        try:
            page.sitting.undo(seat)
        except IllegalMove as error:
            page.tell(page.sitting.narrator.refusal(error.refusal))
            return
        self._undo_checked = (-1, False)
        page.pace.stop()
        page.go_on()
        page.tell(page.speech("table.undone"))

    def _say_hint(self) -> None:
        page = self._page
        decision = page.session.hint()
        self.selection.clear()
        self.selection.choose_move(decision.move)
        if isinstance(self.sheet, Menu) and not self.sheet.choose_move(decision.move):
            self.sheet = None
            page.renew_keys()
        self.hint = Hint(
            decision.move,
            page.table.move_in_words(page.scene, decision.move),
            page.sitting.narrator.reason(decision.reason),
        )
        page.repaint()
