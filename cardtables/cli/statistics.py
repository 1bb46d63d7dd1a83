"""`stats`: who has played, won and lost how often."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from cardtables.cli.words import tell, tell_json
from cardtables.engine.standings import Standing
from cardtables.i18n import Speech
from cardtables.match.folders import folders
from cardtables.match.settings import read_settings
from cardtables.match.statistics import read_statistics
from cardtables.match.store import Store
from cardtables.shelf.registry import find_game, games
from cardtables.shelf.spec import Spec


def show_statistics(arguments: Namespace, speech: Speech) -> int:
    """Every player of every game, or of one; a game that is called after its players by its name of now."""
    asked = None if arguments.game is None else find_game(arguments.game)
    store = Store()
    found = read_statistics(store, asked and asked.id)
    bots = read_settings(folders())[0].title_counts_bots
    specs = [asked] if asked else [spec for spec in games().values() if spec.id in found.standings]
    titles = {spec.id: _title(spec, speech, found.of(spec.id, bots=bots)) for spec in specs}
    if arguments.json:
        tell_json(
            [
                {
                    "game": spec.id,
                    "title": titles[spec.id],
                    "players": [standing._asdict() for standing in found.of(spec.id, bots=True)],
                }
                for spec in specs
            ]
        )
    else:
        for spec in specs:
            _tell_game(speech, titles[spec.id], spec, found.of(spec.id, bots=True))
        if not specs:
            tell(speech("stats.none"))
    for path in found.unread:
        tell(f"cardtables: {speech('stats.unread', file=str(path))}", sys.stderr)
    return 0


def _title(spec: Spec, speech: Speech, standings: Sequence[Standing]) -> str:
    """The game's own name, and what it is called now where that is another."""
    told = Speech(speech.language, [spec.locale])
    name, title = told("game.name"), spec.title(told, standings)
    return name if title == name else f"{name} · {title}"


def _tell_game(speech: Speech, title: str, spec: Spec, standings: Sequence[Standing]) -> None:
    """The title, then a line for each player."""
    told = Speech(speech.language, [spec.locale])
    tell(title)
    for each in standings:
        name = told("stats.bot", name=each.name) if each.bot else each.name
        tell("  " + told("stats.row", name=name, played=each.played, won=each.won, lost=each.lost))
    if not standings:
        tell("  " + told("stats.none"))
