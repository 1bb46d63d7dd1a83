"""Packs and cards as the record writes them (record.md, Cards)."""

import pytest

from cardtables.engine.cards import HIDDEN, Card, Pack, french_pack, italian_pack
from cardtables.engine.errors import TableError

PACKS = pytest.mark.parametrize(
    "pack", [italian_pack(), french_pack(), french_pack(3)], ids=["italian", "french", "three"]
)


@pytest.mark.parametrize(
    ("pack", "size", "first", "last"),
    [
        (italian_pack(), 40, ["AD", "2D", "3D", "4D", "5D", "6D", "7D", "FD", "CD", "RD", "AC"], "RB"),
        (
            french_pack(),
            52,
            ["AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AH"],
            "KC",
        ),
    ],
    ids=["italian", "french"],
)
def test_cards_stand_as_the_pack_lists_them(pack: Pack, size: int, first: list[str], last: str) -> None:
    assert len(pack.cards) == len(set(pack.texts)) == size
    assert list(pack.texts[: len(first)]) == first
    assert pack.texts[-1] == last


@PACKS
def test_a_text_names_its_card_in_any_case(pack: Pack) -> None:
    for card in pack.cards[: pack.size]:
        text = pack.text(card)
        assert pack.read(text) == pack.read(text.lower()) == card
        assert pack.card(pack.ranks[pack.rank[card]], pack.suits[pack.suit[card]]) == card


@pytest.mark.parametrize(
    "text", ["", "A", "AA", "1D", "8D", "10D", "KD", "AH", "A D", "AD ", "??", "AD2C", None, 3, ["AD"]]
)
def test_what_is_no_card_is_refused(text: object) -> None:
    with pytest.raises(TableError, match="unknown_card"):
        italian_pack().read(text)


def test_cards_are_sorted_suit_by_suit_and_hidden_ones_last() -> None:
    pack = italian_pack()
    mixed = [HIDDEN, *map(pack.read, ("RB", "AC", "AD", "3D", "2D")), HIDDEN]
    assert pack.sorted_texts(mixed) == ["AD", "2D", "3D", "AC", "RB", "??", "??"]


def test_copies_of_a_card_have_the_same_text_and_lie_together() -> None:
    pack = french_pack(2)
    assert len(pack.cards) == 104
    both = [card for card in pack.cards if pack.text(card) == "QS"]
    assert both == [Card(11), Card(63)]
    assert pack.sorted([both[1], Card(0), both[0]]) == (0, 11, 63)
