"""What is said at the table: what is asked, what the chosen cards would do, what has just happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.rules import NOBODY
from cardtables.games.spazzumazz.order import FITTING, FULL_ROW, LADDER, RANK_OF, RANKS, TEN, TWO, row_of
from cardtables.games.spazzumazz.screen.reading import cards_left, next_to, state_of
from cardtables.ui.page import Ask

if TYPE_CHECKING:
    from cardtables.engine.moves import Move
    from cardtables.ui.table import Scene

_OWN_WORD = ("8", "J", "Q", "K", "A")
"""Ranks whose name or article is no number's."""
_COUNTED_IN_WORDS = 8


def the_rank(scene: Scene, rank: int) -> str:
    """A rank with its article."""
    return scene.speech(f"rank.french.{RANKS[rank]}.the")


def several(scene: Scene, rank: int, number: int) -> str:
    """So many cards of a rank: a jack, 3 aces."""
    sign = RANKS[rank]
    word = sign if sign in _OWN_WORD else "number"
    count = scene.speech(f"count.{number}") if 1 < number <= _COUNTED_IN_WORDS else str(number)
    return scene.speech.plural(f"several.{word}", number, rank=sign, count=count)


def what_is_played(scene: Scene, move: Move) -> str:
    """The cards of a discard, and where those on the table are."""
    rank, from_hand, from_table = move.args
    if not from_table:
        return several(scene, rank, from_hand)
    more = several(scene, rank, from_table)
    if not from_hand:
        return scene.speech("played.table", cards=more)
    return scene.speech("played.both", cards=several(scene, rank, from_hand), more=more)


def in_words(scene: Scene, move: Move) -> str:
    """A move as advice names it."""
    match move.verb:
        case "pickup":
            return scene.speech("advice.pickup")
        case "flip":
            return scene.speech("advice.flip", number=move.args[0])
    return scene.speech("advice.play", cards=what_is_played(scene, move))


def plan(scene: Scene, move: Move) -> str:
    """What a chosen move would do."""
    speech = scene.speech
    if move.verb == "flip":
        return speech("plan.flip", number=move.args[0])
    rank, from_hand, from_table = move.args
    state = state_of(scene)
    cards = what_is_played(scene, move)
    cards = cards[:1].upper() + cards[1:]
    row = row_of(state.pile)
    length = from_hand + from_table + (len(row) if row and RANK_OF[row[-1]] == rank else 0)
    if _empties(scene, from_hand + from_table):
        return speech("plan.out", cards=cards)
    if rank == TEN:
        return speech("plan.ten", cards=cards)
    if length >= FULL_ROW:
        return speech("plan.four", cards=cards, number=length)
    if rank == TWO:
        return speech("plan.two", cards=cards)
    return speech("plan.then", cards=cards, name=scene.names[next_to(scene, state.turn)])


def _empties(scene: Scene, number: int) -> bool:
    return sum(cards_left(scene, scene.state.turn)) == number and not state_of(scene).stock


def ask(scene: Scene) -> Ask:
    """What the viewer is asked and what is allowed; else what has just happened and who is to play."""
    state, speech = state_of(scene), scene.speech
    if state.turn == NOBODY:
        return Ask(speech("table.nobody"))
    if not scene.asked:
        turn = speech("ask.waits", name=scene.names[state.turn])
        told = scene.narrator.event(scene.events[0]) if scene.events else ""
        return Ask(f"{turn} {told}".rstrip(), why=speech("table.keys_play_nothing"))
    top = RANK_OF[state.pile[-1]] if state.pile else None
    name = scene.names[next_to(scene, state.turn)]
    verb = scene.view.legal[0].verb
    if verb == "pickup" and top is not None:
        sentence = speech("ask.pickup", the_rank=the_rank(scene, top), number=len(state.pile))
        return Ask(sentence, why=speech("why.pickup", name=name))
    if verb == "flip":
        return Ask(speech("ask.flip"), why=speech("why.flip", name=name))
    sentence = speech("ask.any" if top is None else "ask.play")
    return Ask(sentence, why=_why(scene, top, name))


def _why(scene: Scene, top: int | None, name: str) -> str:
    """What goes on the pile, and who is next."""
    if top is None or top == TWO:
        key = "why.empty" if top is None else "why.two"
        return scene.speech(key, name=name)
    ranks = " ".join(RANKS[rank] for rank in FITTING[top] if rank in LADDER)
    return scene.speech("why.on", the_rank=the_rank(scene, top), ranks=ranks, name=name)
