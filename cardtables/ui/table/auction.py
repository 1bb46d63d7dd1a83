"""An auction on the table: the ladder of bids as things to choose, and how it is painted.

Bids are entries like the cards of a hand, so that digits, arrows, Enter, mouse and advice do with them what they do
with cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtables.engine.calledtricks.auction import NO_RANK, PASS, standing_bid
from cardtables.engine.moves import Move
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import text_width
from cardtables.ui.commands import DIGITS
from cardtables.ui.faces import Face
from cardtables.ui.table.hand import ENTRY_REGION, keys_of, paint_key
from cardtables.ui.table.sections import Tone
from cardtables.ui.table.values import Entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.calledtricks import State
    from cardtables.engine.calledtricks.customs import Customs
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene

LADDER_ROWS: Final = 5
"""A question, two rows of paper, the keys, and what the chosen bid means."""
_DIGIT_OF: Final = {"A": "1", "F": "8", "C": "9", "R": "0"}
"""The court counts 8, 9 and 10 in the Italian pack; other ranks are digits themselves."""
_TEN: Final = 10
_WIDE = 76


class Rung(NamedTuple):
    """One place of the ladder: a rank, or ten points of which any may be bid."""

    bids: tuple[int, ...]
    """Its places in the ladder of the rules, the lowest first."""
    key: str
    rank: int = NO_RANK
    """The rank in the pack that stands on it; without one the lowest points left do."""


class Ladder(NamedTuple):
    """What is painted of an auction."""

    rungs: tuple[Rung, ...]
    entries: tuple[Entry, ...]
    times: tuple[int, ...]
    """By rung how many times the deal counts."""


def standing_of(state: State) -> int:
    """The place of the highest bid in the ladder, PASS while there is none."""
    standing = standing_bid(state.auction)
    return PASS if standing is None else standing.rung


def bids_ranks(customs: Customs, state: State) -> bool:
    """Whether a rank is to be bid now, not points."""
    ladder = customs.ladder
    return ladder.opening < len(ladder.contracts) and standing_of(state) < ladder.opening - 1


def rungs_of(customs: Customs, state: State) -> tuple[Rung, ...]:
    """The ladder as it is shown: the ranks, or points by tens, which is how they multiply."""
    ladder, ranks = customs.ladder, customs.pack.ranks
    if bids_ranks(customs, state):
        return tuple(
            Rung((place,), _DIGIT_OF.get(ranks[contract.rank], ranks[contract.rank]), contract.rank)
            for place, contract in enumerate(ladder.contracts[: ladder.opening])
        )
    first = ladder.opening if ladder.opening < len(ladder.contracts) else 0
    tens: dict[int, list[int]] = {}
    for place in range(first, len(ladder.contracts)):
        tens.setdefault((ladder.contracts[place].points - 1) // _TEN, []).append(place)
    return tuple(Rung(tuple(places), key) for places, key in zip(tens.values(), DIGITS, strict=False))


def bid_entries(scene: Scene, customs: Customs, rungs: Sequence[Rung]) -> tuple[Entry, ...]:
    """Each rung with the bids it still has, or with the reason why it has none."""
    left = customs.ladder.open_from(standing_of(scene.state))
    entries = []
    for rung in rungs:
        moves = tuple(Move("bid", (place,)) for place in rung.bids if place in left)
        refusal = None if moves else scene.rules.refuse(scene.state, Move("bid", (rung.bids[0],)))
        entries.append(Entry((), moves, refusal, key=rung.key))
    return tuple(entries)


def paint_ladder(
    pen: Pen, scene: Scene, room: Rect, customs: Customs, ladder: Ladder, chosen: tuple[int, Move | None] | None,
    *, free_from: int, open_to_keys: bool,
) -> None:  # fmt: skip
    """Paint the rungs in the middle of a room's two upper rows, keys and the last bidder's name under them.

    ``chosen`` is the place of the chosen rung with the bid that confirming would make. The name needs the columns
    from ``free_from`` on; else there is only its mark.
    """
    standing = standing_bid(scene.state.auction)
    wide = 5 if ladder.rungs[0].rank == NO_RANK else 4 if room.width >= _WIDE else 3
    step = wide + 1
    x = room.x + (room.width - len(ladder.rungs) * step + 1) // 2
    keys = keys_of(ladder.entries)
    for place, (rung, entry, times) in enumerate(zip(ladder.rungs, ladder.entries, ladder.times, strict=True)):
        picked = chosen is not None and chosen[0] == place
        cell = Rect(x, room.y, wide, 2)
        move = chosen[1] if picked and chosen is not None else None
        _paint_rung(pen, cell, _face_of(pen, customs, rung, entry, move), times, entry, picked=picked)
        pen.canvas.region(f"{ENTRY_REGION}{place}", cell)
        below = room.y + cell.height
        if standing is not None and standing.rung in rung.bids and not entry.moves:
            name = f"{scene.names[standing.seat]} ▲"
            place_for_name = x + wide - 1 - free_from
            mark = name if text_width(name) <= place_for_name else "▲"
            pen.write_left_of(x + wide - 1, below, mark, Tone.GOLD, width=text_width(mark))
        elif entry.moves:
            paint_key(pen, x + (wide - 3) // 2, below, keys[place], entry, chosen=picked, open_to_keys=open_to_keys)
        x += step


def _face_of(pen: Pen, customs: Customs, rung: Rung, entry: Entry, move: Move | None) -> str:
    """A rank as cards show it; or the points that would be promised, the lowest left while none are chosen."""
    pack = pen.pack
    if rung.rank != NO_RANK:
        return pen.look.shown(Face(pack.kind, pack.ranks[rung.rank], pack.suits[0])).rank
    first = move or (entry.moves[0] if entry.moves else Move("bid", (rung.bids[-1],)))
    return str(customs.ladder.contracts[first.args[0]].points)


def _paint_rung(pen: Pen, cell: Rect, face: str, times: int, entry: Entry, *, picked: bool) -> None:
    theme = pen.look.theme
    paper, ink = (theme.paper, theme.ink["spades"]) if entry.moves else (theme.off, theme.offink)
    if picked:
        paper = theme.sel
    pen.canvas.fill(*cell, paper)
    pen.canvas.text(cell.x + 1, cell.y, face, ink, paper, bold=True)
    if times > 1:
        pen.canvas.text(cell.x + 1, cell.y + 1, f"×{times}", ink, paper)
    if picked:
        pen.canvas.text(cell.x + cell.width - 1, cell.y, "◂", ink, paper)
