"""Marianna: its bots."""

from collections.abc import Callable, Sequence

from cardtables.bots.base import Bot, Decision, Reason
from cardtables.bots.stocktricks import Aim, Count, Easy, Normal
from cardtables.engine.moves import Move
from cardtables.engine.stocktricks import StockTricks
from cardtables.engine.stocktricks.extras import pair_of


class Naming(Normal):
    """Keeps king and knight for the suit that they will make briscola, and declares as soon as it can."""

    aim = Aim(hope=1.0, master=6.0)

    def declaration(self, count: Count, suits: Sequence[int]) -> Decision:
        """Of two pairs first the weaker suit, for the one declared last stays briscola; unless there is no later."""
        later = len(count.state.stock) > len(count.state.hands)
        suit = (min if later else max)(suits, key=lambda suit: self._held(count, suit))
        if later and len(suits) > 1:
            reason = Reason("declare_the_weaker", (("suit", self.customs.pack.suits[suit]),))
        else:
            pair = " ".join(self.customs.pack.texts_of(pair_of(self.customs, suit)))
            worth = self.customs.accuse_values[len(count.state.accused)]
            reason = Reason("declare_now", (("cards", pair), ("points", worth)))
        return Decision(Move("accuse", (suit,)), reason)

    def _held(self, count: Count, suit: int) -> tuple[int, int]:
        """How strong the hand would be with a suit as briscola."""
        cards = [card for card in count.hand if self.customs.pack.suit[card] == suit]
        return len(cards), sum(self.customs.strength[card] for card in cards)


BOTS: dict[str, Callable[[StockTricks], Bot]] = {"easy": Easy, "normal": Naming}
"""Minds that get a view and nothing else, weakest first."""
