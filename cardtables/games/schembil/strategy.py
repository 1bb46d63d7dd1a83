"""Schembil: its bots."""

from collections.abc import Callable

from cardtables.bots.base import Bot, Decision, Reason
from cardtables.bots.stocktricks import Aim, Count, Easy, Normal
from cardtables.engine.cards import Card
from cardtables.engine.moves import Move
from cardtables.engine.rules import View
from cardtables.engine.stocktricks import WORDS, State, StockTricks

SURE, DEAR = 0.15, 10
"""How likely an opponent may take a trick that is as good as won; the points for which a briscola is asked."""


class Crew(Normal):
    """Briscola for six: the captain says what his partners may give, and his word weighs more than a partner's."""

    aim = Aim(word=4.0, trump=5.0, trump_rank=1.0, any_lead=True)

    def before_playing(self, count: Count, view: View[State]) -> Decision | None:
        """What Briscola does, then the captain's word, once a trick."""
        decision = super().before_playing(count, view)
        word = None if decision else self._word(count)
        if word is None:
            return decision
        move = Move("say", (WORDS.index(word),))
        return Decision(move, Reason(f"captain_{word}")) if move in view.legal else None

    def _word(self, count: Count) -> str | None:
        """What partners still to play are asked for, the own card being as good as played."""
        state = count.state
        said = [signal for signal in state.signals if signal.verb == "say" and signal.trick == len(state.tricks)]
        if any(signal.seat == count.seat for signal in said) or not set(count.mates) & set(count.later):
            return None
        card = Card(self.card(count).move.args[0])
        holder, best = count.ranking.holder((*state.trick, (count.seat, card)))
        if holder in count.side:
            foes = [seat for seat in count.later if seat not in count.side]
            risk = sum(count.chance(foe, count.that_beat(best)) for foe in foes)
            return "carico" if risk <= SURE else None
        return "taglia" if sum(count.points(played) for _, played in state.trick) >= DEAR else None


BOTS: dict[str, Callable[[StockTricks], Bot]] = {"easy": Easy, "normal": Crew}
"""Minds that get a view and nothing else, weakest first."""
