"""A card on its way to the table: three short frames between the hand it left and the place where it comes to lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from cardtables.engine.cards import Card, Seat
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene

FRAMES: Final = 3
SECONDS: Final = 0.03
"""How long a frame stays."""


class Landing(NamedTuple):
    """The card that came down last, whose it was, after how many others, and the table as it was without it."""

    card: Card
    seat: Seat
    order: int
    before: Scene


class Flight:
    """One landing, drawn frame by frame; ``place`` is where its player sits."""

    def __init__(self, landing: Landing, place: int) -> None:
        self.landing = landing
        self._place = place
        self._frame = 0

    def step(self) -> bool:
        """Go on to the next frame; whether there is one."""
        self._frame += 1
        return self._frame < FRAMES

    def paint(self, pen: Pen, layout: Layout) -> None:
        """Draw the card where it is now."""
        place, size = self._place, layout.trick_size
        row = layout.row
        end_x, end_y = layout.slots[place] if layout.slots else (row.x + self.landing.order * (size.width + 2), row.y)
        if place:
            label = layout.labels[place]
            start_x, start_y = label.x - (0 if label.rightwards else size.width), label.y
        else:
            start_x, start_y = layout.hand.x + (layout.hand.width - size.width) // 2, layout.hand.y - 1
        share = (self._frame + 1) / (FRAMES + 1)
        x, y = (round(start + (end - start) * share) for start, end in ((start_x, end_x), (start_y, end_y)))
        pen.card(x, y, size, self.landing.card)
