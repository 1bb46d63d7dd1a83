"""Errors in words: a code with its parameters becomes the sentence that tells a person what to do."""

from cardtables.engine.cards import french_pack, italian_pack
from cardtables.engine.errors import IllegalMove, Param, Refusal, TableError
from cardtables.i18n.cards import suit_name, the_card
from cardtables.i18n.lists import joined
from cardtables.i18n.speech import Speech

PACKS = {"italian": italian_pack, "french": french_pack}


def explained(speech: Speech, problem: TableError | Refusal, kind: str | None = None) -> str:
    """Say why a move is not allowed, or what is wrong with something handed in.

    With the `kind` of pack, `italian` or `french`, the cards and the suit that a refusal speaks of are named in words;
    without it they stand as in a record, which is the language of somebody who types moves.
    """
    match problem:
        case IllegalMove():
            return explained(speech, problem.refusal, kind)
        case TableError():
            return speech(f"error.{problem.code}", **problem.params)
        case Refusal():
            params = {name: _worded(speech, name, param, kind) for name, param in problem.params}
            return speech(f"refusal.{problem.code}", **params)


def _worded(speech: Speech, name: str, param: Param, kind: str | None) -> Param:
    """Name a suit or cards in words, be it one or several with spaces between; leave anything else as it is."""
    if kind is None or not isinstance(param, str):
        return param
    pack = PACKS[kind]()
    if name == "suit" and param in pack.suits:
        return suit_name(speech, kind, param)
    cards = param.split()
    if not cards or not all(card in pack.texts for card in cards):
        return param
    return joined(speech, [the_card(speech, kind, card[:-1], card[-1]) for card in cards])
