"""The two upper corners of a trick table: stock and trump at the left, the match at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.engine.tricks import NO_SUIT
from cardtables.ui.cells import text_width
from cardtables.ui.faces import LARGE, MEDIUM, SIGN_SIZE, SMALL, TINY, Face, draw_sign
from cardtables.ui.table.geometry import TITLE_WIDTH
from cardtables.ui.table.sections import Tone

if TYPE_CHECKING:
    from cardtables.engine.cards import Cards
    from cardtables.ui.canvas import Rect
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene

_PEEK = 4
"""Columns of the stock that show beside the up-card."""
_DOTS_TO = 7


def paint_stock(
    pen: Pen, scene: Scene, place: Rect, stock: Cards, trump: int, *, no_trump: str = "", next_open: bool = False
) -> None:
    """Paint the stock, its last card open across it, or the trump suit alone when it is out.

    ``no_trump`` is said while there is none; with ``next_open`` the top of the stock lies open over the last card.
    """
    speech = scene.speech
    if trump != NO_SUIT:
        letter = pen.pack.suits[trump]
        title = speech("table.trump_suit", suit=scene.narrator.suit(letter))
        pen.write(place.x, place.y, title, Tone.GOLD, width=TITLE_WIDTH)
    elif no_trump:
        pen.write(place.x, place.y, no_trump, Tone.STRONG, width=TITLE_WIDTH)
    size = next(size for size in (LARGE, MEDIUM, SMALL, TINY) if size.height + 2 <= place.height)
    y = place.y + 1
    if stock:
        if len(stock) > 1 and not next_open:
            pen.card(place.x + _PEEK, y, size, HIDDEN)
        pen.card(place.x, y, size, stock[-1])
        if len(stock) > 1 and next_open:
            pen.card(place.x + _PEEK, y, size, stock[0])
        count = speech.plural("table.stock", len(stock))
        pen.write(place.x, y + size.height, count, Tone.DIM, width=TITLE_WIDTH)
    elif trump != NO_SUIT and place.height > SIGN_SIZE.height:
        draw_sign(pen.canvas, place.x, y, Face(pen.pack.kind, pen.pack.ranks[0], pen.pack.suits[trump]), pen.look)
    else:
        pen.slot(place.x, y, size)
        pen.write(place.x, y + size.height, speech("table.stock_out"), Tone.DIM, width=TITLE_WIDTH)


def score_marks(scores: tuple[int, ...], target: int | None) -> list[str]:
    """The scores as they stand in a column: dots to fill while a match is won by few deals, else numbers."""
    if target is None or target > _DOTS_TO:
        return [str(score) for score in scores]
    joint = " " if target <= 3 else ""
    return [joint.join("●" * min(score, target) + "○" * (target - min(score, target))) for score in scores]


def paint_score(pen: Pen, place: Rect, title: str, rows: list[tuple[str, str]]) -> None:
    """Paint names with their marks under a title."""
    pen.write(place.x, place.y, title, Tone.GOLD, width=place.width)
    widest = max((text_width(mark) for _, mark in rows), default=0)
    name_width = place.width - widest - 1
    longest = min(name_width, max((text_width(name) for name, _ in rows), default=0))
    for y, (name, mark) in enumerate(rows, place.y + 1):
        pen.write(place.x, y, name, width=name_width)
        pen.write(place.x + longest + 1, y, mark, width=widest)
