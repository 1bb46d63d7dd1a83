"""Briscola positions for the tests of its rules page."""

from typing import Any

from cardtables.engine.stocktricks import StockTricks
from cardtables.match.replay import answer_of_value
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from tests.games.positions import Deal, cards, record_of, refusal

__all__ = ["SPEC", "cards", "deal", "kinds", "played", "refused", "table"]

SPEC = find_game("briscola")


def table(seats: int, **options: object) -> StockTricks:
    """The rules of a table with these options."""
    rules = SPEC.rules(read_options(SPEC.options, options), seats)
    assert isinstance(rules, StockTricks)
    return rules


Position = Deal | list[Deal] | int


def deal(*hands: str, stock: str = "", trump: str | None = None, **keys: object) -> Deal:
    """A position in which seat 0 leads: hands by seat, the stock with the up-card last.

    Where there is no stock coins are briscola, unless `trump` says otherwise.
    """
    told = {"hands": cards(*hands), "stock": stock.split(), "dealer": len(hands) - 1, **keys}
    return told if stock and not trump else {**told, "trump": trump or "D"}


def _record(position: Position, moves: str, **more: Any) -> dict[str, Any]:
    if isinstance(position, int):
        return record_of("briscola", position, (), moves, **more)
    deals = position if isinstance(position, list) else [position]
    hands = deals[0]["hands"]
    assert isinstance(hands, list)
    return record_of("briscola", len(hands), deals, moves, **more)


def played(position: Position, moves: str = "", **more: Any) -> dict[str, Any]:
    """The answer after some moves from a position, several, or (a number) so many seats dealt from a seed.

    Keywords are `seed`, `view` and options.
    """
    return answer_of_value(_record(position, moves, **more))


def refused(position: Position, moves: str = "", **more: Any) -> tuple[str, int | None]:
    """The code and the index of the move that is refused; None where the record itself is."""
    return refusal(_record(position, moves, **more))


def kinds(answer: dict[str, Any]) -> set[str]:
    """The verbs of the legal moves."""
    return {move.split()[0] for move in answer["legal"]}
