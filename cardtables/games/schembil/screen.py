"""Schembil on the screen: who is captain stands at the seats, and why others say no words below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.stocktricks.customs import OFF, captains_of
from cardtables.ui.table import Line, Section
from cardtables.ui.table.stocktable import StockTable, customs_of

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.ui.table import Scene


class SchembilTable(StockTable):
    """One of each side speaks (briscola-family.md, Schembil)."""

    def captains(self, scene: Scene) -> tuple[Seat, ...]:
        """Who speaks in the deal in hand."""
        return captains_of(scene.state.match.deal, len(scene.names))

    def role(self, scene: Scene, seat: Seat) -> str:
        """A captain is called so before all else, and whether he is the viewer's own."""
        if seat not in self.captains(scene) or seat == scene.viewer:
            return super().role(scene, seat)
        own = seat in scene.side_of(scene.viewer)
        return scene.speech("table.captain_own" if own else "table.captain", who=self.mind(scene, seat))

    def note(self, scene: Scene, seat: Seat) -> Line:
        """The viewer's own place says it as well."""
        note = super().note(scene, seat)
        if seat != scene.viewer or seat not in self.captains(scene) or self.said(scene, seat):
            return note
        return note._replace(text=scene.speech("table.captain_you"))

    def duty(self, scene: Scene) -> str:
        """Who may speak for the side."""
        speech, allowed = scene.speech, {move.verb for move in scene.view.legal}
        captain = next((seat for seat in self.captains(scene) if seat in scene.side_of(scene.viewer)), None)
        told = []
        if captain == scene.viewer and "say" in allowed:
            told.append(speech("ask.captain"))
        elif captain is not None and captain != scene.viewer and customs_of(scene).talk != OFF:
            told.append(speech("ask.not_captain", name=scene.names[captain]))
            told += [speech("ask.signs")] if "sign" in allowed else []
        return " ".join([*told, super().duty(scene)])

    def panel(self, scene: Scene) -> tuple[Section, ...]:
        """The captains below the match."""
        match, *rest = super().panel(scene)
        captains = self.captains(scene)
        rows = [Line(scene.names[seat], right=scene.side_name(scene.side_of(seat))) for seat in captains]
        return (match, Section(scene.speech("table.captains"), tuple(rows)), *rest)


TABLE = SchembilTable()
