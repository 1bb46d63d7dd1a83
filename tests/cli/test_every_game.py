"""Every game of the shelf in plain lines: every command is answered, and every move has words."""

from collections.abc import Iterator

import pytest

from cardtables.i18n import LANGUAGES
from cardtables.match.record import Record
from cardtables.match.session import Session
from cardtables.shelf.registry import built_in_games
from tests.cli.scripted import any_move, converse, seats

COMMANDS = ("help", "hand", "table", "moves", "hint", "score", "last", "log", "rules")
MOVES = 120
"""How far a match is played: some games take thousands."""


def tables() -> Iterator[tuple[str, int]]:
    """Every game with its fewest and its most seats."""
    for spec in built_in_games().values():
        for count in sorted({spec.seats[0], spec.seats[-1]}):
            yield spec.id, count


def curious(session: Session, asked: int) -> str:
    """Asks something at every second turn; leaves after some time."""
    if session.moves_made >= MOVES:
        return "quit"
    return any_move(session, asked) if asked % 2 else COMMANDS[asked // 2 % len(COMMANDS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "count"), tables(), ids=str)
def test_a_game_is_played_in_plain_lines(game: str, count: int, language: str) -> None:
    people = seats("Anna", "Bruno", *["bot"] * (count - 2))
    record = Record.model_validate({"game": game, "seats": people, "seed": 5})
    played = converse(record, curious, language)
    assert played.status == 0
    assert played.session.status == "finished" or played.session.moves_made >= MOVES
    assert ": ," not in played.text, "a move without words"
