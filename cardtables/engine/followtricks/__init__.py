"""Trick games for two pairs in which all ten cards are dealt and the suit led must be followed: Madrasso, Marafone.

What a game fixes is said in `Customs`; what is played is the same for both (rules/briscola-family.md).
"""

from cardtables.engine.followtricks.customs import SEATS, SIDES, Customs
from cardtables.engine.followtricks.rules import FollowTricks
from cardtables.engine.followtricks.state import NAME, NO_CARD, PLAY, State

__all__ = ["NAME", "NO_CARD", "PLAY", "SEATS", "SIDES", "Customs", "FollowTricks", "State"]
