"""Why a card is played, as the sentence that a person is told."""

from cardtables.bots.base import Reason
from cardtables.bots.followtricks.judgement import draws_trumps
from cardtables.bots.followtricks.outlook import Outlook
from cardtables.engine.cards import Card


def why(outlook: Outlook, card: Card) -> Reason:
    """The rule that a card comes from; sentences `reason.{code}`, with the card and sometimes a seat."""
    named = (("card", outlook.customs.pack.text(card)),)
    if len(outlook.hand) == 1:
        return Reason("only_card", named)
    if len(outlook.cards) == 1:
        return Reason("only_one_allowed", named)
    if not outlook.state.trick:
        return Reason(_leading(outlook, card), named)
    holder, best = outlook.ranking.holder(outlook.state.trick)
    if outlook.ranking.beats(card, best):
        return Reason(_taking(outlook, card), named)
    if holder == outlook.mate:
        return Reason("feed_partner" if outlook.points(card) else "leave_to_partner", (*named, ("seat", holder)))
    if outlook.points(card) and outlook.mate in outlook.later:
        return Reason("count_on_partner", (*named, ("seat", outlook.mate)))
    could_take = outlook.ranking.winners(outlook.cards, outlook.state.trick)
    return Reason("not_worth_taking" if could_take else "give_least", named)


def _leading(outlook: Outlook, card: Card) -> str:
    if outlook.is_trump(card):
        if outlook.higher(card):
            return "lead_small_trump"
        return "draw_trumps" if draws_trumps(outlook, card) else "lead_high_trump"
    if not outlook.higher(card):
        return "cash_highest"
    if outlook.suit(card) in outlook.void[outlook.mate]:
        return "lead_for_ruff"
    return "lead_to_partner" if outlook.points(card) else "lead_low_card"


def _taking(outlook: Outlook, card: Card) -> str:
    if not outlook.later:
        return "take_last"
    led = outlook.suit(outlook.state.trick[0][1])
    if outlook.is_trump(card) and led != outlook.state.trump:
        return "ruff"
    return "go_up" if outlook.higher(card) else "take_with_highest_left"
