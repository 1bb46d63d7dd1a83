"""The table of every trick game: a hand of single cards, a trick in the middle, a stock or a trump in the corner.

A game says what its cards count and how they rank, and adds its own words; the state's fields it reads are the ones
trick games share: ``hands``, ``trick``, ``leader``, ``tricks``, ``trump`` and, where there is one, ``stock``.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from cardtables.engine.cards import HIDDEN, Card
from cardtables.engine.moves import Move
from cardtables.engine.rules import NOBODY, View
from cardtables.engine.tricks import NO_SUIT, Play, winning_play
from cardtables.i18n import joined
from cardtables.ui.page import Ask
from cardtables.ui.table.corners import paint_score, paint_stock, score_marks
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.protocol import Account, Entry, Interlude, Report, Table
from cardtables.ui.table.scene import Scene, Taken
from cardtables.ui.table.sections import CardRow, Line, Pair, Section, Tone
from cardtables.ui.table.trick import paint_trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.tricks import Trick
    from cardtables.ui.table.geometry import Layout
    from cardtables.ui.table.pen import Pen

_CORNER = 15


class TrickTable(Table):
    """A game plays cards by the verb ``play``; the rest is for it to say."""

    # What a game says of itself

    @abstractmethod
    def strength(self, scene: Scene) -> Sequence[int]:
        """By card how it stands in its suit (engine/tricks.py)."""

    @abstractmethod
    def card_points(self, scene: Scene) -> Sequence[int]:
        """By card what it counts in a trick."""

    def target(self, scene: Scene) -> int | None:
        """How many points or deals win the match; None where a match is so many deals."""
        return None

    def rule_of_play(self, scene: Scene) -> str:
        """One sentence on what may be played now."""
        return scene.speech("table.rule_of_play")

    def said(self, scene: Scene, seat: Seat) -> str:
        """What a seat has said in this trick, to be shown at its name."""
        return ""

    def extra_points(self, scene: Scene, events: Sequence[Event], side: tuple[Seat, ...]) -> tuple[Line, ...]:
        """Lines of a side's account that are no card points."""
        return ()

    # Reading a scene

    def stock(self, scene: Scene) -> Cards:
        """What is left to draw, hidden but for an open last card."""
        stock: Cards = getattr(scene.state, "stock", ())
        return stock

    def holder(self, scene: Scene, plays: Sequence[Play]) -> Play:
        """The play that takes these so far."""
        return winning_play(plays, scene.rules.pack.suit, self.strength(scene), scene.state.trump)

    def plays(self, scene: Scene) -> tuple[Play, ...]:
        """The cards on the table."""
        plays: tuple[Play, ...] = scene.taken.plays if scene.taken is not None else scene.state.trick
        return plays

    def hand(self, scene: Scene) -> Cards:
        """The cards of the seat at the bottom as the view has them."""
        hand: Cards = scene.state.hands[scene.south]
        return hand

    def in_order(self, scene: Scene, cards: Cards) -> Cards:
        """A hand sorted: suit by suit, in each from the strongest down."""
        suit, strength = scene.rules.pack.suit, self.strength(scene)
        return tuple(sorted(cards, key=lambda card: (suit[card], -strength[card], card)))

    def points_in(self, scene: Scene, plays: Sequence[Play]) -> int:
        """What the cards of a trick count."""
        points = self.card_points(scene)
        return sum(points[card] for _, card in plays)

    # Table

    def progress(self, scene: Scene) -> str:
        """Trick by number and the dealer."""
        state, speech = scene.state, scene.speech
        left = sum(map(len, state.hands)) + len(self.stock(scene)) + len(state.trick)
        number = len(state.tricks) + 1
        total = len(state.tricks) + -(-left // len(scene.names))
        dealer = speech("table.dealer", name=scene.names[state.match.dealer])
        return f"{speech('table.trick_of', number=min(number, total), total=total)} · {dealer}"

    def score(self, scene: Scene) -> str:
        """Two sides face each other, more stand in a row; then what the match goes to."""
        scores, sides = scene.state.match.scores, scene.rules.sides
        named = [(scene.side_name(side), scores[side[0]]) for side in sides]
        if len(named) == 2:
            (first, one), (second, two) = named
            text = f"{first} {one} – {two} {second}"
        else:
            text = " · ".join(f"{name} {score}" for name, score in named)
        target = self.target(scene)
        return text if target is None else f"{text}  {scene.speech('table.to', target=target)}"

    def entries(self, scene: Scene, *, in_order: bool) -> tuple[Entry, ...]:
        """The hand, with an empty place for the card that lies in the trick while another one will be drawn."""
        hand = self.hand(scene)
        own = [card for seat, card in self.plays(scene) if seat == scene.south]
        cards = self.in_order(scene, (*hand, *own)) if in_order else (*hand, *own)
        legal = {move.args[0]: move for move in scene.view.legal if move.verb == "play"}
        return tuple(self._entry(scene, card, legal) if card not in own else Entry(()) for card in cards)

    def _entry(self, scene: Scene, card: Card, legal: dict[int, Move]) -> Entry:
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

    def the_card(self, scene: Scene, card: Card) -> str:
        """A card with its article."""
        return scene.narrator.the_card(scene.rules.pack.text(card))

    def move_in_words(self, scene: Scene, move: Move) -> str:
        """A card to play by its name, another move by its label in the menu."""
        if move.verb == "play":
            return scene.speech("table.play_card", the_card=self.the_card(scene, Card(move.args[0])))
        return next(action.label for group in self.actions(scene) for action in group.actions if action.move == move)

    def about(self, scene: Scene, entry: Entry) -> tuple[Line, ...]:
        """The card's name, its worth, and who would hold the trick with it."""
        (card,) = entry.cards
        speech = scene.speech
        worth = speech.plural("table.points", self.card_points(scene)[card])
        if scene.rules.pack.suit[card] == scene.state.trump:
            worth = speech("table.trump_worth", worth=worth)
        name = scene.narrator.card(scene.rules.pack.text(card))
        lines = [Line(name[:1].upper() + name[1:], Tone.GOLD), Line(worth)]
        if not entry.moves:
            return (*lines, Line(scene.narrator.refusal(entry.refusal), Tone.DIM)) if entry.refusal else tuple(lines)
        lines.append(Line(self._outcome(scene, card), Tone.DIM))
        return tuple(lines)

    def _outcome(self, scene: Scene, card: Card) -> str:
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
        return tuple(other for other in order if other not in done and scene.state.hands[other])

    def paint_middle(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """The corners and the trick."""
        stock, trump = self.stock(scene), scene.state.trump
        if stock or trump != NO_SUIT:
            paint_stock(pen, scene, layout.stock, stock, trump)
        plays, winner = self.on_table(scene)
        if layout.score is not None:
            paint_score(pen, layout.score, self._match_title(scene), self._score_rows(scene))
        if layout.worth is not None:
            self._paint_worth(pen, scene, *layout.worth, plays)
        paint_trick(pen, scene, layout, plays, winner, self._waiting(scene))

    def on_table(self, scene: Scene) -> tuple[tuple[Play, ...], Seat | None]:
        """The trick, and who takes it so far."""
        plays = self.plays(scene)
        if scene.taken is not None:
            return plays, scene.taken.winner
        return plays, self.holder(scene, plays)[0] if plays else None

    def _waiting(self, scene: Scene) -> tuple[Seat, ...]:
        """The seats that have yet to play to the trick, in the order of play."""
        turn = scene.state.turn
        if turn == NOBODY or scene.taken is not None:
            return ()
        return (turn, *self._to_play_after(scene, turn))

    def _match_title(self, scene: Scene) -> str:
        target = self.target(scene)
        return scene.speech("table.match") if target is None else scene.speech("table.match_to", target=target)

    def _score_rows(self, scene: Scene) -> list[tuple[str, str]]:
        sides = scene.rules.sides
        scores = tuple(scene.state.match.scores[side[0]] for side in sides)
        return list(zip(map(scene.side_name, sides), score_marks(scores, self.target(scene)), strict=True))

    def _paint_worth(self, pen: Pen, scene: Scene, x: int, y: int, plays: Sequence[Play]) -> None:
        """What lies on the table, in points."""
        if plays:
            points = scene.speech.plural("table.points", self.points_in(scene, plays))
            pen.write(x, y, scene.speech("table.on_table"), Tone.DIM, width=_CORNER)
            pen.write(x, y + 1, points, Tone.STRONG, width=_CORNER)

    def note(self, scene: Scene, seat: Seat) -> Line:
        """What it has said; else partner, bot and its level, person."""
        said = self.said(scene, seat)
        if said:
            return Line(speech_marks(said), Tone.GOLD)
        speech, level = scene.speech, scene.levels[seat]
        if seat == scene.viewer:
            return Line(speech("table.your_turn") if scene.asked else "", Tone.DIM)
        words = speech("table.person") if level is None else speech("table.bot", level=speech(f"level.{level}"))
        if seat in scene.side_of(scene.viewer):
            words = speech("table.partner", who=words)
        return Line(words, Tone.DIM)

    def backs(self, scene: Scene, seat: Seat) -> Cards:
        """A hand as it may be seen."""
        hand: Cards = scene.state.hands[seat]
        return self.in_order(scene, hand) if HIDDEN not in hand else hand

    def panel(self, scene: Scene) -> tuple[Section, ...]:
        """The match with who plays together, and the last trick."""
        sides = scene.rules.sides
        rows = []
        for side, (name, mark) in zip(sides, self._score_rows(scene), strict=True):
            members = joined(scene.speech, [scene.names[seat] for seat in side])
            together = len(side) > 1 and scene.viewer is not None
            rows.append(Line(members, right=mark, lead=name if together else "", lead_width=7 if together else 0))
        return Section(self._match_title(scene), tuple(rows)), *self.last(scene)

    def footnotes(self, scene: Scene) -> tuple[Section, ...]:
        """What the ranks count, in the order in which they take."""
        points, strength, pack = self.card_points(scene), self.strength(scene), scene.rules.pack
        suit = [card for card in pack.cards[: len(pack.ranks)] if points[card]]
        named = [
            (self._rank(scene, card), str(points[card])) for card in sorted(suit, key=lambda card: -strength[card])
        ]
        named.append((scene.speech("table.other_ranks"), "0"))
        half = -(-len(named) // 2)
        rows = tuple(
            Pair(*named[row], *(named[row + half] if row + half < len(named) else ("", ""))) for row in range(half)
        )
        return (Section(scene.speech("table.what_counts"), rows),)

    def _rank(self, scene: Scene, card: Card) -> str:
        return scene.narrator.rank(scene.rules.pack.text(card))

    def last(self, scene: Scene) -> tuple[Section, ...]:
        """The trick taken last in this deal."""
        tricks: tuple[Trick, ...] = scene.state.tricks
        if not tricks:
            return ()
        plays, winner = tricks[-1]
        faces = tuple(face_of(scene.rules.pack, card) for _, card in plays)
        players = [seat for seat, _ in plays]
        cards = CardRow(faces, tuple(scene.names[seat] for seat in players), players.index(winner))
        why = Line(self.why_taken(scene, plays, winner), Tone.DIM)
        return (Section(scene.speech("table.last_trick"), (cards, why), key="l"),)

    def why_taken(self, scene: Scene, plays: Sequence[Play], winner: Seat) -> str:
        """Who took a trick, with what, and why that card won."""
        pack, trump = scene.rules.pack, scene.state.trump
        card = next(card for seat, card in plays if seat == winner)
        suits = [pack.suit[card] for _, card in plays]
        code = "suit"
        if pack.suit[card] == trump and suits[0] != trump:
            code = "highest_trump" if suits.count(trump) > 1 else "trump"
        suit = scene.narrator.suit(pack.suits[pack.suit[card]])
        return scene.speech(
            f"table.taken.{code}", name=scene.names[winner], the_card=self.the_card(scene, card), suit=suit
        )

    def sheet(self, scene: Scene) -> tuple[Section, ...]:
        """Every finished deal: its points by side and the match score after it."""
        speech, sides, match = scene.speech, scene.rules.sides, scene.state.match
        rows = []
        for deal in match.finished:
            points = " – ".join(str(deal.points[side[0]]) for side in sides)
            scores = " – ".join(str(deal.scores[side[0]]) for side in sides)
            rows.append(Line(speech("table.deal_line", number=deal.deal, points=points), right=scores))
        if not rows:
            rows.append(Line(speech("table.no_deal_yet"), Tone.DIM))
        names = Line(" – ".join(scene.side_name(side) for side in sides), Tone.DIM)
        now = Line(self.score(scene), Tone.STRONG)
        return (Section(self._match_title(scene), (names, *rows, now)), *self.footnotes(scene))

    def interludes(self, scene: Scene, before: View[Any], events: Sequence[Event]) -> tuple[Interlude, ...]:
        """A finished trick stays, as it was before cards were drawn or the next deal came."""
        played = next((event for event in events if event.kind == "played"), None)
        taken = next((event for event in events if event.kind == "trick_taken"), None)
        if played is None or taken is None:
            return ()
        seat, card = played.seat, played.cards[0]
        state = before.state
        plays = (*state.trick, (seat, card))
        hands = list(state.hands)
        hand = hands[seat]
        gone = card if card in hand else HIDDEN
        place = hand.index(gone)
        hands[seat] = hand[:place] + hand[place + 1 :]
        view = View(before.seat, (), state._replace(trick=plays, hands=tuple(hands), turn=NOBODY), before.open_table)
        staying = Taken(plays, taken.seat, self.points_in(scene, plays))
        moment = scene._replace(view=view, taken=staying)
        why = self.why_taken(moment, plays, taken.seat)
        points = scene.speech.plural("table.points", staying.points)
        return (Interlude(view, staying, scene.speech("table.taken", why=why, points=points)),)

    def report(self, scene: Scene, events: Sequence[Event]) -> Report:
        """What each side has won, by rank, and what else counted."""
        finished = scene.state.match.finished
        now = finished[-1]
        before = finished[-2].scores if len(finished) > 1 else (0,) * len(scene.names)
        accounts = []
        for event in events:
            if event.kind == "counted":
                side = next(side for side in scene.rules.sides if event.seat in side)
                lines = (*self._by_rank(scene, event.cards), *self.extra_points(scene, events, side))
                best = now.scores[side[0]] > before[side[0]]
                cards = self.in_order(scene, event.cards)
                figure = str(now.points[side[0]])
                accounts.append(Account(side, figure, cards, lines, before[side[0]], now.scores[side[0]], best))
        return Report(*self.headline(scene, accounts), tuple(accounts))

    def headline(self, scene: Scene, accounts: Sequence[Account]) -> tuple[str, str]:
        """Who won the deal, and with how many points."""
        speech = scene.speech
        points = " – ".join(account.figure for account in accounts)
        best = next((account for account in accounts if account.best), None)
        if best is None:
            return speech("table.deal_drawn"), speech("table.deal_points", points=points)
        names = joined(speech, [scene.names[seat] for seat in best.side])
        return speech.plural("table.deal_won", len(best.side), names=names), speech("table.deal_points", points=points)

    def _by_rank(self, scene: Scene, cards: Cards) -> tuple[Line, ...]:
        """The counting cards of a pile, rank by rank."""
        points, strength, pack = self.card_points(scene), self.strength(scene), scene.rules.pack
        ranks: dict[int, list[Card]] = {}
        for card in sorted(cards, key=lambda card: -strength[card]):
            if points[card]:
                ranks.setdefault(pack.rank[card], []).append(card)
        lines = [
            Line(
                scene.speech("table.rank_count", rank=self._rank(scene, each[0]), count=len(each)),
                right=str(sum(points[card] for card in each)),
            )
            for each in ranks.values()
        ]
        blank = len(cards) - sum(map(len, ranks.values()))
        if blank:
            lines.append(Line(scene.speech.plural("table.blank_cards", blank), Tone.DIM, right="0"))
        return tuple(lines)


def speech_marks(said: str) -> str:
    """Words somebody said, as such."""
    return f"“{said}”"
