"""Trick games in which an auction decides who plays with a secret partner, called by a card: Chiamata and its kin.

All cards are dealt, no suit need be followed, five play. What a game fixes is said in `Customs`; what is played is the
same for all (rules/briscola-family.md).
"""

from cardtables.engine.calledtricks.auction import points_at_once, ranks_then_points
from cardtables.engine.calledtricks.customs import BY_BID, HIGHEST_MISSING, PLAYERS, Customs
from cardtables.engine.calledtricks.rules import CalledTricks
from cardtables.engine.calledtricks.scoring import by_contract, by_shares
from cardtables.engine.calledtricks.state import State

__all__ = [
    "BY_BID",
    "HIGHEST_MISSING",
    "PLAYERS",
    "CalledTricks",
    "Customs",
    "State",
    "by_contract",
    "by_shares",
    "points_at_once",
    "ranks_then_points",
]
