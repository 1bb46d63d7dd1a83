"""Tricks: who holds one, by a second and slower statement of the rule; and tables by card."""

from hypothesis import given
from hypothesis import strategies as st

from cardtables.engine.cards import Card, french_pack, italian_pack
from cardtables.engine.tricks import NO_SUIT, Play, points_by_card, strength_by_card, winning_play

PACK = italian_pack()
STRENGTH = strength_by_card(PACK, "A3RCF76542")


@given(
    st.lists(st.sampled_from(PACK.cards), min_size=1, max_size=6, unique=True), st.sampled_from([NO_SUIT, 0, 1, 2, 3])
)
def test_the_highest_trump_else_the_highest_of_the_suit_led(cards: list[Card], trump: int) -> None:
    plays: list[Play] = list(enumerate(cards))
    trumps = [play for play in plays if PACK.suit[play[1]] == trump]
    led = [play for play in plays if PACK.suit[play[1]] == PACK.suit[cards[0]]]
    highest = max(trumps or led, key=lambda play: STRENGTH[play[1]])
    assert winning_play(plays, PACK.suit, STRENGTH, trump) == highest


def test_strength_follows_the_order_of_the_variant() -> None:
    by_strength = sorted(PACK.cards[:10], key=lambda card: -STRENGTH[card])
    assert "".join(PACK.ranks[PACK.rank[card]] for card in by_strength) == "A3RCF76542"


def test_an_order_of_longer_ranks() -> None:
    pack = french_pack()
    strength = strength_by_card(pack, ["A", "K", "Q", "J", "10", *"98765432"])
    assert strength[pack.read("10H")] - 1 == strength[pack.read("9H")]
    assert strength[pack.read("AH")] == 13


def test_ranks_that_are_not_named_count_nothing() -> None:
    points = points_by_card(PACK, {"A": 11})
    assert [points[PACK.read(text)] for text in ("AD", "AB", "3C", "2S")] == [11, 11, 0, 0]
