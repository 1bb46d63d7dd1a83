"""The table: one page for every game, and what a game's screen is made of."""

from cardtables.ui.table.page import TablePage
from cardtables.ui.table.protocol import Table
from cardtables.ui.table.scene import Scene, Taken
from cardtables.ui.table.sections import CardRow, Figures, Line, Pair, Section, Tone
from cardtables.ui.table.tricktable import TrickTable
from cardtables.ui.table.values import Account, Action, ActionGroup, Entry, Held, Interlude, KeyMove, Report

__all__ = [
    "Account",
    "Action",
    "ActionGroup",
    "CardRow",
    "Entry",
    "Figures",
    "Held",
    "Interlude",
    "KeyMove",
    "Line",
    "Pair",
    "Report",
    "Scene",
    "Section",
    "Table",
    "TablePage",
    "Taken",
    "Tone",
    "TrickTable",
]
