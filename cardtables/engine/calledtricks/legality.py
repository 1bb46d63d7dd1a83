"""What may be said and played when, and why not: the one statement of legality of a game with a called card."""

from collections.abc import Sequence

from cardtables.engine.calledtricks.auction import PASS, standing_bid
from cardtables.engine.calledtricks.customs import Customs
from cardtables.engine.calledtricks.state import BID, NAME, PLAY, State
from cardtables.engine.cards import Card
from cardtables.engine.errors import Refusal
from cardtables.engine.match import FINISHED
from cardtables.engine.moves import Move
from cardtables.engine.rules import NOBODY
from cardtables.engine.tricks import NO_SUIT


def legal(customs: Customs, state: State) -> tuple[Move, ...]:
    """The moves of the seat to act: bids, pass and monte; suits; cards (no suit need be followed)."""
    if state.turn == NOBODY:
        return ()
    if state.phase == PLAY:
        return tuple(Move("play", (card,)) for card in state.hands[state.turn])
    if state.phase == NAME:
        return tuple(Move("name", (suit,)) for suit in range(len(customs.pack.suits)))
    bids = [Move("bid", (rung,)) for rung in customs.ladder.open_from(_standing(state))]
    monte = [] if _refuse_monte(customs, state) else [Move("monte")]
    return (*bids, Move("pass"), *monte)


def refuse(customs: Customs, state: State, move: Move, verbs: Sequence[str]) -> Refusal | None:
    """Each verb has its phase (briscola-family.md, Chiamata, rules 1, 3, 4 and 7)."""
    if state.turn == NOBODY:
        return Refusal("match_over" if state.match.status == FINISHED else "waits_for_cards")
    match move:
        case ("play", (int(card),)) if 0 <= card < len(customs.pack.cards):
            if state.phase != PLAY:
                return Refusal(f"{state.phase}_first")
            if card in state.hands[state.turn]:
                return None
            return Refusal("not_in_hand", (("card", customs.pack.text(Card(card))),))
        case ("name", (int(suit),)) if 0 <= suit < len(customs.pack.suits):
            if state.phase == PLAY:
                return Refusal("named_later" if state.trump == NO_SUIT else "suit_is_named")
            return None if state.phase == NAME else Refusal("bid_first")
        case ("bid", (int(rung),)) if -1 <= rung < len(customs.ladder.texts):
            return _refuse_bid(customs, state, rung) if state.phase == BID else Refusal("auction_over")
        case ("pass", ()):
            return None if state.phase == BID else Refusal("auction_over")
        case ("monte", ()):
            return _refuse_monte(customs, state) if state.phase == BID else Refusal("auction_over")
    return Refusal("unknown_move", (("move", str(move.verb)[:40]), ("verbs", ", ".join(verbs))))


def _standing(state: State) -> int:
    """The highest rung bid so far, or PASS."""
    standing = standing_bid(state.auction)
    return PASS if standing is None else standing.rung


def _refuse_bid(customs: Customs, state: State, rung: int) -> Refusal | None:
    ladder, standing = customs.ladder, _standing(state)
    if rung in ladder.open_from(standing):
        return None
    if rung == -1:
        return Refusal("no_such_bid", (("first", ladder.texts[0]), ("last", ladder.texts[-1])))
    if rung <= standing:
        return Refusal("bid_not_higher", (("standing", ladder.texts[standing]),))
    return Refusal("points_come_later", (("lowest", ladder.texts[ladder.opening - 1]),))


def _refuse_monte(customs: Customs, state: State) -> Refusal | None:
    """A poor hand may be thrown in before its first bid (Chiamata, rule 7)."""
    if customs.monte is None:
        return Refusal("monte_off")
    if any(bid.seat == state.turn for bid in state.auction):
        return Refusal("monte_too_late")
    if sum(customs.card_points[card] for card in state.hands[state.turn]) > customs.monte:
        return Refusal("monte_hand_too_good", (("points", customs.monte),))
    return None
