"""Scoperta on the screen: the other hand lies open, and in one form the next card of the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.ui.table.stocktable import StockTable

if TYPE_CHECKING:
    from cardtables.ui.table import Scene


class ScopertaTable(StockTable):
    """What lies open is large enough to be read, and what comes next is said."""

    open_across = True

    def duty(self, scene: Scene) -> str:
        """What there is to win besides the trick: the next card, while it is seen."""
        stock = self.stock(scene)
        if stock and stock[0] != HIDDEN:
            return scene.speech("ask.next_card", the_card=self.the_card(scene, stock[0]))
        return super().duty(scene)


TABLE = ScopertaTable()
