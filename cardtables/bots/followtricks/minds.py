"""A beginner, and the attentive partner of the rules pages; each decision with its reason."""

from cardtables.bots.base import Decision, Reason
from cardtables.bots.followtricks.judgement import gain
from cardtables.bots.followtricks.naming import best_suit
from cardtables.bots.followtricks.outlook import LAST_OF_SUIT, MORE_OF_SUIT, YOUR_BEST, Outlook
from cardtables.bots.followtricks.reasons import why
from cardtables.bots.tricks import Ranking, take_cheaply
from cardtables.engine.cards import Card
from cardtables.engine.followtricks import NAME, FollowTricks, State
from cardtables.engine.followtricks.legality import low_trump, playable
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View

WORD_COSTS = 3.0
"""A partner's word is honoured when it costs no more than this, in points on the common scale."""


def _play(card: Card, reason: Reason) -> Decision:
    return Decision(Move("play", (card,)), reason)


class Easy:
    """Names its longest suit and takes tricks with the cheapest card; never exchanges nor speaks, forgets the rest."""

    def __init__(self, rules: FollowTricks) -> None:
        self._customs = rules.customs

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """See Bot; nothing is left to chance."""
        state, customs = view.state, self._customs
        hand, pack = state.hands[state.turn], customs.pack
        if state.phase == NAME:
            suits = [pack.suit[card] for card in hand]
            longest = max(range(len(pack.suits)), key=suits.count)
            return Decision(Move("name", (longest,)), Reason("longest_suit", (("suit", pack.suits[longest]),)))

        def cost(card: Card) -> tuple[int, ...]:
            return pack.suit[card] == state.trump, customs.card_points[card], customs.strength[card]

        ranking = Ranking(pack.suit, customs.strength, state.trump)
        mates = tuple(seat for seat in range(len(state.hands)) if seat % 2 == state.turn % 2)
        card, wins = take_cheaply(ranking, playable(customs, state, hand), state.trick, mates, cost)
        return _play(card, Reason("cheapest_winner" if wins else "least_card", (("card", pack.text(card)),)))


class Normal:
    """Counts cards, plays for two, and in games with words says and hears them."""

    def __init__(self, rules: FollowTricks) -> None:
        self._customs = rules.customs

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """See Bot; nothing is left to chance."""
        state, pack = view.state, self._customs.pack
        if state.phase == NAME:
            suit, whole = best_suit(self._customs, state.hands[state.turn])
            code = "name_maraffa" if whole else "name_strongest"
            return Decision(Move("name", (suit,)), Reason(code, (("suit", pack.suits[suit]),)))
        outlook = Outlook(self._customs, view)
        if Move("swap") in view.legal and self._exchanges(outlook):
            return Decision(Move("swap"), Reason("swap_for_better", (("card", pack.text(state.upcard)),)))
        ace = self._ace_of_maraffa(outlook)
        if ace is not None:
            return _play(ace, Reason("lead_maraffa", (("card", pack.text(ace)),)))
        gains = {card: gain(outlook, card) for card in outlook.cards}
        best = max(gains, key=gains.__getitem__)
        if not state.trick:
            return self._word(outlook, view, best) or _play(best, why(outlook, best))
        if outlook.asked_for_best:
            strong = max(outlook.cards, key=lambda card: self._customs.strength[card])
            takes = outlook.ranking.beats(strong, outlook.ranking.holder(state.trick)[1])
            if takes and strong != best and gains[best] - gains[strong] <= WORD_COSTS:
                return _play(
                    strong, Reason("partner_wants_best", (("seat", outlook.mate), ("card", pack.text(strong))))
                )
        return _play(best, why(outlook, best))

    def _exchanges(self, outlook: Outlook) -> bool:
        """An opponent's open card is worth having when it is higher; a partner's stays where it is."""
        strength, state = self._customs.strength, outlook.state
        low = low_trump(self._customs, state.trump)
        return state.match.dealer != outlook.mate and strength[state.upcard] > strength[low]

    def _ace_of_maraffa(self, outlook: Outlook) -> Card | None:
        """The card that wins the points of the maraffa by being led, None where there is none to be won."""
        state, pack = outlook.state, self._customs.pack
        if state.tricks or state.trick or outlook.seat != state.namer:
            return None
        cards = [pack.card(rank, pack.suits[state.trump]) for rank in self._customs.maraffa]
        return cards[0] if cards and set(cards) <= set(outlook.hand) else None

    def _word(self, outlook: Outlook, view: View[State], card: Card) -> Decision | None:
        """The word that is true of the card about to be led and tells the partner something; once a lead."""
        state, words = outlook.state, self._customs.words
        word = _fitting(outlook, card)
        spoken = any(said.trick == len(state.tricks) and said.seat == outlook.seat for said in state.words)
        if spoken or word not in words or Move("say", (words.index(word),)) not in view.legal:
            return None
        reason = Reason(f"say_{word}", (("card", self._customs.pack.text(card)),))
        return Decision(Move("say", (words.index(word),)), reason)


def _fitting(outlook: Outlook, card: Card) -> str:
    """What there is to tell about a lead; nothing of briscole and of cards that take anyway."""
    suit = outlook.suit(card)
    rest = [other for other in outlook.hand if other != card and outlook.suit(other) == suit]
    if outlook.is_trump(card) or suit in outlook.void[outlook.mate]:
        return ""
    if not rest:
        return LAST_OF_SUIT if any(map(outlook.is_trump, outlook.hand)) and outlook.of_suit(suit) else ""
    if not outlook.higher(card):
        return ""
    return YOUR_BEST if any(len(outlook.higher(other)) <= 1 for other in rest) else MORE_OF_SUIT
