"""Signs to the partner and words to the table: when they may be made and who notices them."""

from itertools import product, starmap
from typing import NamedTuple

from cardtables.engine.cards import Seat
from cardtables.engine.events import EVERYBODY, Event, only
from cardtables.engine.match import Match
from cardtables.engine.moves import Move
from cardtables.engine.stocktricks.customs import ALWAYS, OFF, SIGNS, WORDS, Customs, captains_of
from cardtables.engine.stocktricks.state import State

MOST_SIGNALS = 1000
"""A seat's signs and words in one deal: any number is allowed, but no record is to choke on them."""


def has_made_enough(state: State) -> bool:
    """Whether the seat to act has made all the signs and words of its deal; it knows its own, so nothing leaks."""
    signals = state.signals
    return len(signals) >= MOST_SIGNALS and sum(signal.seat == state.turn for signal in signals) >= MOST_SIGNALS


class Moment(NamedTuple):
    """When somebody would make a sign or say a word."""

    first_trick: bool
    """The first of the deal is not yet taken."""
    last: bool
    """The stock is out."""
    speaks: bool
    """The one to act is not silenced by a captain."""


MOMENTS = tuple(starmap(Moment, product((False, True), repeat=3)))
"""Every moment there is, made once: at each decision one is asked for."""


def moment_of(customs: Customs, state: State) -> Moment:
    """The moment of the seat to act."""
    speaks = not customs.captains or state.turn in captains_of(state.match.deal, customs.seats)
    return MOMENTS[4 * (not state.tricks) + 2 * (not state.stock) + speaks]


def refusal_of(customs: Customs, verb: str, moment: Moment) -> str | None:
    """Why neither a sign (`sign`) nor a word (`say`) may be made; None: it may (briscola.md, Local rules)."""
    first_trick, last, speaks = moment
    allowed = customs.signs if verb == "sign" else customs.talk
    if len(customs.sides[0]) < 2:
        return "no_partner"
    if allowed == OFF:
        return f"{verb}_off"
    if verb == "say" and not speaks:
        return "captain_speaks"
    if first_trick and allowed != ALWAYS:
        return f"{verb}_not_in_first_trick"
    if customs.last_silence and last:
        return "silence_at_the_end"
    return None


def events_by_moment(customs: Customs) -> dict[Moment, dict[Move, tuple[Event, ...]]]:
    """The signs and words that may be made at every moment there is.

    In the order in which they are listed; with each what is noticed of it, seat by seat of those who may make it.
    """
    return {
        moment: {
            Move(verb, (place,)): tuple(_event_of(customs, seat, verb, word) for seat in range(customs.seats))
            for verb, words in (("sign", SIGNS), ("say", WORDS))
            if refusal_of(customs, verb, moment) is None
            for place, word in enumerate(words)
        }
        for moment in MOMENTS
    }


def _event_of(customs: Customs, seat: Seat, verb: str, word: str) -> Event:
    """A word is heard by everybody; a sign is noticed, whatever chance says, by the own side or by all."""
    if verb == "say":
        return Event("said", seat, word=word)
    side = next(side for side in customs.sides if seat in side)
    audience = EVERYBODY if customs.signs_seen == "all" else only(*side)
    return Event("signed", seat, word=f"{customs.gestures}.{word}", audience=audience)


def noticed_by_chance(customs: Customs, match: Match, seat: Seat, made: int) -> int:
    """The mask of those who happen to notice the deal's `made`-th signal: each with one in three, from the seed.

    A record without a seed has no chance to draw from, and nobody does.
    """
    rng = match.chance.stream(f"sign.{match.deal}", made)
    if rng is None:
        return 0
    return only(*(other for other in range(customs.seats) if rng.random() < 1 / 3))
