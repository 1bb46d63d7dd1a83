"""Marianna on the screen: which suit is briscola now, which mariannas were made, what the next one is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.table import Line, Section, Tone
from cardtables.ui.table.stocktable import StockTable, customs_of

if TYPE_CHECKING:
    from cardtables.engine.stocktricks.state import Declaration
    from cardtables.ui.table import Scene


class MariannaTable(StockTable):
    """Mariannas change the briscola and rise in worth (briscola-family.md, Marianna)."""

    def next_worth(self, scene: Scene) -> int | None:
        """What the next marianna would bring; None when there can be no more."""
        made, values = len(scene.state.accused), customs_of(scene).accuse_values
        return values[made] if scene.state.stock and made < len(values) else None

    def duty(self, scene: Scene) -> str:
        """The suits that were shown, what the next one is worth, and that any card may be played."""
        made: tuple[Declaration, ...] = scene.state.accused
        speech, worth = scene.speech, self.next_worth(scene)
        if made:
            told = [speech("ask.made", suits=", ".join(self.suit(scene, each.suit) for each in made))]
            told.append(speech("ask.no_more") if worth is None else speech("ask.next_worth", points=worth))
        else:  # then the sentence itself has to say of what it speaks
            told = [speech("ask.none_made") if worth is None else speech("ask.first_worth", points=worth)]
        return " ".join([*told, super().duty(scene)])

    def declared(self, scene: Scene) -> tuple[Section, ...]:
        """The mariannas in order, and the next one's worth."""
        speech, worth = scene.speech, self.next_worth(scene)
        rows = [row for section in super().declared(scene) for row in section.rows]
        if worth is not None:
            rows.append(Line(speech("table.next_one"), Tone.DIM, right=f"+{worth}"))
        return (Section(speech("table.declared"), tuple(rows)),) if rows else ()


TABLE = MariannaTable()
