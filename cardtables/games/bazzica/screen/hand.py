"""The own cards: first ones and called ones apart, marks to change them by, and the total in large figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.games.bazzica.scoring import made_by
from cardtables.games.bazzica.screen.places import columns_of
from cardtables.games.bazzica.state import BUST, CALLS, total_of
from cardtables.ui.cells import fit, text_width, wrap
from cardtables.ui.faces import State, big_width, draw_big, draw_key, draw_strip
from cardtables.ui.table import Line, Tone
from cardtables.ui.table.hand import ENTRY_REGION, keys_of
from cardtables.ui.table.pen import face_of

if TYPE_CHECKING:
    from cardtables.engine.cards import Seat
    from cardtables.games.bazzica.screen.places import Places
    from cardtables.ui.table import Held, Scene
    from cardtables.ui.table.pen import Pen

_FIGURE_ROWS = 3
_FULL_BLOCK = 8


def paint_own(pen: Pen, scene: Scene, places: Places, held: Held) -> None:
    """Paint the hand with its marks and keys, captions where it has none, and the total."""
    entries, room, size = held.entries, places.hand, places.size
    first = len(scene.state.hands[scene.south])
    columns = columns_of(first, len(entries) - first, size.width, room.width, size.width + 1)
    keys = keys_of(entries)
    marking = held.open_to_keys and any(entry.marks for entry in entries)
    bust = scene.state.standing[scene.south] == BUST
    for place, (column, entry) in enumerate(zip(columns, entries, strict=True)):
        x = room.x + column
        last = place + 1 == len(entries)
        step = size.width if last else min(size.width, columns[place + 1] - column)
        marked = place in held.marked
        state = State.OFF if bust else State.SELECTED if marked else State.NORMAL
        region = f"{ENTRY_REGION}{place}"
        draw_strip(
            pen.canvas, x, room.y, size, face_of(pen.pack, entry.cards[0]), pen.look, step, state=state, region=region
        )
        centre, below = x + (step - 3) // 2, room.y + size.height
        if held.open_to_keys and place == held.chosen and not marking:
            pen.write(centre, below, " ▲ ", Tone.GOLD, width=3)
        elif marking and place == held.chosen and not marked:
            pen.write(centre, below, f"▸{keys[place]} ", Tone.GOLD, width=3)
        elif marking and entry.marks:
            draw_key(pen.canvas, centre, below, keys[place], pen.look, state=state)
    if not marking and held.chosen is None:
        _paint_captions(pen, scene, places, columns, first)
    paint_total(pen, scene, places, held.words)


def _paint_captions(pen: Pen, scene: Scene, places: Places, columns: list[int], first: int) -> None:
    room, size = places.hand, places.size
    state, seat, y = scene.state, scene.south, places.hand.y + places.size.height
    open_hand = state.shown[seat] or state.standing[seat] == BUST or state.turned_up
    end = columns[first] if len(columns) > first else columns[-1] + size.width
    pen.write(room.x, y, _caption(scene, "open" if open_hand else "hidden", end - 1), Tone.DIM, width=end)
    if len(columns) > first:
        width = room.width - columns[first]
        caption = _caption(scene, "first_hidden" if state.hidden_call(seat) else "called", width)
        pen.write(room.x + columns[first], y, caption, Tone.DIM, width=width)


def _caption(scene: Scene, code: str, width: int) -> str:
    """What lies there, in a word where there is no room for more."""
    caption = scene.speech(f"caption.{code}")
    return caption if text_width(caption) <= width else scene.speech(f"caption.{code}.short")


def paint_covered(pen: Pen, scene: Scene, places: Places) -> None:
    """Paint the hand at the bottom as anybody may see it."""
    cards = scene.state.cards_of(scene.south)
    first = len(scene.state.hands[scene.south])
    size = places.size
    columns = columns_of(first, len(cards) - first, size.width, places.hand.width, size.width + 1)
    for column, card in zip(columns, cards, strict=True):
        pen.card(places.hand.x + column, places.hand.y, size, card)
    paint_total(pen, scene, places, ())


def paint_total(pen: Pen, scene: Scene, places: Places, words: tuple[Line, ...]) -> None:
    """Paint whose hand it is, its total as far as it may be seen, and words: about a card, else about the hand."""
    room, seat, state, speech = places.total, scene.south, scene.state, scene.speech
    mark = speech("table.dealer_mark") if state.match.dealer == seat else ""
    turn = state.turn == seat
    name = fit(scene.names[seat], room.width - (text_width(mark) + 3 if mark else 0) - (4 if turn else 0))
    x = (
        pen.box(room.x, room.y, f" ▶ {name} ")
        if turn
        else pen.write(room.x, room.y, name, Tone.STRONG, width=room.width)
    )
    if mark:
        pen.badge(x + 1, room.y, mark)
    cards = state.cards_of(seat)
    total = total_of(cards)
    figure = f"{total}+?" if HIDDEN in cards and total else "?" if HIDDEN in cards else str(total)
    y = room.y + (2 if room.height >= _FULL_BLOCK else 1)
    theme = pen.look.theme
    draw_big(pen.canvas, room.x, y, figure, theme.accent if total == 31 else theme.text)
    beside = room.x + (big_width(figure) or 0) + 2
    width = room.x + room.width - beside
    points = speech.plural("table.points", state.match.scores[seat])
    if text_width(points) <= width:
        pen.write(beside, y, points, Tone.DIM, width=width)
    pen.write(beside, y + 1, speech("total.title"), Tone.DIM, width=width)
    y += _FIGURE_ROWS
    for line in words or hand_words(scene, seat):
        for part in wrap(line.text, room.width):
            if y < room.y + room.height:
                pen.write(room.x, y, part, line.tone, width=room.width)
            y += 1


def hand_words(scene: Scene, seat: Seat) -> tuple[Line, ...]:
    """What the cards score if all goes well, and how far it is to 31, or to a bazzica."""
    state, speech = scene.state, scene.speech
    cards = state.cards_of(seat)
    if not cards or HIDDEN in cards:
        return ()
    total = total_of(cards)
    if state.standing[seat] == BUST:
        return (Line(speech("total.bust"), Tone.GOLD),)
    lines = [Line(speech(f"makes.{made.code}", points=made.points), Tone.GOLD) for made in made_by(state, seat)]
    if state.phase != CALLS:
        lines.append(
            Line(speech("total.bazzica", over=total - 9) if total > 9 else speech("total.is_bazzica"), Tone.DIM)
        )
    elif total < 31:
        lines.append(Line(speech("total.short", left=31 - total), Tone.DIM))
    return tuple(lines)
