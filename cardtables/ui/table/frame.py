"""One frame of a table: everything on the felt and in the side panel, painted from a scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.table.pen import Pen
from cardtables.ui.table.sections import Section, paint_sections

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.ui.canvas import Canvas, Rect
    from cardtables.ui.faces import Look
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.protocol import Table
    from cardtables.ui.table.scene import Scene


def paint_felt(canvas: Canvas, look: Look, table: Table, scene: Scene, layout: Layout) -> Pen:
    """Paint the others and the middle; the pen to go on with."""
    pen = Pen(canvas, look, scene.rules.pack)
    table.paint_middle(pen, scene, layout)
    table.paint_seats(pen, scene, layout)
    return pen


def paint_panel_at(canvas: Canvas, look: Look, panel: Rect, sections: Sequence[Section]) -> None:
    """Paint a side panel."""
    canvas.fill(*panel, look.theme.panel)
    paint_sections(canvas, look, sections, panel.x + 2, panel.y + 1, panel.width - 4, panel.height - 2)
