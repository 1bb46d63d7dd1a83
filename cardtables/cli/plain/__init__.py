"""Plain mode: a whole match through lines of text, for screen readers, scripts and slow lines."""

import sys
from typing import BinaryIO, TextIO

from cardtables.cli.plain.lines import Lines
from cardtables.cli.plain.table import PlainTable
from cardtables.engine.errors import TableError
from cardtables.i18n import Speech
from cardtables.match.folders import folders
from cardtables.match.narrator import Narrator
from cardtables.match.session import Session
from cardtables.match.settings import Settings, read_settings
from cardtables.match.statistics import read_statistics
from cardtables.match.store import Store

__all__ = ["play_plain"]


def play_plain(
    session: Session,
    speech: Speech,
    damage: TableError | None = None,
    *,
    settings: Settings | None = None,
    stdin: BinaryIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Play a session on until the match is over or somebody leaves; the exit status.

    One line in, lines out; `damage` is what was wrong with the saved game. Settings, input and output are the person's
    own and the process's unless given. 0 after the end, `quit` and the end of the input; 128 plus its number after a
    signal. Whatever ends it, the game is kept as far as it was accepted.
    """
    problem = None
    if settings is None:
        settings, problem = read_settings(folders())
    if stdin is None and sys.stdin is not None:  # None where the process was started without
        stdin = sys.stdin.buffer
    french = settings.deck == "french"
    narrator = Narrator(speech, session.names, session.rules.pack, sides=session.rules.sides, french_names=french)
    title = _title(session, speech, bots=settings.title_counts_bots)
    table = PlainTable(session, narrator, settings, Lines(stdin, stdout or sys.stdout), title)
    return table.run([narrator.problem(trouble) for trouble in (problem, damage) if trouble is not None])


def _title(session: Session, speech: Speech, *, bots: bool) -> str:
    """The game's name, and before it what the game is called now where that is another."""
    spec = session.spec
    name = speech("game.name")
    if not spec.titled:
        return name
    title = spec.title(speech, read_statistics(Store(), spec.id).of(spec.id, bots=bots))
    return f"{title} ({name})"
