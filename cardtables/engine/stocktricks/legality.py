"""Why a move is not allowed in a trick game with a stock, verb by verb (briscola.md; briscola-family.md)."""

from collections.abc import Sequence

from cardtables.engine.cards import Card
from cardtables.engine.errors import Refusal
from cardtables.engine.match import FINISHED
from cardtables.engine.moves import Move
from cardtables.engine.rules import NOBODY
from cardtables.engine.stocktricks import extras, signals
from cardtables.engine.stocktricks.customs import SIGNS, WORDS, Customs
from cardtables.engine.stocktricks.state import State
from cardtables.engine.tricks import that_follow


def refusal_of(customs: Customs, verbs: Sequence[str], state: State, move: Move) -> Refusal | None:
    """Why the seat to act may not do this; None: it may. `verbs` are those the game knows."""
    if state.turn == NOBODY:
        return Refusal("match_over" if state.match.status == FINISHED else "waits_for_cards")
    match move:
        case ("play", (int(card),)) if 0 <= card < len(customs.pack.cards):
            return _refuse_card(customs, state, Card(card))
        case ("swap", ()):
            return extras.refuse_swap(customs, state)
        case ("accuse", (int(suit),)) if 0 <= suit < len(customs.pack.suits):
            return extras.refuse_accuse(customs, state, suit)
        case ("claim", ()):
            return None if customs.claim_at is not None else Refusal("claim_off")
        case ("sign" | "say" as verb, (int(place),)) if 0 <= place < len(SIGNS if verb == "sign" else WORDS):
            code = signals.refusal_of(customs, verb, signals.moment_of(customs, state))
            if code is None and signals.has_made_enough(state):
                code = "enough_signs"
            return None if code is None else Refusal(code)
    return Refusal("unknown_move", (("move", move.verb[:40]), ("verbs", ", ".join(verbs))))


def _refuse_card(customs: Customs, state: State, card: Card) -> Refusal | None:
    hand, pack = state.hands[state.turn], customs.pack
    if card not in hand:
        return Refusal("not_in_hand", (("card", pack.text(card)),))
    if customs.must_follow and card not in that_follow(pack.suit, hand, state.trick):
        led = pack.suits[pack.suit[state.trick[0][1]]]
        return Refusal("must_follow_suit", (("card", pack.text(card)), ("suit", led)))
    return None
