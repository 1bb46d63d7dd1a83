"""Spazz'u'mazz's table: each question of the page, and the module that answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtables.engine.moves import Move
from cardtables.games.spazzumazz.heaps import cards_of
from cardtables.games.spazzumazz.order import RANK_OF, RANKS
from cardtables.games.spazzumazz.screen import hand, middle, moments, opened, seats, tellings, words
from cardtables.games.spazzumazz.screen.places import Places, places_on
from cardtables.games.spazzumazz.screen.reading import entries_of, options_of, state_of
from cardtables.games.spazzumazz.title import title
from cardtables.ui.table import Interlude, KeyMove, Line, Report, Section, Table, Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.rules import View
    from cardtables.ui.canvas import Rect
    from cardtables.ui.page import Ask
    from cardtables.ui.table import Entry, Held, Scene
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.pen import Pen


class SpazzumazzTable(Table):
    """A digit chooses a rank, again one card more; the pick-up has a key that also says why it is forbidden."""

    keys_choose = True
    orders_hand = False
    key_moves = (KeyMove("pickup", "p", Move("pickup")),)

    def runs_clockwise(self, scene: Scene) -> bool:
        """The option decides on which side of you the next one sits (rule 4)."""
        return options_of(scene).direction == "clockwise"

    def title(self, scene: Scene) -> str:
        """The game is called after whoever is the idiota most often."""
        return title(scene.speech, scene.standings)

    def progress(self, scene: Scene) -> str:
        """Which game, how many players, which way round."""
        return tellings.progress(scene)

    def score(self, scene: Scene) -> str:
        """Who has dealt; at the end of several games, the idiots."""
        return tellings.dealer(scene)

    # The hand

    def entries(self, scene: Scene, *, in_order: bool) -> tuple[Entry, ...]:
        """By rank, always in order: equal cards are chosen together."""
        return entries_of(scene)

    def most_cards(self, scene: Scene) -> int:
        """A place for each rank."""
        return len(RANKS)

    def ask(self, scene: Scene) -> Ask:
        """What is asked, or what happened."""
        return words.ask(scene)

    def plan(self, scene: Scene, move: Move) -> str:
        """What the chosen cards would do."""
        return words.plan(scene, move)

    def about(self, scene: Scene, entry: Entry) -> tuple[Line, ...]:
        """Nothing beside the hand: the plan says it in the row of the question."""
        return ()

    def move_in_words(self, scene: Scene, move: Move) -> str:
        """As advice names it."""
        return words.in_words(scene, move)

    # Painting

    def _places(self, scene: Scene, layout: Layout) -> Places:
        return places_on(layout.felt, len(scene.names), clockwise=self.runs_clockwise(scene))

    def paint_middle(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """Pile and stock."""
        middle.paint_middle(pen, scene, self._places(scene, layout))

    def paint_seats(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """The others with their table cards, and what lies below the own ones."""
        places = self._places(scene, layout)
        seats.paint_others(pen, scene, places)
        hand.paint_below(pen, scene, places)

    def paint_own(self, pen: Pen, scene: Scene, layout: Layout, held: Held) -> None:
        """The own table cards and the hand in groups."""
        hand.paint_own(pen, scene, self._places(scene, layout), held)

    def paint_covered(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """The own table cards and a hand of backs."""
        hand.paint_covered(pen, scene, self._places(scene, layout))

    def paint_open(self, pen: Pen, scene: Scene, room: Rect) -> None:
        """A row for each seat."""
        opened.paint_opened(pen, scene, room)

    def leaves_corner(self, scene: Scene, room: Rect, rows: int) -> bool:
        """Where few play."""
        return opened.rows_of_seats(scene, room) <= room.height - rows

    def note(self, scene: Scene, seat: Seat) -> Line:
        """Person, or bot and its level."""
        speech, level = scene.speech, scene.levels[seat]
        words_ = speech("table.person") if level is None else speech("table.bot", level=speech(f"level.{level}"))
        return Line(words_, Tone.DIM)

    def backs(self, scene: Scene, seat: Seat) -> Cards:
        """A hand as it may be seen."""
        return cards_of(state_of(scene).hands[seat])

    # Telling

    def panel(self, scene: Scene) -> tuple[Section, ...]:
        """The order of play."""
        return (tellings.order_of_play(scene),)

    def footnotes(self, scene: Scene) -> tuple[Section, ...]:
        """The idiots so far."""
        return tellings.idiots_so_far(scene)

    def sheet(self, scene: Scene) -> tuple[Section, ...]:
        """The finished games and the idiots so far."""
        return tellings.finished_games(scene), *tellings.idiots_so_far(scene)

    def last(self, scene: Scene) -> tuple[Section, ...]:
        """The pile and what is swept, where everybody may look at them."""
        state, speech = state_of(scene), scene.speech
        if options_of(scene).pile_open == "off":
            return ()
        rows = [
            Line(" ".join(RANKS[RANK_OF[card]] for card in cards) or "–", lead=speech(key), lead_width=10)
            for key, cards in (("last.pile", state.pile), ("last.swept", state.removed))
        ]
        return (Section(speech("last.title"), tuple(rows)),)

    def interludes(self, scene: Scene, before: View[Any], events: Sequence[Event]) -> tuple[Interlude, ...]:
        """Sweeps, pick-ups and going out stay to be seen."""
        return moments.moments(scene, before, events)

    def report(self, scene: Scene, events: Sequence[Event]) -> Report:
        """The idiota, and the order of going out."""
        return tellings.report(scene, events)

    def verdict(self, scene: Scene) -> str:
        """Who was the idiota most often."""
        return tellings.verdict(scene)
