"""The table of every trick game: a hand of single cards, a trick in the middle, a stock or a trump in the corner.

A game says what its cards count and how they rank, and adds its own words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtables.engine.cards import HIDDEN, Card
from cardtables.engine.moves import Move
from cardtables.engine.rules import NOBODY, View
from cardtables.engine.tricks import NO_SUIT
from cardtables.ui.page import Ask
from cardtables.ui.table.corners import paint_score, paint_stock
from cardtables.ui.table.flight import Landing
from cardtables.ui.table.scene import Taken
from cardtables.ui.table.sections import Line, Tone
from cardtables.ui.table.trick import paint_trick
from cardtables.ui.table.trickscores import TrickScores
from cardtables.ui.table.values import Entry, Interlude

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.tricks import Play
    from cardtables.ui.canvas import Rect
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene

_CORNER = 15


class TrickTable(TrickScores):
    """A game plays cards by the verb ``play``; the rest is for it to say."""

    def rule_of_play(self, scene: Scene) -> str:
        """One sentence on what may be played now."""
        return scene.speech("table.rule_of_play")

    def said(self, scene: Scene, seat: Seat) -> str:
        """What a seat has said in this trick, to be shown at its name."""
        return ""

    def progress(self, scene: Scene) -> str:
        """Trick by number and the dealer."""
        state, speech = scene.state, scene.speech
        held = sum(len(self.held(state, seat)) for seat in range(len(scene.names)))
        left = held + len(self.stock(scene)) + len(state.trick)
        number = len(state.tricks) + 1
        total = len(state.tricks) + -(-left // len(scene.names))
        dealer = speech("table.dealer", name=scene.names[state.match.dealer])
        return f"{speech('table.trick_of', number=min(number, total), total=total)} · {dealer}"

    def entries(self, scene: Scene, *, in_order: bool) -> tuple[Entry, ...]:
        """The hand, with an empty place for the card that lies in the trick while another one will be drawn."""
        hand = self.hand(scene)
        own = [card for seat, card in self.plays(scene) if seat == scene.south]
        cards = self.in_order(scene, (*hand, *own)) if in_order else (*hand, *own)
        legal = {move.args[0]: move for move in scene.view.legal if move.verb == "play"}
        return tuple(self.entry_of(scene, card, legal) if card not in own else Entry(()) for card in cards)

    def entry_of(self, scene: Scene, card: Card, legal: dict[int, Move]) -> Entry:
        """A card of the hand: with the move that plays it, or with the reason why it may not be played."""
        if card in legal:
            return Entry((card,), (legal[card],))
        refusal = scene.rules.refuse(scene.state, Move("play", (card,))) if scene.asked else None
        return Entry((card,), (), refusal)

    def most_cards(self, scene: Scene) -> int:
        """The places of the hand, that of a card in the trick among them."""
        own = any(seat == scene.south for seat, _ in self.plays(scene))
        return max(1, len(self.hand(scene)) + own)

    def ask(self, scene: Scene) -> Ask:
        """Who takes the trick so far and what is to be done; or who is to play."""
        speech, plays = scene.speech, self.plays(scene)
        if scene.state.turn == NOBODY:
            return Ask(speech("table.nobody"))
        name = scene.names[scene.state.turn]
        if scene.asked:
            if not plays:
                return Ask(speech("table.lead"), why=self.rule_of_play(scene))
            holder, card = self.holder(scene, plays)
            sentence = speech("table.follow", name=scene.names[holder], the_card=self.the_card(scene, card))
            return Ask(sentence, why=self.rule_of_play(scene))
        if not plays:
            return Ask(speech("table.leads", name=name), why=speech("table.keys_play_nothing"))
        before, card = plays[-1]
        sentence = speech(
            "table.plays_next", before=scene.names[before], the_card=self.the_card(scene, card), name=name
        )
        return Ask(sentence, why=speech("table.keys_play_nothing"))

    def move_in_words(self, scene: Scene, move: Move) -> str:
        """A card to play by its name, another move by its label in the menu."""
        if move.verb == "play":
            return scene.speech("table.play_card", the_card=self.the_card(scene, Card(move.args[0])))
        return next(action.label for group in self.actions(scene) for action in group.actions if action.move == move)

    def about(self, scene: Scene, entry: Entry) -> tuple[Line, ...]:
        """The card's name, its worth, and who would hold the trick with it."""
        (card,) = entry.cards
        speech = scene.speech
        worth = self.in_points(scene, self.card_points(scene)[card])
        if scene.rules.pack.suit[card] == scene.state.trump:
            worth = speech("table.trump_worth", worth=worth)
        name = scene.narrator.card(scene.rules.pack.text(card))
        lines = [Line(name[:1].upper() + name[1:], Tone.GOLD), Line(worth)]
        if not entry.moves:
            return (*lines, Line(scene.narrator.refusal(entry.refusal), Tone.DIM)) if entry.refusal else tuple(lines)
        lines.append(Line(self.outcome(scene, card), Tone.DIM))
        return tuple(lines)

    def outcome(self, scene: Scene, card: Card) -> str:
        """What would come of playing a card."""
        plays, speech = self.plays(scene), scene.speech
        if not plays:
            return speech("table.would_lead")
        holder, _ = self.holder(scene, (*plays, (scene.south, card)))
        last = not self._to_play_after(scene, scene.south)
        if holder == scene.south:
            return speech("table.you_take" if last else "table.you_would_hold")
        return speech("table.stays_with" if last else "table.would_stay_with", name=scene.names[holder])

    def _to_play_after(self, scene: Scene, seat: Seat) -> tuple[Seat, ...]:
        """The seats that play to this trick after one, in order."""
        seats = len(scene.names)
        done = {player for player, _ in self.plays(scene)}
        order = ((seat + step) % seats for step in range(1, seats))
        return tuple(other for other in order if other not in done and self.held(scene.state, other))

    def paint_middle(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """The corners and the trick."""
        self.paint_corner(pen, scene, layout.stock)
        plays, winner = self.on_table(scene)
        if layout.score is not None:
            paint_score(pen, layout.score, self.match_title(scene), self.score_rows(scene))
        if layout.worth is not None:
            self._paint_worth(pen, scene, *layout.worth, plays)
        paint_trick(pen, scene, layout, plays, winner, self.waiting(scene), good=self.taking_is_good)

    def paint_corner(self, pen: Pen, scene: Scene, place: Rect) -> None:
        """The corner of stock and trump, where there are such."""
        stock, trump = self.stock(scene), scene.state.trump
        if stock or trump != NO_SUIT:
            paint_stock(pen, scene, place, stock, trump)

    def waiting(self, scene: Scene) -> tuple[Seat, ...]:
        """The seats that have yet to play to the trick, in the order of play."""
        turn = scene.state.turn
        if turn == NOBODY or scene.taken is not None:
            return ()
        return (turn, *self._to_play_after(scene, turn))

    def _paint_worth(self, pen: Pen, scene: Scene, x: int, y: int, plays: Sequence[Play]) -> None:
        """What lies on the table, in points."""
        if plays:
            points = self.in_points(scene, self.points_in(scene, plays))
            pen.write(x, y, scene.speech("table.on_table"), Tone.DIM, width=_CORNER)
            pen.write(x, y + 1, points, Tone.STRONG, width=_CORNER)

    def note(self, scene: Scene, seat: Seat) -> Line:
        """What it has said; else partner, bot and its level, person."""
        said = self.said(scene, seat)
        if said:
            return Line(f"“{said}”", Tone.GOLD)
        if seat == scene.viewer:
            return Line(scene.speech("table.your_turn") if scene.asked else "", Tone.DIM)
        return Line(self.role(scene, seat), Tone.DIM)

    def backs(self, scene: Scene, seat: Seat) -> Cards:
        """A hand as it may be seen."""
        hand = self.held(scene.state, seat)
        return self.in_order(scene, hand) if HIDDEN not in hand else hand

    def landing(self, scene: Scene) -> Landing | None:
        """The last card of the trick."""
        plays = self.plays(scene)
        if not plays:
            return None
        seat, card = plays[-1]
        if scene.taken is not None:
            before = scene._replace(taken=scene.taken._replace(plays=plays[:-1]))
        else:
            state = scene.state._replace(trick=plays[:-1], turn=NOBODY)
            before = scene._replace(view=scene.view._replace(state=state))
        return Landing(card, seat, len(plays) - 1, before)

    def interludes(self, scene: Scene, before: View[Any], events: Sequence[Event]) -> tuple[Interlude, ...]:
        """A finished trick stays, as it was before cards were drawn or the next deal came."""
        played = next((event for event in events if event.kind == "played"), None)
        taken = next((event for event in events if event.kind == "trick_taken"), None)
        if played is None or taken is None:
            return ()
        seat, card = played.seat, played.cards[0]
        state = before.state
        plays = (*state.trick, (seat, card))
        moment = self.laid_down(state, seat, card)._replace(trick=plays)
        return (self.staying(scene, View(before.seat, (), moment, before.open_table), plays, taken.seat),)

    def staying(self, scene: Scene, view: View[Any], plays: tuple[Play, ...], winner: Seat) -> Interlude:
        """A finished trick as it lies in a view, with who took it and why."""
        staying = Taken(plays, winner, self.points_in(scene._replace(view=view), plays))
        why = self.why_taken(scene._replace(view=view, taken=staying), plays, winner)
        points = self.in_points(scene, staying.points)
        return Interlude(view, staying, scene.speech("table.taken", why=why, points=points))
