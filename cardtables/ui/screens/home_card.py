"""The chosen game beside the shelf: three of its cards, its name in large letters, what it is and who can play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.ui.cells import fit, text_width, wrap
from cardtables.ui.faces import LARGE, MEDIUM, SMALL, Face, Size, big_height, big_width, draw_big, draw_card, draw_strip
from cardtables.ui.shelf import seat_counts, teaser_faces

if TYPE_CHECKING:
    from cardtables.i18n import Speech
    from cardtables.shelf.spec import Spec
    from cardtables.ui.canvas import Canvas, Rect
    from cardtables.ui.faces.look import Look
    from cardtables.ui.shelf import Entry

_TEXT_ROWS = 9
"""Rows kept free under the cards for name, line and players."""


def paint_game(canvas: Canvas, place: Rect, entry: Entry, speech: Speech, look: Look) -> None:
    """Paint a game into a place of at least 22 columns and 13 rows; what does not fit below is left out."""
    theme = look.theme
    spec = entry.spec
    y = place.y + _paint_teaser(canvas, place, spec, look) + 1
    name = entry.name
    width = big_width(name)
    if width is not None and width <= place.width and place.height >= 28:
        draw_big(canvas, place.x + (place.width - width) // 2, y, name, theme.accent)
        y += big_height(name) + 1
    else:
        _centred(canvas, place, y, name.upper(), theme.accent, bold=True)
        y += 2
    end = place.y + place.height
    for line in wrap(entry.line, place.width):
        if y < end - 2:
            _centred(canvas, place, y, line, theme.text)
            y += 1
    _centred(canvas, place, y + 1, speech("home.players", counts=seat_counts(spec.seats)), theme.dim)
    y += 3
    others = wrap(speech("home.also", names=", ".join(spec.aliases)), place.width) if spec.aliases else []
    if y + len(others) <= end:
        for row, line in enumerate(others):
            _centred(canvas, place, y + row, line, theme.dim)


def _paint_teaser(canvas: Canvas, place: Rect, spec: Spec, look: Look) -> int:
    """Three cards, each but the last a column short, in the largest size there is room for; the rows they take."""
    faces = teaser_faces(spec, Face)
    sizes = [size for size in (LARGE, MEDIUM, SMALL) if _width(size, len(faces)) <= place.width]
    size = next((size for size in sizes if size.height + _TEXT_ROWS <= place.height), SMALL)
    x = place.x + (place.width - _width(size, len(faces))) // 2
    for face in faces[:-1]:
        draw_strip(canvas, x, place.y, size, face, look, size.width - 1)
        x += size.width - 1
    draw_card(canvas, x, place.y, size, faces[-1], look)
    return size.height


def _width(size: Size, count: int) -> int:
    return (size.width - 1) * count + 1


def _centred(canvas: Canvas, place: Rect, y: int, text: str, fg: int, *, bold: bool = False) -> None:
    shown = fit(text, place.width)
    canvas.text(place.x + (place.width - text_width(shown)) // 2, y, shown, fg, bold=bold)
