"""The seats of a set-up round a table, as they will sit: the first in the south, the others in the order of play."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from cardtables.ui.cells import fit, text_width

if TYPE_CHECKING:
    from cardtables.i18n import Speech
    from cardtables.ui.canvas import Canvas, Rect
    from cardtables.ui.faces.look import Look
    from cardtables.ui.setup_form import SetupForm

TABLE_ROWS = 13
_SIDE_SIGNS = "●○▲"


def paint_table(canvas: Canvas, place: Rect, form: SetupForm, speech: Speech, look: Look) -> None:
    """Paint a table with a name at every seat; those who play together have the same sign."""
    theme = look.theme
    middle_x, middle_y = place.x + place.width // 2, place.y + TABLE_ROWS // 2
    reach_x, reach_y = place.width // 2 - 8, TABLE_ROWS // 2 - 1
    depth = reach_y - 1
    for row in range(-depth + 1, depth):
        half = round((reach_x - 10) * (1 - (row / depth) ** 4) ** 0.5)
        canvas.fill(middle_x - half, middle_y + row, 2 * half + 1, 1, theme.bar)
    turn = -1 if form.spec.has_screen and form.spec.screen.clockwise else 1
    sign_of = {name: _SIDE_SIGNS[at % 3] for at, side in enumerate(form.sides()) if len(side) > 1 for name in side}
    for seat, chair in enumerate(form.chairs):
        angle = turn * 2 * pi * seat / form.count - pi / 2
        x, y = middle_x + round(reach_x * cos(angle)), middle_y - round(reach_y * sin(angle))
        sign = sign_of.get(chair.name, "")
        name = fit(f"{sign} {chair.name}".strip(), 16)
        kind = speech("setup.person") if chair.level is None else speech(f"level.{chair.level}")
        _label(canvas, place, x, y, name, theme.askfg if chair.level is None else theme.text, look, chair.level is None)
        _label(canvas, place, x, y + 1, kind, theme.dim, look, person=False)


def _label(canvas: Canvas, place: Rect, x: int, y: int, text: str, ink: int, look: Look, person: bool) -> None:
    """A text centred on a column, kept within the place; a person's name is in a box."""
    theme = look.theme
    shown = f" {text} "
    left = max(place.x, min(x - text_width(shown) // 2, place.x + place.width - text_width(shown)))
    canvas.text(left, y, shown, ink, theme.askbg if person else theme.felt, bold=person)
