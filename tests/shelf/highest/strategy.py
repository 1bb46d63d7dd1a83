"""The bot: its highest card first."""

from collections.abc import Callable
from typing import Any

from cardtables.bots.base import Decision, Reason
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View


class HighestFirst:
    """Plays the card that takes most."""

    def __init__(self, rules: Any) -> None:
        self.height = rules.height

    def decide(self, view: View[Any], rng: Rng) -> Decision:
        """The highest card in hand."""
        move = max(view.legal, key=lambda move: self.height[move.args[0]])
        return Decision(move, Reason("highest_first"))


BOTS: dict[str, Callable[[Any], Any]] = {"normal": HighestFirst}
