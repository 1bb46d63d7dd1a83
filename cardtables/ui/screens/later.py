"""What is fetched once the first page is on the screen: checked settings, other packages' games, the next rooms."""

from __future__ import annotations

import threading
from importlib import import_module
from typing import TYPE_CHECKING

from textual.message import Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtables.engine.errors import TableError
    from cardtables.match.folders import Folders
    from cardtables.match.settings import Settings
    from cardtables.shelf.spec import Spec
    from cardtables.ui.app import CardtablesApp

_NEXT_ROOMS = ("cardtables.ui.screens.setup", "cardtables.ui.table")


class Fetched(Message):
    """Everything that the first paint did without."""

    def __init__(self, settings: Settings, problem: TableError | None, games: Mapping[str, Spec]) -> None:
        super().__init__()
        self.settings = settings
        self.problem = problem
        self.games = games


def fetch(app: CardtablesApp) -> None:
    """Fetch in a thread of its own, so that keys are answered meanwhile, and tell the app by a message."""
    threading.Thread(target=_fetch, args=(app, app.store.places), name="fetch", daemon=True).start()


def _fetch(app: CardtablesApp, places: Folders) -> None:
    from cardtables.match.settings import read_settings
    from cardtables.shelf.registry import games

    settings, problem = read_settings(places)
    app.post_message(Fetched(settings, problem, games()))
    for room in _NEXT_ROOMS:
        import_module(room)
