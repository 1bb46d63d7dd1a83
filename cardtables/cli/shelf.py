"""`list`, `saves`, `rules`, `themes`: what there is."""

import sys
from argparse import Namespace
from datetime import UTC, datetime

from cardtables.cli.words import tell, tell_json
from cardtables.i18n import Speech, joined
from cardtables.match.folders import folders
from cardtables.match.store import Saved, Store, glance
from cardtables.shelf.registry import broken_games, find_game, games
from cardtables.themes.loader import list_themes
from cardtables.themes.own import own_themes, problem_text


def list_games(arguments: Namespace, speech: Speech) -> int:
    """The games on the shelf: id, seats, name, a line each."""
    speeches = {spec.id: Speech(speech.language, [spec.locale]) for spec in games().values()}
    if arguments.json:
        tell_json(
            [
                {"id": spec.id, "name": told("game.name"), "seats": list(spec.seats), "line": told("game.line")}
                for spec, told in zip(games().values(), speeches.values(), strict=True)
            ]
        )
    else:
        width = max(map(len, speeches), default=0)
        for spec, told in zip(games().values(), speeches.values(), strict=True):
            seats = " ".join(str(count) for count in spec.seats)
            tell(f"{spec.id:{width}}  {told('game.name')} ({seats}): {told('game.line')}")
    for name in broken_games():
        tell(f"cardtables: {speech('cli.broken_game', name=name)}", sys.stderr)
    return 0


def list_saves(arguments: Namespace, speech: Speech) -> int:
    """Saved games, the last played first, with the id that `play --resume` takes."""
    store = Store()
    saves = [(saved, glance(saved)) for saved in store.games() + store.games(finished=True)]
    if arguments.json:
        tell_json(
            [
                {
                    "id": saved.id,
                    "finished": saved.finished,
                    "played": _when(saved),
                    **({} if at is None else {"game": at.game, "names": list(at.names), "moves": at.moves}),
                }
                for saved, at in saves
            ]
        )
        return 0
    for saved, at in saves:
        what = speech("cli.save_unreadable") if at is None else f"{at.game}  {joined(speech, at.names)}"
        state = speech("cli.save_finished" if saved.finished else "cli.save_open")
        tell(f"{saved.id}  {_when(saved)}  {what}  {state}")
    if not saves:
        tell(speech("cli.no_saves", folder=str(store.places.games)))
    return 0


def _when(saved: Saved) -> str:
    return datetime.fromtimestamp(saved.modified, tz=UTC).astimezone().isoformat(timespec="minutes")


def show_rules(arguments: Namespace, speech: Speech) -> int:
    """A game's rules page, as Markdown."""
    tell(find_game(arguments.game).rules_page(speech.language).rstrip())
    return 0


def show_themes(arguments: Namespace, speech: Speech) -> int:
    """The themes: the shipped ones, a person's own, and what is wrong with any of those."""
    own, problems = own_themes(folders().themes)
    italian = speech.language == "it"
    names = [{"id": shipped.id, "name": shipped.name_it if italian else shipped.name_en} for shipped in list_themes()]
    names += [{"id": theme.id, "name": theme.name_it if italian else theme.name_en} for theme in own]
    if arguments.json:
        tell_json(names)
    else:
        for theme in names:
            tell(f"{theme['id']:16}{theme['name']}")
    for problem in problems:
        tell(f"cardtables: {problem_text(problem, speech)}", sys.stderr)
    return 0
