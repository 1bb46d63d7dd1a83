"""The middle: the row on top of the pile, how much lies below it, the stock, what has been swept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.games.spazzumazz.order import RANK_OF, row_of
from cardtables.games.spazzumazz.screen.reading import rank_text, state_of
from cardtables.ui.cells import text_width
from cardtables.ui.faces import State, draw_strip
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.sections import Line, Tone

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.games.spazzumazz.screen.places import Places
    from cardtables.ui.table import Scene
    from cardtables.ui.table.pen import Pen

_STEP = 3
_MOST_SHOWN = 8
_LAYING = ("discarded", "discarded_face_up", "flipped")
_STOCK_WORDS = 14
_BESIDE_PILE = 7
"""Columns between the stock and a pile whose row is one card; three more cards fit."""
_GAP = 3


def laid_by(scene: Scene) -> Seat | None:
    """Who has just laid what is on top of the pile."""
    return next((event.seat for event in scene.events if event.kind in _LAYING), None)


def paint_middle(pen: Pen, scene: Scene, places: Places) -> None:
    """Paint pile and stock with the words about them."""
    middle, size = places.middle, places.pile
    row = row_of(state_of(scene).pile)[-_MOST_SHOWN:]
    y = middle.y + (middle.height - size.height) // 2
    width = size.width + _STEP * (max(1, len(row)) - 1)
    words = _words(scene, told_stock=not places.stock)
    x = middle.x + (middle.width - size.width) // 2 - _STEP * (max(1, len(row)) - 1) // 2
    if not places.stock:  # nothing at the left but the own name: words too long for the right side move the pile
        room = middle.x + middle.width - 1 - max(text_width(line.text) for line in words)
        x = max(places.name.x + places.name.width + 1, min(x, room - _GAP - width))
    if places.stock:
        _paint_stock(pen, scene, places, middle.x + (middle.width - size.width) // 2 - _BESIDE_PILE, y)
    sweeps = scene.taken is not None and any(event.kind == "swept" for event in scene.events)
    state = State.WINNING if sweeps else State.NORMAL
    if not row:
        pen.slot(x, y, size)
    for place, card in enumerate(row):
        step = size.width if place == len(row) - 1 else _STEP
        draw_strip(pen.canvas, x + place * _STEP, y, size, face_of(pen.pack, card), pen.look, step, state=state)
    left = x + width + _GAP
    top = y + max(0, (size.height - len(words)) // 2)
    for offset, line in enumerate(words[: middle.height]):
        pen.write(left, top + offset, line.text, line.tone, width=middle.x + middle.width - left - 1)


def _paint_stock(pen: Pen, scene: Scene, places: Places, end: int, y: int) -> None:
    """The stock with its words at the left; a place where there is none any more."""
    number, size = len(state_of(scene).stock), places.pile
    x = end - size.width
    if number:
        pen.card(x, y, size, HIDDEN)
    else:
        pen.slot(x, y, size)
    top = y + (size.height - 2) // 2
    speech = scene.speech
    pen.write_left_of(x - 1, top, speech("stock.title"), Tone.STRONG, width=_STOCK_WORDS)
    pen.write_left_of(x - 1, top + 1, _stock_left(scene), Tone.DIM, width=_STOCK_WORDS)


def _stock_left(scene: Scene) -> str:
    number = len(state_of(scene).stock)
    return scene.speech.plural("stock.cards", number) if number else scene.speech("stock.none")


def _words(scene: Scene, *, told_stock: bool) -> list[Line]:
    """What is on top and how long its row is; how many cards lie there and who laid the last ones; what is gone."""
    speech, state = scene.speech, state_of(scene)
    row = row_of(state.pile)
    if row:
        rank = scene.narrator.rank(rank_text(RANK_OF[row[-1]]))
        title = speech("pile.row", rank=rank, number=len(row)) if len(row) > 1 else speech("pile.top", rank=rank)
        seat = laid_by(scene)
        number = speech.plural("pile.cards", len(state.pile))
        below = number if seat is None else speech("pile.by", cards=number, name=scene.names[seat])
        lines = [Line(title, Tone.GOLD), Line(below, Tone.DIM)]
    else:
        lines = [Line(speech("pile.empty"), Tone.GOLD)]
    if told_stock:
        lines.append(Line(speech("stock.told", left=_stock_left(scene)), Tone.DIM))
    lines.append(Line(speech("pile.swept", number=len(state.removed)), Tone.DIM))
    return lines
