"""Bazzica's bots: the computed policy as short rules, each with its reason, and a beginner."""

from collections.abc import Callable
from typing import Any

from cardtables.bots.base import Decision, Reason
from cardtables.engine.cards import HIDDEN, Card, Cards, Seat
from cardtables.engine.errors import Param
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import View
from cardtables.games.bazzica.rules import AGREE, CALL, REFUSE, STAND, BazzicaRules
from cardtables.games.bazzica.scoring import made_by
from cardtables.games.bazzica.state import (
    BUST,
    DISCARD,
    IN_PLAY,
    INTEND,
    MOST_CHANGED,
    PACK,
    VALUE,
    VOTE,
    State,
    total_of,
)


def _decision(move: Move, code: str, *params: tuple[str, Param]) -> Decision:
    return Decision(move, Reason(code, params))


# Changing cards (bazzica.md, The normal bot, Changing)


def by_value(hand: Cards) -> list[Card]:
    """A hand from its lowest value; equal ones as the pack lists them."""
    return sorted(hand, key=lambda card: VALUE[card])


def pair_of(hand: Cards) -> list[Card]:
    """The two first cards of one rank, lowest rank first; none where all ranks differ."""
    for card in by_value(hand):
        equal = [other for other in hand if PACK.rank[other] == PACK.rank[card]]
        if len(equal) > 1:
            return equal[:2]
    return []


def kept_of(hand: Cards) -> tuple[list[Card], str]:
    """Which cards to keep, and the rule it comes from."""
    if pair := pair_of(hand):
        return pair, "keep_pair"
    low = by_value(hand)
    two = low[:2]
    if len(two) == 2 and (total_of(two) <= 5 or [VALUE[card] for card in two] in ([2, 4], [3, 4])):
        return two, "keep_two_lowest"
    if low and VALUE[low[0]] <= 4:
        return low[:1], "keep_lowest"
    return [], "change_all"


def changed_of(hand: Cards) -> tuple[Cards, str]:
    """Which cards to change, at most three, as the pack lists them; and the rule."""
    kept, code = kept_of(hand)
    high_first = [card for card in reversed(by_value(hand)) if card not in kept]
    return PACK.sorted(high_first[:MOST_CHANGED]), code


# Further sessions (bazzica.md, The normal bot, Further sessions)


def wants_session(state: State, seat: Seat) -> tuple[bool, str]:
    """Whether to agree to another session, and the rule."""
    intended = [count for other, count in enumerate(state.talk.intended) if other != seat]
    if 1 in intended:
        return False, "refuse_one_is_close"
    hand = state.hands[seat]
    low = by_value(hand)
    pair = pair_of(hand)
    if pair and VALUE[pair[0]] <= 3:
        return True, "agree_low_pair"
    if total_of(low[:2]) <= 6:
        return True, "agree_two_low"
    if all(VALUE[card] > 4 for card in hand):
        return True, "agree_nothing_to_lose"
    return False, "refuse_session"


# Calling (bazzica.md, The normal bot, Calling)


def most_of(state: State, seat: Seat) -> int:
    """The highest total another seat can have, by what lies open: a hidden card may be a figure."""
    cards = state.cards_of(seat)
    return min(31, total_of(cards) + 10 * cards.count(HIDDEN))


def wants_card(state: State, seat: Seat, target: int) -> tuple[bool, str]:
    """Whether to call a card, and the rule."""
    total = total_of(state.cards_of(seat))
    risk = sum(line.points for line in made_by(state, seat))
    others = [other for other in range(state.seats) if other != seat]
    rivals = [other for other in others if state.standing[other] != BUST]
    last = all(state.standing[other] != IN_PLAY for other in others)
    ahead = all(most_of(state, other) < total for other in rivals)
    if last and ahead and state.match.scores[seat] + risk + 1 >= target:
        return False, "stand_wins_match"
    if total <= 21:
        return True, "call_cannot_bust"
    if last and not rivals:
        return False, "stand_others_bust"
    if total >= 27:
        return False, "stand_high"
    if risk:
        return False, "stand_points_at_risk"
    if total == 26 and state.seats < 4:
        return False, "stand_at_26"
    return True, "call_nothing_at_risk"


class Normal:
    """The computed policy (bazzica.md, The normal bot)."""

    def __init__(self, rules: BazzicaRules) -> None:
        self._target = rules.target

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """See Bot; nothing is left to chance."""
        state, seat = view.state, view.state.turn
        hand = state.hands[seat]
        if state.phase == DISCARD:
            changed, code = changed_of(hand)
            return _decision(
                Move("discard", changed), code, ("cards", _texts(card for card in hand if card not in changed))
            )
        if state.phase == INTEND:
            count = len(changed_of(hand)[0])
            return _decision(Move("intend", (count,)), "intend_honestly", ("count", count))
        if state.phase == VOTE:
            agree, code = wants_session(state, seat)
            return _decision(AGREE if agree else REFUSE, code)
        return _call_or_stand(view, *wants_card(state, seat, self._target))


class Easy:
    """A beginner: changes the high cards, likes to change, and calls up to 23."""

    def decide(self, view: View[State], rng: Rng) -> Decision:
        """See Bot."""
        state, seat = view.state, view.state.turn
        changed = tuple(card for card in state.hands[seat] if VALUE[card] > 5)[:MOST_CHANGED]
        if state.phase == DISCARD:
            return _decision(Move("discard", changed), "beginner_changes_high")
        if state.phase == INTEND:
            return _decision(Move("intend", (len(changed),)), "intend_honestly", ("count", len(changed)))
        if state.phase == VOTE:
            return _decision(AGREE if len(changed) > 1 else REFUSE, "beginner_votes")
        return _call_or_stand(view, total_of(state.cards_of(seat)) < 24, "beginner_calls_to_23")


def _call_or_stand(view: View[State], call: bool, code: str) -> Decision:
    """Calling where cards are left; the total goes with the reason."""
    total: Param = total_of(view.state.cards_of(view.state.turn))
    if call and CALL not in view.legal:
        return _decision(STAND, "nothing_left_to_call")
    return _decision(CALL if call else STAND, code, ("total", total))


def _texts(cards: Any) -> str:
    return " ".join(PACK.texts_of(cards))


BOTS: dict[str, Callable[[Any], Any]] = {"easy": lambda rules: Easy(), "normal": Normal}
"""Minds that get a view and nothing else, weakest first."""
