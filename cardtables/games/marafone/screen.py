"""Marafone on the screen: naming briscola, three words, thirds of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtables.engine.followtricks import NAME, PLAY, State
from cardtables.engine.rules import NOBODY
from cardtables.games.marafone.rules import WORDS
from cardtables.i18n.numbers import in_thirds
from cardtables.ui.page import Ask
from cardtables.ui.table import Action, ActionGroup, Line, Scene, Tone
from cardtables.ui.table.followtable import FollowTable, customs_of
from cardtables.ui.table.geometry import TITLE_WIDTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.moves import Move
    from cardtables.ui.canvas import Rect
    from cardtables.ui.table.pen import Pen


class MarafoneTable(FollowTable):
    """What Marafone adds to a table that follows suit."""

    actions_command = "speak"
    extras_first = False

    # Thirds

    def figure(self, scene: Scene, points: int) -> str:
        """Cards count thirds."""
        return in_thirds(points)

    def in_points(self, scene: Scene, points: int) -> str:
        """Whole points as such, thirds with them."""
        if points % customs_of(scene).parts == 0:
            return scene.speech.plural("table.points", points // customs_of(scene).parts)
        return scene.speech("points.parts", points=in_thirds(points))

    def by_rank(self, scene: Scene, cards: Cards) -> tuple[Line, ...]:
        """Aces are whole points, all other cards that count are thirds of one."""
        points = self.card_points(scene)
        aces = [card for card in cards if points[card] == customs_of(scene).parts]
        thirds = sum(points[card] == 1 for card in cards)
        lines = list(super().by_rank(scene, tuple(aces)))
        if thirds:
            lines.append(Line(scene.speech("account.thirds", count=thirds), right=in_thirds(thirds)))
        return tuple(lines)

    def extra_points(self, scene: Scene, events: Sequence[Event], side: tuple[Seat, ...]) -> tuple[Line, ...]:
        """The last trick, what is left of a point and lost, the maraffa."""
        lines = list(super().extra_points(scene, events, side))
        speech, parts = scene.speech, customs_of(scene).parts
        counted = next(event for event in events if event.kind == "counted" and event.seat in side)
        left = int(counted.word.split()[-1]) % parts
        if left:
            lines.append(Line(speech("account.dropped"), right=f"-{in_thirds(left)}"))
        lines += [
            Line(speech("account.maraffa"), Tone.GOLD, right=f"+{event.number}")
            for event in events
            if event.kind == "maraffa" and event.seat in side
        ]
        return tuple(lines)

    # Naming and saying

    def opens_menu(self, scene: Scene) -> bool:
        """Who names briscola has nothing else to do."""
        return scene.asked and scene.state.phase == NAME

    def actions(self, scene: Scene) -> tuple[ActionGroup, ...]:
        """The suits with the cards held of each; or the words, for who is about to lead."""
        speech = scene.speech
        if self.opens_menu(scene):
            return (ActionGroup(speech("ask.name"), tuple(self._suit(scene, move) for move in scene.view.legal)),)
        words = tuple(
            Action(speech(f"said.{WORDS[move.args[0]]}"), move, speech(f"word.{WORDS[move.args[0]]}"))
            for move in scene.view.legal
            if move.verb == "say"
        )
        return (ActionGroup(speech("ask.words"), words),) if words else ()

    def _suit(self, scene: Scene, move: Move) -> Action:
        pack, speech = scene.rules.pack, scene.speech
        (suit,) = move.args
        cards = [card for card in self.in_order(scene, self.hand(scene)) if pack.suit[card] == suit]
        ranks = [pack.ranks[pack.rank[card]] for card in cards]
        words = [speech.plural("suit.length", len(cards)), " ".join(ranks)]
        if set(customs_of(scene).maraffa) <= set(ranks):
            words.append(speech("suit.maraffa"))
        return Action(scene.narrator.suit(pack.suits[suit]), move, "  ".join(words))

    def said(self, scene: Scene, seat: Seat) -> str:
        """The last word of the trick; it stays while the trick lies there."""
        state = cast("State", scene.state)
        heard = [word for word in state.words if word.seat == seat and word.trick == len(state.tricks)]
        return scene.speech(f"said.{WORDS[heard[-1].place]}") if heard else ""

    def move_in_words(self, scene: Scene, move: Move) -> str:
        """Naming and saying as what is done."""
        if move.verb == "play":
            return super().move_in_words(scene, move)
        return scene.narrator.move(scene.rules.grammar.write(move))

    def ask(self, scene: Scene) -> Ask:
        """Before the first card somebody has to name briscola."""
        state, speech = scene.state, scene.speech
        if state.phase == PLAY or state.turn == NOBODY:
            return super().ask(scene)
        if scene.asked:
            return Ask(speech("ask.name"), why=speech("ask.name.why"))
        return Ask(speech("ask.name.other", name=scene.names[state.turn]), why=speech("table.keys_play_nothing"))

    def rule_of_play(self, scene: Scene) -> str:
        """Who leads may speak first."""
        return super().rule_of_play(scene) if self.plays(scene) else scene.speech("ask.lead")

    def progress(self, scene: Scene) -> str:
        """Trick by number, who names briscola in this deal, and the dealer, whom a mark tells as well."""
        namer = scene.state.namer
        if namer == NOBODY:
            return super().progress(scene)
        *before, dealer = super().progress(scene).split(" · ")
        return " · ".join((*before, scene.speech("heading.namer", name=scene.names[namer]), dealer))

    # The middle

    def waiting(self, scene: Scene) -> tuple[Seat, ...]:
        """Nobody plays while briscola is to be named."""
        return super().waiting(scene) if scene.state.phase == PLAY else ()

    def paint_corner(self, pen: Pen, scene: Scene, place: Rect) -> None:
        """Briscola and who has named it, or who is to."""
        state = cast("State", scene.state)
        if state.namer == NOBODY:
            return
        name, speech = scene.names[state.namer], scene.speech
        if self.has_trump(scene):
            self.paint_trump(pen, scene, place, speech("corner.named", name=name))
            return
        pen.write(place.x, place.y, speech("corner.to_be_named"), Tone.GOLD, width=TITLE_WIDTH)
        pen.write(place.x, place.y + 1, speech("corner.names", name=name), Tone.DIM, width=TITLE_WIDTH)


TABLE = MarafoneTable()
