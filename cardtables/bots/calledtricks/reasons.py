"""Why a card is played, as the sentence that a person is told."""

from cardtables.bots.base import Reason
from cardtables.bots.calledtricks.outlook import CALLER, PARTNER, Outlook
from cardtables.engine.cards import Card

SURE = 0.9
"""From this chance on something counts as known."""
LIKELY = 0.5


def why(outlook: Outlook, card: Card) -> Reason:
    """The rule that a card comes from; sentences `reason.{code}`, with the card and sometimes a seat or points."""
    state = outlook.state
    named = (("card", outlook.customs.pack.text(card)),)
    if len(outlook.hand) == 1:
        return Reason("only_card", named)
    if not state.trick:
        return Reason(_leading(outlook, card), named)
    holder, best = outlook.ranking.holder(state.trick)
    stake = sum(outlook.points(played) for _, played in state.trick)
    if outlook.ranking.beats(card, best):
        if outlook.role == PARTNER and card == state.called and not outlook.shown:
            return Reason("show_for_points", (*named, ("points", stake)))
        code = "take_for_sure" if not outlook.later else "take_with_trump" if outlook.is_trump(card) else "take_in_suit"
        return Reason(code, (*named, ("points", stake + outlook.points(card))))
    ours = outlook.ours[holder]
    if outlook.points(card) and ours >= LIKELY:
        return Reason("load" if ours >= SURE else "load_likely_friend", (*named, ("seat", holder)))
    if outlook.role == PARTNER and not outlook.shown and holder == state.caller:
        return Reason("stay_hidden", named)
    return Reason("keep_from_them" if ours < LIKELY else "throw_least", named)


def _leading(outlook: Outlook, card: Card) -> str:
    if outlook.is_trump(card):
        seeks = outlook.role == CALLER and outlook.partner_is_unknown
        return "lead_to_find_partner" if seeks and not outlook.points(card) else "lead_trump"
    if outlook.points(card) >= 10:
        return "lead_carico"
    return "lead_low"
