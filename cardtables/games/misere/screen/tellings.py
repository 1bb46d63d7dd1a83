"""What a deal of Misère has brought, and the score sheet with its sum (misere.md, rule 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.games.misere.rules import POINTS_A_TRICK
from cardtables.games.misere.state import ATOUT, MISERE, PACK, SEATS, tricks_taken
from cardtables.i18n import joined
from cardtables.ui.table import Account, Line, Report, Section, Tone
from cardtables.ui.table.ledger import Ledger, ledger, signed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtables.engine.cards import Cards
    from cardtables.engine.events import Event
    from cardtables.engine.match import DealResult
    from cardtables.ui.table import Scene

_TRICKS: Final = len(PACK.cards) // SEATS
_DEALS_BESIDE: Final = 8
"""So many deals the side panel shows; the sheet at its key shows all there is room for."""
_NAME_WIDTH: Final = 11


def beside(scene: Scene) -> tuple[Section, Section]:
    """For the side panel: the sheet, and the tricks of the deal in hand."""
    names, deals, total = _ledger(scene)
    check = Line(_check(scene), Tone.DIM)
    sheet = Section(scene.speech("sheet.title"), (names, *deals[-_DEALS_BESIDE:], total, check), key="s")
    taken = tricks_taken(scene.state)
    tricks = tuple(
        Line("●" * count + "·" * (_TRICKS - count), lead=name, lead_width=_NAME_WIDTH, right=str(count))
        for name, count in zip(scene.names, taken, strict=True)
    )
    return sheet, Section(scene.speech("sheet.tricks"), tricks)


def sheet(scene: Scene) -> tuple[Section, Section]:
    """The totals and whether they come out even; every deal with its points."""
    speech, (names, deals, total) = scene.speech, _ledger(scene)
    totals = Section(speech("sheet.title"), (names, total, Line(_check(scene), Tone.DIM)))
    return totals, Section(speech("sheet.deals"), deals, newest=True)


def _ledger(scene: Scene) -> Ledger:
    speech = scene.speech

    def name_of(deal: DealResult) -> str:
        return f"{deal.deal} {speech(f'note.{deal.note}')}"

    return ledger(scene, speech("sheet.total"), name_of, signed)


def _check(scene: Scene) -> str:
    """What the scores sum up to, and what brings them to nought."""
    finished, total = scene.state.match.finished, sum(scene.state.match.scores)
    if total == 0:
        return scene.speech("sheet.even")
    if len(finished) % 2 and abs(total) == abs(_TRICKS * POINTS_A_TRICK[MISERE]):
        other = ATOUT if finished[-1].note == MISERE else MISERE
        return scene.speech(f"sheet.until.{other}", sum=signed(total))
    return scene.speech("sheet.uneven", sum=signed(total))


def report(scene: Scene, events: Sequence[Event], in_order: Callable[[Cards], Cards]) -> Report:
    """Everybody's tricks, their cards sorted by ``in_order``, with what they count; then the sum."""
    finished = scene.state.match.finished
    deal = finished[-1]
    before = finished[-2].scores if len(finished) > 1 else (0,) * SEATS
    best = [seat for seat in range(SEATS) if deal.points[seat] == max(deal.points)]
    accounts = []
    for seat, points in enumerate(deal.points):
        takes = [event.cards for event in events if event.kind == "trick_taken" and event.seat == seat]
        cards = in_order(tuple(card for trick in takes for card in trick))
        count = points // POINTS_A_TRICK[deal.note]
        line = _worth(scene, deal, count, points)
        accounts.append(Account((seat,), str(count), cards, (line,), before[seat], deal.scores[seat], seat in best))
    names = joined(scene.speech, [scene.names[seat] for seat in best])
    headline = scene.speech.plural(f"account.best.{deal.note}", len(best), names=names)
    return Report(headline, _check(scene), tuple(accounts))


def _worth(scene: Scene, deal: DealResult, count: int, points: int) -> Line:
    speech, worth = scene.speech, signed(POINTS_A_TRICK[deal.note])
    return Line(
        speech("account.tricks", tricks=speech.plural("tricks.taken", count), worth=worth), right=signed(points)
    )
