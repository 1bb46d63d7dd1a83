"""Chiamata on the screen: the ladder of ranks, then of points; shares with their multipliers."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtables.ui.table.calledshares import SharesScores
from cardtables.ui.table.calledtable import CalledTable

if TYPE_CHECKING:
    from cardtables.games.chiamata.options import ChiamataOptions
    from cardtables.ui.table import Scene


class ChiamataTable(SharesScores, CalledTable):
    """What Chiamata says of the shared table."""

    def multiplies(self, scene: Scene) -> bool:
        """As the option says."""
        return cast("ChiamataOptions", scene.options).multipliers == "on"


TABLE = ChiamataTable()
