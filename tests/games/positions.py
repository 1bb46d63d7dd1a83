"""Explicit positions in a line: what a game answers after some moves, as `replay` does."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from cardtables.engine.errors import TableError
from cardtables.match.replay import answer_of_value

Deal = Mapping[str, object]


def cards(*hands: str) -> list[list[str]]:
    """Hands from words: `cards("AD 2C", "3S")`."""
    return [hand.split() for hand in hands]


def record_of(
    game: str,
    seats: int,
    deals: Sequence[Deal] = (),
    moves: str = "",
    *,
    seed: int | None = None,
    view: int | None = None,
    **options: object,
) -> dict[str, Any]:
    """A record; `moves` are separated by commas: `"play AD, play 2C"`."""
    record: dict[str, Any] = {
        "format": "cardtables",
        "version": 1,
        "game": game,
        "options": options,
        "seats": [{"name": f"Player {seat}"} for seat in range(seats)],
        "deals": list(deals),
        "moves": [move.strip() for move in moves.split(",") if move.strip()],
    }
    if seed is not None:
        record["seed"] = seed
    if view is not None:
        record["view"] = view
    return record


def refusal(record: Mapping[str, Any]) -> tuple[str, int | None]:
    """The code by which a record is refused, and the index of the move it is refused at."""
    with pytest.raises(TableError) as caught:
        answer_of_value(record)
    return caught.value.code, getattr(caught.value, "move", None)
