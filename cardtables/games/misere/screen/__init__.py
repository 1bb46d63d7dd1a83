"""Misère on the screen: thirteen cards in suit blocks, the trump sign, the sheet that comes out even."""

from cardtables.games.misere.screen.table import MisereTable

__all__ = ["TABLE"]

TABLE = MisereTable()
