"""Gingo on the screen: points are bid and points are scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.table import Line, Tone
from cardtables.ui.table.calledtable import CalledTable
from cardtables.ui.table.ledger import signed

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.ui.table import Scene
    from cardtables.ui.table.calledscores import Ending


class GingoTable(CalledTable):
    """How a contract in Gingo pays (rules/briscola-family.md, Gingo)."""

    def times(self, scene: Scene, points: int) -> int:
        """A promise counts as many points as it names."""
        return 1

    def stakes(self, scene: Scene) -> tuple[Line, ...]:
        """The promise for two, or what is missing off them and their opponents' points to the rest."""
        speech = scene.speech
        return (
            Line(speech("stakes.kept"), right="+"),
            Line(speech("stakes.failed"), right="-"),
            Line(speech("stakes.others"), right="+"),
            Line(speech("stakes.why"), Tone.DIM),
        )

    def gains(self, scene: Scene, ending: Ending, seat: Seat) -> tuple[Line, ...]:
        """The promise kept, what was missing, or what the others took together."""
        speech, outcome = scene.speech, ending.outcome
        if seat not in (ending.caller, ending.partner):
            others = 0 if outcome.kept else outcome.others
            return (Line(speech("gains.kept_against" if outcome.kept else "gains.others"), right=signed(others)),)
        if outcome.kept:
            lines = [Line(speech("gains.promise"), right=signed(outcome.promised))]
        else:
            lines = [Line(speech("gains.missing"), right=signed(outcome.made - outcome.promised))]
        if outcome.alone:
            lines.append(Line(speech("gains.alone"), right="×2"))
        return tuple(lines)


TABLE = GingoTable()
