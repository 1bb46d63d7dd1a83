"""Briscola's rules page, section Local rules, for those who have a partner: signs, words, the look, the silence."""

from typing import Any

import pytest

from cardtables.engine.events import as_seen_by
from cardtables.engine.match import Chance
from cardtables.engine.stocktricks import SIGNS, WORDS, StockTricks
from cardtables.engine.stocktricks.signals import MOST_SIGNALS
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from tests.games.briscola.table import SPEC, cards, deal, kinds, played, refused, table

SIGN_MOVES = {f"sign {sign}" for sign in SIGNS}
WORD_MOVES = {f"say {word}" for word in WORDS}


# signs, talk


@pytest.mark.parametrize(("option", "moves"), [("signs", SIGN_MOVES), ("talk", WORD_MOVES)])
def test_signs_and_talk_have_their_time(option: str, moves: set[str]) -> None:
    position = deal("4C 4S", "5C 5S", "6C 6S", "7C 7S", turn=0)
    trick = "play 4C, play 5C, play 6C, play 7C"
    others = {"talk": "off"} if option == "signs" else {"signs": "off"}

    def there(moves_made: str, value: str) -> bool:
        legal = set(played(position, moves_made, **{option: value}, **others)["legal"])
        assert legal & (SIGN_MOVES | WORD_MOVES) in (set(), moves)
        return bool(legal & moves)

    assert [there("", value) for value in ("after_first_trick", "always", "off")] == [False, True, False]
    assert [there(trick, value) for value in ("after_first_trick", "always", "off")] == [True, True, False]
    verb = "sign asso" if option == "signs" else "say carico"
    kind = verb.partition(" ")[0]
    assert refused(position, verb) == (f"{kind}_not_in_first_trick", 0)
    assert refused(position, verb, **{option: "off"}) == (f"{kind}_off", 0)


def test_the_first_trick_is_that_of_each_deal() -> None:
    deals = [deal("4C", "5C", "6C", "7C"), deal("4C 4S", "5C 5S", "6C 6S", "7C 7S")]
    answer = played(deals, "play 4C, play 5C, play 6C, play 7C")
    assert (answer["deal"], kinds(answer)) == (2, {"play"})


def test_the_first_trick_of_a_position_counts_as_the_first_whatever_was_won() -> None:
    position = deal("4C 4S", "5C 5S", "6C 6S", "7C 7S", piles=cards("AC 3C RC CC", "", "", ""))
    assert kinds(played(position)) == {"play"}


@pytest.mark.parametrize("seats", [2, 3])
def test_without_partners_there_are_no_signs_and_no_words(seats: int) -> None:
    for verb in ("sign asso", "say carico"):
        assert refused(seats, verb, seed=1, signs="always", talk="always") == ("no_partner", 0)


def test_any_number_of_signs_true_or_false_and_the_turn_stays() -> None:
    moves = ", ".join([*sorted(SIGN_MOVES), "sign asso", *sorted(WORD_MOVES)])
    position = deal("4C 4S", "5C 5S", "6C 6S", "7C 7S")
    answer = played(position, moves, signs="always", talk="always")
    assert (answer["to_act"], answer["hands"]) == (0, played(position)["hands"])


GESTURES_FOR_THE_ACE = {
    ("common", "it"): "stringe le labbra",
    ("common", "en"): "purses the lips",
    ("tuscan", "it"): "fa l'occhiolino",
    ("tuscan", "en"): "winks",
}


def test_signs_end_where_only_a_record_made_to_choke_would_go_on() -> None:
    position = deal("4C 4S", "5C 5S", "6C 6S", "7C 7S")
    thousand = ["sign re"] * MOST_SIGNALS
    answer = played(position, ", ".join(thousand), signs="always")
    assert kinds(answer) == {"play"}
    assert refused(position, ", ".join([*thousand, "sign re"]), signs="always") == ("enough_signs", MOST_SIGNALS)
    assert played(position, ", ".join([*thousand, "play 4C"]), signs="always")["to_act"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("custom", ["common", "tuscan"])
def test_signs_custom_sets_the_gestures(custom: str, language: str) -> None:
    """Each sign is told by its gesture and by what it means, so that no two sound alike."""
    rules = table(4, signs="always", signs_custom=custom)
    narrator = Narrator(Speech(language, extra=[SPEC.locale]), ["Anna", "Bruno", "Carla", "Dino"], rules.pack)
    state = rules.setup(Chance(1)).state
    told = {}
    for sign in SIGNS:
        (event,) = rules.apply(state, rules.grammar.read(f"sign {sign}")).events
        told[sign] = narrator.event(event)
    assert GESTURES_FOR_THE_ACE[custom, language] in told["asso"]
    assert len(set(told.values())) == len(SIGNS)


# signs_seen


def noticed(rules: StockTricks, seed: int) -> frozenset[int]:
    """The opponents that notice the first sign of a deal of four, counted from the seat that makes it."""
    state = rules.setup(Chance(seed)).state
    step = rules.apply(state, rules.grammar.read("sign asso"))
    found = {seat for seat in range(4) if as_seen_by(step.events, seat)}
    for seat in range(4):
        assert bool(rules.view(step.state, seat).state.signals) == (seat in found)
    assert {state.turn, (state.turn + 2) % 4} <= found
    return frozenset((seat - state.turn) % 4 for seat in found) - {0, 2}


@pytest.mark.parametrize(("signs_seen", "who"), [("partner", set()), ("all", {1, 3})])
def test_signs_seen_by_partners_only_or_by_all(signs_seen: str, who: set[int]) -> None:
    rules = table(4, signs="always", signs_seen=signs_seen)
    assert {noticed(rules, seed) for seed in range(50)} == {frozenset(who)}


def test_signs_seen_by_chance_is_one_in_three_for_each_opponent_and_from_the_seed() -> None:
    """Of 600 seeds each opponent notices 200, give or take four standard deviations (46), and not always together."""
    rules = table(4, signs="always", signs_seen="chance")
    seen = [noticed(rules, seed) for seed in range(600)]
    assert seen[:50] == [noticed(table(4, signs="always", signs_seen="chance"), seed) for seed in range(50)]
    for opponent in (1, 3):
        assert abs(sum(opponent in who for who in seen) - 200) < 46
    assert set(seen) == {frozenset(), frozenset({1}), frozenset({3}), frozenset({1, 3})}


def test_signs_seen_by_chance_is_drawn_anew_for_each_sign_and_deal() -> None:
    rules = table(6, signs="always", signs_seen="chance")
    state = rules.setup(Chance(5)).state
    who = []
    for sign in SIGNS:
        state = rules.apply(state, rules.grammar.read(f"sign {sign}")).state
        who.append(state.signals[-1].audience)
    assert len(set(who)) > 2


def test_whom_chance_let_notice_a_sign_only_that_seat_knows() -> None:
    """Partner and signer are given the same whether an opponent noticed or not, and an opponent knows of itself."""
    rules = table(4, signs="always", signs_seen="chance")
    told: dict[int, set[object]] = {0: set(), 1: set(), 2: set()}
    for seed in range(40):
        deal_once = (rules.read_deal(dict(deal("4C 4S", "5C 5S", "6C 6S", "7C 7S"))),)
        step = rules.apply(rules.setup(Chance(seed, deal_once)).state, rules.grammar.read("sign re"))
        for seat, given in told.items():
            given.add((rules.view(step.state, seat).state.signals, as_seen_by(step.events, seat)))
    assert {seat: len(given) for seat, given in told.items()} == {0: 1, 1: 2, 2: 1}


def test_words_are_heard_by_all_whatever_signs_are() -> None:
    rules = table(6, talk="always", signs_seen="partner")
    step = rules.apply(rules.setup(Chance(5)).state, rules.grammar.read("say vieni"))
    assert all(as_seen_by(step.events, seat) for seat in (*range(6), None))


# last_look


def hands_seen(position: Any, moves: str, seat: int, **options: Any) -> list[bool]:
    hands = played(position, moves, view=seat, **options)["hands"]
    return ["??" not in hand for hand in hands]


@pytest.mark.parametrize("seats", [4, 6])
def test_last_look_opens_the_partners_hands_when_the_stock_is_out(seats: int) -> None:
    trick = ["4C", "5C", "6C", "7C", "FC", "CC"][:seats]
    spare = ["4S 4B", "5S 5B", "6S 6B", "7S 7B", "FS FB", "CS CB"]
    position = deal(
        *(f"{card} {two}" for card, two in zip(trick, spare, strict=False)),
        stock=" ".join(["AS", "3S", "RS", "AB", "3B", "AD"][-seats:]),
    )
    moves = ", ".join(f"play {card}" for card in trick)
    for seat in range(seats):
        alone = [other == seat for other in range(seats)]
        side = [(other - seat) % 2 == 0 for other in range(seats)]
        assert hands_seen(position, "", seat) == alone
        assert hands_seen(position, moves, seat) == side
        assert hands_seen(position, moves, seat, last_look="off") == alone


def test_last_look_stays_open_to_the_end() -> None:
    position = deal("4C 4S", "5C 5S", "6C 6S", "7C 7S")
    assert hands_seen(position, "play 4C, play 5C", 0) == [True, False, True, False]


def test_last_look_waits_for_three_cards() -> None:
    position = deal("4C 4S 4B 7S", "5C 5S 5B 3S", "6C 6S 6B 3B", "7C 7B AB AS")
    assert hands_seen(position, "", 0) == [True, False, False, False]
    assert hands_seen(position, "play 4C, play 5C, play 6C, play 7C", 0) == [True, False, True, False]


def test_last_look_is_not_for_those_who_play_alone() -> None:
    for position in (deal("4C 4S", "5C 5S"), deal("4C 4S", "5C 5S", "6C 6S")):
        assert hands_seen(position, "", 0).count(True) == 1


def test_last_look_is_told_to_all_and_its_cards_to_the_side() -> None:
    rules = table(4)
    setup = rules.setup(Chance(None, (rules.read_deal(dict(deal("4C 4S", "5C 5S", "6C 6S", "7C 7S"))),)))
    for seat in range(4):
        looks = [event for event in as_seen_by(setup.events, seat) if event.kind == "looked"]
        shown = [rules.pack.texts_of(event.cards) for event in looks]
        sides = [["4C", "4S", "6C", "6S"], ["5C", "5S", "7C", "7S"]]
        assert shown == [side if seat % 2 == place else ["??"] * 4 for place, side in enumerate(sides)]


# last_silence


def test_last_silence_ends_signs_and_words_with_the_stock() -> None:
    position = deal("4C 4S", "5C 5S", "6C 6S", "7C 7S")
    always = {"signs": "always", "talk": "always"}
    assert kinds(played(position, **always)) == {"play", "sign", "say"}
    assert kinds(played(position, last_silence="on", **always)) == {"play"}
    for verb in ("sign asso", "say vieni"):
        assert refused(position, verb, last_silence="on", **always) == ("silence_at_the_end", 0)
    with_stock = deal("4C 4S", "5C 5S", "6C 6S", "7C 7S", stock="AC AS AB AD")
    assert kinds(played(with_stock, last_silence="on", **always)) == {"play", "sign", "say"}
