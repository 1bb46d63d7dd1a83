"""What a trick game tells beside the play: the match score, the last trick, what counts, a deal explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.i18n import joined
from cardtables.ui.table.corners import score_marks
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.sections import CardRow, Line, Pair, Section, Tone
from cardtables.ui.table.trickreading import TrickReading
from cardtables.ui.table.values import Account, Report

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Card, Cards, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.tricks import Play, Trick
    from cardtables.ui.table.scene import Scene


class TrickScores(TrickReading):
    """Sections and accounts made from a scene."""

    extras_first = False
    """Whether an account begins with what is no card points: where it is much, and must not be what is left out."""

    def extra_points(self, scene: Scene, events: Sequence[Event], side: tuple[Seat, ...]) -> tuple[Line, ...]:
        """Lines of a side's account that are no card points."""
        return ()

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

    def match_title(self, scene: Scene) -> str:
        """What the match goes to."""
        target = self.target(scene)
        return scene.speech("table.match") if target is None else scene.speech("table.match_to", target=target)

    def score_height(self, scene: Scene) -> int:
        """A title and a row for each."""
        return 1 + len(self.score_rows(scene))

    def score_rows(self, scene: Scene) -> list[tuple[str, str]]:
        """Each side with its score, as dots or a number."""
        sides = scene.rules.sides
        scores = tuple(scene.state.match.scores[side[0]] for side in sides)
        return list(zip(map(scene.side_name, sides), score_marks(scores, self.target(scene)), strict=True))

    def panel(self, scene: Scene) -> tuple[Section, ...]:
        """The match with who plays together, and the last trick."""
        sides = scene.rules.sides
        rows = []
        for side, (name, mark) in zip(sides, self.score_rows(scene), strict=True):
            members = joined(scene.speech, [scene.names[seat] for seat in side])
            together = len(side) > 1 and scene.viewer is not None
            rows.append(Line(members, right=mark, lead=name if together else "", lead_width=7 if together else 0))
        return Section(self.match_title(scene), tuple(rows)), *self.last(scene)

    def footnotes(self, scene: Scene) -> tuple[Section, ...]:
        """What the ranks count, in the order in which they take."""
        points, strength, pack = self.card_points(scene), self.strength(scene), scene.rules.pack
        suit = [card for card in pack.cards[: len(pack.ranks)] if points[card]]
        named = [
            (self._rank(scene, card), self.figure(scene, points[card]))
            for card in sorted(suit, key=lambda card: -strength[card])
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
        return (Section(self.match_title(scene), (names, *rows, now)), *self.footnotes(scene))

    def report(self, scene: Scene, events: Sequence[Event]) -> Report:
        """What each side has won, by rank, and what else counted."""
        finished = scene.state.match.finished
        now = finished[-1]
        before = finished[-2].scores if len(finished) > 1 else (0,) * len(scene.names)
        gains = [now.scores[side[0]] - before[side[0]] for side in scene.rules.sides]
        accounts = []
        for event in events:
            if event.kind == "counted":
                side = next(side for side in scene.rules.sides if event.seat in side)
                parts = [self.by_rank(scene, event.cards), self.extra_points(scene, events, side)]
                lines = tuple(line for part in (reversed(parts) if self.extras_first else parts) for line in part)
                best = now.scores[side[0]] - before[side[0]] == max(gains) and gains.count(max(gains)) == 1
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

    def by_rank(self, scene: Scene, cards: Cards) -> tuple[Line, ...]:
        """The counting cards of a pile, rank by rank."""
        points, strength, pack = self.card_points(scene), self.strength(scene), scene.rules.pack
        ranks: dict[int, list[Card]] = {}
        for card in sorted(cards, key=lambda card: -strength[card]):
            if points[card]:
                ranks.setdefault(pack.rank[card], []).append(card)
        lines = [
            Line(
                scene.speech("table.rank_count", rank=self._rank(scene, each[0]), count=len(each)),
                right=self.figure(scene, sum(points[card] for card in each)),
            )
            for each in ranks.values()
        ]
        blank = len(cards) - sum(map(len, ranks.values()))
        if blank:
            lines.append(Line(scene.speech.plural("table.blank_cards", blank), Tone.DIM, right="0"))
        return tuple(lines)
