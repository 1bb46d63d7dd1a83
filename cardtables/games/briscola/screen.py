"""Briscola on the screen: a trick table with signs, words, declarations and the exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtables.engine.stocktricks.customs import SIGNS, WORDS
from cardtables.ui.table import Action, ActionGroup, Line, Scene, TrickTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Seat
    from cardtables.engine.events import Event
    from cardtables.engine.moves import Move
    from cardtables.engine.stocktricks import StockTricks
    from cardtables.engine.stocktricks.customs import Customs


def _customs(scene: Scene) -> Customs:
    return cast("StockTricks", scene.rules).customs


class BriscolaTable(TrickTable):
    """What Briscola adds to a trick table."""

    def strength(self, scene: Scene) -> Sequence[int]:
        """As the table's order has it."""
        return _customs(scene).strength

    def card_points(self, scene: Scene) -> Sequence[int]:
        """As the table's order has it."""
        return _customs(scene).card_points

    def target(self, scene: Scene) -> int:
        """Deals to win."""
        return _customs(scene).target

    def said(self, scene: Scene, seat: Seat) -> str:
        """The last sign or word of the trick that the viewer noticed."""
        state = scene.state
        heard = [signal for signal in state.signals if signal.seat == seat and signal.trick == len(state.tricks)]
        if not heard:
            return ""
        signal = heard[-1]
        return scene.speech(f"sign.{SIGNS[signal.place]}" if signal.verb == "sign" else f"said.{WORDS[signal.place]}")

    def rule_of_play(self, scene: Scene) -> str:
        """There is no duty to follow."""
        return scene.speech("ask.any_card")

    def actions(self, scene: Scene) -> tuple[ActionGroup, ...]:
        """Exchange and declarations, signs with their gestures, words."""
        speech, legal = scene.speech, scene.view.legal
        custom = _customs(scene).gestures
        signs, words, declared = [], [], []
        for move in legal:
            match move.verb:
                case "sign":
                    sign = SIGNS[move.args[0]]
                    signs.append(Action(speech(f"sign.{sign}"), move, speech(f"signed.{custom}.{sign}")))
                case "say":
                    words.append(Action(speech(f"said.{WORDS[move.args[0]]}"), move))
                case "accuse" | "swap":
                    declared.append(self._declaration(scene, move))
        groups = (("actions.declare", declared), ("actions.signs", signs), ("actions.words", words))
        return tuple(ActionGroup(speech(title), tuple(actions)) for title, actions in groups if actions)

    def move_in_words(self, scene: Scene, move: Move) -> str:
        """Signs and words as what they are."""
        match move.verb:
            case "sign":
                return scene.speech("hint.sign", sign=scene.speech(f"sign.{SIGNS[move.args[0]]}"))
            case "say":
                return scene.speech("hint.say", word=scene.speech(f"said.{WORDS[move.args[0]]}"))
        return super().move_in_words(scene, move)

    def _declaration(self, scene: Scene, move: Move) -> Action:
        speech, pack = scene.speech, scene.rules.pack
        if move.verb == "swap":
            upcard = scene.narrator.the_card(pack.text(scene.state.stock[-1]))
            return Action(speech("action.swap", the_card=upcard), move)
        suit = move.args[0]
        worth = _customs(scene).accuse_values[suit == scene.state.trump]
        label = speech("action.accuse", suit=scene.narrator.suit(pack.suits[suit]))
        return Action(label, move, speech.plural("table.points", worth))

    def extra_points(self, scene: Scene, events: Sequence[Event], side: tuple[Seat, ...]) -> tuple[Line, ...]:
        """The side's declarations."""
        return tuple(
            Line(
                scene.speech("account.accused", cards=scene.narrator.cards(scene.rules.pack.texts_of(event.cards))),
                right=f"+{event.number}",
            )
            for event in events
            if event.kind == "accused" and event.seat in side
        )


TABLE = BriscolaTable()
