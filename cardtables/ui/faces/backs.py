"""Cards face down: the backs of two packs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cardtables.ui.canvas import Canvas, Rect, Stamp
from cardtables.ui.faces.corners import round_corners
from cardtables.ui.faces.look import LARGE, MEDIUM, SMALL, Look, Size
from cardtables.ui.faces.plain import paint_plain_back

if TYPE_CHECKING:
    from cardtables.themes.colours import Colour


def draw_back(canvas: Canvas, x: int, y: int, size: Size, look: Look, *, second: bool = False) -> Rect:
    """Draw a card face down; ``second`` is the other pack's back.

    Any size from 3x2 up can be drawn; wider than the largest card it is a wall with a wide mesh, to hide a screen.
    """
    canvas.stamp(x, y, _back_stamp(size, look, second))
    return Rect(x, y, *size)


@lru_cache(maxsize=64)
def _back_stamp(size: Size, look: Look, second: bool) -> Stamp:
    theme = look.theme
    dark, light = (theme.second_a, theme.second_b) if second else (theme.back_a, theme.back_b)
    canvas = Canvas(size.width, size.height, theme.back_edge, ascii_only=look.ascii_only)
    if look.ascii_only:
        paint_plain_back(canvas, size, light, dark, theme.back_edge, "%" if second else "/")
        return canvas.freeze()
    wall = size.width > LARGE.width
    edge, mesh = (2, 10) if wall else (1, 4)
    for half_row in range(edge, size.height * 2 - edge):
        for x in range(edge, size.width - edge):
            woven = (half_row // 2 + x) % 2 if second else 0 in ((x + half_row) % mesh, (x - half_row) % mesh)
            canvas.pixel(x, half_row, light if woven else dark)
    ornament = _window if second else _diamond
    if not wall and size.width >= (SMALL if second else MEDIUM).width:
        ornament(canvas, theme.back_edge, theme.back_mark)
    round_corners(canvas)
    return canvas.freeze()


def _diamond(canvas: Canvas, inner: Colour, mark: Colour) -> None:
    """A diamond in the middle of a back: light inside, its outline in the mark's colour."""
    middle, half = canvas.width // 2, canvas.height
    for half_row in range(half - 3, half + 3):
        reach = 2 - max(half_row - half, half - 1 - half_row)
        for x in range(middle - reach, middle + reach + 1):
            canvas.pixel(x, half_row, mark if abs(x - middle) == reach else inner)


def _window(canvas: Canvas, frame: Colour, pane: Colour) -> None:
    """A small window in the middle of the other back."""
    middle, half = canvas.width // 2, canvas.height
    for half_row in range(half - 2, half + 2):
        for x in range(middle - 1, middle + 2):
            canvas.pixel(x, half_row, pane if x == middle and half - 1 <= half_row <= half else frame)
