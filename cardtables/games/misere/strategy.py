"""Misère's bots: the documented strategy as short rules, each with its reason, and a beginner."""

from collections.abc import Callable, Sequence
from typing import Any

from cardtables.bots.base import Decision, Reason
from cardtables.engine.cards import Card
from cardtables.engine.errors import Param
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View
from cardtables.games.misere.outlook import Outlook, needs_every_trick, outlook_of
from cardtables.games.misere.rules import MisereRules
from cardtables.games.misere.state import ATOUT, KINDS, MISERE, ORDER, PACK, STRENGTH, TRUMP, State, cards_of

Choice = tuple[Card, str]
"""A card and the rule it came from."""


def strength_of(card: Card) -> int:
    """How high a card stands in its suit, the 2 lowest."""
    return STRENGTH[card]


def lowest(cards: Sequence[Card]) -> Card:
    """The lowest card; of equal ones the first as the pack lists them."""
    return min(cards, key=strength_of)


def highest(cards: Sequence[Card]) -> Card:
    """The highest card; of equal ones the first as the pack lists them."""
    return max(cards, key=strength_of)


# Before the first card (misere.md, The normal bot, Trump choice and Variant)

TRUMP_TENTHS = {"A": 20, "K": 18, "Q": 15, "J": 13, "10": 11}
"""What a card of the suit counts towards naming it, in tenths: 10 each and more for the high ones."""


def trump_worth(cards: Sequence[Card]) -> tuple[int, list[int]]:
    """How good a suit is as trump: length and honours in tenths, then the cards themselves from the highest."""
    tenths = sum(TRUMP_TENTHS.get(PACK.ranks[PACK.rank[card]], 10) for card in cards)
    return tenths, sorted(map(strength_of, cards), reverse=True)


def best_trump(hand: Sequence[Card]) -> int:
    """The suit to name."""
    suits = [[card for card in hand if PACK.suit[card] == suit] for suit in range(len(PACK.suits))]
    return max(range(len(suits)), key=lambda suit: trump_worth(suits[suit]))


def atout_tricks(hand: Sequence[Card]) -> float:
    """About how many tricks a hand takes when its holder names the trump: a fit to 1,200 deals of this strategy."""
    trump = best_trump(hand)
    trumps = [card for card in hand if PACK.suit[card] == trump]
    side = sum({"A": 10, "K": 8, "Q": 3}.get(PACK.ranks[PACK.rank[card]], 0) for card in hand if card not in trumps)
    return (trump_worth(trumps)[0] + side) / 10 - 2.8


def misere_tricks(hand: Sequence[Card]) -> float:
    """About how many tricks a hand cannot avoid: a fit to 1,200 deals of this strategy.

    In each suit the lowest card is safe up to the 4, the second lowest up to the 7 and so on; what is above counts.
    """
    above = 0
    for suit in range(len(PACK.suits)):
        heights = sorted(strength_of(card) for card in hand if PACK.suit[card] == suit)
        above += sum(max(0, height - 3 * place) for place, height in enumerate(heights, 1))
    return above / 5


# Misère: few tricks


def lead_few(outlook: Outlook) -> Choice:
    """The card with most unseen higher ones; not into a suit that nobody else has, nor one now the highest."""

    def is_trap(card: Card) -> bool:
        return not outlook.out(PACK.suit[card]) or not outlook.higher(card)

    good = [card for card in outlook.cards if not is_trap(card)]
    card = max(
        good or outlook.cards,
        key=lambda card: (outlook.higher(card), -outlook.lower(card), -outlook.length(PACK.suit[card])),
    )
    return card, "lead_most_above" if good else "lead_no_escape"


def follow_few(outlook: Outlook) -> Choice:
    """The highest card that still loses; without one the highest if last, else the lowest."""
    losing = [card for card in outlook.cards if not outlook.beats(card)]
    if losing:
        return highest(losing), "highest_that_loses"
    if not outlook.later:
        return highest(outlook.cards), "take_with_highest"
    return lowest(outlook.cards), "lowest_and_hope"


def throw_few(outlook: Outlook) -> Choice:
    """The most dangerous card: most unseen lower ones less the higher ones, short suits first."""
    card = max(
        outlook.cards,
        key=lambda card: (
            outlook.lower(card) - outlook.higher(card),
            -outlook.length(PACK.suit[card]),
            strength_of(card),
        ),
    )
    return card, "throw_most_dangerous"


# Atout: many tricks


def lead_many(outlook: Outlook) -> Choice:
    """Draw trumps with the highest or with five, then cash side winners, else low from the shortest side suit."""
    trumps = [card for card in outlook.cards if PACK.suit[card] == outlook.trump]
    side = [card for card in outlook.cards if PACK.suit[card] != outlook.trump]
    if trumps and outlook.out(outlook.trump):
        if not outlook.higher(highest(trumps)):
            return highest(trumps), "draw_trumps_from_top"
        if len(trumps) >= 5:
            return highest(trumps), "draw_trumps_by_length"
    winners = [card for card in side if not outlook.higher(card)]
    if winners:
        return max(winners, key=lambda card: (outlook.lower(card), strength_of(card))), "cash_side_winner"
    if side:
        return min(side, key=lambda card: (outlook.length(PACK.suit[card]), strength_of(card))), "low_from_shortest"
    return lowest(trumps), "only_trumps_left"


def follow_many(outlook: Outlook) -> Choice:
    """Last: as cheaply as possible. Before: a sure winner, else low."""
    if not outlook.later:
        winning = [card for card in outlook.cards if outlook.beats(card)]
        return (lowest(winning), "win_cheaply") if winning else (lowest(outlook.cards), "cannot_win")
    sure = [card for card in outlook.cards if outlook.keeps(card)]
    return (lowest(sure), "sure_winner") if sure else (lowest(outlook.cards), "low_without_winner")


def trump_or_throw(outlook: Outlook) -> Choice:
    """The lowest trump that wins; else the lowest loser, and no trump among them if it can be helped."""
    winning = [card for card in outlook.cards if outlook.beats(card)]
    if winning:
        return lowest(winning), "lowest_trump_that_wins"
    side = [card for card in outlook.cards if PACK.suit[card] != outlook.trump]
    return lowest(side or outlook.cards), "throw_lowest"


def play_few(outlook: Outlook) -> Choice:
    """A card of a misère deal."""
    if not outlook.has_led:
        return lead_few(outlook)
    return follow_few(outlook) if outlook.follows else throw_few(outlook)


def play_many(outlook: Outlook, *, all_needed: bool) -> Choice:
    """A card of an atout deal."""
    trumps = [card for card in outlook.cards if PACK.suit[card] == outlook.trump]
    if all_needed and trumps:
        return highest(trumps), "highest_trump_all_needed"
    if not outlook.has_led:
        return lead_many(outlook)
    return follow_many(outlook) if outlook.follows else trump_or_throw(outlook)


# The bots


def _decision(card: Card, code: str) -> Decision:
    return Decision(Move("play", (card,)), Reason(code, (("card", PACK.text(card)),)))


class Normal:
    """The documented strategy (misere.md, The normal bot)."""

    def __init__(self, rules: MisereRules) -> None:
        self._deals = rules.deals

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """See Bot; nothing is left to chance."""
        state = view.state
        hand = cards_of(state.hands[state.turn])
        if state.phase == ORDER:
            many, few = atout_tricks(hand), misere_tricks(hand)
            kind, code = (ATOUT, "atout_first") if many - 4.7 > 3.0 - few else (MISERE, "misere_first")
            return Decision(Move("order", (KINDS.index(kind),)), Reason(code))
        if state.phase == TRUMP:
            suit = best_trump(hand)
            length: Param = sum(PACK.suit[card] == suit for card in hand)
            return Decision(
                Move("trump", (suit,)), Reason("best_trump", (("suit", PACK.suits[suit]), ("length", length)))
            )
        outlook = outlook_of(view)
        if len(outlook.cards) == 1:
            return _decision(outlook.cards[0], "only_card")
        if state.kind == MISERE:
            return _decision(*play_few(outlook))
        return _decision(*play_many(outlook, all_needed=needs_every_trick(state, self._deals)))


class Easy:
    """A beginner: low cards when tricks hurt, the cheapest winner when they pay; forgets what was played."""

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """See Bot."""
        state = view.state
        if state.phase == ORDER:
            return Decision(Move("order", (KINDS.index(MISERE),)), Reason("beginner_misere_first"))
        if state.phase == TRUMP:
            suits = [PACK.suit[card] for card in cards_of(state.hands[state.turn])]
            suit = max(range(len(PACK.suits)), key=suits.count)
            return Decision(Move("trump", (suit,)), Reason("beginner_longest_suit", (("suit", PACK.suits[suit]),)))
        outlook = outlook_of(view)
        winning = [card for card in outlook.cards if outlook.has_led and outlook.beats(card)]
        if state.kind == MISERE:
            if outlook.has_led and not outlook.follows:
                return _decision(highest(outlook.cards), "beginner_throws_highest")
            return _decision(lowest(outlook.cards), "beginner_lowest")
        if winning:
            return _decision(lowest(winning), "beginner_wins")
        if not outlook.has_led:
            return _decision(highest(outlook.cards), "beginner_leads_highest")
        return _decision(lowest(outlook.cards), "beginner_lowest")


BOTS: dict[str, Callable[[Any], Any]] = {"easy": lambda rules: Easy(), "normal": Normal}
"""Minds that get a view and nothing else, weakest first."""
