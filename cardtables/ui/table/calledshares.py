"""What a contract pays in shares that come out even, said line by line."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from cardtables.engine.calledtricks.scoring import ALL_POINTS, multiplier_of
from cardtables.ui.table.calledscores import CalledScores
from cardtables.ui.table.ledger import signed
from cardtables.ui.table.sections import Line, Tone

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.ui.table.calledscores import Ending
    from cardtables.ui.table.scene import Scene


class SharesScores(CalledScores):
    """A contract pays shares that come out even (engine's `by_shares`): two to the caller, one to his partner."""

    @abstractmethod
    def multiplies(self, scene: Scene) -> bool:
        """Whether high promises count several times."""

    def times(self, scene: Scene, points: int) -> int:
        """By the tens promised."""
        return multiplier_of(points) if self.multiplies(scene) else 1

    def stakes(self, scene: Scene) -> tuple[Line, ...]:
        """Shares of a plain contract, alone, and with all points; failed it is the reverse."""
        speech = scene.speech
        rows = [
            Line(speech(f"shares.{key}"), right=worth)
            for key, worth in (("caller", "+2"), ("partner", "+1"), ("others", "-1"), ("alone", "±4"), ("all", "×2"))
        ]
        if self.multiplies(scene):
            rows.append(Line(speech("shares.multipliers"), right="×2 … ×5"))
        return (*rows, Line(speech("shares.failed"), Tone.DIM))

    def gains(self, scene: Scene, ending: Ending, seat: Seat) -> tuple[Line, ...]:
        """The share, then everything that multiplies it."""
        speech, outcome = scene.speech, ending.outcome
        share = -1
        if seat == ending.caller:
            share = 4 if outcome.alone else 2
        elif seat == ending.partner:
            share = 1
        lines = [Line(speech("shares.share"), right=signed(share if outcome.kept else -share))]
        times = self.times(scene, outcome.promised)
        if times > 1:
            lines.append(Line(speech("shares.promised", points=outcome.promised), right=f"×{times}"))
        if ALL_POINTS in (outcome.made, outcome.others):
            lines.append(Line(speech("shares.all"), right="×2"))
        return tuple(lines)
