"""The table of the games for two pairs that follow suit: ten cards, grey ones that must wait, points that add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtables.engine.followtricks.customs import HAND
from cardtables.engine.followtricks.scoring import parts_by_side
from cardtables.engine.followtricks.sight import rest_is_certain
from cardtables.engine.tricks import NO_SUIT
from cardtables.ui.faces import LARGE, MEDIUM, SIGN_SIZE, SMALL, TINY, Face, draw_sign
from cardtables.ui.table.geometry import TITLE_WIDTH
from cardtables.ui.table.rankedtable import RankedTable
from cardtables.ui.table.sections import Line, Section, Tone
from cardtables.ui.table.values import Entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Card, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.followtricks import Customs, FollowTricks
    from cardtables.ui.canvas import Rect
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene


def customs_of(scene: Scene) -> Customs:
    """What is fixed at this table."""
    return cast("FollowTricks", scene.rules).customs


class FollowTable(RankedTable):
    """What a duty to follow and a score that adds up bring to a trick table."""

    extras_first = True

    # The hand

    def entries(self, scene: Scene, *, in_order: bool) -> tuple[Entry, ...]:
        """The hand; no place is kept for a card played, for none is drawn."""
        hand = self.hand(scene)
        legal = {move.args[0]: move for move in scene.view.legal if move.verb == "play"}
        cards = self.in_order(scene, hand) if in_order else hand
        if scene.asked and not legal:
            return tuple(Entry((card,)) for card in cards)
        return tuple(self.entry_of(scene, card, legal) for card in cards)

    def most_cards(self, scene: Scene) -> int:
        """A full hand throughout: neither the cards' size nor the trick's place changes in a deal."""
        return max(HAND, len(self.hand(scene)))

    def rest_is_certain(self, scene: Scene) -> bool:
        """As the one on lead knows it."""
        return scene.asked and rest_is_certain(customs_of(scene), scene.state)

    # Words

    def rule_of_play(self, scene: Scene) -> str:
        """Follow suit if you can, and where that is the custom trump if you cannot."""
        speech, plays, suits = scene.speech, self.plays(scene), scene.rules.pack.suit
        if not plays:
            return speech("follow.lead")
        led = suits[plays[0][1]]
        held = {suits[card] for card in self.hand(scene)}
        customs = customs_of(scene)
        code = "void"
        if led in held:
            code = "suit" if len(held) > 1 else "all"
        elif customs.must_trump and scene.state.trump in held and len(held) > 1:
            code = "trump"
        return speech(f"follow.{code}", suit=scene.narrator.suit(scene.rules.pack.suits[led]))

    def progress(self, scene: Scene) -> str:
        """Where points may be counted, those of the deal come first."""
        customs = customs_of(scene)
        if not customs.show_points:
            return super().progress(scene)
        counted = " – ".join(self.figure(scene, parts) for parts in parts_by_side(customs, scene.state))
        return f"{scene.speech('table.deal_points_now', points=counted)} · {super().progress(scene)}"

    # The corner of briscola

    def paint_trump(self, pen: Pen, scene: Scene, place: Rect, below: str, card: Card | None = None) -> None:
        """Briscola by name, as a sign or by the card that lies open for it, and a few words below."""
        speech, pack = scene.speech, scene.rules.pack
        letter = pack.suits[scene.state.trump]
        title = speech("table.trump_suit", suit=scene.narrator.suit(letter))
        pen.write(place.x, place.y, title, Tone.GOLD, width=TITLE_WIDTH)
        y = place.y + 1
        if card is not None:
            size = next(size for size in (LARGE, MEDIUM, SMALL, TINY) if size.height + 2 <= place.height)
            pen.card(place.x, y, size, card)
            y += size.height
        elif place.height > SIGN_SIZE.height:
            draw_sign(pen.canvas, place.x, y, Face(pack.kind, pack.ranks[0], letter), pen.look)
            y += SIGN_SIZE.height
        if y < place.y + place.height:
            pen.write(place.x, y, below, Tone.DIM, width=TITLE_WIDTH)

    def has_trump(self, scene: Scene) -> bool:
        """Whether it is known what is briscola."""
        return bool(scene.state.trump != NO_SUIT)

    # Scores

    def footnotes(self, scene: Scene) -> tuple[Section, ...]:
        """What the ranks count, and the last trick."""
        (section,) = super().footnotes(scene)
        last = Line(scene.speech("account.last_trick"), right=str(customs_of(scene).last_trick))
        return (section._replace(rows=(*section.rows, last)),)

    def extra_points(self, scene: Scene, events: Sequence[Event], side: tuple[Seat, ...]) -> tuple[Line, ...]:
        """The last trick."""
        return tuple(
            Line(scene.speech("account.last_trick"), right=f"+{event.number}")
            for event in events
            if event.kind == "last_trick" and event.seat in side
        )
