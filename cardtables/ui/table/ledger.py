"""A score sheet with a column for each seat: names, what every deal brought, the totals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtables.ui.table.sections import Figures, Line, Tone

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtables.engine.cards import Seat
    from cardtables.engine.match import DealResult
    from cardtables.ui.table.scene import Scene

SHORT_NAME: Final = 3
"""Letters of a name at least, where there is room for its beginning only."""


class Ledger(NamedTuple):
    """The rows of a sheet, to be put into sections as there is room."""

    names: Figures
    deals: tuple[Figures | Line, ...]
    """In order; one sentence while no deal has ended."""
    total: Figures


def short_names(names: Sequence[str], letters: int) -> tuple[str, ...]:
    """Names in so many letters, no two alike: their first, and where others begin so the first that tells them apart.

    Who is called the same is told apart by the seat.
    """
    return tuple(_short(names, seat, letters) for seat in range(len(names)))


def _short(names: Sequence[str], seat: Seat, letters: int) -> str:
    name = names[seat]
    alike = [other for place, other in enumerate(names) if place != seat and other[:letters] == name[:letters]]
    if not alike:
        return name[:letters]
    apart = (end for end in range(letters, len(name)) if all(other[: end + 1] != name[: end + 1] for other in alike))
    end = next(apart, None)
    return name[: letters - 1] + (str(seat + 1) if end is None else name[end])


def signed(points: int) -> str:
    """Points with their sign, nought without one."""
    return f"{points:+d}" if points else "0"


def ledger(scene: Scene, title: str, name_of: Callable[[DealResult], str], shown: Callable[[int], str] = str) -> Ledger:
    """The sheet of a match: ``name_of`` calls a deal, ``shown`` writes a total."""
    match = scene.state.match
    told = [*(map(signed, deal.points) for deal in match.finished), map(shown, match.scores)]
    column = max(SHORT_NAME, *(len(text) for row in told for text in row)) + 1
    names = Figures("", short_names(scene.names, column - 1), column, Tone.STRONG)
    deals: list[Figures | Line] = [
        Figures(name_of(deal), tuple(map(signed, deal.points)), column) for deal in match.finished
    ]
    if not deals:
        deals.append(Line(scene.speech("table.no_deal_yet"), Tone.DIM))
    return Ledger(names, tuple(deals), Figures(title, tuple(map(shown, match.scores)), column, Tone.STRONG))


def short_scores(scene: Scene, shown: Callable[[int], str] = str) -> str:
    """Everybody's score in one short line, names by their first letters."""
    scores = zip(short_names(scene.names, SHORT_NAME), scene.state.match.scores, strict=True)
    return "  ".join(f"{name} {shown(score)}" for name, score in scores)
