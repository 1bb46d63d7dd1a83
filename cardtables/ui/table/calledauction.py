"""The auction at the table: bids by the digits, the ladder in the middle, what a bid is called and what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.calledtricks.auction import PASS, Bid, standing_bid
from cardtables.engine.calledtricks.state import BID
from cardtables.engine.moves import Move
from cardtables.engine.rules import NOBODY
from cardtables.i18n import joined
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import text_width
from cardtables.ui.page import Ask
from cardtables.ui.table.auction import LADDER_ROWS, Ladder, bid_entries, bids_ranks, paint_ladder, rungs_of
from cardtables.ui.table.calledscores import CalledScores, customs_of, players_of
from cardtables.ui.table.geometry import TITLE_WIDTH
from cardtables.ui.table.hand import paint_hand, paint_words
from cardtables.ui.table.sections import Line, Tone, whole_parts
from cardtables.ui.table.values import Entry, Held, KeyMove

if TYPE_CHECKING:
    from cardtables.ui.table.geometry import Label, Layout
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene


_TURN_MARK = 4
"""The columns that a name takes more when it is its turn."""


class CalledAuction(CalledScores):
    """The part of the table that is there until somebody has called."""

    def digits_command(self, scene: Scene) -> str:
        """The digits bid, or play."""
        return "make_bid" if scene.state.phase == BID else "play_card"

    def keys_of_moves(self, scene: Scene) -> tuple[KeyMove, ...]:
        """Passing, and throwing a poor hand in where that is allowed."""
        verbs = {move.verb for move in scene.view.legal}
        keys = (KeyMove("pass", "p", Move("pass"), 1), KeyMove("throw_in", "m", Move("monte"), 2))
        return tuple(key for key in keys if key.move.verb in verbs)

    def paint_own(self, pen: Pen, scene: Scene, layout: Layout, held: Held) -> None:
        """The hand; in the auction it only lies there and the ladder has the keys."""
        if scene.state.phase != BID:
            super().paint_own(pen, scene, layout, held)
            return
        cards = tuple(Entry((card,)) for card in self.in_order(scene, self.hand(scene)))
        paint_hand(pen, layout, cards, None, open_to_keys=True)
        if not scene.asked:
            return
        chosen = None if held.chosen is None else (held.chosen, held.move)
        self._paint_auction(pen, scene, layout, held.entries, chosen, open_to_keys=held.open_to_keys)
        paint_words(pen, layout, held.words or (self.strongest(scene),))

    def paint_middle(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """The trick of those who play, or the ladder while others bid."""
        width = len(players_of(scene)) * (layout.trick_size.width + 2) - 2
        row = layout.row._replace(x=layout.middle.x + (layout.middle.width - width) // 2, width=width)
        beside = row.x - layout.stock.x - 1 if row.y < layout.stock.y + layout.stock.height else TITLE_WIDTH
        stock = layout.stock._replace(width=min(TITLE_WIDTH, beside))
        super().paint_middle(pen, scene, layout._replace(row=row, stock=stock, worth=None))
        plays, _ = self.on_table(scene)
        if layout.worth is not None and layout.score is not None and plays:
            # On one row: the scores above it take all others.
            worth = scene.speech("called.on_table", points=self.points_in(scene, plays))
            pen.write(layout.worth[0], layout.worth[1] + 1, worth, Tone.STRONG, width=layout.score.width)
        self._paint_sitting_out(pen, scene, layout)
        if scene.state.phase == BID and scene.taken is None and scene.state.turn != NOBODY and not scene.asked:
            customs = customs_of(scene)
            entries = bid_entries(scene, customs, rungs_of(customs, scene.state))
            self._paint_auction(pen, scene, layout, entries, None, open_to_keys=False)

    def _paint_sitting_out(self, pen: Pen, scene: Scene, layout: Layout) -> None:
        """Who has no place round the table in this deal, above what lies in the middle."""
        out = [name for seat, name in enumerate(scene.names) if seat not in self.around(scene)]
        if not out:
            return
        middle = layout.middle
        centre = middle.x + middle.width // 2
        right = layout.score.x if layout.score is not None else middle.x + middle.width
        half = min(centre - layout.stock.x - layout.stock.width, right - centre) - 1
        text = scene.speech("called.sitting_out", names=joined(scene.speech, out))
        pen.write_centred(centre, self._top(layout) - 1, text, Tone.DIM, width=2 * half)

    def _end_of_label(self, scene: Scene, west: Label) -> int:
        """The column after what is written at the place left of the ladder."""
        seat = self.around(scene)[-1]
        name = text_width(scene.names[seat]) + (_TURN_MARK if scene.state.turn == seat else 0)
        return west.x + min(west.width, max(name, text_width(self.note(scene, seat).text)))

    @staticmethod
    def _top(layout: Layout) -> int:
        """The first row of the ladder and what belongs to it."""
        return min(layout.row.y, layout.middle.y + layout.middle.height - LADDER_ROWS)

    def _paint_auction(
        self, pen: Pen, scene: Scene, layout: Layout, entries: tuple[Entry, ...],
        chosen: tuple[int, Move | None] | None, *, open_to_keys: bool,
    ) -> None:  # fmt: skip
        """The question or the standing bid, the ladder, what a bid promises."""
        customs, state, middle = customs_of(scene), scene.state, layout.middle
        rungs = rungs_of(customs, state)
        times = tuple(self.times(scene, customs.ladder.contracts[rung.bids[-1]].points) for rung in rungs)
        top, west = self._top(layout), layout.labels[-1]
        beside = west.x + west.width + 1
        centre = middle.x + middle.width // 2
        pen.write_centred(centre, top, self._standing(scene), Tone.STRONG, width=middle.width)
        room = Rect(middle.x, top + 1, middle.width, LADDER_ROWS - 1)
        paint_ladder(
            pen, scene, room, customs, Ladder(rungs, entries, times), chosen,
            free_from=self._end_of_label(scene, west) + 1, open_to_keys=open_to_keys,
        )  # fmt: skip
        move = chosen[1] if chosen is not None else None
        free = middle.width - 2 * (beside - middle.x)
        open_to_bids = any(entry.moves for entry in entries)
        promise = whole_parts(self.promise(scene, move.args[0] if move is not None else None), free)
        if open_to_bids:
            pen.write_centred(centre, top + LADDER_ROWS - 1, promise, Tone.DIM, width=free)

    def _standing(self, scene: Scene) -> str:
        """Who holds the auction with what, or what is asked at its beginning."""
        standing = standing_bid(scene.state.auction)
        if standing is None:
            return scene.speech(f"auction.open.{self._kind(scene)}")
        return scene.speech("auction.standing", name=scene.names[standing.seat], bid=self.bid_in_words(scene, standing))

    def _kind(self, scene: Scene) -> str:
        return "rank" if bids_ranks(customs_of(scene), scene.state) else "points"

    def promise(self, scene: Scene, place: int | None) -> str:
        """What a bid promises and how many times the deal counts; without one what bidding means."""
        if place is None:
            return scene.speech(f"auction.means.{self._kind(scene)}")
        points = customs_of(scene).ladder.contracts[place].points
        times = self.times(scene, points)
        promise = scene.speech("auction.promise", points=points)
        return promise if times == 1 else f"{promise} · {scene.speech('auction.times', times=times)}"

    def strongest(self, scene: Scene) -> Line:
        """The suit of the hand with the most points, in cards and points."""
        pack, points, hand = scene.rules.pack, self.card_points(scene), self.hand(scene)
        suits = {pack.suit[card]: [other for other in hand if pack.suit[other] == pack.suit[card]] for card in hand}
        if not suits:
            return Line("")
        suit, cards = max(suits.items(), key=lambda each: (len(each[1]), sum(points[card] for card in each[1])))
        count = scene.speech.plural("auction.cards", len(cards))
        worth = scene.speech.plural("table.points", sum(points[card] for card in cards))
        name = scene.narrator.suit(pack.suits[suit])
        return Line(scene.speech("auction.suit", suit=name, cards=count, points=worth), Tone.DIM)

    def bid_in_words(self, scene: Scene, bid: Bid) -> str:
        """A word of the auction as it is spoken at the table."""
        if bid.rung == PASS:
            return scene.speech("auction.pass")
        customs = customs_of(scene)
        contract = customs.ladder.contracts[bid.rung]
        if customs.ladder.opening == len(customs.ladder.contracts):
            return str(contract.points)
        rank = self._rank_name(scene, contract.rank)
        if bid.rung < customs.ladder.opening:
            return rank
        return scene.speech("auction.rank_at", rank=rank, points=contract.points)

    def _rank_name(self, scene: Scene, rank: int) -> str:
        pack = scene.rules.pack
        return scene.narrator.rank(f"{pack.ranks[rank]}{pack.suits[0]}")

    def ask_for_bid(self, scene: Scene) -> Ask:
        """Whether to go over the standing bid, or to open."""
        speech, standing = scene.speech, standing_bid(scene.state.auction)
        why = speech("ask.bid.why")
        if standing is None:
            return Ask(speech(f"ask.bid.open.{self._kind(scene)}"), why=why)
        bid = self.bid_in_words(scene, standing)
        if not any(move.verb == "bid" for move in scene.view.legal):
            return Ask(speech("ask.bid.highest", name=scene.names[standing.seat]), why=why)
        return Ask(speech(f"ask.bid.over.{self._kind(scene)}", name=scene.names[standing.seat], bid=bid), why=why)

    def plan(self, scene: Scene, move: Move) -> str:
        """The bid that Enter would make."""
        if move.verb != "bid":
            return super().plan(scene, move)
        return scene.speech("auction.plan", move=self.move_in_words(scene, move))

    def missing(self, scene: Scene, rank: int) -> Line:
        """The suits in which the viewer lacks a rank, so that he may call it."""
        pack, hand = scene.rules.pack, self.hand(scene)
        held = {pack.suit[card] for card in hand if pack.rank[card] == rank}
        lacking = [letter for suit, letter in enumerate(pack.suits) if suit not in held]
        suits = joined(scene.speech, list(map(scene.narrator.suit, lacking)))
        some = ("all", "three", "", "", "none")[len(held)]
        key = f"auction.{some}_missing" if some else "auction.missing"
        only = scene.narrator.suit(pack.suits[min(held)]) if held else ""
        return Line(scene.speech(key, rank=self._rank_name(scene, rank), suits=suits, suit=only))
