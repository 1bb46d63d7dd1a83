"""What a partner's words ask of a card (briscola.md, Words)."""

from cardtables.bots.stocktricks.counting import Count
from cardtables.engine.cards import Card


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
