"""Briscola positions for the tests of its rules page."""

from cardtables.engine.stocktricks import StockTricks
from tests.games.positions import Deal, cards
from tests.games.stock import Tables, kinds
from tests.games.stock_deals import rules_of

__all__ = ["SPEC", "cards", "deal", "kinds", "played", "refused", "table"]

TABLES = Tables("briscola")
SPEC, played, refused = TABLES.spec, TABLES.played, TABLES.refused


def table(seats: int, **options: object) -> StockTricks:
    """The rules of a table with these options."""
    return rules_of("briscola", seats, **options)


def deal(*hands: str, stock: str = "", trump: str | None = None, **keys: object) -> Deal:
    """A position in which seat 0 leads: hands by seat, the stock with the up-card last.

    Where there is no stock coins are briscola, unless `trump` says otherwise.
    """
    told = {"hands": cards(*hands), "stock": stock.split(), "dealer": len(hands) - 1, **keys}
    return told if stock and not trump else {**told, "trump": trump or "D"}
