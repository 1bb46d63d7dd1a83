"""What is told beside the play: the order of play, the idiots so far, a finished game in its order of going out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.games.spazzumazz.screen.reading import cards_left, options_of, state_of
from cardtables.i18n import joined
from cardtables.ui.table import Account, Line, Report, Section, Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Seat
    from cardtables.engine.events import Event
    from cardtables.ui.table import Scene

_MOST_STANDINGS = 5


def order_of_play(scene: Scene) -> Section:
    """Everybody from the bottom on, with the cards in hand and on the table."""
    state, speech, seats = state_of(scene), scene.speech, len(scene.names)
    rows = []
    for place in range(seats):
        seat = (scene.south + place) % seats
        turn = state.turn == seat and scene.taken is None
        if seat in state.out:
            right = speech("seat.out", place=state.out.index(seat) + 1)
        else:
            hand, table = cards_left(scene, seat)
            right = f"{hand} + {table}"
        tone = Tone.GOLD if turn else Tone.PLAIN
        rows.append(Line(scene.names[seat], tone, right, "▶" if turn else "", 2))
    rows.append(Line(speech("order.help"), Tone.DIM))
    return Section(speech("order.title"), tuple(rows))


def idiots_so_far(scene: Scene) -> tuple[Section, ...]:
    """Who has been the idiota how often: in this match where it has several games, and in all that are kept."""
    speech = scene.speech
    sections = []
    if options_of(scene).games > 1:
        scores = state_of(scene).match.scores
        ranked = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
        rows = tuple(Line(scene.names[seat], right=str(scores[seat])) for seat in ranked if scores[seat])
        sections.append(Section(speech("idiots.match"), rows or (Line(speech("idiots.none"), Tone.DIM),)))
    lost = sorted((each for each in scene.standings if each.lost), key=lambda each: -each.lost / each.played)
    kept = tuple(
        Line(each.name, right=speech("idiots.share", lost=each.lost, played=each.played))
        for each in lost[:_MOST_STANDINGS]
    )
    if kept:
        sections.append(Section(speech("idiots.ever"), kept))
    return tuple(sections)


def finished_games(scene: Scene) -> Section:
    """Every finished game of the match: its idiota."""
    speech, match = scene.speech, state_of(scene).match
    rows = []
    scores: tuple[int, ...] = (0,) * len(scene.names)
    for game in match.finished:
        lost = next((seat for seat, after in enumerate(game.scores) if after > scores[seat]), None)
        scores = game.scores
        name = speech("game.was_void") if lost is None else scene.names[lost]
        rows.append(Line(speech("game.number", number=game.deal), right=name))
    if not rows:
        rows.append(Line(speech("game.none_yet"), Tone.DIM))
    return Section(speech("game.finished"), tuple(rows))


def report(scene: Scene, events: Sequence[Event]) -> Report:
    """Who is the idiota, and in which order everybody else went out."""
    speech = scene.speech
    finished = state_of(scene).match.finished
    before = finished[-2].scores if len(finished) > 1 else (0,) * len(scene.names)
    order = [event.seat for event in events if event.kind == "went_out"]
    idiota = next((event.seat for event in events if event.kind == "left_over"), None)
    accounts = [
        _account(scene, seat, str(place), speech("account.out", place=place), before)
        for place, seat in enumerate(order, 1)
    ]
    if idiota is None:
        accounts += [
            _account(scene, seat, "-", speech("account.void"), before)
            for seat in range(len(scene.names))
            if seat not in order
        ]
        reason = next(scene.narrator.event(event) for event in events if event.kind == "voided")
        return Report(speech("report.void"), reason, tuple(accounts))
    accounts.append(_account(scene, idiota, str(len(scene.names)), speech("account.idiota"), before))
    headline = speech("report.idiota", name=scene.names[idiota])
    out = joined(speech, [scene.names[seat] for seat in order])
    return Report(headline, speech("report.order", names=out) if out else "", tuple(accounts))


def _account(scene: Scene, seat: Seat, figure: str, told: str, before: tuple[int, ...]) -> Account:
    after = state_of(scene).match.finished[-1].scores
    return Account((seat,), figure, (), (Line(told),), before[seat], after[seat], best=False)


def verdict(scene: Scene) -> str:
    """How a match of several games has ended; of a single one the report tells."""
    match, speech = state_of(scene).match, scene.speech
    if match.result is None or options_of(scene).games == 1:
        return ""
    if not match.result.losers:
        return speech("verdict.even")
    names = joined(speech, [scene.names[seat] for seat in match.result.losers])
    return speech("verdict.lost", names=names, number=match.scores[match.result.losers[0]])


def progress(scene: Scene) -> str:
    """Which game this is, how many play, which way round; the game's own name where it is called by another."""
    speech, options = scene.speech, options_of(scene)
    parts = [speech("game.name")]
    if options.games > 1:
        parts.insert(0, speech("game.of", number=min(state_of(scene).match.deal, options.games), total=options.games))
    parts.append(speech.plural("way.players", len(scene.names)))
    parts.append(speech(f"way.{options.direction}"))
    return " · ".join(parts)


def dealer(scene: Scene) -> str:
    """Who has dealt; at the end of a match, who was the idiota how often."""
    match, speech = state_of(scene).match, scene.speech
    if match.result is None:
        return speech("table.dealer", name=scene.names[match.dealer])
    lost = [(scene.names[seat], score) for seat, score in enumerate(match.scores) if score]
    if options_of(scene).games > 1:
        return " · ".join(f"{name} {score}" for name, score in lost)
    return speech("score.idiota", name=lost[0][0]) if lost else speech("report.void")
