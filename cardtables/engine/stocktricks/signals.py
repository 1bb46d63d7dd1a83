"""Signs to the partner and words to the table: when they may be made and who notices them."""

from cardtables.engine.cards import Seat
from cardtables.engine.events import EVERYBODY, only
from cardtables.engine.match import Match
from cardtables.engine.moves import Move
from cardtables.engine.stocktricks.customs import ALWAYS, OFF, SIGNS, WORDS, Customs


def refusal_of(customs: Customs, verb: str, *, first_trick: bool, last: bool) -> str | None:
    """Why neither a sign (`sign`) nor a word (`say`) may be made; None: it may (briscola.md, Local rules).

    `first_trick`: the first of the deal is not yet taken; `last`: the stock is out.
    """
    allowed = customs.signs if verb == "sign" else customs.talk
    if len(customs.sides[0]) < 2:
        return "no_partner"
    if allowed == OFF:
        return f"{verb}_off"
    if first_trick and allowed != ALWAYS:
        return f"{verb}_not_in_first_trick"
    if customs.last_silence and last:
        return "silence_at_the_end"
    return None


def moves_by_moment(customs: Customs) -> dict[tuple[bool, bool], dict[Move, None]]:
    """The signs and words that may be made, by whether it is the first trick and whether the stock is out.

    An ordered set each: they are listed as well as looked up.
    """
    return {
        (first_trick, last): dict.fromkeys(
            Move(verb, (place,))
            for verb, words in (("sign", SIGNS), ("say", WORDS))
            if refusal_of(customs, verb, first_trick=first_trick, last=last) is None
            for place in range(len(words))
        )
        for first_trick in (False, True)
        for last in (False, True)
    }


def always_noticed(customs: Customs, seat: Seat, verb: str) -> int:
    """The mask of those who notice whatever chance says: words everybody, a sign its own side or all."""
    if verb == "say" or customs.signs_seen == "all":
        return EVERYBODY
    return only(*next(side for side in customs.sides if seat in side))


def noticed_by_chance(customs: Customs, match: Match, seat: Seat, made: int) -> int:
    """The mask of those who happen to notice the deal's `made`-th signal: each with one in three, from the seed.

    A record without a seed has no chance to draw from, and nobody does.
    """
    rng = match.chance.stream(f"sign.{match.deal}", made)
    if rng is None:
        return 0
    return only(*(other for other in range(customs.seats) if rng.random() < 1 / 3))
