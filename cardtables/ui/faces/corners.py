"""The rounded corners of a card: its four corner pixels are left out."""

from __future__ import annotations

from cardtables.ui.canvas import TRANSPARENT, UPPER_HALF, Canvas


def round_corners(canvas: Canvas) -> None:
    """Make the four corner pixels see-through, unless a character stands there."""
    for x in (0, canvas.width - 1):
        for half_row in (0, canvas.height * 2 - 1):
            if canvas.cell(x, half_row // 2)[0] in (" ", UPPER_HALF):
                canvas.pixel(x, half_row, TRANSPARENT)
