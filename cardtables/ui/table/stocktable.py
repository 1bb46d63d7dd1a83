"""The table of Briscola and its kin: a trick table with signs, words, declarations and the exchange.

What a game's customs say shows by itself; what is a game's alone its own table adds.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from cardtables.engine.cards import HIDDEN
from cardtables.engine.match import FINISHED
from cardtables.engine.stocktricks.customs import POINTS, SIGNS, WORDS
from cardtables.engine.stocktricks.extras import worth_of_accuse
from cardtables.i18n import joined
from cardtables.ui.table.corners import paint_stock
from cardtables.ui.table.rankedtable import RankedTable
from cardtables.ui.table.sections import Line, Section
from cardtables.ui.table.values import Action, ActionGroup, Interlude

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from cardtables.engine.cards import Seat
    from cardtables.engine.events import Event
    from cardtables.engine.moves import Move
    from cardtables.engine.rules import View
    from cardtables.engine.stocktricks import StockTricks
    from cardtables.engine.stocktricks.customs import Customs
    from cardtables.engine.stocktricks.state import Declaration
    from cardtables.ui.canvas import Rect
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene
    from cardtables.ui.table.values import Account


def customs_of(scene: Scene) -> Customs:
    """What is fixed at this table."""
    return cast("StockTricks", scene.rules).customs


class StockTable(RankedTable):
    """What a stock, partners and declarations add to a trick table."""

    extras_first = True

    # Words

    def progress(self, scene: Scene) -> str:
        """Where points may be counted, those of the deal come first."""
        points = scene.state.points
        if not points:
            return super().progress(scene)
        return f"{scene.speech('table.deal_points_now', points=_facing(points))} · {super().progress(scene)}"

    def said(self, scene: Scene, seat: Seat) -> str:
        """The last sign or word of the trick that the viewer noticed; else what another declared in it."""
        state, now = scene.state, len(scene.state.tricks)
        heard = [signal for signal in state.signals if signal.seat == seat and signal.trick == now]
        if heard:
            sign = heard[-1].verb == "sign"
            return scene.speech(f"sign.{SIGNS[heard[-1].place]}" if sign else f"said.{WORDS[heard[-1].place]}")
        declared = [made for made in state.accused if made.seat == seat and made.trick == now]
        if not declared or seat == scene.viewer:
            return ""
        return scene.speech("said.accused", suit=self.suit(scene, declared[-1].suit), points=declared[-1].worth)

    def suit(self, scene: Scene, suit: int) -> str:
        """A suit in words."""
        return scene.narrator.suit(scene.rules.pack.suits[suit])

    def rule_of_play(self, scene: Scene) -> str:
        """What may be declared now, then which cards may be played."""
        worth = partial(worth_of_accuse, customs_of(scene), scene.state)
        points = partial(scene.speech.plural, "table.points")
        chances = [
            scene.speech("ask.may_accuse", suit=self.suit(scene, move.args[0]), points=points(worth(move.args[0])))
            for move in scene.view.legal
            if move.verb == "accuse"
        ]
        return " ".join([*chances, self.duty(scene)])

    def duty(self, scene: Scene) -> str:
        """Which cards may be played: any, unless suit must be followed."""
        speech, plays, suits = scene.speech, self.plays(scene), scene.rules.pack.suit
        if not customs_of(scene).must_follow or not plays:
            return speech("ask.any_card")
        led = suits[plays[0][1]]
        held = {suits[card] for card in self.hand(scene)}
        code = "void" if led not in held else "all" if len(held) == 1 else "suit"
        return speech(f"follow.{code}", suit=self.suit(scene, led))

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

    # The middle

    def no_trump(self, scene: Scene) -> str:
        """What is said in the corner while there is no trump."""
        return scene.speech("table.no_trump") if scene.speech.knows("table.no_trump") else ""

    def paint_corner(self, pen: Pen, scene: Scene, place: Rect) -> None:
        """The stock with its up-card and, where it is open, its next one; which suit is trump, or that none is."""
        paint_stock(
            pen, scene, place, self.stock(scene), scene.state.trump,
            no_trump=self.no_trump(scene), next_open=customs_of(scene).open_next,
        )  # fmt: skip

    def interludes(self, scene: Scene, before: View[Any], events: Sequence[Event]) -> tuple[Interlude, ...]:
        """What somebody else declares stays to be seen, his two cards open."""
        made = next((event for event in events if event.kind == "accused"), None)
        if made is None or made.seat == scene.viewer:
            return super().interludes(scene, before, events)
        told = " ".join(scene.narrator.event(event) for event in events if event.kind in ("accused", "trump_changed"))
        state = scene.state
        hands, hand = list(state.hands), state.hands[made.seat]
        if HIDDEN in hand:
            hands[made.seat] = made.cards + hand[len(made.cards) :]
        shown = scene.view._replace(legal=(), state=state._replace(hands=tuple(hands)))
        return (Interlude(shown, None, told, ends=False),)

    # Scores

    def panel(self, scene: Scene) -> tuple[Section, ...]:
        """The match, what was declared in this deal, the last trick."""
        match, *rest = super().panel(scene)
        return (match, *self.declared(scene), *rest)

    def sheet(self, scene: Scene) -> tuple[Section, ...]:
        """The deals so far, what was declared in this one, what counts."""
        deals, *rest = super().sheet(scene)
        return (deals, *self.declared(scene), *rest)

    def declared(self, scene: Scene) -> tuple[Section, ...]:
        """The declarations of the deal, where there are any."""
        made: tuple[Declaration, ...] = scene.state.accused
        rows = [
            Line(f"{self.suit(scene, each.suit)}: {scene.names[each.seat]}", right=f"+{each.worth}") for each in made
        ]
        return (Section(scene.speech("table.declared"), tuple(rows)),) if rows else ()

    def headline(self, scene: Scene, accounts: Sequence[Account]) -> tuple[str, str]:
        """Where points add up, who has made more of them and how many are missing."""
        if customs_of(scene).match_counts != POINTS:
            return super().headline(scene, accounts)
        speech, match = scene.speech, scene.state.match
        best = next((account for account in accounts if account.best), None)
        names = joined(speech, [scene.names[seat] for seat in best.side]) if best is not None else ""
        most = speech("stock.most", names=names) if names else speech("stock.even")
        target, scores = customs_of(scene).target, [account.after for account in accounts]
        if match.status == FINISHED:
            return most, speech("table.deal_points", points=_facing(account.figure for account in accounts))
        if max(scores) >= target:
            return most, speech("stock.level", score=max(scores))
        return most, speech("stock.missing", points=_facing(target - score for score in scores))

    def extra_points(self, scene: Scene, events: Sequence[Event], side: tuple[Seat, ...]) -> tuple[Line, ...]:
        """The side's declarations, each by its suit: the two cards would not fit beside what they bring."""
        pack, narrator = scene.rules.pack, scene.narrator
        return tuple(
            Line(
                scene.speech("account.accused", suit=narrator.suit(pack.suits[pack.suit[event.cards[0]]])),
                right=f"+{event.number}",
            )
            for event in events
            if event.kind == "accused" and event.seat in side
        )


def _facing(figures: Iterable[object]) -> str:
    """Figures of the sides, one facing the other."""
    return " – ".join(map(str, figures))
