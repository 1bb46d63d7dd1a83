"""What a game with a called card tells beside the play: piles by player until the sides are known, a deal explained."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, NamedTuple, cast

from cardtables.engine.calledtricks import PLAYERS
from cardtables.engine.calledtricks.answers import points_by_pile
from cardtables.engine.calledtricks.rules import PLAYED_OUT
from cardtables.engine.calledtricks.scoring import Outcome
from cardtables.engine.calledtricks.sight import plays_of
from cardtables.engine.calledtricks.state import BID, NO_CARD
from cardtables.i18n import joined
from cardtables.ui.cells import text_width
from cardtables.ui.table.ledger import Ledger, ledger, short_scores, signed
from cardtables.ui.table.rankedtable import RankedTable
from cardtables.ui.table.sections import Line, Section, Tone
from cardtables.ui.table.values import Account, Report

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.calledtricks import CalledTricks, State
    from cardtables.engine.calledtricks.auction import Bid
    from cardtables.engine.calledtricks.customs import Customs
    from cardtables.engine.cards import Seat
    from cardtables.engine.events import Event
    from cardtables.engine.match import DealResult
    from cardtables.ui.table.scene import Scene

_DEALS_BESIDE = 6
_NAME_WIDTHS = (11, 17)
"""For the names in the panel, which are as long as the longest of them."""
_MOST_IN_HEADING = 6
"""Of more seats the heading has no room for the scores."""


class Ending(NamedTuple):
    """A deal played out, as everybody knows it now."""

    outcome: Outcome
    caller: Seat
    partner: Seat | None


def customs_of(scene: Scene) -> Customs:
    """The rules in force at the table."""
    return cast("CalledTricks", scene.rules).customs


def players_of(scene: Scene) -> tuple[Seat, ...]:
    """Who plays the deal, from the dealer's right."""
    return customs_of(scene).players(scene.state.match.dealer)


def shown_by(state: State) -> Seat | None:
    """Who has played the called card before everybody's eyes."""
    if state.called == NO_CARD:
        return None
    return next((seat for seat, card in plays_of(state) if card == state.called), None)


def _name_width(scene: Scene) -> int:
    """The column of names in the panel."""
    least, most = _NAME_WIDTHS
    return min(most, max(least, *(text_width(name) + 1 for name in scene.names)))


class CalledScores(RankedTable):
    """Sections and accounts made from a scene; a game says how a contract pays."""

    @abstractmethod
    def times(self, scene: Scene, points: int) -> int:
        """How many times a deal counts for points promised."""

    @abstractmethod
    def stakes(self, scene: Scene) -> tuple[Line, ...]:
        """What a contract pays, for the side panel while there is an auction."""

    @abstractmethod
    def gains(self, scene: Scene, ending: Ending, seat: Seat) -> tuple[Line, ...]:
        """Why a seat gets what it gets, line by line."""

    def target(self, scene: Scene) -> int | None:
        """Points that end the match; None where it has so many deals."""
        customs = customs_of(scene)
        return customs.target if customs.deals is None else None

    # The match

    def progress(self, scene: Scene) -> str:
        """The deal, of how many where that is known, what is being played, and the dealer."""
        state, speech, deals = scene.state, scene.speech, customs_of(scene).deals
        done = sum(deal.note in PLAYED_OUT for deal in state.match.finished)
        number = speech("called.deal", number=state.match.deal)
        if deals is not None:
            number = speech("called.deal_of", number=min(done + 1, deals), total=deals)
        dealer = speech("table.dealer", name=scene.names[state.match.dealer])
        if state.phase == BID:
            return f"{number} · {dealer}"
        return f"{speech('called.trick', number=min(len(state.tricks) + 1, 8))} · {number} · {dealer}"

    def score(self, scene: Scene) -> str:
        """What the match goes to; everybody's score stands in the corner or the sheet."""
        if len(scene.names) > _MOST_IN_HEADING:
            return self.match_title(scene)
        return short_scores(scene, signed)

    def brief_score(self, scene: Scene) -> str:
        """What the match goes to: who deals and which trick it is stands nowhere else."""
        return self.match_title(scene)

    def around(self, scene: Scene) -> tuple[Seat, ...]:
        """Who plays the deal, and the one at the bottom even if he does not."""
        players = players_of(scene)
        return tuple(seat for seat in super().around(scene) if seat in players or seat == scene.south)

    def match_title(self, scene: Scene) -> str:
        """Points to reach, or how many deals there are."""
        customs = customs_of(scene)
        if customs.deals is None:
            return super().match_title(scene)
        return scene.speech.plural("called.match_deals", customs.deals)

    def score_rows(self, scene: Scene) -> list[tuple[str, str]]:
        """Those who play the deal: the corner has no room for more."""
        everybody = range(len(scene.names))
        seats = everybody if len(scene.names) == PLAYERS else sorted(players_of(scene))
        return [(scene.names[seat], signed(scene.state.match.scores[seat])) for seat in seats]

    # The panel

    def panel(self, scene: Scene) -> tuple[Section, ...]:
        """The scores; the auction and what it pays, or the piles; the last trick."""
        speech, state = scene.speech, scene.state
        rows = tuple(
            Line(name, right=signed(score)) for name, score in zip(scene.names, state.match.scores, strict=True)
        )
        scores = Section(self.match_title(scene), rows, key="s")
        if state.phase == BID:
            return scores, *self._auction(scene), Section(speech("called.stakes"), self.stakes(scene))
        return scores, self._piles(scene), *self.last(scene)

    def footnotes(self, scene: Scene) -> tuple[Section, ...]:
        """What the ranks count, once they are played."""
        return () if scene.state.phase == BID else super().footnotes(scene)

    def _auction(self, scene: Scene) -> tuple[Section, ...]:
        rows = tuple(
            Line(self.bid_in_words(scene, bid), lead=scene.names[bid.seat], lead_width=_name_width(scene))
            for bid in scene.state.auction
        )
        return (Section(scene.speech("called.auction"), rows, newest=True),) if rows else ()

    @abstractmethod
    def bid_in_words(self, scene: Scene, bid: Bid) -> str:
        """A word of the auction as it is spoken at the table."""

    def _piles(self, scene: Scene) -> Section:
        """Tricks of each player by himself; by sides once the called card has been played, be the viewer who he may."""
        state, speech, customs = scene.state, scene.speech, customs_of(scene)
        shown, players = shown_by(state), players_of(scene)
        points = points_by_pile(customs, state)

        def row(members: tuple[Seat, ...], name: str) -> Line:
            tricks = sum(trick.winner in members for trick in state.tricks)
            told = str(sum(points[seat] for seat in members)) if customs.show_points else ""
            dots = "●" * tricks + "·" * (8 - tricks)
            return Line(dots, lead=name, lead_width=_name_width(scene), right=told or str(tricks))

        if shown is None:
            rows = tuple(row((seat,), scene.names[seat]) for seat in players)
            return Section(speech("called.piles"), rows)
        callers = tuple(dict.fromkeys((state.caller, shown)))
        others = tuple(seat for seat in players if seat not in callers)
        rows = tuple(
            line
            for side, key in ((callers, "called.callers"), (others, "called.others"))
            for line in (
                row(side, speech(key)), Line(joined(speech, [scene.names[seat] for seat in side]), Tone.DIM),
            )
        )  # fmt: skip
        return Section(speech("called.sides"), rows)

    # The sheet

    def sheet(self, scene: Scene) -> tuple[Section, ...]:
        """The totals, every deal with what it brought everybody, and what a contract pays."""
        speech, (names, deals, total) = scene.speech, self._ledger(scene)
        totals = Section(self.match_title(scene), (names, total))
        stakes = Section(speech("called.stakes"), self.stakes(scene))
        return totals, Section(speech("called.deals"), deals, newest=True), stakes

    def _ledger(self, scene: Scene) -> Ledger:
        match = scene.state.match
        before = [(0,) * len(scene.names), *(deal.scores for deal in match.finished)]
        brought = tuple(
            deal._replace(points=tuple(new - old for new, old in zip(deal.scores, earlier, strict=True)))
            for deal, earlier in zip(match.finished, before, strict=False)
        )
        state = scene.state._replace(match=match._replace(finished=brought))

        def name_of(deal: DealResult) -> str:
            return f"{deal.deal} {scene.speech(f'called.short.{deal.note}')}"

        return ledger(
            scene._replace(view=scene.view._replace(state=state)), scene.speech("called.total"), name_of, signed
        )

    # The end of a deal

    def report(self, scene: Scene, events: Sequence[Event]) -> Report:
        """The caller, his partner, the others: each with the reasons of its points; a hand thrown in has none."""
        speech, finished = scene.speech, scene.state.match.finished
        deal = finished[-1]
        if deal.note not in PLAYED_OUT:
            headline = speech(f"called.end.{deal.note}")
            return Report(headline, speech("called.end.again", name=scene.names[deal.dealer]), ())
        ending = _ending(events, deal)
        before = finished[-2].scores if len(finished) > 1 else (0,) * len(scene.names)
        players = customs_of(scene).players(deal.dealer)
        first = [seat for seat in (ending.caller, ending.partner) if seat is not None]
        order = (*first, *(seat for seat in players if seat not in first))
        best = max(new - old for new, old in zip(deal.scores, before, strict=True))
        accounts = []
        for seat in order:
            won = [
                card for event in events if event.kind == "trick_taken" and event.seat == seat for card in event.cards
            ]
            accounts.append(
                Account(
                    (seat,),
                    str(sum(self.card_points(scene)[card] for card in won)),
                    self.in_order(scene, tuple(won)),
                    (Line(self._part(scene, ending, seat), Tone.DIM), *self.gains(scene, ending, seat)),
                    before[seat],
                    deal.scores[seat],
                    best=deal.scores[seat] - before[seat] == best,
                )
            )
        outcome = ending.outcome
        names = joined(speech, [scene.names[seat] for seat in first])
        result = "kept" if outcome.kept else "failed"
        headline = speech.plural(f"called.end.{result}", len(first), names=names)
        return Report(
            headline, speech("called.end.points", made=outcome.made, promised=outcome.promised), tuple(accounts)
        )

    def _part(self, scene: Scene, ending: Ending, seat: Seat) -> str:
        if seat == ending.caller:
            return scene.speech("called.part.alone" if ending.outcome.alone else "called.part.caller")
        return scene.speech("called.part.partner" if seat == ending.partner else "called.part.other")


def _ending(events: Sequence[Event], deal: DealResult) -> Ending:
    """Who played with whom, and with what success, from what everybody noticed of a deal."""
    counted = next(event for event in events if event.kind == "side_counted")
    contract = next(event for event in events if event.kind in PLAYED_OUT)
    partner = next((event.seat for event in events if event.kind == "partner_shown"), None)
    total = sum(event.number for event in events if event.kind == "trick_taken")
    outcome = Outcome(contract.number, counted.number, total - counted.number, alone=partner is None)
    return Ending(outcome, counted.seat, partner)
