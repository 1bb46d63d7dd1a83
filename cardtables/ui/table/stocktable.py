"""The table of Briscola and its kin: a trick table with signs, words, declarations and the exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtables.engine.stocktricks.customs import SIGNS, WORDS
from cardtables.engine.stocktricks.extras import worth_of_accuse
from cardtables.ui.table.protocol import Action, ActionGroup
from cardtables.ui.table.sections import Line
from cardtables.ui.table.tricktable import TrickTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Seat
    from cardtables.engine.events import Event
    from cardtables.engine.moves import Move
    from cardtables.engine.stocktricks import StockTricks
    from cardtables.engine.stocktricks.customs import Customs
    from cardtables.ui.table.scene import Scene


def customs_of(scene: Scene) -> Customs:
    """What is fixed at this table."""
    return cast("StockTricks", scene.rules).customs


class StockTable(TrickTable):
    """What a stock, partners and declarations add to a trick table."""

    def strength(self, scene: Scene) -> Sequence[int]:
        """As the table's order has it."""
        return customs_of(scene).strength

    def card_points(self, scene: Scene) -> Sequence[int]:
        """As the table's order has it."""
        return customs_of(scene).card_points

    def target(self, scene: Scene) -> int:
        """Deals to win."""
        return customs_of(scene).target

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
        """Exchange, declarations and a claim, signs with their gestures, words."""
        speech, legal = scene.speech, scene.view.legal
        custom = customs_of(scene).gestures
        signs, words, declared = [], [], []
        for move in legal:
            match move.verb:
                case "sign":
                    sign = SIGNS[move.args[0]]
                    signs.append(Action(speech(f"sign.{sign}"), move, speech(f"signed.{custom}.{sign}")))
                case "say":
                    words.append(Action(speech(f"said.{WORDS[move.args[0]]}"), move))
                case "accuse" | "swap" | "claim":
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
        if move.verb == "claim":
            warning = speech("action.claim.warning", points=customs_of(scene).claim_at)
            return Action(speech("action.claim"), move, warning)
        suit = move.args[0]
        worth = worth_of_accuse(customs_of(scene), scene.state, suit)
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
