"""Packs and cards: a card is a number into a pack; what it is worth is the variant's affair."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NewType

from cardtables.engine.errors import TableError

Card = NewType("Card", int)
Seat = int
"""Seats are numbered from 0 in the order of play."""

HIDDEN: Final = Card(-1)
HIDDEN_TEXT: Final = "??"
Cards = tuple[Card, ...]


class Pack:
    """A kind of pack, `copies` times over: card number = copy * size + suit * ranks + rank (record.md, Cards).

    `suit` and `rank` are tables by card number, so that rules look a card up without a call.
    """

    __slots__ = ("_by_text", "cards", "copies", "kind", "rank", "ranks", "size", "suit", "suits", "texts")

    def __init__(self, kind: str, ranks: Sequence[str], suits: Sequence[str], copies: int = 1) -> None:
        self.kind = kind
        self.ranks = tuple(ranks)
        self.suits = tuple(suits)
        self.copies = copies
        self.size = len(ranks) * len(suits)
        self.cards: Cards = tuple(Card(number) for number in range(self.size * copies))
        self.suit = tuple(card % self.size // len(ranks) for card in self.cards)
        self.rank = tuple(card % self.size % len(ranks) for card in self.cards)
        self.texts = tuple(self.ranks[self.rank[card]] + self.suits[self.suit[card]] for card in self.cards)
        self._by_text = {text: Card(number) for number, text in enumerate(self.texts[: self.size])}

    def card(self, rank: str, suit: str) -> Card:
        """The (first) card of that rank and suit, both as the pack writes them."""
        return self._by_text[rank + suit]

    def text(self, card: Card) -> str:
        """The card as a record writes it; `??` for a hidden one."""
        return HIDDEN_TEXT if card == HIDDEN else self.texts[card]

    def texts_of(self, cards: Iterable[Card]) -> list[str]:
        """Several cards as a record writes them, in the order given."""
        return [self.text(card) for card in cards]

    def sorted_texts(self, cards: Iterable[Card]) -> list[str]:
        """Several cards sorted as the pack lists them, hidden ones last."""
        return self.texts_of(self.sorted(cards))

    def sorted(self, cards: Iterable[Card]) -> Cards:
        """Cards as the pack lists them: suit by suit, ranks from the left; hidden ones last."""
        return tuple(sorted(cards, key=lambda card: (card == HIDDEN, card % self.size, card)))

    def read(self, text: object) -> Card:
        """The (first) card a text names, in any case. Raises TableError `unknown_card`."""
        card = self._by_text.get(text.upper()) if isinstance(text, str) else None
        if card is None:
            raise TableError("unknown_card", card=str(text)[:20], pack=self.kind)
        return card


@cache
def italian_pack() -> Pack:
    """The Italian pack of forty."""
    return Pack("italian", "A234567FCR", "DCSB")


@cache
def french_pack(copies: int = 1) -> Pack:
    """The French pack of fifty-two without jokers, `copies` of it together."""
    return Pack("french", ("A", *"23456789", "10", *"JQK"), "SHDC", copies)
