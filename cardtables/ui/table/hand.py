"""The hand at the bottom: its cards with their keys, its owner beside it, and words about the chosen card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.engine.cards import HIDDEN
from cardtables.ui.cells import fit, text_width, wrap, wrap_within
from cardtables.ui.commands import DIGITS
from cardtables.ui.faces import State, draw_key, draw_strip
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.sections import Tone, whole_parts, whole_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.protocol import Table
    from cardtables.ui.table.scene import Scene
    from cardtables.ui.table.sections import Line
    from cardtables.ui.table.values import Entry

ENTRY_REGION: Final = "entry:"
"""A region of the canvas named so, with the entry's place after it, is an entry of the hand."""
_LEAST_NAME: Final = 6
"""The columns that a name is never shortened below for what stands beside it."""


def keys_of(entries: Sequence[Entry]) -> tuple[str, ...]:
    """The key of each entry, empty where none is left or needed.

    When all may be played the places have the keys; else only those that may be played, so that low digits do. Where
    entries have keys of their own there are no others.
    """
    if any(entry.key for entry in entries):
        return tuple(entry.key for entry in entries)
    places = [place for place, entry in enumerate(entries) if not entry.empty]
    some = [place for place in places if entries[place].playable]
    if len(entries) <= len(DIGITS) and (len(some) == len(places) or not some):
        return tuple("" if entry.empty else DIGITS[place] for place, entry in enumerate(entries))
    keys = dict(zip(some or places, DIGITS, strict=False))
    return tuple(keys.get(place, "") for place in range(len(entries)))


def paint_hand(pen: Pen, layout: Layout, entries: Sequence[Entry], chosen: int | None, *, open_to_keys: bool) -> None:
    """Paint the cards; ``open_to_keys`` when they may be played now, else their keys are only hinted at."""
    keys = keys_of(entries)
    fan, hand = layout.fan, layout.hand
    count = len(entries)
    fan = fan.spread(count, hand.width)
    spare = (hand.width - fan.width(count)) // 2 if fan.rows == 1 else 0
    for place, entry in enumerate(entries):
        column, row = fan.offset(place)
        x, y = hand.x + spare + column, hand.y + row
        if not entry.cards:
            pen.slot(x + 1, y + 1, fan.size._replace(width=fan.size.width - 2, height=fan.size.height - 2))
            continue
        state = state_of(entry, chosen=place == chosen, open_to_keys=open_to_keys)
        step = fan.step if fan.covered(place, count) else fan.size.width
        face = face_of(pen.pack, entry.cards[0])
        region = f"{ENTRY_REGION}{place}"
        draw_strip(pen.canvas, x, y, fan.size, face, pen.look, step, state=state, region=region)
        centre = x + (min(step, fan.size.width) - 3) // 2
        below = hand.y + row + fan.size.height
        paint_key(pen, centre, below, keys[place], entry, chosen=place == chosen, open_to_keys=open_to_keys)


def state_of(entry: Entry, *, chosen: bool, open_to_keys: bool) -> State:
    """How an entry's cards lie there: grey where there is a reason against playing them."""
    if not open_to_keys or not entry.moves:
        return State.OFF if open_to_keys and entry.refusal is not None else State.NORMAL
    return State.SELECTED if chosen else State.NORMAL


def paint_key(pen: Pen, x: int, y: int, key: str, entry: Entry, *, chosen: bool, open_to_keys: bool) -> None:
    """Paint the key of an entry into three cells; only hinted at while it plays nothing."""
    if open_to_keys and chosen and not entry.moves:
        pen.write(x, y, " ▲ ", Tone.GOLD, width=3)
    elif open_to_keys and (key if entry.moves else entry.refusal is not None):
        state = state_of(entry, chosen=chosen, open_to_keys=open_to_keys)
        draw_key(pen.canvas, x, y, key, pen.look, state=state)
    elif key and not open_to_keys:
        pen.write(x + 1, y, key, Tone.DIM, width=1)


def paint_hidden_hand(pen: Pen, layout: Layout, cards: int) -> None:
    """Paint the hand at the bottom as somebody sees it who may not look at it."""
    hand = layout.hand
    fan = layout.fan.spread(cards, hand.width)
    spare = (hand.width - fan.width(cards)) // 2 if fan.rows == 1 else 0
    for place in range(cards):
        column, row = fan.offset(place)
        pen.card(hand.x + spare + column, hand.y + row, fan.size, HIDDEN)


def paint_owner(pen: Pen, table: Table, scene: Scene, layout: Layout) -> None:
    """Paint whose hand it is."""
    label = layout.hand_label
    seat = scene.south
    turn = scene.taken is None and scene.state.turn == seat
    mark = scene.speech("table.dealer_mark") if scene.state.match.dealer == seat else ""
    room = label.width - (4 if turn else 0)
    note = table.note(scene, seat)
    if label.rightwards:  # a long name leaves room for the note's first word
        first = note.text.split(" ")[0].rstrip(",")
        needed = (text_width(first) + 2 if first else 0) + (text_width(mark) + 3 if mark else 0)
        room = max(_LEAST_NAME, room - needed)
    lines = [scene.names[seat]] if label.rightwards else wrap(scene.names[seat], room) or [""]
    text = f" ▶ {fit(lines[0], room)} " if turn else fit(lines[0], room)
    x = label.x if label.rightwards else label.x - text_width(text)
    after = pen.box(x, label.y, text) if turn else pen.write(x, label.y, text, Tone.STRONG, width=label.width)
    if label.rightwards:
        if mark:
            after = pen.badge(after + 1, label.y, mark)
        room = label.x + label.width - after - 2
        fits = text_width(note.text) <= room
        if fits or note.text != scene.speech("table.your_turn"):  # of which half says nothing, and the box says it too
            pen.write(after + 2, label.y, whole_words(note.text, room), note.tone, width=max(0, room))
        return
    y = label.y + 1
    for line in lines[1:]:
        pen.write_left_of(label.x, y, line, Tone.STRONG, width=label.width)
        y += 1
    pen.write_left_of(label.x, y, note.text, note.tone, width=label.width)
    if mark:
        pen.badge(label.x - text_width(mark) - 2, y + 1, mark)


def paint_words(pen: Pen, layout: Layout, lines: Sequence[Line]) -> None:
    """Paint what there is to say about the chosen card: below one another, or on one row above a long hand."""
    words = layout.words
    if words.height == 1:
        text = whole_parts(" · ".join(line.text for line in lines), words.width)
        pen.write_left_of(words.x + words.width, words.y, text, Tone.STRONG, width=words.width)
        return
    y = words.y
    for line in lines:
        for part in wrap_within(line.text, words.width, words.y + words.height - y):
            pen.write(words.x, y, part, line.tone, width=words.width)
            y += 1
