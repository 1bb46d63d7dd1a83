"""Reading an explicit deal of a record: cards per seat, counts, no card twice (record.md, Deals)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from cardtables.engine.cards import Card, Cards, Pack, Seat
from cardtables.engine.errors import TableError

MOST_COUNTED = 10_000
"""What an explicit deal counts is less than this."""


class DealReader:
    """One raw deal on its way to a game's value. Every method raises TableError naming the key.

    `cards` are those that may occur (a pack may be short of some); each occurs at most `pack.copies` times over the
    whole deal. Equal cards of several packs become different card numbers.
    """

    def __init__(self, raw: Mapping[str, object], pack: Pack, seats: int, keys: Sequence[str], cards: Iterable[Card]):
        allowed = ("dealer", "turn", *keys)
        for key in raw:
            if key not in allowed:
                raise TableError("unknown_deal_key", key=str(key)[:40], allowed=", ".join(allowed))
        self._raw = raw
        self._pack = pack
        self._seats = seats
        self._cards = frozenset(cards)
        self._used: Counter[Card] = Counter()

    def seat(self, key: str) -> Seat | None:
        """A seat number; None where the key is absent."""
        value = self._raw.get(key)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < self._seats:
            raise TableError("bad_seat", key=key, seats=self._seats - 1)
        return value

    def cards(self, key: str, *, required: bool = False) -> Cards:
        """A list of cards, in the order given; empty where an optional key is absent."""
        if key not in self._raw and not required:
            return ()
        return self._list(key, self._raw.get(key))

    def cards_per_seat(self, key: str, *, required: bool = True) -> tuple[Cards, ...]:
        """One list of cards for each seat."""
        if key not in self._raw and not required:
            return ((),) * self._seats
        value = self._raw.get(key)
        if not isinstance(value, list) or len(value) != self._seats:
            raise TableError("one_list_per_seat", key=key, seats=self._seats)
        return tuple(self._list(key, cards) for cards in value)

    def suit(self, key: str) -> int | None:
        """A suit by its letter, in any case; None where the key is absent."""
        value = self._raw.get(key)
        if value is None:
            return None
        if not isinstance(value, str) or value.upper() not in self._pack.suits:
            raise TableError("bad_suit", key=key, suits=", ".join(self._pack.suits))
        return self._pack.suits.index(value.upper())

    def numbers_per_seat(self, key: str) -> tuple[int, ...]:
        """One count for each seat; zeros where the key is absent."""
        value = self._raw.get(key, [0] * self._seats)
        if not isinstance(value, list) or len(value) != self._seats or not all(map(_is_count, value)):
            raise TableError("one_number_per_seat", key=key, seats=self._seats)
        return tuple(value)

    def scores(self, key: str) -> tuple[int, ...] | None:
        """One score for each seat, below zero too; None where the key is absent."""
        value = self._raw.get(key)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != self._seats or not all(map(_is_score, value)):
            raise TableError("one_score_per_seat", key=key, seats=self._seats)
        return tuple(value)

    def word(self, key: str, allowed: Sequence[str]) -> str | None:
        """One of some words; None where the key is absent."""
        value = self._raw.get(key)
        if value is not None and value not in allowed:
            raise TableError("bad_deal_word", key=key, value=str(value)[:20], allowed=", ".join(allowed))
        return None if value is None else str(value)

    def _list(self, key: str, value: object) -> Cards:
        if not isinstance(value, list):
            raise TableError("not_a_card_list", key=key)
        return tuple(self._take(text) for text in value)

    def _take(self, text: object) -> Card:
        card = self._pack.read(text)
        if card not in self._cards:
            raise TableError("card_not_in_game", card=self._pack.text(card))
        copy = self._used[card]
        if copy == self._pack.copies:
            raise TableError("card_too_often", card=self._pack.text(card), copies=self._pack.copies)
        self._used[card] += 1
        return Card(card + copy * self._pack.size)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MOST_COUNTED


def _is_score(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST_COUNTED
