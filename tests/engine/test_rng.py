"""Chance: the same seed deals the same cards for ever, and no stream touches another."""

from collections import Counter

from cardtables.engine.cards import italian_pack
from cardtables.engine.match import Chance
from cardtables.engine.rng import shuffled, stream


def test_a_seed_deals_these_cards_for_ever() -> None:
    """Saved games hold seeds and not cards: were this deal another, every one of them would be broken."""
    pack = italian_pack()
    dealt = pack.texts_of(shuffled(pack.cards, stream(20261129, "deal", 1))[:10])
    assert dealt == ["5C", "FC", "7C", "FS", "3S", "AB", "6C", "CB", "6S", "AD"]


def test_streams_differ_by_seed_name_and_number() -> None:
    firsts = {
        stream(seed, name, number).random() for seed in (1, 2, "1a") for name in ("deal", "bot.1") for number in (1, 2)
    }
    assert len(firsts) == 12


def test_drawing_from_one_stream_changes_no_other() -> None:
    before = stream(1, "deal", 2).random()
    thinking = stream(1, "bot.0", 0)
    for _ in range(1000):
        thinking.random()
    assert stream(1, "deal", 2).random() == before


def test_without_a_seed_there_is_no_chance() -> None:
    assert Chance().stream("deal", 1) is None
    assert Chance(0).stream("deal", 1) is not None


def test_a_shuffle_keeps_the_cards_and_its_source() -> None:
    cards = list(range(52))
    mixed = shuffled(cards, stream(1, "test", 0))
    assert sorted(mixed) == cards == list(range(52))
    assert mixed != cards
    assert shuffled([], stream(1, "test", 0)) == []


def test_a_shuffle_is_the_plain_one_however_it_is_reckoned() -> None:
    """Every item from the last on changes places with one up to it: what is quick must never deal other cards."""
    for count in (0, 1, 2, 40, 312):
        for number in range(50):
            plain, rng = list(range(count)), stream(5, "test", number)
            for last in reversed(range(1, count)):
                other = int(rng.random() * (last + 1))
                plain[last], plain[other] = plain[other], plain[last]
            assert shuffled(range(count), stream(5, "test", number)) == plain


def test_every_order_is_as_likely_as_any_other() -> None:
    """24 orders of four, 24,000 shuffles: each 1,000 times, within five standard deviations (155)."""
    rng = stream(7, "test", 0)
    orders = Counter(tuple(shuffled("abcd", rng)) for _ in range(24_000))
    assert len(orders) == 24
    assert all(abs(count - 1000) < 155 for count in orders.values())
