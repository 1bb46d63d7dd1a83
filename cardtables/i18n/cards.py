"""Cards in words, from the signs of the record: rank `A` and suit `C` of the Italian pack are `asso di coppe`."""

from cardtables.i18n.speech import Speech

FRENCH_NAMES = {"F": "J", "C": "Q", "R": "K", "suit D": "D", "suit C": "H", "suit S": "S", "suit B": "C"}
"""What Italian ranks and suits are called when the same game is shown with a French deck."""


def card_name(speech: Speech, kind: str, rank: str, suit: str) -> str:
    """Name a card without article: `5 di spade`, `5 of swords`.

    `kind` of pack is `italian` or `french`; `rank` and `suit` are the signs that records use for its cards (record
    page, section Cards).
    """
    return speech("card.name", rank=speech(f"rank.{kind}.{rank}"), suit=suit_name(speech, kind, suit))


def the_card(speech: Speech, kind: str, rank: str, suit: str) -> str:
    """Name a card with its article: `il 5 di spade`, `l'asso di coppe`, `the 5 of swords`."""
    return speech("card.name", rank=speech(f"rank.{kind}.{rank}.the"), suit=suit_name(speech, kind, suit))


def short_card(speech: Speech, kind: str, rank: str, suit: str) -> str:
    """Name a card in few letters that cannot be mistaken: `5 Spa`, `C Cop` (both *coppe* and *cavallo* are C)."""
    return speech("card.short", rank=rank, suit=speech(f"suit.{kind}.{suit}.short"))


def suit_name(speech: Speech, kind: str, suit: str) -> str:
    """Name a suit: `denari`, `coins`."""
    return speech(f"suit.{kind}.{suit}")
