"""Cards in words, from the signs of the record: rank `A` and suit `C` of the Italian pack are `asso di coppe`."""

from typing import Literal

from cardtables.i18n.speech import Speech

Pack = Literal["italian", "french"]


def card_name(speech: Speech, pack: Pack, rank: str, suit: str) -> str:
    """Name a card without article: `5 di spade`, `5 of swords`.

    `rank` and `suit` are the signs that records use for cards of that pack (record page, section Cards).
    """
    return speech("card.name", rank=speech(f"rank.{pack}.{rank}"), suit=suit_name(speech, pack, suit))


def the_card(speech: Speech, pack: Pack, rank: str, suit: str) -> str:
    """Name a card with its article: `il 5 di spade`, `l'asso di coppe`, `the 5 of swords`."""
    return speech("card.name", rank=speech(f"rank.{pack}.{rank}.the"), suit=suit_name(speech, pack, suit))


def short_card(speech: Speech, pack: Pack, rank: str, suit: str) -> str:
    """Name a card in few letters that cannot be mistaken: `5 Spa`, `C Cop` (both *coppe* and *cavallo* are C)."""
    return speech("card.short", rank=rank, suit=speech(f"suit.{pack}.{suit}.short"))


def suit_name(speech: Speech, pack: Pack, suit: str) -> str:
    """Name a suit: `denari`, `coins`."""
    return speech(f"suit.{pack}.{suit}")
