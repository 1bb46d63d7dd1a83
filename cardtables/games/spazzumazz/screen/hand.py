"""The one at the bottom: the hand in groups, the own table cards, and at last the hidden ones to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.games.spazzumazz.order import RANK_OF
from cardtables.games.spazzumazz.screen.groups import INSIDE, groups_within
from cardtables.games.spazzumazz.screen.reading import (
    cards_left,
    hidden_places,
    is_on_table,
    open_cards,
)
from cardtables.games.spazzumazz.screen.seats import paint_hidden_cards, paint_name, paint_open_cards
from cardtables.games.spazzumazz.screen.words import the_rank
from cardtables.ui.canvas import Rect
from cardtables.ui.faces import State, draw_strip
from cardtables.ui.faces.palette import card_colours
from cardtables.ui.page import COMMAND_REGION
from cardtables.ui.table.hand import ENTRY_REGION, keys_of, paint_key
from cardtables.ui.table.hand import state_of as lies
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.sections import Tone

if TYPE_CHECKING:
    from cardtables.games.spazzumazz.screen.groups import Group
    from cardtables.games.spazzumazz.screen.places import Places
    from cardtables.ui.table import Entry, Held, Scene
    from cardtables.ui.table.pen import Pen

_KEY = 3
_COUNT_ROW = 1
"""The row of a card on which the number of its group is written."""


def paint_own(pen: Pen, scene: Scene, places: Places, held: Held) -> None:
    """Paint what the viewer plays from: what is below it is there already (`paint_below`)."""
    if not is_on_table(scene):
        region = f"{COMMAND_REGION}add_open" if held.open_to_keys else None
        up = open_cards(scene, scene.south)
        states = _own_states(scene, held)
        paint_open_cards(pen, places.own, places.own_kind, up, states, region, raises=places.raises)
        _paint_offer(pen, scene, places, held)
    _paint_entries(pen, places, held)


def paint_below(pen: Pen, scene: Scene, places: Places) -> None:
    """Paint what no key changes: whose cards these are, and the hidden ones unless they are played from."""
    south, kind = scene.south, places.own_kind
    paint_name(pen, scene, south, places.name)
    up = len(open_cards(scene, south))
    if up or scene.viewer is None or not is_on_table(scene):
        paint_hidden_cards(pen, places.own, kind, up, hidden_places(scene, south))


def paint_covered(pen: Pen, scene: Scene, places: Places) -> None:
    """Paint the own cards as anybody may see them: the hand as backs."""
    south = scene.south
    paint_open_cards(pen, places.own, places.own_kind, open_cards(scene, south))
    number = cards_left(scene, south)[0]
    for group in groups_within((1,) * number, places.size.width, places.hand.width):
        pen.card(places.hand.x + group.x, places.hand.y, places.size, HIDDEN)


def _own_states(scene: Scene, held: Held) -> list[State]:
    """How the own open cards lie: chosen, to be added at a key, or out of reach."""
    up = open_cards(scene, scene.south)
    if not held.open_to_keys:
        return [State.NORMAL] * len(up)
    chosen = held.move.args if held.move is not None and held.move.verb == "play" else None
    entry = held.entries[held.chosen] if held.chosen is not None else None
    reachable = [entry] if entry is not None and entry.more else [] if entry is not None else held.entries
    ranks = {each.moves[0].args[0] for each in reachable if each.more}
    left = chosen[2] if chosen is not None else 0
    states = []
    for card in up:
        rank = RANK_OF[card]
        if chosen is not None and rank == chosen[0] and left:
            states.append(State.SELECTED)
            left -= 1
        else:
            states.append(State.NORMAL if rank in ranks else State.OFF)
    return states


def _paint_offer(pen: Pen, scene: Scene, places: Places, held: Held) -> None:
    """Below the own table cards: that an equal one may be added, or how many are."""
    if held.move is None or held.chosen is None or not held.entries[held.chosen].more:
        return
    rank, _, added = held.move.args
    if added:
        words = scene.speech("own.added", number=added, rank=scene.rules.pack.ranks[rank])
    else:
        words = scene.speech("own.offer", the_rank=the_rank(scene, rank))
    pen.write(places.own.x, places.own.y + places.own.height, words, Tone.GOLD, width=places.own.width + 2)


def _paint_entries(pen: Pen, places: Places, held: Held) -> None:
    """The groups from the left, each with its key below the last card."""
    keys = keys_of(held.entries)
    counts = tuple(max(1, len(entry.cards)) for entry in held.entries)
    groups = groups_within(counts, places.size.width, places.hand.width)
    for place, (entry, group) in enumerate(zip(held.entries, groups, strict=True)):
        chosen = place == held.chosen
        if not entry.cards:
            pen.slot(places.hand.x + group.x, places.hand.y, places.size)
            continue
        _paint_group(pen, places, held, place, group)
        x = places.hand.x + group.last + (min(group.step, places.size.width) - _KEY) // 2
        y = places.hand.y + places.size.height
        paint_key(pen, x, y, keys[place], entry, chosen=chosen, open_to_keys=held.open_to_keys)


def _paint_group(pen: Pen, places: Places, held: Held, place: int, group: Group) -> None:
    """Cards of one rank; of the chosen ones as many raised as would be played."""
    entry, (left, y, _, height) = held.entries[place], places.hand
    raised = _taken(held) if place == held.chosen else 0
    for number in range(group.drawn):
        card = entry.cards[number]
        x = left + group.x + number * INSIDE
        state = lies(entry, chosen=number < raised, open_to_keys=held.open_to_keys)
        if card == HIDDEN:
            pen.card(x, y - (state is State.SELECTED), places.size, HIDDEN)
            continue
        step = group.step if number == group.drawn - 1 else INSIDE
        draw_strip(pen.canvas, x, y, places.size, face_of(pen.pack, card), pen.look, step, state=state)
        if group.drawn < len(entry.cards):
            _paint_number(pen, x, y - (state is State.SELECTED), entry, raised, state)
    region = Rect(left + group.x, y - 1, group.width, height + 2)
    pen.canvas.region(f"{ENTRY_REGION}{place}", region)


def _paint_number(pen: Pen, x: int, y: int, entry: Entry, raised: int, state: State) -> None:
    """How many cards one card stands for, and how many of them are chosen."""
    number = len(entry.cards)
    text = f"{raised}/{number}" if raised else f"×{number}"
    colours = card_colours(pen.look.shown(face_of(pen.pack, entry.cards[0])), pen.look, state)
    pen.canvas.text(x, y + _COUNT_ROW, text.ljust(INSIDE), colours.ink, colours.paper, bold=True)  # over the face


def _taken(held: Held) -> int:
    """How many cards of the chosen group would be played."""
    if held.move is None:
        return 0
    if held.move.verb != "play":
        return 1
    from_hand, from_table = held.move.args[1:]
    return int(from_hand or from_table)
