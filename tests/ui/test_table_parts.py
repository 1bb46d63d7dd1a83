"""The small values behind a table: chosen card, menu, key guard, texts cut where they may be."""

from time import monotonic

from cardtables.engine.cards import Card
from cardtables.engine.errors import Refusal
from cardtables.engine.moves import Move
from cardtables.ui.table.hand import keys_of
from cardtables.ui.table.keyguard import HELD, KeyGuard
from cardtables.ui.table.sections import whole_parts, whole_sentences, whole_words
from cardtables.ui.table.selection import Selection
from cardtables.ui.table.sheets import Menu
from cardtables.ui.table.values import Action, ActionGroup, Entry


def entry(card: int, *, playable: bool = True) -> Entry:
    moves = (Move("play", (card,)),) if playable else ()
    return Entry((Card(card),), moves, None if playable else Refusal("must_follow_suit"))


GAP = Entry(())


def test_places_are_the_keys_while_all_may_be_played() -> None:
    assert keys_of([entry(1), entry(2), entry(3)]) == ("1", "2", "3")
    assert keys_of([entry(1), GAP, entry(3)]) == ("1", "", "3")


def test_only_cards_that_may_be_played_have_keys() -> None:
    hand = [entry(card, playable=card in (3, 7)) for card in range(13)]
    assert [place for place, key in enumerate(keys_of(hand)) if key] == [3, 7]
    assert keys_of(hand)[3] == "1"


def test_more_than_ten_have_keys_for_ten() -> None:
    keys = keys_of([entry(card) for card in range(13)])
    assert keys == (*"1234567890", "", "", "")


def test_arrows_go_round_and_pass_over_gaps() -> None:
    selection = Selection([entry(1), GAP, entry(3)])
    chosen = [selection.chosen]
    for by in (1, 1, 1, -1):
        selection.step(by)
        chosen.append(selection.chosen)
    assert chosen == [None, 0, 2, 0, 2]
    assert selection.move == Move("play", (3,))
    selection.clear()
    assert selection.entry is None
    selection.step(-1)
    assert selection.chosen == 2


def test_the_same_key_again_goes_on_to_the_next_move() -> None:
    many = Entry((Card(1), Card(2)), (Move("play", (1,)), Move("play", (1, 2))))
    selection = Selection([many, entry(3, playable=False)])
    selection.choose(0)
    assert selection.move == Move("play", (1,))
    selection.choose(0)
    assert selection.move == Move("play", (1, 2))
    selection.choose(0)
    assert selection.move == Move("play", (1,))
    selection.choose(1)
    assert selection.entry is not None
    assert selection.move is None


def test_a_move_can_be_chosen_and_a_foreign_one_cannot() -> None:
    selection = Selection([entry(1), entry(2)])
    selection.choose_move(Move("play", (2,)))
    assert selection.chosen == 1
    selection.choose_move(Move("swap"))
    assert selection.chosen == 1


def actions(count: int) -> ActionGroup:
    return ActionGroup("group", tuple(Action(f"do {place}", Move("say", (place,))) for place in range(count)))


def test_few_actions_are_listed_at_once() -> None:
    menu = Menu([actions(4), actions(6)])
    assert len(menu.entries()) == 10
    assert menu.pick(9) == Move("say", (5,))
    assert menu.pick(10) is None


def test_many_actions_are_reached_by_their_group() -> None:
    menu = Menu([actions(6), actions(10)])
    assert [label for label, _ in menu.entries()] == ["group", "group"]
    assert menu.pick(2) is None
    assert menu.pick(1) is None
    assert len(menu.entries()) == 10
    menu.step(-1)
    assert menu.chosen == 9
    assert menu.pick(menu.chosen) == Move("say", (9,))


def test_a_key_that_comes_again_at_once_is_held_down() -> None:
    guard = KeyGuard()
    assert not guard.held("enter", 1.0)
    assert guard.held("enter", 1.03)
    assert guard.held("enter", 1.06)
    assert not guard.held("1", 1.07)
    assert not guard.held("enter", 1.08)
    assert not guard.held("enter", 1.08 + HELD)


def test_what_was_typed_before_input_opened_is_too_early() -> None:
    guard = KeyGuard()
    assert guard.too_early(monotonic())
    before = monotonic()
    guard.open()
    assert guard.too_early(before)
    assert not guard.too_early(monotonic())


def test_texts_are_cut_between_sentences_parts_and_words() -> None:
    assert whole_sentences("Anna leads. Play a card.", 12) == "Anna leads."
    assert whole_sentences("Anna leads.", 3) == "Anna leads."
    assert whole_parts("trick 1 of 10 · dealer Anna", 20) == "trick 1 of 10"
    assert whole_words("with you, normal bot", 12) == "with you"
    assert whole_words("normal bot", 10) == "normal bot"
