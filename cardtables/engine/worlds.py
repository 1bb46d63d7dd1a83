"""Imagined worlds: hidden cards dealt at random to those who, by what everybody saw, may hold them."""

from collections.abc import Callable, Sequence

from cardtables.engine.cards import Card, Cards
from cardtables.engine.rng import Rng, shuffled


def deal_out(
    cards: Sequence[Card], rooms: Sequence[int], may_hold: Callable[[int, Card], bool], rng: Rng
) -> tuple[Cards, ...]:
    """Cards for places with so much room each; what is left over lies nowhere.

    Cards that few may hold are placed first, each at random by the room left, so that worlds come out about equally
    often. Raises ValueError when there is no such world, which a view of a real game never asks for.
    """
    elsewhere = len(rooms)
    room = [*rooms, len(cards) - sum(rooms)]
    open_to = {card: [place for place in range(elsewhere) if may_hold(place, card)] + [elsewhere] for card in cards}
    held: list[list[Card]] = [[] for _ in room]

    def place(card: Card, tried: set[int]) -> bool:
        """Find a place for a card, moving others on where all are full."""
        free = [place for place in open_to[card] if len(held[place]) < room[place]]
        if free:
            held[rng.choices(free, [room[place] - len(held[place]) for place in free])[0]].append(card)
            return True
        for full in open_to[card]:
            if full not in tried:
                tried.add(full)
                for index, other in enumerate(held[full]):
                    if place(other, tried):
                        held[full][index] = card
                        return True
        return False

    for card in sorted(shuffled(cards, rng), key=lambda card: len(open_to[card])):
        if not place(card, set()):
            raise ValueError("no world is consistent with these places")
    if any(len(cards) < size for cards, size in zip(held, room, strict=True)):
        raise ValueError("no world is consistent with these places")
    return tuple(map(tuple, held[:elsewhere]))
