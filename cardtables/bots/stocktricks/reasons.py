"""Why a card is the right one, as the rule it comes from (briscola.md, The normal bot)."""

from cardtables.bots.base import Reason
from cardtables.bots.stocktricks.counting import Count
from cardtables.bots.stocktricks.judgement import Aim, gain, playable
from cardtables.engine.cards import Card
from cardtables.engine.errors import Param
from cardtables.engine.tricks import NO_SUIT


def named(count: Count, card: Card) -> tuple[tuple[str, Param], ...]:
    """The card as a reason's parameter."""
    return (("card", count.customs.pack.text(card)),)


def why(aim: Aim, count: Count, card: Card) -> Reason:
    """The rule that a card chosen by its expectation follows."""
    if len(count.choices) == 1 and len(count.hand) > 1:
        return Reason("only_one_allowed", named(count, card))
    if card != _best(aim, count, mind_upcard=False):
        return Reason("mind_the_upcard", named(count, card))
    tempting = _best(aim, count, mind_pair=False)
    if tempting != card and count.pair_in_sight(tempting):
        return Reason("keep_for_the_pair", (*named(count, card), ("cards", count.customs.pack.text(tempting))))
    code = _answering(count, card) if count.state.trick else _leading(count, card)
    return Reason(_TRUMPLESS.get(code, code) if count.state.trump == NO_SUIT else code, named(count, card))


_TRUMPLESS = {"lead_liscio": "lead_any_liscio", "bring_the_carico_home": "take_with_the_carico"}
"""What is said otherwise where there is no briscola."""


def _best(aim: Aim, count: Count, **minding: bool) -> Card:
    """The card that would be chosen if something were not looked at."""
    return max(playable(aim, count), key=lambda card: gain(aim, count, card, **minding))


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
