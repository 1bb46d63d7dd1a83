"""A table in words: what a seat may know, one fact a line, nothing said by position or by signs alone."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardtables.cli.plain.moves import PLAY
from cardtables.engine.cards import HIDDEN, HIDDEN_TEXT, Seat
from cardtables.engine.errors import IllegalMove
from cardtables.engine.events import Event
from cardtables.engine.match import DealResult
from cardtables.engine.rules import View
from cardtables.i18n import joined
from cardtables.match.narrator import Narrator
from cardtables.match.session import Session
from cardtables.shelf.options import changed_options

Lines = Iterator[str]

TOLD = {"hands", "table", "stock", "trump", "upcard", "won", "tricks", "points", "captains", "bids"}
"""Keys of a game's description that every game's table is told by; see record.md, Reading a record."""


class Teller:
    """Puts into words what a seat may know. It asks the session for views and logs of seats and for nothing else."""

    def __init__(self, session: Session, narrator: Narrator, title: str) -> None:
        self._session = session
        self._title = title
        self._narrator = narrator
        self._speech = narrator.speech
        self._names = narrator.names

    # Who plays what

    def opening(self) -> Lines:
        """The game, who sits at the table, and the rules that differ from the usual ones."""
        say, session = self._speech, self._session
        yield say("plain.game", game=self._title, names=joined(say, self._names))
        for seat, record in enumerate(session.seats):
            if not session.is_person(seat):
                yield say("plain.bot", name=record.name, level=record.bot)
        for side in session.rules.sides:
            if len(side) > 1:
                yield say("plain.side", names=self._side(side))
        yield from self.options()

    def options(self) -> Lines:
        """The options that differ from the defaults."""
        for key, value in changed_options(self._session.options).items():
            chosen = self._speech(f"option.{key}.{value}") if isinstance(value, str) else str(value)
            yield self._speech("plain.option", option=self._speech(f"option.{key}"), value=chosen)

    def _side_of(self, seat: Seat) -> Sequence[Seat]:
        return next(side for side in self._session.rules.sides if seat in side)

    def _side(self, seats: Sequence[Seat]) -> str:
        return joined(self._speech, [self._names[seat] for seat in seats])

    # What a seat knows

    def hand(self, view: View[Any]) -> Lines:
        """Each card of the viewer's own hand; where others may be played, also why one may not."""
        cards = self._facts(view)["hands"][view.seat]
        plays = any(move.verb == PLAY for move in view.legal)
        for text in cards:
            why = self._why_not_now(text) if plays else None
            if why is None:
                yield self._speech("plain.card", card=self._narrator.card(text))
            else:
                yield self._speech("plain.card_not_now", card=self._narrator.card(text), reason=why)
        if not cards:
            yield self._speech("plain.empty_hand")

    def rest_of_hand(self, view: View[Any]) -> Lines:
        """The cards of the viewer's hand that no move of his plays by name."""
        write = self._session.rules.grammar.write
        played = {write(move).removeprefix(f"{PLAY} ") for move in view.legal}
        cards = self._facts(view)["hands"][view.seat]
        rest = [text for text in cards if text not in played]
        if rest:
            key = "plain.in_hand" if len(rest) == len(cards) else "plain.also_in_hand"
            yield self._speech(key, cards=self._narrator.cards(rest))

    def _why_not_now(self, text: str) -> str | None:
        """Why the seat to act may not play a card of its hand; None: it may, or cards are not played by name."""
        try:
            refusal = self._session.refuse(self._session.rules.grammar.read(f"{PLAY} {text}"))
        except IllegalMove:
            return None
        return None if refusal is None else self._narrator.refusal(refusal)

    def table(self, view: View[Any]) -> Lines:
        """All that lies in the open, and how many cards each other seat holds."""
        say, facts, match = self._speech, self._facts(view), view.state.match
        yield say("plain.deal", deal=match.deal, name=self._names[match.dealer])
        yield from self._trump_and_stock(facts)
        yield from self._middle(facts.get("table", []))
        for seat, name in enumerate(self._names):
            if seat != view.seat:
                yield self._held(name, facts["hands"][seat])
        for name, tricks in zip(self._names, facts.get("tricks", ()), strict=False):
            yield say.plural("plain.tricks", tricks, name=name)
        for name, pile in zip(self._names, facts.get("won", ()), strict=False):
            if any(text != HIDDEN_TEXT for text in pile):
                yield say("plain.won", name=name, cards=self._narrator.cards(pile))
        if facts.get("caller") is None:
            yield from self._auction(facts.get("bids", ()))
        for seat in facts.get("captains", ()):
            yield say("plain.captain", name=self._names[seat], side=self._side(self._side_of(seat)))
        for key, fact in facts.items():
            if key not in TOLD:
                yield from self._told_by_the_game(f"table.{key}", fact)

    def _trump_and_stock(self, facts: Mapping[str, Any]) -> Lines:
        """Which suit is trump, or that none is; what is left to draw, and of it what is seen."""
        say = self._speech
        if facts.get("trump"):
            yield say("plain.trump", suit=self._narrator.suit(facts["trump"]))
        elif "trump" in facts and say.knows("table.no_trump"):
            yield say("plain.no_trump", words=say("table.no_trump"))
        if facts.get("upcard"):
            yield say("plain.upcard", card=self._narrator.card(facts["upcard"]))
        if "stock" in facts:
            yield say.plural("plain.stock", len(facts["stock"]))
            covered = facts["stock"][:-1] if facts.get("upcard") else facts["stock"]
            if covered and covered[0] != HIDDEN_TEXT:
                yield say("plain.next_card", card=self._narrator.card(covered[0]))

    def _auction(self, bids: Sequence[Any]) -> Lines:
        """The last word of everybody who has spoken, in the order in which they were said."""
        last = {seat: place for place, (seat, _) in enumerate(bids)}
        for place in sorted(last.values()):
            seat, move = bids[place]
            yield self._speech("plain.bid", name=self._names[seat], what=self._narrator.move(move))

    def _told_by_the_game(self, key: str, value: Any) -> Lines:
        """A fact of this game alone, where its catalogue has a sentence for it; nothing where there is nothing to tell.

        A word may have a sentence of its own, `{key}.{word}`; what there is for each seat is said of each by name.
        """
        if isinstance(value, list) and not self._speech.knows(key):
            return
        match value:
            case dict():
                for part, inner in value.items():
                    yield from self._told_by_the_game(f"{key}.{part}", inner)
            case [[*_], *_]:
                for name, cards in zip(self._names, value, strict=False):
                    if cards:
                        yield from self._said(key, name=name, cards=self._narrator.cards(cards), number=len(cards))
            case [str(), *_]:
                yield from self._said(key, cards=self._narrator.cards(value))
            case [int(), *_]:
                for name, number in zip(self._names, value, strict=False):
                    yield from self._said(key, name=name, number=number)
            case str() if self._speech.knows(key):
                yield self._speech(key, what=self._narrator.named(value), suit=self._narrator.suit(value[-1:]))
            case str():
                yield from self._said(f"{key}.{value}")
            case int():
                yield from self._said(
                    key, number=value, name=self._names[value] if value in range(len(self._names)) else ""
                )

    def _said(self, key: str, **fields: object) -> Lines:
        if self._speech.knows(key):
            yield self._speech(key, **fields)

    def _facts(self, view: View[Any]) -> dict[str, Any]:
        return self._session.rules.describe(view)

    def _middle(self, table: Sequence[Any]) -> Lines:
        """A trick's cards with who played them, or a pile from the bottom."""
        if not table:
            yield self._speech("plain.nothing_played")
        elif isinstance(table[0], str):
            yield self._speech("plain.pile", cards=self._narrator.cards(table))
        else:
            for seat, card in table:
                yield self._speech("plain.lies", name=self._names[seat], card=self._narrator.card(card))

    def _held(self, name: str, hand: Sequence[str]) -> str:
        if all(text == HIDDEN_TEXT for text in hand):
            return self._speech.plural("plain.holds", len(hand), name=name)
        return self._speech("plain.shows", name=name, cards=self._narrator.cards(hand))

    def score(self, view: View[Any]) -> Lines:
        """The finished deals and the match so far, with the points of the deal where they may be counted."""
        for result in view.state.match.finished:
            yield from self.deal_result(result)
        facts = self._facts(view)
        for side in self._session.rules.sides:
            yield self._speech("plain.score", side=self._side(side), score=view.state.match.scores[side[0]])
            if facts.get("points"):
                yield self._speech.plural("plain.points", facts["points"][side[0]], side=self._side(side))

    def deal_result(self, result: DealResult) -> Lines:
        """A finished deal: how it ended, then points and match score of each side."""
        if result.note:
            yield self._speech("plain.deal_noted", deal=result.deal, note=self._speech(f"note.{result.note}"))
        else:
            yield self._speech("plain.deal_over", deal=result.deal)
        for side in self._session.rules.sides:
            points, score = result.points[side[0]], result.scores[side[0]]
            yield self._speech("plain.deal_score", side=self._side(side), points=points, score=score)

    # What happened

    def events(self, events: Sequence[Event], results: Sequence[DealResult]) -> Lines:
        """What a seat noticed, in order; each finished deal is summed up before the next one is dealt."""
        left = list(results)
        for event in events:
            while event.kind == "dealt" and left and left[0].deal < event.number:
                yield from self.deal_result(left.pop(0))
            if event.kind != "drew" or HIDDEN not in event.cards:  # that the others draw too goes without saying
                yield self._narrator.event(event)
            yield from self._counted(event)
        for result in left:
            yield from self.deal_result(result)

    def _counted(self, event: Event) -> Lines:
        """What a side's points are made of, card by card, the dearest first."""
        rules = self._session.rules
        cards = [card for card in event.cards if event.kind == "counted" and rules.worth(card)]
        if cards:
            told = [
                self._speech(
                    "plain.counted_card", card=self._narrator.card(rules.pack.text(card)), points=rules.worth(card)
                )
                for card in sorted(cards, key=rules.worth, reverse=True)
            ]
            side = self._side(self._side_of(event.seat))
            yield self._speech("plain.counted_cards", side=side, cards=joined(self._speech, told))

    def log(self, seat: Seat) -> Lines:
        """What a seat noticed of the deal in hand."""
        events = self._session.log(seat)
        start = max((place for place, event in enumerate(events) if event.kind == "dealt"), default=0)
        return self.events(events[start:], ())

    def last_trick(self, seat: Seat) -> Lines:
        """The cards of the last trick and who took it."""
        events = self._session.log(seat)
        taken = [place for place, event in enumerate(events) if event.kind == "trick_taken"]
        if not taken:
            yield self._speech("plain.no_trick")
            return
        before = taken[-2] + 1 if len(taken) > 1 else 0
        for event in events[before : taken[-1] + 1]:
            if event.kind in ("played", "trick_taken"):
                yield self._narrator.event(event)

    def result(self, view: View[Any]) -> Lines:
        """How the match ended, and the number that deals the same cards again."""
        match, say = view.state.match, self._speech
        assert match.result is not None
        if match.result.void:
            yield say("plain.void")
        elif match.result.draw:
            yield say("plain.draw")
        else:
            yield say.plural("plain.winners", len(match.result.winners), names=self._side(match.result.winners))
        for side in self._session.rules.sides:
            yield say("plain.score", side=self._side(side), score=match.scores[side[0]])
        seed = self._session.record().seed
        if seed is not None:
            yield say("plain.seed", seed=seed)

    def rules_page(self) -> Lines:
        """The rules page read out, then the options in force here."""
        for line in self._session.spec.rules_page(self._speech.language).splitlines():
            spoken = spoken_line(line)
            if spoken:
                yield spoken
        yield from self.options()


def spoken_line(line: str) -> str:
    """A line of Markdown without its marks; the cells of a table's row become parts of a sentence."""
    line = line.strip()
    if line.startswith("|"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if all(re.fullmatch(":?-+:?", cell) for cell in cells):
            return ""
        line = "; ".join(cell for cell in cells if cell)
    line = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line)
    return re.sub(r"^(#+|[-*+]|>)\s+|\*\*|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)", "", line)
