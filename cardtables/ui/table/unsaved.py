"""What is said while a game is not on disk: once for each reason, and before it is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtables.ui.page import Page
    from cardtables.ui.table.page import TablePage


class Unsaved:
    """Watches over the saving of the game on a table."""

    def __init__(self, table: TablePage) -> None:
        self._table = table
        self._told = ""
        self._given_up: int | None = None
        """After how many moves it was last said that leaving loses the game."""

    def tell(self) -> None:
        """Say it when the game cannot be saved, again when the reason is another."""
        problem = self._table.session.not_saved
        sentence = "" if problem is None else self._table.sitting.narrator.problem(problem)
        if sentence != self._told:
            self._told = sentence
            if sentence:
                self._table.tell(sentence)

    def may_leave(self, page: Page) -> bool:
        """Whether the game is on disk, or somebody who was told on `page` that leaving loses it leaves all the same."""
        session = self._table.session
        if session.not_saved is None or self._given_up == session.moves_made:
            return True
        self._given_up = session.moves_made
        way_out = page.commands.get(page.way_out)
        assert way_out is not None
        page.tell(page.speech("table.leave_unsaved", key=page.commands.shown_key(way_out, page.speech)))
        return False
