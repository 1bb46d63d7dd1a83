"""What a bot is: a function from a view, the rules and its own chance to a move with a reason."""

from typing import Any, NamedTuple, Protocol

from cardtables.engine.errors import Refusal
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View

Reason = Refusal
"""Code and parameters of a sentence, `reason.{code}` of the game's catalogue."""


class Decision(NamedTuple):
    """A move and the documented rule it came from."""

    move: Move
    reason: Reason


class Bot(Protocol):
    """A mind at one seat. It holds no memory: what it may know is in the view, its history included."""

    def decide(self, view: View[Any], rng: Rng) -> Decision:
        """One of `view.legal`; the same view and stream give the same decision."""
        ...
