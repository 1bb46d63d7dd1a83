"""How players have fared so far, counted in a thread beside the game: a page must not wait for old records."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from textual.message import Message

if TYPE_CHECKING:
    from textual.message_pump import MessagePump

    from cardtables.engine.standings import Standing
    from cardtables.match.store import Store
    from cardtables.shelf.spec import Spec


class Fared(Message):
    """The standings of a game."""

    def __init__(self, standings: tuple[Standing, ...]) -> None:
        super().__init__()
        self.standings = standings


def count_for(page: MessagePump, store: Store, spec: Spec, *, bots: bool) -> None:
    """Count the kept games of one kind and tell the page by a message."""
    threading.Thread(target=_count, args=(page, store, spec.id, bots), name="fame", daemon=True).start()


def _count(page: MessagePump, store: Store, game: str, bots: bool) -> None:
    from cardtables.match.statistics import read_statistics

    page.post_message(Fared(read_statistics(store, game).of(game, bots=bots)))
