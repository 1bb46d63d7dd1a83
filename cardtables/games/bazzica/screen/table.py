"""Bazzica's answers to the table's questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from cardtables.engine.cards import Card
from cardtables.engine.moves import Move
from cardtables.engine.rules import NOBODY, View
from cardtables.games.bazzica.rules import AGREE, ASK, CALL, INTENTIONS, KEEP, REFUSE, STAND
from cardtables.games.bazzica.screen import hand, middle, seats, tellings, words
from cardtables.games.bazzica.screen.places import places_on
from cardtables.games.bazzica.state import CALLS, DISCARD, INTEND, PACK, VALUE, VOTE
from cardtables.ui.table import Entry, Interlude, KeyMove, Line, Table, Tone
from cardtables.ui.table.ledger import short_scores

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards, Seat
    from cardtables.engine.events import Event
    from cardtables.games.bazzica.rules import BazzicaRules
    from cardtables.games.bazzica.screen.places import Places
    from cardtables.ui.page import Ask
    from cardtables.ui.table import Held, Report, Scene, Section
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.pen import Pen

_KEYS: Final = {
    DISCARD: (KeyMove("keep_all", "n", KEEP, 2),),
    VOTE: (KeyMove("agree", "a", AGREE, 1), KeyMove("refuse", "r", REFUSE, 1), KeyMove("ask_others", "d", ASK, 2)),
    INTEND: tuple(KeyMove(f"intend_{move.args[0]}", str(move.args[0]), move, 1) for move in INTENTIONS),
    CALLS: (KeyMove("call_card", "c", CALL, 1), KeyMove("stand", "f", STAND, 1)),
}
_TOLD: Final = frozenset({"bazzica_shown", "bazzica_counts", "went_bust"})
"""What is to be seen for a while when it happens within a hand."""
_SAID: Final = frozenset({"agreed", "refused", "asked", "intended"})
"""What is said aloud: it stays for a while before another person decides at the same keyboard."""


class BazzicaTable(Table):
    """A hand of three cards and those that are called."""

    # What can be done

    def entries(self, scene: Scene, *, in_order: bool) -> tuple[Entry, ...]:
        """The first cards, from the lowest up, to be marked while cards are changed; then the called ones."""
        state, seat = scene.state, scene.south
        first = sorted(state.hands[seat], key=VALUE.__getitem__) if in_order else state.hands[seat]
        marks = scene.asked and state.phase == DISCARD
        return tuple(Entry((card,), marks=marks) for card in (*first, *state.called[seat]))

    def marked_move(self, scene: Scene, cards: Cards) -> Move | None:
        """Change them."""
        return Move("discard", PACK.sorted(cards))

    def keys_of_moves(self, scene: Scene) -> tuple[KeyMove, ...]:
        """Those of the phase."""
        return _KEYS[scene.state.phase]

    def decides_covered(self, scene: Scene) -> bool:
        """Votes and answers."""
        return words.decides_covered(scene)

    def most_cards(self, scene: Scene) -> int:
        """As many as there are: the hand finds its own room."""
        return len(scene.state.cards_of(scene.south))

    # What is said

    def progress(self, scene: Scene) -> str:
        """Hand by number, the phase, the dealer, what wins."""
        state, speech = scene.state, scene.speech
        number = speech("heading.hand", number=state.match.deal)
        dealer = speech("table.dealer", name=scene.names[state.match.dealer])
        return " · ".join(
            (number, speech(f"phase.{state.phase}"), dealer, speech("heading.to", target=self._target(scene)))
        )

    def _target(self, scene: Scene) -> int:
        return cast("BazzicaRules", scene.rules).target

    def score(self, scene: Scene) -> str:
        """Everybody by the first letters."""
        return short_scores(scene)

    def ask(self, scene: Scene) -> Ask:
        """By phase."""
        return words.ask(scene)

    def plan(self, scene: Scene, move: Move) -> str:
        """Which cards would be changed."""
        cards = scene.narrator.cards(PACK.texts_of(map(Card, move.args)))
        return scene.speech.plural("plan.discard", len(move.args), cards=cards)

    def about(self, scene: Scene, entry: Entry) -> tuple[Line, ...]:
        """The card and its value."""
        (card,) = entry.cards
        name = scene.narrator.card(PACK.text(card))
        return Line(name[:1].upper() + name[1:], Tone.GOLD), Line(scene.speech("about.value", value=VALUE[card]))

    def note(self, scene: Scene, seat: Seat) -> Line:
        """Where a seat is in the hand."""
        return Line(seats.standing_of(scene, seat), Tone.DIM)

    def backs(self, scene: Scene, seat: Seat) -> Cards:
        """First and called cards as they may be seen."""
        cards: Cards = scene.state.cards_of(seat)
        return cards

    def move_in_words(self, scene: Scene, move: Move) -> str:
        """As what is done."""
        return scene.narrator.move(scene.rules.grammar.write(move))

    # Painting

    def _places(self, scene: Scene, layout: Layout) -> Places:
        return places_on(layout.felt, len(scene.names))

    def paint_middle(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """Stock and talk."""
        middle.paint_middle(pen, scene, self._places(scene, layout).middle)

    def paint_seats(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """The others; whose hand is at the bottom stands at its total."""
        places = self._places(scene, layout)
        for place, room in enumerate(places.seats, 1):
            seat = (scene.south + place) % len(scene.names)
            seats.paint_seat(pen, scene, room, places.seat_size, seat, self.role(scene, seat))

    def paint_own(self, pen: Pen, scene: Scene, layout: Layout, held: Held) -> None:
        """The hand with its total."""
        hand.paint_own(pen, scene, self._places(scene, layout), held)

    def paint_covered(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """The hand of the one at the bottom, without anything hidden."""
        hand.paint_covered(pen, scene, self._places(scene, layout))

    # What has happened

    def panel(self, scene: Scene) -> tuple[Section, ...]:
        """The way to the points that win."""
        return (tellings.standings(scene, self._target(scene)),)

    def footnotes(self, scene: Scene) -> tuple[Section, ...]:
        """What a hand may score."""
        return (tellings.what_counts(scene),)

    def sheet(self, scene: Scene) -> tuple[Section, ...]:
        """Totals, every hand, what counts."""
        return (*tellings.sheet(scene, self._target(scene)), *self.footnotes(scene))

    def interludes(self, scene: Scene, before: View[Any], events: Sequence[Event]) -> tuple[Interlude, ...]:
        """Declarations and busts within a hand; what was said, before another person decides without a curtain."""
        state = scene.state
        if state.match.finished != before.state.match.finished:
            return ()
        kinds = _TOLD
        if (
            scene.people > 1
            and state.turn != NOBODY
            and scene.levels[state.turn] is None
            and self.decides_covered(scene)
        ):
            kinds |= _SAID
        told = [scene.narrator.event(event) for event in events if event.kind in kinds]
        if not told:
            return ()
        view = View(scene.view.seat, (), state._replace(turn=NOBODY), scene.view.open_table)
        return (Interlude(view, None, " ".join(told)),)

    def report(self, scene: Scene, events: Sequence[Event]) -> Report:
        """Every point with its reason."""
        return tellings.report(scene, events)

    def eldest(self, scene: Scene) -> Seat:
        """Mano, who sits at the dealer's right."""
        mano: Seat = scene.state.mano
        return mano
