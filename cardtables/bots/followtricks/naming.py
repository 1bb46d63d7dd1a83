"""Which suit a hand makes briscola of, where its holder may say so (Marafone)."""

from cardtables.engine.cards import Cards
from cardtables.engine.followtricks import Customs

LENGTH = 1.5
"""What any card of the suit counts towards naming it; the higher ones count more by their place in the order."""
HEIGHTS = (1.6, 1.3, 1.1, 0.5, 0.35, 0.2)
"""From the highest card down."""
MARAFFA = 2.0


def best_suit(customs: Customs, hand: Cards) -> tuple[int, bool]:
    """The suit to name, and whether it holds the maraffa; of equal ones the first of the pack."""
    pack, top = customs.pack, max(customs.strength)

    def worth(suit: int) -> tuple[float, bool]:
        cards = [card for card in hand if pack.suit[card] == suit]
        heights = [top - customs.strength[card] for card in cards]
        whole = bool(customs.maraffa) and {pack.card(rank, pack.suits[suit]) for rank in customs.maraffa} <= set(cards)
        high = sum(HEIGHTS[height] for height in heights if height < len(HEIGHTS))
        return LENGTH * len(cards) + high + MARAFFA * whole, whole

    suit = max(range(len(pack.suits)), key=lambda suit: worth(suit)[0])
    return suit, worth(suit)[1]
