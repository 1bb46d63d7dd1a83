"""A 31 on the screen: the claim has a key, and is asked about before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.moves import Move
from cardtables.ui.table import Action, ActionGroup, KeyMove
from cardtables.ui.table.stocktable import StockTable, customs_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.events import Event
    from cardtables.ui.table import Report, Scene

CLAIM = Move("claim")


class ThirtyOneTable(StockTable):
    """What a wrong claim costs is said wherever one can be made (briscola-family.md, Briscola a 31)."""

    def sure(self, scene: Scene) -> tuple[Action, ...]:
        """The question before a claim: to play on comes first, so that a key too many does nothing."""
        speech, points = scene.speech, customs_of(scene).claim_at
        return (
            Action(speech("claim.no"), None),
            Action(speech("claim.yes", points=points), CLAIM, speech("claim.warning")),
        )

    def keys_of_moves(self, scene: Scene) -> tuple[KeyMove, ...]:
        """The claim."""
        return (KeyMove("claim", "c", CLAIM, 3, self.sure(scene)),)

    def actions(self, scene: Scene) -> tuple[ActionGroup, ...]:
        """The claim asks before it is made from the menu too."""
        groups = super().actions(scene)
        return tuple(
            group._replace(actions=tuple(self._asking(scene, each) for each in group.actions)) for group in groups
        )

    def _asking(self, scene: Scene, action: Action) -> Action:
        return action._replace(sure=self.sure(scene)) if action.move == CLAIM else action

    def duty(self, scene: Scene) -> str:
        """Who keeps the count, and what may be done with it."""
        customs = customs_of(scene)
        key = "ask.claim.shown" if customs.show_points else "ask.claim"
        return scene.speech(key, points=customs.claim_at)

    def report(self, scene: Scene, events: Sequence[Event]) -> Report:
        """A claim is what the deal was about, right or wrong; without one the count decides."""
        report, speech = super().report(scene, events), scene.speech
        claim = next((event for event in events if event.kind == "claimed"), None)
        if claim is None:
            return report._replace(reason=speech("claim.none", points=report.reason))
        missing = (customs_of(scene).claim_at or 0) - claim.number
        name = scene.names[claim.seat]
        if missing > 0:
            return report._replace(reason=speech.plural("claim.wrong", missing, name=name, points=claim.number))
        return report._replace(reason=speech("claim.right", name=name, points=claim.number))


TABLE = ThirtyOneTable()
