"""Cards have their names in both languages and for both packs, with the right article."""

import pytest

from cardtables.engine.cards import Pack, french_pack, italian_pack
from cardtables.i18n import LANGUAGES, Speech
from cardtables.i18n.cards import card_name, short_card, suit_name, the_card


@pytest.mark.parametrize(
    ("kind", "rank", "suit", "italian", "english"),
    [
        ("italian", "5", "S", "il 5 di spade", "the 5 of swords"),
        ("italian", "A", "C", "l'asso di coppe", "the ace of cups"),
        ("italian", "C", "B", "il cavallo di bastoni", "the knight of batons"),
        ("italian", "F", "D", "il fante di denari", "the jack of coins"),
        ("italian", "R", "S", "il re di spade", "the king of swords"),
        ("french", "8", "H", "l'8 di cuori", "the 8 of hearts"),
        ("french", "Q", "S", "la donna di picche", "the queen of spades"),
        ("french", "10", "D", "il 10 di quadri", "the 10 of diamonds"),
        ("french", "J", "C", "il fante di fiori", "the jack of clubs"),
    ],
)
def test_a_card_with_its_article(kind: str, rank: str, suit: str, italian: str, english: str) -> None:
    assert [the_card(Speech(language), kind, rank, suit) for language in LANGUAGES] == [italian, english]
    assert card_name(Speech("en"), kind, rank, suit) == english.removeprefix("the ")
    assert italian.endswith(card_name(Speech("it"), kind, rank, suit))


def test_the_short_form_tells_cups_from_knights() -> None:
    assert short_card(Speech("it"), "italian", "C", "C") == "C Cop"
    assert [suit_name(Speech("it"), "italian", suit) for suit in "DCSB"] == ["denari", "coppe", "spade", "bastoni"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", [italian_pack(), french_pack()], ids=lambda pack: pack.kind)
def test_every_card_has_names_of_its_own(pack: Pack, language: str) -> None:
    speech = Speech(language)
    signs = [(pack.ranks[pack.rank[card]], pack.suits[pack.suit[card]]) for card in pack.cards]
    for name in (card_name, the_card, short_card):
        assert len({name(speech, pack.kind, rank, suit) for rank, suit in signs}) == pack.size
