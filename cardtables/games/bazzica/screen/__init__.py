"""Bazzica on the screen: hidden against called cards, the own total in large figures, votes at a key."""

from cardtables.games.bazzica.screen.table import BazzicaTable

__all__ = ["TABLE"]

TABLE = BazzicaTable()
