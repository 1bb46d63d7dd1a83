"""A bot that plays any legal move, each with the same chance: the yardstick of the others."""

from typing import Any

from cardtables.bots.base import Decision, Reason
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View


class Uniform:
    """Any legal move."""

    def decide(self, view: View[Any], rng: Rng) -> Decision:
        """A move drawn from the bot's own stream."""
        return Decision(view.legal[int(rng.random() * len(view.legal))], Reason("any_legal_move"))
