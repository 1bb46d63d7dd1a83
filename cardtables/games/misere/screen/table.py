"""Misère's answers to the table's questions: a clockwise trick table, the dealer's choices as a menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from cardtables.engine.cards import Card
from cardtables.engine.rules import NOBODY
from cardtables.engine.tricks import NO_SUIT
from cardtables.games.misere.rules import POINTS_A_TRICK
from cardtables.games.misere.screen import tellings
from cardtables.games.misere.sight import rest_is_certain, unseen_cards
from cardtables.games.misere.state import (
    HIDDEN_PLAY,
    KINDS,
    ORDER,
    PACK,
    PLAY,
    SEATS,
    STRENGTH,
    cards_of,
    hand_of,
    tricks_taken,
)
from cardtables.ui.faces import SIGN_SIZE, Face, draw_sign
from cardtables.ui.page import Ask
from cardtables.ui.table import (
    Action,
    ActionGroup,
    Entry,
    Line,
    Tone,
    TrickTable,
)
from cardtables.ui.table.ledger import short_scores, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.moves import Move
    from cardtables.engine.tricks import Play
    from cardtables.games.misere.rules import MisereRules
    from cardtables.games.misere.state import State
    from cardtables.ui.canvas import Rect
    from cardtables.ui.table import Report, Scene, Section
    from cardtables.ui.table.pen import Pen

_HAND: Final = len(PACK.cards) // SEATS
_NO_POINTS: Final = (0,) * len(PACK.cards)
_CORNER_WIDTH: Final = 18


class MisereTable(TrickTable):
    """What Misère adds to a trick table."""

    clockwise = True

    # Cards

    def strength(self, scene: Scene) -> Sequence[int]:
        """Aces high."""
        return STRENGTH

    def card_points(self, scene: Scene) -> Sequence[int]:
        """Tricks count, cards do not."""
        return _NO_POINTS

    def points_in(self, scene: Scene, plays: Sequence[Play]) -> int:
        """What a trick counts in this kind of deal."""
        return POINTS_A_TRICK.get(scene.state.kind, 0)

    def held(self, state: State, seat: Seat) -> Cards:
        """The state keeps hands as the moves that play them."""
        return cards_of(state.hands[seat])

    def laid_down(self, state: State, seat: Seat, card: Card) -> Any:
        """A hidden hand loses any of its cards."""
        hand = state.hands[seat]
        hidden = HIDDEN_PLAY in hand[0]
        left = (hand[0][1:], *hand[1:]) if hidden else hand_of(held for held in cards_of(hand) if held != card)
        return state._replace(hands=(*state.hands[:seat], left, *state.hands[seat + 1 :]), turn=NOBODY)

    def entries(self, scene: Scene, *, in_order: bool) -> tuple[Entry, ...]:
        """Suit by suit, or by rank through all suits, the highest first; no place is kept for a card played."""
        hand = self.hand(scene)
        if in_order:
            cards = self.in_order(scene, hand)
        else:
            cards = tuple(sorted(hand, key=lambda card: (-STRENGTH[card], PACK.suit[card])))
        if scene.state.phase != PLAY:
            return tuple(Entry((card,)) for card in cards)
        legal = {move.args[0]: move for move in scene.view.legal}
        return tuple(self.entry_of(scene, card, legal) for card in cards)

    def most_cards(self, scene: Scene) -> int:
        """A full hand throughout: neither the cards' size nor the trick's place changes in a deal."""
        return _HAND

    # The dealer's choices (misere.md, rules 3 and 7)

    def opens_menu(self, scene: Scene) -> bool:
        """The dealer has nothing else to do."""
        return scene.asked and scene.state.phase != PLAY

    def actions(self, scene: Scene) -> tuple[ActionGroup, ...]:
        """The suits with the cards held of each, or the two orders."""
        speech = scene.speech
        if not self.opens_menu(scene):
            return ()
        if scene.state.phase == ORDER:
            return (ActionGroup(speech("ask.order"), tuple(self._order(scene, move) for move in scene.view.legal)),)
        return (ActionGroup(speech("ask.trump"), tuple(self._suit(scene, move) for move in scene.view.legal)),)

    def _order(self, scene: Scene, move: Move) -> Action:
        kind = KINDS[move.args[0]]
        return Action(scene.speech(f"order.{kind}"), move, scene.speech(f"order.{kind}.note"))

    def _suit(self, scene: Scene, move: Move) -> Action:
        (suit,) = move.args
        cards = [card for card in self.in_order(scene, self.hand(scene)) if PACK.suit[card] == suit]
        ranks = " ".join(PACK.ranks[PACK.rank[card]] for card in cards)
        note = scene.speech.plural("trump.length", len(cards))
        return Action(scene.narrator.suit(PACK.suits[suit]), move, f"{note}  {ranks}")

    def move_in_words(self, scene: Scene, move: Move) -> str:
        """The dealer's choices as what is done."""
        if move.verb == "play":
            return super().move_in_words(scene, move)
        return scene.narrator.move(scene.rules.grammar.write(move))

    def rest_is_certain(self, scene: Scene) -> bool:
        """As the one on lead knows it (misere.md, rule 9)."""
        return scene.asked and rest_is_certain(scene.state)

    # Words

    def progress(self, scene: Scene) -> str:
        """The kind of deal, the deal by number, the trick by number, the dealer."""
        state, speech = scene.state, scene.speech
        kind = speech(f"kind.{state.kind or ORDER}")
        deal = speech("heading.deal", number=state.match.deal, total=cast("MisereRules", scene.rules).deals)
        dealer = speech("table.dealer", name=scene.names[state.match.dealer])
        return " · ".join((kind, deal, dealer, *((speech(f"aim.{state.kind}"),) if state.kind else ())))

    def score(self, scene: Scene) -> str:
        """Everybody by the first letters."""
        return short_scores(scene, signed)

    def score_rows(self, scene: Scene) -> list[tuple[str, str]]:
        """Everybody, and the sum that must come out even."""
        scores = scene.state.match.scores
        rows = [(name, signed(score)) for name, score in zip(scene.names, scores, strict=True)]
        return [*rows, (scene.speech("sheet.sum"), signed(sum(scores)))]

    def ask(self, scene: Scene) -> Ask:
        """Before the first card it is the dealer who has to say something."""
        state, speech = scene.state, scene.speech
        if state.phase == PLAY or state.turn == NOBODY:
            return super().ask(scene)
        if scene.asked:
            return Ask(speech(f"ask.{state.phase}"), why=speech(f"ask.{state.phase}.why"))
        return Ask(
            speech(f"ask.{state.phase}.other", name=scene.names[state.turn]), why=speech("table.keys_play_nothing")
        )

    def rule_of_play(self, scene: Scene) -> str:
        """Follow suit if you can (misere.md, rule 4)."""
        speech, plays = scene.speech, self.plays(scene)
        if not plays:
            return speech(f"ask.lead.{scene.state.kind}")
        led = PACK.suit[plays[0][1]]
        suit = scene.narrator.suit(PACK.suits[led])
        if all(PACK.suit[card] == led for card in self.hand(scene)):
            return speech("ask.follow.all", suit=suit)
        follows = any(PACK.suit[card] == led for card in self.hand(scene))
        return speech("ask.follow.suit" if follows else "ask.follow.void", suit=suit)

    def about(self, scene: Scene, entry: Entry) -> tuple[Line, ...]:
        """The card, what would come of it, and how many higher ones are out."""
        (card,) = entry.cards
        name = scene.narrator.card(PACK.text(card))
        lines = [Line(name[:1].upper() + name[1:], Tone.GOLD)]
        if entry.refusal is not None:
            return (*lines, Line(scene.speech("about.must_wait"), Tone.DIM))
        if entry.moves:
            lines.append(Line(self.outcome(scene, card)))
        above = sum(
            PACK.suit[other] == PACK.suit[card] and STRENGTH[other] > STRENGTH[card]
            for other in unseen_cards(scene.state)
        )
        lines.append(
            Line(scene.speech.plural("about.higher", above) if above else scene.speech("about.highest"), Tone.DIM)
        )
        return tuple(lines)

    def note(self, scene: Scene, seat: Seat) -> Line:
        """How many tricks a seat has taken; before the first one who it is."""
        taken = tricks_taken(scene.state)[seat]
        if scene.state.phase != PLAY or not scene.state.tricks:
            return Line("" if seat == scene.viewer else self.role(scene, seat), Tone.DIM)
        return Line(scene.speech.plural("tricks.taken", taken), Tone.DIM)

    def waiting(self, scene: Scene) -> tuple[Seat, ...]:
        """Nobody plays while the dealer chooses."""
        return super().waiting(scene) if scene.state.phase == PLAY else ()

    def paint_corner(self, pen: Pen, scene: Scene, place: Rect) -> None:
        """The kind of deal, and the trump suit as a sign."""
        speech, state = scene.speech, scene.state
        if state.trump == NO_SUIT:
            pen.write(place.x, place.y, speech(f"corner.{state.kind or ORDER}"), Tone.GOLD, width=_CORNER_WIDTH)
            pen.write(place.x, place.y + 1, speech(f"corner.{state.kind or ORDER}.note"), Tone.DIM, width=_CORNER_WIDTH)
            return
        letter = PACK.suits[state.trump]
        title = speech("corner.trump", suit=scene.narrator.suit(letter))
        pen.write(place.x, place.y, title, Tone.GOLD, width=_CORNER_WIDTH)
        y = place.y + 1
        if place.height > SIGN_SIZE.height:
            draw_sign(pen.canvas, place.x, y, Face(PACK.kind, PACK.ranks[0], letter), pen.look)
            y += SIGN_SIZE.height
        if y < place.y + place.height:
            named = speech("corner.named", name=scene.names[state.match.dealer])
            pen.write(place.x, y, named, Tone.DIM, width=_CORNER_WIDTH)

    # Sheets

    def panel(self, scene: Scene) -> tuple[Section, ...]:
        """The sheet, the tricks of this deal, the last one."""
        return (*tellings.beside(scene), *self.last(scene))

    def footnotes(self, scene: Scene) -> tuple[Section, ...]:
        """Nothing counts but tricks."""
        return ()

    def sheet(self, scene: Scene) -> tuple[Section, ...]:
        """Every deal, and whether it comes out even."""
        return tellings.sheet(scene)

    def report(self, scene: Scene, events: Sequence[Event]) -> Report:
        """Everybody's tricks with what they count."""
        return tellings.report(scene, events, partial(self.in_order, scene))

    def eldest(self, scene: Scene) -> Seat:
        """Who leads, though the dealer may have to choose before."""
        leader: Seat = scene.state.leader
        return leader
