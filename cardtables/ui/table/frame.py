"""One frame of a table: everything on the felt and in the side panel, painted from a scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.table.hand import paint_hand, paint_hidden_hand, paint_owner, paint_words
from cardtables.ui.table.pen import Pen
from cardtables.ui.table.seats import paint_others
from cardtables.ui.table.sections import Section, paint_sections

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.ui.canvas import Canvas, Rect
    from cardtables.ui.faces import Look
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.protocol import Entry, Table
    from cardtables.ui.table.scene import Scene
    from cardtables.ui.table.sections import Line


def paint_felt(canvas: Canvas, look: Look, table: Table, scene: Scene, layout: Layout) -> Pen:
    """Paint the others and the middle; the pen to go on with."""
    pen = Pen(canvas, look, scene.rules.pack)
    table.paint_middle(pen, scene, layout)
    paint_others(pen, table, scene, layout)
    paint_owner(pen, table, scene, layout)
    return pen


def paint_own(
    pen: Pen,
    layout: Layout,
    entries: Sequence[Entry],
    chosen: int | None,
    words: Sequence[Line],
    *,
    open_to_keys: bool,
) -> None:
    """Paint the viewer's hand and the words about the chosen card."""
    paint_hand(pen, layout, entries, chosen, open_to_keys=open_to_keys)
    paint_words(pen, layout, words)


def paint_covered(pen: Pen, table: Table, scene: Scene, layout: Layout) -> None:
    """Paint the hand at the bottom as anybody may see it."""
    paint_hidden_hand(pen, layout, len(table.backs(scene, scene.south)))


def paint_panel_at(canvas: Canvas, look: Look, panel: Rect, sections: Sequence[Section]) -> None:
    """Paint a side panel."""
    canvas.fill(*panel, look.theme.panel)
    paint_sections(canvas, look, sections, panel.x + 2, panel.y + 1, panel.width - 4, panel.height - 2)
