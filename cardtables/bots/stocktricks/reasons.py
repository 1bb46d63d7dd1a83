"""Why a card is the right one, as the rule it comes from (briscola.md, The normal bot)."""

from cardtables.bots.base import Reason
from cardtables.bots.stocktricks.counting import Count
from cardtables.bots.stocktricks.judgement import gain, playable
from cardtables.engine.cards import Card
from cardtables.engine.errors import Param


def named(count: Count, card: Card) -> tuple[tuple[str, Param], ...]:
    """The card as a reason's parameter."""
    return (("card", count.customs.pack.text(card)),)


def why(count: Count, card: Card) -> Reason:
    """The rule that a card chosen by its expectation follows."""
    if card != max(playable(count), key=lambda other: gain(count, other, mind_upcard=False)):
        code = "mind_the_upcard"
    else:
        code = _answering(count, card) if count.state.trick else _leading(count, card)
    return Reason(code, named(count, card))


def _leading(count: Count, card: Card) -> str:
    if not count.that_beat(card):
        return "lead_the_highest_left"
    if count.is_trump(card):
        return "spare_trump"
    points = count.points(card)
    return "spare_carico" if points >= 10 else "lead_low_figure" if points else "lead_liscio"


def _answering(count: Count, card: Card) -> str:
    plays = count.state.trick
    seat, best = count.ranking.holder(plays)
    if count.ranking.beats(card, best):
        if count.is_trump(card):
            return "trump_the_points" if sum(count.points(played) for _, played in plays) else "trump_for_the_lead"
        return "bring_the_carico_home" if count.points(card) >= 10 else "win_in_suit"
    if seat in count.mates:
        return "load_the_partner" if count.points(card) else "leave_it_to_the_partner"
    if count.points(card) and set(count.later) & set(count.mates):
        return "count_on_the_partner"
    if count.ranking.winners(count.hand, plays):
        return "not_worth_taking"
    return "throw_the_least"
