"""How a game begins: cards shuffled and dealt, or a position told by a record."""

from collections.abc import Iterable, Mapping

from cardtables.engine.cards import Card, Cards, Pack
from cardtables.engine.deals import DealReader
from cardtables.engine.errors import TableError
from cardtables.engine.rng import Rng, shuffled
from cardtables.games.spazzumazz.heaps import heap_of
from cardtables.games.spazzumazz.state import Deal

TABLE_CARDS, FIRST_HAND = 3, 5
"""Cards face down and as many face up; cards in hand (spazzumazz.md, rule 3)."""
CARDS_EACH = 2 * TABLE_CARDS + FIRST_HAND


def automatic_packs(seats: int) -> int:
    """Two packs, and one more for every three players beyond two (rule 1)."""
    return 2 + (seats - 2) // 3


def shuffled_deal(cards: Cards, seats: int, rng: Rng) -> Deal:
    """Rule 3, everybody's cards of a kind at once."""
    top = iter(shuffled(cards, rng))

    def each(size: int) -> tuple[Cards, ...]:
        return tuple([tuple([next(top) for _ in range(size)]) for _ in range(seats)])

    face_down, face_up, hands = each(TABLE_CARDS), each(TABLE_CARDS), each(FIRST_HAND)
    heaps = tuple(map(heap_of, hands)), tuple(map(heap_of, face_up))
    return Deal(*heaps, face_down, stock=tuple(top), pile=(), drawn=(0,) * seats)


def told_deal(raw: Mapping[str, object], pack: Pack, seats: int) -> Deal:
    """Keys hands, face_up, face_down, stock, pile, drawn (record.md, Deals, Spazz'u'mazz). Raises TableError."""
    keys = ("hands", "face_up", "face_down", "stock", "pile", "drawn")
    reader = DealReader(raw, pack, seats, keys, pack.cards)

    def alike(cards: Iterable[Card]) -> Cards:
        """Equal cards of several packs as the same number."""
        return tuple([Card(card % pack.size) for card in cards])

    hands, face_up, face_down = (tuple(map(alike, reader.cards_per_seat(key))) for key in keys[:3])
    stock, pile = alike(reader.cards("stock", required=True)), alike(reader.cards("pile"))
    drawn = reader.numbers_per_seat("drawn")
    for seat, hand in enumerate(hands):
        if stock and not hand and (face_up[seat] or face_down[seat]):
            raise TableError("hand_empty_while_stock", seat=seat)
    heaps = tuple(map(heap_of, hands)), tuple(map(heap_of, face_up))
    return Deal(*heaps, face_down, stock, pile, drawn, reader.seat("dealer"), reader.seat("turn"))
