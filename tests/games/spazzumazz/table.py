"""Spazz'u'mazz positions for the tests of its rules page."""

from typing import Any

from cardtables.games.spazzumazz.rules import Spazzumazz
from cardtables.match.record import read_record
from cardtables.match.replay import answer_of_value, decision_there, replay
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from tests.games.positions import Deal, cards, record_of, refusal

SPEC = find_game("spazzumazz")


def table(seats: int, **options: object) -> Spazzumazz:
    """The rules of a table with these options."""
    rules = SPEC.rules(read_options(SPEC.options, options), seats)
    assert isinstance(rules, Spazzumazz)
    return rules


def deal(*seats: str, pile: str = "", stock: str = "", **keys: object) -> Deal:
    """A position in which seat 0 is to act: per seat hand, face-up and face-down cards, parted by `|`."""
    parts = [[part.split() for part in (*seat.split("|"), "", "")[:3]] for seat in seats]
    hands, face_up, face_down = ([part[place] for part in parts] for place in range(3))
    told = {"hands": hands, "face_up": face_up, "face_down": face_down, "stock": stock.split()}
    return {**told, "pile": pile.split(), "dealer": len(seats) - 1, **keys}


Position = Deal | list[Deal] | int


def record(position: Position, moves: str = "", **more: Any) -> dict[str, Any]:
    """A record of some moves from a position, several, or (a number) so many seats dealt from a seed."""
    if isinstance(position, int):
        return record_of("spazzumazz", position, (), moves, **more)
    deals = position if isinstance(position, list) else [position]
    hands = deals[0]["hands"]
    assert isinstance(hands, list)
    return record_of("spazzumazz", len(hands), deals, moves, **more)


def played(position: Position, moves: str = "", **more: Any) -> dict[str, Any]:
    """The answer after some moves. Keywords are `seed`, `view` and options."""
    return answer_of_value(record(position, moves, **more))


def legal(position: Position, moves: str = "", **more: Any) -> set[str]:
    """The moves of the seat to act after some moves."""
    return set(played(position, moves, **more)["legal"])


def refused(position: Position, moves: str = "", **more: Any) -> tuple[str, int | None]:
    """The code and the index of the move that is refused; None where the record itself is."""
    return refusal(record(position, moves, **more))


def chosen(position: Position, moves: str = "", level: str = "normal", **more: Any) -> tuple[str, str]:
    """What a bot does after some moves, and the code of its reason."""
    replayed = replay(read_record(record(position, moves, **more)))
    _, (move, reason) = decision_there(replayed, level)
    return replayed.table.rules.grammar.write(move), reason.code


__all__ = ["SPEC", "cards", "chosen", "deal", "legal", "played", "record", "refused", "table"]
