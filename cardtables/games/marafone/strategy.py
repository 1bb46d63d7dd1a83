"""Marafone's bots: a beginner and the attentive partner of the rules page."""

from collections.abc import Callable

from cardtables.bots.base import Bot
from cardtables.bots.followtricks import Easy, Normal
from cardtables.engine.followtricks import FollowTricks

BOTS: dict[str, Callable[[FollowTricks], Bot]] = {"easy": Easy, "normal": Normal}
"""Minds that get a view and nothing else, weakest first."""
