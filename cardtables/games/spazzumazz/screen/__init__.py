"""Spazz'u'mazz on the screen: cards grouped by rank, three open ones on three hidden ones before everybody."""

from cardtables.games.spazzumazz.screen.table import SpazzumazzTable

__all__ = ["TABLE"]

TABLE = SpazzumazzTable()
