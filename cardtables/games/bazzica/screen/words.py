"""What is asked of whom at a Bazzica table, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.rules import NOBODY
from cardtables.games.bazzica.state import INTEND, VOTE, total_of
from cardtables.i18n import joined
from cardtables.ui.page import Ask

if TYPE_CHECKING:
    from cardtables.ui.table import Scene

_SAFE = 21
"""With so much no card can be one too many: none counts more than 10."""


def decides_covered(scene: Scene) -> bool:
    """Votes and answers are public and ask for nothing that the seat has not seen in its change of cards."""
    return scene.state.phase in (VOTE, INTEND)


def ask(scene: Scene) -> Ask:
    """The question to the one at the screen, or to the person who decides with covered cards; else who is due."""
    state, speech = scene.state, scene.speech
    if state.turn == NOBODY:
        return Ask(speech("table.nobody"))
    covered = scene.viewer is None and scene.levels[state.turn] is None and decides_covered(scene)
    if not scene.asked and not covered:
        name = scene.names[state.turn]
        return Ask(speech(f"due.{state.phase}", name=name), why=speech("table.keys_play_nothing"))
    match state.phase:
        case "discard":
            return Ask(speech("ask.discard"), why=speech("ask.discard.why"))
        case "vote":
            return Ask(speech("ask.vote"), why=_said_so_far(scene))
        case "intend":
            asker = scene.names[state.talk.asked[-1]]
            return Ask(speech("ask.intend", name=asker), why=speech("ask.intend.why"))
    total = total_of(state.cards_of(scene.south))
    return Ask(speech("ask.calls", total=total), why=_risk(scene, total))


def _said_so_far(scene: Scene) -> str:
    """Who would change how many, and who has agreed."""
    speech, talk = scene.speech, scene.state.talk
    if scene.state.turn in talk.asked:
        named = [f"{scene.names[seat]} {count}" for seat, count in enumerate(talk.intended) if count is not None]
        return speech("ask.vote.answers", answers=joined(speech, named))
    agreed = [scene.names[seat] for seat, _ in talk.votes]
    if agreed:
        return speech.plural("ask.vote.agreed", len(agreed), names=joined(speech, agreed))
    return speech("ask.vote.why")


def _risk(scene: Scene, total: int) -> str:
    """What the next card may do."""
    state, speech = scene.state, scene.speech
    if not state.stock and not state.discards:
        return speech("ask.calls.no_cards")
    if total <= _SAFE:
        return speech("ask.calls.safe", total=total)
    return speech("ask.calls.risk", most=31 - total)
