"""Words of a partner to the whole table: which one stands, and which cards do what it asks (briscola.md, Words)."""

from collections.abc import Sequence

from cardtables.engine.cards import Card, Seat
from cardtables.engine.stocktricks import WORDS, State
from cardtables.games.briscola.counting import Count


def asked_by(state: State, mates: Sequence[Seat], me: Seat) -> tuple[Seat, str] | None:
    """The last word of a partner since this seat last played, and who said it."""
    now = len(state.tricks)
    order = [seat for seat, _ in state.tricks[-1].plays] if state.tricks else []
    behind = order[order.index(me) + 1 :] if me in order else []
    words = [
        (signal.seat, WORDS[signal.place])
        for signal in state.signals
        if signal.verb == "say"
        and signal.seat in mates
        and (signal.trick == now or (signal.trick == now - 1 and signal.seat in behind))
    ]
    return words[-1] if words else None


def fits(count: Count, word: str, card: Card) -> bool:
    """Whether a card of the hand does what a word asks for."""
    plays, trump, points = count.state.trick, count.is_trump(card), count.points(card)
    wins = bool(plays) and count.ranking.beats(card, count.ranking.holder(plays)[1])
    match word:
        case "liscio":
            return points == 0 and not trump
        case "carico":
            return points >= 10
        case "briscola":
            return trump
        case "taglia":
            return trump and wins
        case "strozza":
            return wins and count.ranking.suit[card] == count.ranking.suit[plays[0][1]]
    return points < 10 and not trump  # vieni: what is led low is left to the one who asks
