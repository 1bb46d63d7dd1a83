"""What a Bazzica hand has brought, line by line, and what the match has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.games.bazzica.scoring import (
    BAZZICA_POINTS,
    BAZZICOTTO_POINTS,
    BUST_POINTS,
    EXACT_POINTS,
    HIGHEST_POINTS,
    SETS,
)
from cardtables.i18n import joined
from cardtables.ui.table import Account, Line, Report, Section, Tone
from cardtables.ui.table.ledger import ledger, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.match import DealResult
    from cardtables.ui.table import Scene

_SCORED: Final = "scored_"
_NAME_WIDTH: Final = 11
_BAR: Final = 12


def report(scene: Scene, events: Sequence[Event]) -> Report:
    """A finished hand from what everybody noticed of it: cards as they were turned up, each point with its reason."""
    finished = scene.state.match.finished
    now = finished[-1]
    before = now_before(scene)
    mano = (now.dealer + 1) % len(scene.names)
    order = [(mano + step) % len(scene.names) for step in range(len(scene.names))]
    best = max(now.points)
    accounts = []
    for seat in order:
        cards, total = _shown(events, seat)
        figure = "?" if total is None else str(total)
        lines = tuple(_line(scene, event) for event in events if _scores(event, seat))
        leads = best > 0 and now.points[seat] == best
        accounts.append(Account((seat,), figure, cards, lines, before[seat], now.scores[seat], leads))
    return Report(*_headline(scene, events), tuple(accounts))


def now_before(scene: Scene) -> tuple[int, ...]:
    """The match scores before the hand that ended last."""
    now = scene.state.match.finished[-1]
    return tuple(score - points for score, points in zip(now.scores, now.points, strict=True))


def _scores(event: Event, seat: Seat) -> bool:
    return event.seat == seat and event.kind.startswith(_SCORED)


def _shown(events: Sequence[Event], seat: Seat) -> tuple[Cards, int | None]:
    """The cards of a seat as they lay open at the end, and what they sum up to; none where they stayed hidden."""
    for event in events:
        if event.seat == seat and event.kind in ("revealed", "bazzicotto_shown"):
            return event.cards, event.number
    return (), None


def _line(scene: Scene, event: Event) -> Line:
    code = event.kind.removeprefix(_SCORED)
    ranks = scene.narrator.rank(scene.rules.pack.text(event.cards[0])) if event.cards else ""
    tone = Tone.PLAIN if event.number else Tone.DIM
    return Line(scene.speech(f"line.{code}", rank=ranks), tone, right=signed(event.number))


def _headline(scene: Scene, events: Sequence[Event]) -> tuple[str, str]:
    """Who made what, and who went bust."""
    speech = scene.speech
    parts = []
    for code in ("bazzicotto", "exact", "highest", "tied"):
        names = [scene.names[event.seat] for event in events if event.kind == _SCORED + code]
        if names:
            parts.append(speech.plural(f"head.{code}", len(names), names=joined(speech, names)))
            break
    bust = [scene.names[event.seat] for event in events if event.kind == _SCORED + "bust"]
    if bust:
        parts.append(speech.plural("head.bust", len(bust), names=joined(speech, bust)))
    return (parts[0] if parts else "", parts[1] if len(parts) > 1 else "")


def standings(scene: Scene, target: int) -> Section:
    """Everybody's way to the points that win, the nearest first."""
    scores = scene.state.match.scores
    rows = []
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        filled = min(_BAR, max(0, scores[seat]) * _BAR // target)
        bar = "━" * filled + "·" * (_BAR - filled)
        rows.append(Line(bar, lead=scene.names[seat], lead_width=_NAME_WIDTH, right=str(scores[seat])))
    return Section(scene.speech("panel.points", target=target), tuple(rows), key="s")


def sheet(scene: Scene, target: int) -> tuple[Section, ...]:
    """The totals and every hand."""
    speech = scene.speech

    def name_of(deal: DealResult) -> str:
        return speech(f"sheet.{deal.note}", number=deal.deal)

    names, deals, total = ledger(scene, speech("sheet.total"), name_of)
    title = speech("panel.points", target=target)
    return Section(title, (names, total)), Section(speech("sheet.hands"), deals, newest=True)


def what_counts(scene: Scene) -> Section:
    """What a hand may score."""
    speech = scene.speech
    worth = [("exact", EXACT_POINTS), ("highest", HIGHEST_POINTS), *SETS.values()]
    worth += [("bazzica", BAZZICA_POINTS), ("bazzicotto", BAZZICOTTO_POINTS), ("bust", BUST_POINTS)]
    rows = tuple(Line(speech(f"counts.{code}"), right=str(points)) for code, points in worth)
    return Section(speech("table.what_counts"), rows)
