"""Random tables, deals and positions of Briscola and its kin, for tests that look at many of them."""

from typing import Any

from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.stocktricks import StockTricks
from cardtables.shelf.conformance.suite import mixed_table
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from tests.games.stock_reference import ADDING, ORDERS, PLAIN, SEATS, cards_in_play, hand_size

GAMES = tuple(SEATS)


def rules_of(game: str, seats: int, **options: object) -> StockTricks:
    """The rules of a table with these options."""
    spec = find_game(game)
    rules = spec.rules(read_options(spec.options, options), seats)
    assert isinstance(rules, StockTricks)
    return rules


def any_table(game: str, number: int, rng: Rng) -> tuple[int, dict[str, Any]]:
    """So many seats with options mixed at random; where points add up every other target is the lowest."""
    seats = SEATS[game][number % len(SEATS[game])]
    options: dict[str, Any] = dict(mixed_table(find_game(game), seats, rng).options)
    if game in ADDING and rng.random() < 0.5:
        options["target"] = 61
    return seats, options


def even_deal(game: str, seats: int, order: str, cards: list[str]) -> dict[str, Any]:
    """Two seats have sixty points each, and a trick or two without any are left to play."""
    ranks = ORDERS[order]
    piles = [[card for card in cards if card[0] in having] for having in (ranks[0] + ranks[2], ranks[1] + ranks[3:5])]
    rest = [card for card in cards if card[0] in ranks[5:]]
    hands = [rest[seat * 2 : seat * 2 + 2] for seat in range(seats)]
    position = {"hands": hands, "piles": [*piles, *([] for _ in hands[2:])]}
    return position if game in PLAIN else {**position, "trump": "D"}


def any_deal(game: str, seats: int, options: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A whole deal, an even one that is nearly over, or an uneven position with cards missing."""
    cards = list(shuffled(cards_in_play(seats, options.get("removed_two", "C")), rng))
    size = hand_size(game)
    kind = rng.random()
    if kind < 0.4:
        hands = [cards[seat * size : seat * size + size] for seat in range(seats)]
        return {"hands": hands, "stock": cards[seats * size :]}
    if kind < 0.55:
        return even_deal(game, seats, options["order"], cards)
    parts: list[list[str]] = [[] for _ in range(2 * seats + 2)]
    for card in cards:
        parts[int(rng.random() * len(parts))].append(card)
    hands = [hand[: int(rng.random() * (size + 2))] for hand in parts[:seats]]
    stock = parts[-1][: int(rng.random() * 12)]
    position: dict[str, Any] = {"hands": hands, "piles": parts[seats : 2 * seats], "stock": stock}
    if game not in PLAIN and not stock:
        position["trump"] = "DCSB"[int(rng.random() * 4)]
    if game == "marianna" and rng.random() < 0.5:
        position["trump"] = "DCSB"[int(rng.random() * 4)]
    for key in ("dealer", "turn"):
        if rng.random() < 0.4:
            position[key] = int(rng.random() * seats)
    return position
