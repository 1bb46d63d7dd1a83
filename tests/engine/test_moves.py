"""The notation of moves: each form reads what it writes, and refuses everything else by one code."""

import pytest

from cardtables.engine.cards import italian_pack
from cardtables.engine.errors import IllegalMove
from cardtables.engine.moves import Grammar, Move, any_cards, bare, one_card, one_number, one_of

PACK = italian_pack()
GRAMMAR = Grammar(
    {
        "pass": bare(),
        "play": one_card(PACK),
        "discard": any_cards(PACK),
        "sign": one_of(("re", "asso")),
        "name": one_of(PACK.suits),
        "bid": one_number(61, 119),
    }
)


@pytest.mark.parametrize(
    ("text", "move", "canonical"),
    [
        ("pass", Move("pass"), "pass"),
        ("PASS", Move("pass"), "pass"),
        ("  play   ad ", Move("play", (0,)), "play AD"),
        ("discard", Move("discard"), "discard"),
        ("discard 2c ad", Move("discard", (0, 11)), "discard AD 2C"),
        ("sign ASSO", Move("sign", (1,)), "sign asso"),
        ("name d", Move("name", (0,)), "name D"),
        ("bid 61", Move("bid", (61,)), "bid 61"),
        ("bid 0061", Move("bid", (61,)), "bid 61"),
    ],
)
def test_a_text_is_read_in_any_case_and_order_and_written_in_one_form(text: str, move: Move, canonical: str) -> None:
    assert GRAMMAR.read(text) == move
    assert GRAMMAR.write(move) == canonical
    assert GRAMMAR.read(canonical) == move


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "fly", "pass 1", "play", "play AD 2D", "play XX", "play ??", "discard AD AD", "discard AD XX",
        "bid", "bid 60", "bid 120", "bid -61", "bid 61.0", "bid 6 1",
        "bid ６１", "bid 00061", "bid " + "9" * 300, "play\u00a0A D",
    ],
)  # fmt: skip
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        GRAMMAR.read(text)
    assert caught.value.code == "unknown_move"
    assert dict(caught.value.refusal.params)["verbs"] == "pass, play, discard, sign, name, bid"


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("name H", "name D, name C, name S, name B"),
        ("NAME", "name D, name C, name S, name B"),
        ("name D C", "name D, name C, name S, name B"),
        ("sign dama", "sign re, sign asso"),
    ],
)
def test_after_a_known_verb_the_words_it_takes_are_told(text: str, instead: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        GRAMMAR.read(text)
    assert caught.value.code == "unknown_move"
    assert dict(caught.value.refusal.params)["verbs"] == instead


def test_a_refused_text_is_quoted_short_and_without_signs_that_steer_a_terminal() -> None:
    with pytest.raises(IllegalMove) as caught:
        GRAMMAR.read("\x1b[2J" + "a" * 100)
    quoted = dict(caught.value.refusal.params)["move"]
    assert quoted == "?[2J" + "a" * 36


def test_the_verbs_are_told_in_order() -> None:
    assert GRAMMAR.verbs == ("pass", "play", "discard", "sign", "name", "bid")
