"""The middle of the table: the stock, and how the hand has come to where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.engine.rules import NOBODY
from cardtables.games.bazzica.state import CALLS
from cardtables.ui.cells import text_width
from cardtables.ui.faces import TINY
from cardtables.ui.table import Line, Tone
from cardtables.ui.table.sections import whole_parts, whole_sentences

if TYPE_CHECKING:
    from cardtables.ui.canvas import Rect
    from cardtables.ui.table import Scene
    from cardtables.ui.table.pen import Pen

_STOCK_WIDTH = 19
_LABEL = 8


def paint_middle(pen: Pen, scene: Scene, room: Rect) -> None:
    """Paint stock and talk into a room of two rows or more."""
    y = room.y + max(0, (room.height - TINY.height) // 2)
    height = min(room.height, TINY.height)
    count = scene.speech.plural("stock.cards", len(scene.state.stock))
    if height == TINY.height:
        if scene.state.stock:
            pen.card(room.x, y, TINY, HIDDEN)
        else:
            pen.slot(room.x, y, TINY)
        pen.write(
            room.x + TINY.width + 1, y + 1, scene.speech("stock.title"), Tone.STRONG, width=_STOCK_WIDTH - TINY.width
        )
        pen.write(room.x + TINY.width + 1, y + 2, count, Tone.DIM, width=_STOCK_WIDTH - TINY.width)
    else:
        pen.write(room.x, y, scene.speech("stock.title"), Tone.STRONG, width=_STOCK_WIDTH)
        pen.write(room.x, y + 1, count, Tone.DIM, width=_STOCK_WIDTH)
    left, width = room.x + _STOCK_WIDTH, room.width - _STOCK_WIDTH
    lines = story(scene, width)
    for line in lines if len(lines) <= height else [line for line in lines if line.tone is not Tone.GOLD][:height]:
        if line.lead:
            pen.write(left, y, line.lead, Tone.DIM, width=_LABEL)
            pen.write(left + _LABEL, y, whole_parts(line.text, width - _LABEL), width=width - _LABEL)
        else:
            pen.write(left, y, whole_sentences(line.text, width), line.tone, width=width)
        y += 1


def story(scene: Scene, width: int) -> list[Line]:
    """What was declared, changed, said and voted in this hand, and which way round it goes, in so many columns."""
    state, speech = scene.state, scene.speech
    talk, order = state.talk, state.in_turn()
    rows = []
    if talk.changes:
        counts = talk.changes[-1] or (talk.changes[-2] if len(talk.changes) > 1 else ())
        said = " · ".join(f"{scene.names[seat]} {count}" for seat, count in zip(order, counts, strict=False))
        rounds = len(talk.changes) if talk.changes[-1] else len(talk.changes) - 1
        if said:
            label = speech("story.changes") if rounds == 1 else speech("story.changes_of", number=rounds)
            rows.append(Line(said, lead=label))
    if talk.intended:
        named = [(seat, talk.intended[seat]) for seat in order]
        said = " · ".join(f"{scene.names[seat]} {count}" for seat, count in named if count is not None)
        rows.append(Line(said, lead=speech("story.intended")))
    if talk.votes:
        said = " · ".join(f"{scene.names[seat]} {speech(f'story.{word}')}" for seat, word in talk.votes)
        rows.append(Line(said, lead=speech("story.votes")))
    if state.bazzica != NOBODY:
        rows.append(Line(speech("story.bazzica", name=scene.names[state.bazzica]), Tone.DIM))
    elif state.phase == CALLS and any(word == "refuse" for _, word in talk.votes):
        rows.append(Line(speech("story.refused"), Tone.DIM))
    rows.append(Line(_direction(scene, width), Tone.DIM))
    return [Line(speech("story.title"), Tone.GOLD), *rows]


def _direction(scene: Scene, width: int) -> str:
    state, speech = scene.state, scene.speech
    text = speech("story.direction", dealer=scene.names[state.match.dealer], mano=scene.names[state.mano])
    return text if text_width(text.partition(". ")[0]) < width else speech("story.direction.short")
