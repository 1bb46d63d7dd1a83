"""`arena`: bots against each other, measured (design: every deal in all seat rotations)."""

import sys
from argparse import Namespace

from cardtables.bots.arena import Standings, line_up, run_arena
from cardtables.cli.parser import whole_number
from cardtables.cli.words import tell, tell_json
from cardtables.i18n import Speech
from cardtables.match.record import MAX_SEED
from cardtables.shelf.options import changed_options, preset_options, read_assignments
from cardtables.shelf.registry import find_game

MOST_DEALS, MOST_JOBS = 10_000_000, 256
BAR_WIDTH = 40


def arena(arguments: Namespace, speech: Speech) -> int:
    """`cardtables arena GAME --seats normal,easy --deals N --seed N [--jobs J] [--set …] [--json]`.

    A game whose options allow a match of one deal is played so unless an option says otherwise.
    """
    spec = find_game(arguments.game)
    base = {**dict(spec.one_deal), **preset_options(spec.presets, arguments.preset)}
    options = read_assignments(spec.options, arguments.options, base)
    levels = tuple(level.strip() for level in arguments.seats.split(","))
    seats = next((count for count in spec.seats if count >= len(levels) and count % len(levels) == 0), None)
    if arguments.at is not None:
        seats = whole_number(arguments.at, "--at", min(spec.seats), max(spec.seats))
    line = line_up(spec, options, levels, seats)
    deals = whole_number(arguments.deals, "--deals", 1, MOST_DEALS)
    seed = whole_number(arguments.seed, "--seed", 0, MAX_SEED)
    jobs = whole_number(arguments.jobs, "--jobs", 1, MOST_JOBS)
    bar = _Bar(deals)
    standings = run_arena(line, deals, seed, jobs, bar.show)
    bar.clear()
    if arguments.json:
        head = {"game": spec.id, "options": changed_options(options), "at": line.seats, "seed": seed}
        tell_json({**head, **_as_json(standings)})
    else:
        _tell_table(standings, speech)
    return 0


class _Bar:
    """How far it is, on a terminal's error output; nothing is printed where none is watching."""

    def __init__(self, deals: int) -> None:
        self._deals = deals
        self._shown = -1

    def show(self, done: int) -> None:
        filled = BAR_WIDTH * done // self._deals
        if sys.stderr.isatty() and filled != self._shown:
            self._shown = filled
            sys.stderr.write(f"\r[{'#' * filled:<{BAR_WIDTH}}] {done}/{self._deals}")
            sys.stderr.flush()

    def clear(self) -> None:
        if self._shown >= 0:
            sys.stderr.write("\r\x1b[K")


def _as_json(standings: Standings) -> dict[str, object]:
    """Shares of wins between 0 and 1 with their 95 % interval over deals; think times in milliseconds."""
    entries = []
    for entry in standings.entries:
        values = entry._asdict()
        think = {"median_ms": values.pop("think_median"), "p95_ms": values.pop("think_p95")}
        entries.append({"level": values.pop("level"), "mean": values.pop("share"), **values, "think": think})
    return {"deals": standings.deals, "asked": standings.asked, "entries": entries}


def _tell_table(standings: Standings, speech: Speech) -> None:
    if standings.deals < standings.asked:
        tell(speech("cli.arena_stopped", deals=standings.deals, asked=standings.asked))
    tell(speech("cli.arena_head"))
    for entry in standings.entries:
        share = f"{entry.share:6.1%}  [{entry.low:.1%}, {entry.high:.1%}]"
        matches = f"{entry.won}/{entry.drawn}/{entry.lost}"
        think = f"{entry.think_median:.2f}/{entry.think_p95:.2f} ms"
        tell(f"{entry.level:10}{share:26}{matches:18}{entry.points:8.1f}  {think}")
