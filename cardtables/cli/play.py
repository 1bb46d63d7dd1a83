"""`play` and the bare `cardtables`: sit down, on the screen or in plain lines."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypedDict

from cardtables.engine.errors import TableError
from cardtables.i18n import Speech

if TYPE_CHECKING:
    from argparse import Namespace


class Wishes(TypedDict, total=False):
    """What the command line says of the look; None or nothing leaves it to the settings."""

    language: str | None
    theme: str | None
    ascii_only: bool | None
    mouse: bool | None
    animation: bool | None


def home(arguments: Namespace, speech: Speech) -> int:
    """`cardtables` with nothing but wishes for the look."""
    return shelf(_wishes(arguments))


def shelf(wishes: Wishes | None = None) -> int:
    """The shelf of games. What only a game needs is not loaded here."""
    _need_terminal()
    from cardtables.ui.app import Start, run

    return run(Start(**(wishes or {})))


def play(arguments: Namespace, speech: Speech) -> int:
    """`cardtables play`: a new game, a record to go on with (`--from`), or a saved one (`--resume`)."""
    from cardtables.cli.sitting import sit_down, wanted_game
    from cardtables.match.store import Store

    store = Store()
    wishes = _wishes(arguments)
    wanted = wanted_game(arguments, store, speech("seat.you"))
    if not arguments.plain:
        _need_terminal()
    session, damage = sit_down(wanted, store)
    try:
        if arguments.plain:
            from cardtables.cli.plain import play_plain

            return play_plain(session, Speech(speech.language, [session.spec.locale]), damage)
        from cardtables.ui.app import Start, run

        return run(Start(session=session, damage=damage, **wishes))
    finally:
        session.close()


def _wishes(arguments: Namespace) -> Wishes:
    """Raises TableError `unknown_theme`."""
    if arguments.theme is not None:
        from cardtables.match.folders import folders
        from cardtables.themes.loader import list_themes

        known = [theme.id for theme in list_themes()]
        if arguments.theme not in known:  # only now the person's own ones are worth reading
            from cardtables.themes.own import own_themes

            known += [theme.id for theme in own_themes(folders().themes)[0]]
        if arguments.theme not in known:
            raise TableError("unknown_theme", theme=arguments.theme[:40], allowed=", ".join(known))
    return {
        "language": arguments.lang,
        "theme": arguments.theme,
        "ascii_only": True if arguments.ascii else None,
        "mouse": False if arguments.no_mouse else None,
        "animation": False if arguments.no_animation else None,
    }


def _need_terminal() -> None:
    """A screen needs a terminal on both sides. Raises TableError `no_terminal`."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise TableError("no_terminal")
