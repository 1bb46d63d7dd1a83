"""Chiamata al due on the screen: points at once, a blind first trick, those who sit out; shares as in Chiamata."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtables.ui.table.calledshares import SharesScores
from cardtables.ui.table.calledtable import CalledTable

if TYPE_CHECKING:
    from cardtables.games.chiamata_due.options import ChiamataDueOptions
    from cardtables.ui.table import Scene


class ChiamataDueTable(SharesScores, CalledTable):
    """What Chiamata al due says of the shared table."""

    def multiplies(self, scene: Scene) -> bool:
        """As the option says."""
        return cast("ChiamataDueOptions", scene.options).multipliers == "on"


TABLE = ChiamataDueTable()
