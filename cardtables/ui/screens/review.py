"""Looking back at a game card by card: all hands open once it is over, or as one seat saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.engine.errors import TableError
from cardtables.i18n import explained
from cardtables.match.narrator import Narrator
from cardtables.match.sitting import begin
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import text_width, wrap, wrap_within
from cardtables.ui.commands import Command
from cardtables.ui.page import Ask, Heading, Page
from cardtables.ui.table.again import start_of_deal, up_to
from cardtables.ui.table.frame import paint_panel_at
from cardtables.ui.table.geometry import PANEL_FROM, panel_width
from cardtables.ui.table.pen import Pen
from cardtables.ui.table.sections import Line, Section, Tone, whole_sentences
from cardtables.ui.table.story import Story

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtables.i18n import Speech
    from cardtables.match.session import Session
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.table.protocol import Table
    from cardtables.ui.table.scene import Scene
    from cardtables.ui.table.story import Chapter

CHAPTER_REGION: Final = "chapter:"
"""A region of the canvas named so, with an index after it, is a trick."""

_BAR_ROWS = 2
_ADVICE_ROWS = 5
_HALF_HAND = 11
_LEAST_BOX = 7
_LISTED = 20
"""Tricks in the record beside the table; there are deals of many more."""


class ReviewPage(Page):
    """A session looked back on; ``last_deal`` begins with the deal that ended last, else with the first card."""

    def __init__(self, session: Session, *, last_deal: bool = False) -> None:
        super().__init__()
        self._session = session
        self._table: Table = session.spec.screen
        self._eyes = Story.eyes(session)
        self._eye = 0
        self._told: Story | None = None
        self._advice: dict[int, str] = {}
        self._place = min(1, session.moves_made)
        if last_deal and self._eyes:
            finished = session.view(None).state.match.finished
            self._place = start_of_deal(session, finished[-1].deal) + 1 if finished else self._place

    @property
    def speech(self) -> Speech:
        """The game's sentences, and the shared ones."""
        return self.shell.speech_of(self._session.spec)

    @property
    def _story(self) -> Story:
        if self._told is None:
            names, pack = self._session.names, self._session.rules.pack
            narrator = Narrator(self.speech, names, pack, french_names=self.shell.french_names)
            self._told = Story(self._session, self._table, narrator, self._eyes[self._eye])
        return self._told

    def taste_changed(self) -> None:
        """Tell it in the language of now."""
        self._told = None
        self._advice = {}

    def own_commands(self) -> Iterable[Command]:
        """Steps first."""
        return (
            Command("step_card", ("left", "right"), self._step, self._open, 1, "←→", takes_place=True),
            Command("step_trick", ("up", "down"), self._step_trick, self._open, 2, "↑↓", takes_place=True),
            Command("step_deal", ("pageup", "pagedown"), self._step_deal, self._open, takes_place=True),
            Command("step_end", ("home", "end"), self._step_end, self._open, takes_place=True),
            Command("hint", ("h",), self._say_advice, lambda: bool(self._advised(self._place)), 3),
            Command("eyes", ("p",), self._change_eye, lambda: len(self._eyes) > 1, 3),
            Command("play_on", ("f",), self._play_on, self._may_play_on, 4),
            Command("rules", ("?",), self._open_rules, rank=7),
        )

    def _open(self) -> bool:
        return bool(self._eyes)

    def _may_play_on(self) -> bool:
        return bool(self._eyes) and self._place < self._session.moves_made

    # Steps

    def _go(self, place: int) -> None:
        self._place = min(max(place, 0), self._session.moves_made)
        self.repaint()

    def _step(self, place: int) -> None:
        self._go(self._place + (1 if place else -1))

    def _step_trick(self, place: int) -> None:
        chapters = self._story.chapters
        if place:
            self._go(next((chapter.last for chapter in chapters if chapter.last > self._place), self._place))
        else:
            self._go(next((chapter.last for chapter in reversed(chapters) if chapter.last < self._place), 0))

    def _step_deal(self, place: int) -> None:
        deal = self._deal + (1 if place else -1)
        chapters = [chapter for chapter in self._story.chapters if chapter.deal == deal]
        if chapters:
            self._go(chapters[0].first)

    def _step_end(self, place: int) -> None:
        self._go(self._session.moves_made if place else 0)

    def _change_eye(self) -> None:
        self._eye = (self._eye + 1) % len(self._eyes)
        self._told = None
        self.repaint()

    def _play_on(self) -> None:
        """A new game that begins where one looks."""
        try:
            session = begin(self.shell.store, up_to(self._session, self._place))
        except TableError as problem:
            self.tell(explained(self.speech, problem))
            return
        self.shell.sit_down(session)

    def _say_advice(self) -> None:
        """In full, wherever there is no room for it on the table."""
        self.tell(self._advised(self._place))

    def _open_rules(self) -> None:
        from cardtables.ui.screens.rules import RulesPage

        self.shell.open_page(RulesPage(self._session.spec, self._session.options))

    def clicked(self, region: str, button: int) -> None:
        """A trick clicked on is shown as it was taken."""
        if region.startswith(CHAPTER_REGION):
            self._go(self._story.chapters[int(region.removeprefix(CHAPTER_REGION))].last)

    # Painting

    @property
    def _deal(self) -> int:
        return self._story.deal(max(0, self._place - 1))

    def heading(self) -> Heading:
        """The game, the deal, and whose eyes these are."""
        speech = self.speech
        if not self._eyes:
            return Heading(speech("review.title"), speech("game.name"))
        eye = self._eyes[self._eye]
        right = speech("review.open") if eye is None else speech("review.as_seen_by", name=self._session.names[eye])
        detail = f"{speech('game.name')} · {speech('review.deal', number=self._deal)}"
        return Heading(speech("review.title"), detail, right)

    def ask(self) -> Ask:
        """The move just made, and what would have been advised."""
        speech = self.speech
        if not self._eyes:
            return Ask(explained(speech, TableError("review_is_closed")))
        story, place = self._story, self._place
        if not place:
            return Ask(speech("review.before"), speech("review.start").upper())
        index = story.chapter_of(place)
        chapter = story.chapters[index]
        number = sum(other.deal == chapter.deal for other in story.chapters[: index + 1])
        chip = speech("review.at", trick=number, card=place - chapter.first + 1)
        return Ask(story.sentence(place), chip.upper(), self.speech("review.keys"))

    def _advised(self, place: int) -> str:
        """What a good bot would have done in place of the move just made; once per place, for it takes a moment."""
        if not place or not self._eyes:
            return ""
        if place not in self._advice:
            session, table = self._session, self._table
            actor = session.rules.to_act(session.review(place - 1, 0).state)
            if actor is None or self._eyes[self._eye] not in (None, actor):
                return ""
            scene = self._story.scene(place - 1)._replace(
                view=session.review(place - 1, actor), south=actor, taken=None
            )
            decision = session.hint(place - 1)
            self._advice[place] = self.speech(
                "review.hint",
                move=table.move_in_words(scene, decision.move),
                reason=scene.narrator.reason(decision.reason),
            )
        return self._advice[place]

    def paint_body(self, canvas: Canvas) -> None:
        """The open table, the row of tricks and, where there is room, the record."""
        if not self._eyes:
            return
        body = self.body(canvas)
        scene = self._story.scene(self._place)
        width = body.width
        if width >= PANEL_FROM:
            width -= panel_width(body.width)
            panel = Rect(width, body.y, body.width - width, body.height)
            paint_panel_at(canvas, self.look, panel, self._panel(scene))
        pen = Pen(canvas, self.look, scene.rules.pack)
        self._table.paint_open(pen, scene, Rect(2, body.y, width - 4, body.height - _BAR_ROWS))
        self._paint_advice(pen, Rect(2, body.y, width - 4, body.height - _BAR_ROWS))
        self._paint_chapters(pen, Rect(2, body.y + body.height - _BAR_ROWS, width - 4, _BAR_ROWS), scene)

    def _paint_advice(self, pen: Pen, room: Rect) -> None:
        """What would have been advised, in the lower right corner if that is free; without the reason if need be."""
        advice = self._advised(self._place)
        if not advice or not self._table.leaves_corner(self._story.scene(self._place), room, _ADVICE_ROWS):
            return
        wide = room.width // 2 - _HALF_HAND
        lines = wrap(advice, wide)
        if len(lines) > _ADVICE_ROWS:
            lines = wrap_within(whole_sentences(advice, wide), wide, _ADVICE_ROWS)
        for y, line in enumerate(lines, room.y + room.height - _ADVICE_ROWS):
            tone = Tone.GOLD if y == room.y + room.height - _ADVICE_ROWS else Tone.DIM
            pen.write(room.x + room.width - wide, y, line, tone, width=wide)

    def _of_this_deal(self) -> list[tuple[int, Chapter]]:
        return [item for item in enumerate(self._story.chapters) if item[1].deal == self._deal]

    def _paint_chapters(self, pen: Pen, room: Rect, scene: Scene) -> None:
        """A box for each trick of the deal, and below it who took it."""
        theme, canvas = self.theme_now, pen.canvas
        here = self._story.chapter_of(self._place)
        title = self.speech("review.tricks")
        x = pen.write(room.x, room.y, title, Tone.DIM, width=8) + 1
        chapters = self._in_sight((room.x + room.width - x) // _LEAST_BOX)
        step = min(8, (room.x + room.width - x) // max(1, len(chapters)))
        for number, index, chapter in chapters:
            now = index == here and self._place > 0
            ink, ground = (theme.askfg, theme.askbg) if now else (theme.barfg, theme.bar)
            label = f" {number} " if step > text_width(str(number)) + 2 else str(number)
            canvas.text(x, room.y, label, ink, ground, bold=True, width=step)
            if chapter.winner is not None:
                side = scene.side_name(scene.side_of(chapter.winner))
                name = scene.names[chapter.winner] if scene.viewer is None else side
                pen.write(x, room.y + 1, name, Tone.DIM, width=step - 1)
            canvas.region(f"{CHAPTER_REGION}{index}", Rect(x, room.y, step, _BAR_ROWS))
            x += step

    def _in_sight(self, most: int) -> list[tuple[int, int, Chapter]]:
        """So many tricks of the deal round the current one: number from 1, index, trick."""
        found = [(number, index, chapter) for number, (index, chapter) in enumerate(self._of_this_deal(), 1)]
        current = self._story.chapter_of(self._place)
        here = next((place for place, (_, index, _) in enumerate(found) if index == current), 0)
        start = max(0, min(here - most // 2, len(found) - most))
        return found[start : start + most]

    def _panel(self, scene: Scene) -> tuple[Section, ...]:
        """The record with the current line, and the points so far."""
        here = self._story.chapter_of(self._place)
        lines = []
        for number, index, chapter in self._in_sight(_LISTED):
            tone = Tone.GOLD if index == here else Tone.PLAIN
            lines.append(
                Line(self._story.cards(chapter), tone, lead="▶" if index == here else str(number), lead_width=4)
            )
        sections = [Section(self.speech("review.record"), tuple(lines), newest=True)]
        points = scene.rules.describe(scene.view).get("points")
        if isinstance(points, list) and points:
            rows = tuple(Line(scene.side_name(side), right=str(points[side[0]])) for side in scene.rules.sides)
            sections.append(Section(self.speech("review.points"), rows))
        return tuple(sections)
