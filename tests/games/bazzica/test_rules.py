"""Bazzica's rules page, paragraph by paragraph: Rules 1 to 12, Visible to all, and Worked cases."""

import pytest

from cardtables.engine.cards import HIDDEN
from cardtables.engine.events import as_seen_by
from cardtables.engine.match import FINISHED, Chance
from cardtables.engine.rng import stream
from cardtables.games.bazzica.scoring import is_bazzica, is_bazzicotto
from cardtables.games.bazzica.state import PACK, State, total_of
from cardtables.shelf.conformance.play import Game, random_game
from tests.games.bazzica.table import NEXT, QUIET, SPEC, calls, deal, played, refused, state_of, table, told
from tests.games.positions import Deal, record_of, refusal

QUIET_TWO = deal(*QUIET[:2], stock="AB 2B 3B 4B 5B 6B")


def random_match(seats: int, seed: int, **options: object) -> Game:
    return random_game(table(seats, **options), Chance(seed), stream(seed, "test", 0))


def lines(position: Deal, moves: str, **options: object) -> list[tuple[int, str, int]]:
    """The score of the hand line by line."""
    events = told(position, moves, **options)
    return [
        (event.seat, event.kind.removeprefix("scored_"), event.number)
        for event in events
        if event.kind.startswith("scored_")
    ]


def scores(position: Deal, moves: str, **more: object) -> list[int]:
    """The match score after a hand for two."""
    answer = played([position, NEXT], moves, **more)
    assert answer["deal"] == 2
    return list(answer["scores"])


# Rule 1: values


def test_1_values() -> None:
    values = {PACK.ranks[rank]: total_of([card]) for card, rank in zip(PACK.cards, PACK.rank, strict=True)}
    assert values == {"A": 1, **{str(number): number for number in range(2, 8)}, "F": 10, "C": 10, "R": 10}
    assert total_of([HIDDEN]) == 0


# Rule 2: deal and turn


@pytest.mark.parametrize("seats", SPEC.seats)
def test_2_three_each_and_mano_after_the_dealer(seats: int) -> None:
    rules = table(seats)
    for seed in range(40):
        state = rules.setup(Chance(seed)).state
        assert [len(hand) for hand in state.hands] == [3] * seats
        assert (len(state.stock), state.mano) == (40 - 3 * seats, (state.match.dealer + 1) % seats)
    assert {rules.setup(Chance(seed)).state.match.dealer for seed in range(40)} == set(range(seats))


def test_2_who_was_mano_deals_next() -> None:
    game = random_match(3, 1)
    dealers = [result.dealer for result in game.steps[-1].state.match.finished]
    assert dealers == [(dealers[0] + number) % 3 for number in range(len(dealers))]


def test_2_an_explicit_turn_is_mano() -> None:
    answer = played(deal(*QUIET[:3], stock="AB", turn=2))
    assert (answer["mano"], answer["to_act"], answer["dealer"]) == (2, 2, 2)
    after = played([calls(*QUIET[:3], stock="", turn=2)], "stand, stand, stand")
    assert (after["status"], after["dealer"], after["mano"]) == ("needs_deal", 2, 0)


@pytest.mark.parametrize("seats", [1, 5, 6])
def test_two_to_four_sit_down(seats: int) -> None:
    assert refusal(record_of("bazzica", seats)) == ("bad_seat_count", None)


# Rule 3: declarations


@pytest.mark.parametrize(
    ("hand", "bazzica", "bazzicotto"),
    [
        ("AD 5C 3S", True, False),
        ("7D 2C AS", False, False),
        ("AD AC FS", False, False),
        ("AD AC 7S", True, False),
        ("4D 4C 4S", False, True),
        ("3D 3C 3S", False, True),
        ("AD AC AS", False, True),
        ("RD RC RS", False, True),
        ("FD CC RS", False, False),
        ("AD 2C", False, False),
        ("AD AC AS AB", False, False),
    ],
)
def test_3_what_is_a_bazzica_and_what_a_bazzicotto(hand: str, bazzica: bool, bazzicotto: bool) -> None:
    cards = tuple(PACK.read(word) for word in hand.split())
    assert (is_bazzica(cards), is_bazzicotto(cards)) == (bazzica, bazzicotto)


def test_3_of_several_bazziche_the_lowest_counts_and_all_are_shown() -> None:
    answer = played(deal("AD 5C 3S", "7C 6S FB", "2D 3C AS", stock="4D"))
    assert (answer["shown"], answer["bazzica"], answer["points"]) == ([True, False, True], 2, [0, 0, 3])
    assert (answer["phase"], answer["to_act"]) == ("calls", 0)


def test_3_of_equal_bazziche_the_first_from_mano_counts() -> None:
    hands = ("AD 5C 3S", "2C 4S 3B", "7C 6S FB")
    assert played(deal(*hands, stock="4D"))["bazzica"] == 0
    assert played(deal(*hands, stock="4D", dealer=0))["bazzica"] == 1
    assert played(deal(*hands, stock="4D", turn=2))["bazzica"] == 0


def test_3_a_bazzicotto_stops_the_hand() -> None:
    answer = played([deal("4D 4C 4S", QUIET[1]), NEXT])
    assert (answer["deal"], answer["scores"], answer["deals"][0]["note"]) == (2, [10, 0], "bazzicotto")
    assert answer["deals"][0]["points"] == [10, 0]


def test_3_of_several_bazzicotti_the_lowest_counts_and_a_bazzica_nothing() -> None:
    hands = ("5D 5C 5S", "4D 4C 4S", "AD 2C 3S")
    assert played([deal(*hands)])["scores"] == [0, 10, 0]
    shown = [event.seat for event in told(deal(*hands)) if event.kind in {"bazzicotto_shown", "bazzica_shown"}]
    assert shown == [0, 1, 2]


def test_3_after_a_session_too() -> None:
    answer = played(deal(*QUIET[:2], stock="AB 2B 3B"), "discard 7D 6C FB, discard")
    assert (answer["phase"], answer["bazzica"], answer["sessions"]) == ("calls", 0, 1)
    assert played([QUIET_TWO, NEXT], "discard, discard 5C 7S CS")["bazzica"] == 1


# Rule 4: the free session


def test_4_each_changes_none_to_three_and_gets_them_at_once() -> None:
    answer = played(QUIET_TWO, "discard 7D FB", view=1)
    assert (answer["to_act"], answer["hands"], answer["stock"]) == (1, [["??"] * 3, ["5C", "7S", "CS"]], ["??"] * 4)
    assert answer["discards"] == ["??", "??"]
    assert played(QUIET_TWO, "discard 7D FB", view=0)["discards"] == ["7D", "FB"]
    assert len(played(QUIET_TWO)["legal"]) == 8


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("discard 5C", "not_in_hand"),
        ("discard 7D 6C FB AB", "not_in_hand"),
        ("discard 7D 7D", "unknown_move"),
        ("discard 8D", "unknown_move"),
        ("call", "now_discard"),
        ("agree", "now_discard"),
        ("intend 1", "now_discard"),
    ],
)
def test_4_refused_in_a_session(move: str, code: str) -> None:
    assert refused(QUIET_TWO, move) == (code, 0)


def test_4_at_most_three_of_a_larger_hand() -> None:
    position = deal("7D 6C FB RB", QUIET[1], stock="AB 2B 3B 4B")
    assert refused(position, "discard 7D 6C FB RB") == ("too_many_cards", 0)
    assert len(played(position)["legal"]) == 1 + 4 + 6 + 4


def test_4_counts_are_public_and_cards_are_not() -> None:
    events = as_seen_by(tuple(told(QUIET_TWO, "discard 7D FB, discard")), 1)
    changed = next(event for event in events if event.kind == "changed")
    drew = next(event for event in events if event.kind == "drew")
    assert (changed.seat, changed.number, changed.cards, drew.cards) == (0, 2, (HIDDEN,) * 2, (HIDDEN,) * 2)
    assert next(event for event in events if event.kind == "kept").seat == 1


# Rule 5: further sessions


def test_5_all_must_agree() -> None:
    start = deal(*QUIET[:3], stock="AB 2B")
    voting = played(start, "discard, discard, discard")
    assert (voting["phase"], voting["to_act"], voting["sessions"]) == ("vote", 0, 1)
    agreed = played(start, "discard, discard, discard, agree, agree, agree")
    assert (agreed["phase"], agreed["to_act"], agreed["sessions"]) == ("discard", 0, 1)
    again = played(start, "discard, discard, discard, agree, agree, agree, discard, discard, discard")
    assert (again["phase"], again["sessions"]) == ("vote", 2)
    refusing = played(start, "discard, discard, discard, refuse")
    assert (refusing["phase"], refusing["to_act"]) == ("calls", 0)


def test_5_the_others_answer_in_turn_then_the_asker_votes() -> None:
    start = deal(*QUIET[:3], stock="AB 2B")
    asked = played(start, "discard, discard, discard, agree, ask")
    assert (asked["phase"], asked["to_act"], asked["intend"]) == ("intend", 2, [None, None, None])
    told_one = played(start, "discard, discard, discard, agree, ask, intend 3")
    assert (told_one["to_act"], told_one["intend"]) == (0, [None, None, 3])
    back = played(start, "discard, discard, discard, agree, ask, intend 3, intend 1")
    assert (back["phase"], back["to_act"], back["intend"]) == ("vote", 1, [1, None, 3])
    assert back["legal"] == ["agree", "refuse"]


def test_5_nobody_asks_twice_in_a_vote_but_others_may_and_a_new_vote_is_new() -> None:
    ask = "discard, discard, ask, intend 0"
    assert refused(QUIET_TWO, f"{ask}, ask") == ("asked_already", 4)
    other = f"{ask}, agree, ask, intend 2, agree"
    assert played(QUIET_TWO, other)["phase"] == "discard"
    renewed = played(QUIET_TWO, f"{other}, discard, discard")
    assert (renewed["legal"], renewed["intend"]) == (["agree", "ask", "refuse"], [None, None])


@pytest.mark.parametrize("move", ["intend 4", "intend -1", "intend", "intend x"])
def test_5_numbers_from_0_to_3(move: str) -> None:
    assert refused(QUIET_TWO, f"discard, discard, ask, {move}") == ("unknown_move", 3)


def test_5_out_of_turn() -> None:
    assert refused(QUIET_TWO, "discard, discard, ask, agree") == ("now_intend", 3)
    assert refused(QUIET_TWO, "discard, discard, intend 1") == ("now_vote", 2)
    assert refused(QUIET_TWO, "discard, discard, discard") == ("now_vote", 2)


def test_5_what_was_said_does_not_bind() -> None:
    moves = "discard, discard, ask, intend 0, agree, agree, discard, discard 5C 7S"
    assert played(QUIET_TWO, moves)["sessions"] == 2


def test_5_after_the_tenth_session_no_vote() -> None:
    moves = "discard, discard, " + "agree, agree, discard, discard, " * 9
    assert (played(QUIET_TWO, moves)["phase"], played(QUIET_TWO, moves)["sessions"]) == ("calls", 10)
    nine = "discard, discard, " + "agree, agree, discard, discard, " * 8
    assert played(QUIET_TWO, nine)["phase"] == "vote"
    assert "sessions_over" in {event.kind for event in told(QUIET_TWO, moves)}


# Rule 6


def test_6_a_bazzica_ends_the_discards() -> None:
    position = deal(*QUIET[:2], "AD 2S 5D", stock="AB")
    assert played(position)["phase"] == "calls"
    assert refused(position, "discard") == ("now_calls", 0)


# Rule 7: the stock runs out


def test_7_discards_become_the_stock_with_those_just_made() -> None:
    position = deal(*QUIET[:2], stock="AB")
    answer = played(position, "discard 7D 6C FB", seed=3)
    assert (answer["status"], answer["to_act"], answer["discards"]) == ("playing", 1, [])
    assert len(answer["hands"][0]) == 3
    assert "AB" in answer["hands"][0]
    assert sorted(answer["hands"][0] + answer["stock"]) == sorted(["AB", "7D", "6C", "FB"])


def test_7_without_a_seed_the_shuffle_is_awaited() -> None:
    answer = played(deal(*QUIET[:2], stock="AB"), "discard 7D 6C FB")
    assert (answer["status"], answer["to_act"], answer["legal"]) == ("needs_shuffle", None, [])
    assert refused(deal(*QUIET[:2], stock="AB"), "discard 7D 6C FB, discard") == ("waits_for_cards", 1)
    calling = played(calls(*QUIET[:2], discards=["AB"]), "call")
    assert (calling["status"], calling["phase"], calling["discards"]) == ("needs_shuffle", "calls", ["AB"])


def test_7_a_call_draws_from_the_discards_too() -> None:
    answer = played(calls(*QUIET[:2], discards=["AB"]), "call", seed=1)
    assert (answer["hands"][0], answer["discards"], answer["stock"]) == (["7D", "6C", "AB", "FB"], [], [])


def test_7_with_neither_stock_nor_discards_nobody_calls() -> None:
    position = calls(*QUIET[:2])
    assert played(position)["legal"] == ["stand"]
    assert refused(position, "call") == ("nothing_to_call", 0)


def test_7_renewals_follow_from_the_seed() -> None:
    def after(seed: int) -> object:
        position = deal(*QUIET[:2], discards=["AB", "2B", "3B", "4B"])
        return played(position, "discard 7D 6C FB", seed=seed)["hands"]

    assert after(1) == after(1)
    assert len({str(after(seed)) for seed in range(8)}) > 1


# Rule 8: calls


def test_8_called_cards_are_open_and_first_cards_hidden() -> None:
    answer = played(calls(*QUIET[:2], stock="2D 3D"), "call", view=1)
    assert answer["hands"][0] == ["2D", "??", "??", "??"]
    assert played(calls(*QUIET[:2], stock="2D 3D"), "call", view=0)["hands"][0] == ["2D", "7D", "6C", "FB"]


def test_8_the_first_call_of_a_shown_bazzica_is_face_down() -> None:
    position = deal("AD 4B 3S", QUIET[1], stock="2D 3D 4D")
    assert played(position, "call, call", view=1)["hands"][0] == ["AD", "3D", "3S", "4B", "??"]
    assert played(position, "call, call", view=0)["hands"][0] == ["AD", "2D", "3D", "3S", "4B"]
    seen = [event.cards for event in as_seen_by(tuple(told(position, "call, call")), 1) if event.kind == "called"]
    assert seen == [(HIDDEN,), (PACK.read("3D"),)]


def test_8_each_completes_his_turn_and_31_stands_by_itself() -> None:
    position = calls("FD CD RD", "7D 7C 6S", stock="AD FS 2S")
    assert played(position, "call")["to_act"] == 1
    assert played([position, NEXT], "call, call, stand")["deal"] == 2


def test_8_nothing_of_phase_one_in_phase_two() -> None:
    for move in ("discard", "agree", "refuse", "ask", "intend 1"):
        assert refused(calls(*QUIET[:2], stock="AB"), move) == ("now_calls", 0)


def test_8_explicit_hands_of_31_or_more_end_their_turn_when_it_comes() -> None:
    exact = calls("FD CD RD AD", "7D 7C 6S", stock="2S")
    assert played(exact)["to_act"] == 1
    over = played(calls("7D 7C 6S", "FD CD RD 2D", "2S 3S 6D", stock="4S"))
    assert (over["to_act"], over["bust"]) == (0, [False] * 3)
    after = played(calls("7D 7C 6S", "FD CD RD 2D", "2S 3S 6D", stock="4S"), "stand")
    assert (after["to_act"], after["bust"], after["points"]) == (2, [False, True, False], [0, -1, 0])


# Rule 9: over 31


def test_9_bust_is_shown_at_once_and_loses_the_hand_and_a_point() -> None:
    position = calls("FD RC 6C", "2D 5D 7D", stock="7S AB")
    answer = played(position, "call", view=1)
    assert (answer["hands"][0], answer["bust"], answer["points"]) == (["FD", "6C", "RC", "7S"], [True, False], [-1, 0])
    assert scores(position, "call, stand") == [-1, 1]


def test_9_a_lost_bazzica_is_not_inherited() -> None:
    position = deal("AD 5C 2S", "AC 5S 3B", stock="FD CD RD")
    answer = played(position, "call, call, call")
    assert (answer["bazzica"], answer["shown"], answer["bust"]) == (None, [True, True], [True, False])
    assert scores(position, "call, call, call, stand") == [-1, 1]
    assert [line for line in lines(position, "call, call, call, stand") if line[0] == 0] == [
        (0, "lost_bazzica", 0),
        (0, "bust", -1),
    ]


def test_9_sets_are_lost_too() -> None:
    position = calls("6D 6C 5S 5C", "2D 5D RC", stock="FD 3S")
    assert lines(position, "stand, stand")[:2] == [(0, "pair", 1), (0, "pair", 1)]
    assert lines(position, "call, stand")[:3] == [(0, "lost_pair", 0), (0, "lost_pair", 0), (0, "bust", -1)]
    three = calls("7D 7C 7S AD", "2D 5D RC", stock="FD 3S")
    assert lines(three, "call, stand")[:2] == [(0, "lost_three", 0), (0, "bust", -1)]


# Rule 10: scoring


def test_10_every_31_scores_two() -> None:
    position = calls("FD CD RD", "7D 7C 7S", "FC RC 6D", stock="AD FS 3D")
    assert lines(position, "call, call, call, stand") == [
        (0, "exact", 2),
        (1, "three", 3),
        (1, "exact", 2),
    ]


@pytest.mark.parametrize(
    ("tie_high", "points"),
    [("nobody", [0, 0, 0]), ("all", [1, 0, 1]), ("mano", [1, 0, 0])],
    ids=str,
)
def test_10_a_shared_highest(tie_high: str, points: list[int]) -> None:
    position = calls("FD RD 6D", "FS 7S 6S", "CC RC 6C", stock="2D")
    answer = played([position], "stand, stand, stand", tie_high=tie_high)
    assert answer["scores"] == points


def test_10_mano_is_the_first_in_turn_of_those_who_share() -> None:
    position = calls("FD RD 6D", "FS 7S 6S", "CC RC 6C", stock="2D", dealer=0)
    assert played([position], "stand, stand, stand", tie_high="mano")["scores"] == [0, 0, 1]


def test_10_a_shared_31_is_no_tie() -> None:
    position = calls("FD CD RD AD", "FC CC RC AC")
    assert played([position], tie_high="mano")["scores"] == [2, 2]


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AD AC 7S", 1),
        ("AD AC AS 7S", 3),
        ("AD AC AS AB 7S", 7),
        ("AD AC 2S 2B 7S", 2),
        ("AD AC AS 2S 2B 7S", 4),
        ("FD CD RD", 0),
    ],
)
def test_10_sets_per_rank_add_up(hand: str, points: int) -> None:
    made = lines(calls(hand, "6D 6C FC", stock="2D"), "stand, stand")
    assert sum(score for seat, code, score in made if seat == 0 and code in {"pair", "three", "four"}) == points


def test_10_called_cards_count_for_sets() -> None:
    assert scores(calls("FD 2C 3S", QUIET[1], stock="FC"), "call, stand, stand") == [2, 0]


def test_10_a_tie_but_a_pair() -> None:
    assert scores(calls("FD FC CD", "FS CS RS", stock="2D"), "stand, stand") == [1, 0]


# Rule 11: the match


def test_11_the_highest_at_the_target_wins() -> None:
    answer = played(deal("4D 4C 4S", QUIET[1], scores=[21, 0]))
    assert (answer["status"], answer["scores"], answer["points"]) == ("finished", [31, 0], [10, 0])
    assert answer["result"] == {"winners": [0], "losers": [1], "draw": False, "void": False}
    assert refused(deal("4D 4C 4S", QUIET[1], scores=[21, 0]), "call") == ("match_over", 0)


def test_11_a_tie_at_the_top_goes_on() -> None:
    answer = played([deal("4D 4C 4S", QUIET[1], scores=[21, 31]), NEXT])
    assert (answer["status"], answer["scores"]) == ("playing", [31, 31])


def test_11_whoever_is_higher_wins_also_beyond_the_target() -> None:
    answer = played(calls("FD FC CD", "FS CS RS", stock="2D", scores=[33, 40]), "stand, stand")
    assert (answer["status"], answer["result"]["winners"]) == ("finished", [1])


@pytest.mark.parametrize("target", [11, 61])
def test_11_the_target_is_an_option(target: int) -> None:
    just = played(deal("4D 4C 4S", QUIET[1], scores=[target - 10, 0]), target=target)
    assert just["status"] == "finished"
    short = played([deal("4D 4C 4S", QUIET[1], scores=[target - 11, 0]), NEXT], target=target)
    assert short["status"] == "playing"


@pytest.mark.parametrize("target", [10, 62, "31"])
def test_11_other_targets_are_refused(target: object) -> None:
    assert refused(QUIET_TWO, target=target) == ("bad_number", None)


# Rule 12


def test_12_the_last_one_left_scores_as_usual() -> None:
    position = calls("FC RC 6C", "2D 5D 7D", stock="7S")
    assert lines(position, "call, stand") == [(0, "bust", -1), (1, "highest", 1)]


def test_12_all_bust() -> None:
    assert scores(calls("FC RC 6C", "FD RD 6D", stock="7S 7D"), "call, call") == [-1, -1]


# Visible to all


def test_a_spectator_sees_counts_and_no_cards() -> None:
    rules, state = state_of(deal(*QUIET[:2], stock="FD CD RD FS"), "discard 7D FB, discard 5C")
    seen = rules.view(state, None).state
    assert seen.talk.changes == ((2, 1),)
    assert {card for cards in (*seen.hands, seen.stock) for card in cards} == {HIDDEN}
    assert seen.discards == ((0, HIDDEN), (0, HIDDEN), (1, HIDDEN))


def test_when_a_bazzicotto_ends_the_match_the_others_stay_hidden() -> None:
    answer = played(deal("4D 4C 4S", QUIET[1], QUIET[2], scores=[21, 0, 0]), view=1)
    assert answer["hands"] == [["4D", "4C", "4S"], ["5C", "7S", "CS"], ["??"] * 3]


def test_at_the_end_of_the_calls_all_is_turned_up() -> None:
    position = deal("AD 4B 3S", QUIET[1], stock="2D 3D", scores=[28, 0])
    answer = played(position, "call, stand, stand", view=1)
    assert (answer["status"], answer["hands"][0]) == ("finished", ["AD", "2D", "3S", "4B"])
    revealed = [event for event in told(position, "call, stand, stand") if event.kind == "revealed"]
    assert [(event.seat, len(event.cards), event.number) for event in revealed] == [(0, 4, 10), (1, 3, 22)]


def test_every_point_is_told_line_by_line() -> None:
    position = deal("AC 2D 2S", "7D FC 6B", stock="3B FS 6D 4C")
    events = told([position, NEXT], "call, call, call, call, stand, stand")
    told_lines = [(event.kind, event.seat, event.number) for event in events if event.kind.startswith("scored_")]
    assert told_lines == [("scored_bazzica", 0, 3), ("scored_pair", 0, 1), ("scored_highest", 0, 1)]


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_lines_add_up_to_the_points(seats: int) -> None:
    game = random_match(seats, seats)
    told_points = [0] * seats
    for step in game.steps:
        for event in step.events:
            if event.kind.startswith("scored_"):
                told_points[event.seat] += event.number
    last = game.steps[-1].state
    assert last.match.status == FINISHED
    assert tuple(told_points) == last.match.scores


# Sampled worlds


def possible(world: State, seat: int) -> bool:
    """Whether nobody but the viewer hides what would have been shown."""
    changed = world.in_turn()[: len(world.talk.changes[-1])] if world.phase == "discard" else ()
    for other, hand in enumerate(world.hands):
        if (
            other != seat
            and not world.shown[other]
            and other not in changed
            and (is_bazzica(hand) or is_bazzicotto(hand))
        ):
            return False
    return world.phase != "calls" or total_of(world.cards_of(world.turn)) < 31


@pytest.mark.parametrize("seats", SPEC.seats)
def test_nobody_hides_a_declaration_in_a_sampled_world(seats: int) -> None:
    rng = stream(seats, "worlds", 0)
    rules = table(seats)
    for step in random_match(seats, 2).steps:
        if rules.to_act(step.state) is not None:
            for seat in range(seats):
                assert possible(rules.sample(rules.view(step.state, seat), rng), seat)


def test_own_cards_thrown_into_the_stock_are_not_with_who_has_drawn_nothing_since() -> None:
    thrown = "7D", "6C", "FB"
    elsewhere = [text for text in PACK.texts if text not in " ".join((*QUIET[:2], "AB")).split()]
    rules = table(2)
    raw = deal(*QUIET[:2], stock="AB", discards=elsewhere)
    start = rules.setup(Chance(seed=3, deals=(rules.read_deal(raw),))).state
    state = rules.apply(start, rules.grammar.read(f"discard {' '.join(thrown)}")).state
    assert (state.renewal.number, state.renewal.idle) == (1, (1,))
    for number in range(60):
        world = rules.sample(rules.view(state, 0), stream(number, "world", 0))
        assert {*map(PACK.read, thrown)} <= {*world.hands[0], *world.stock}
    assert rules.view(state, 1).state.renewal.returned == ((HIDDEN,) * 3, ())


# Explicit deals


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hands": [["7D"], "7C"]}, "not_a_card_list"),
        ({"hands": [["7D"], ["7D"]]}, "card_too_often"),
        ({"discards": ["7D"]}, "card_too_often"),
        ({"hands": [["8D"], ["7D"]]}, "unknown_card"),
        ({"phase": "discard"}, "bad_deal_word"),
        ({"phase": 1}, "bad_deal_word"),
        ({"scores": [1]}, "one_score_per_seat"),
        ({"scores": [1, True]}, "one_score_per_seat"),
        ({"scores": [1, 10**9]}, "one_score_per_seat"),
        ({"dealer": 2}, "bad_seat"),
        ({"trump": "D"}, "unknown_deal_key"),
    ],
)
def test_a_bad_deal_is_refused(change: dict[str, object], code: str) -> None:
    assert refused({**QUIET_TWO, **change}) == (code, None)


def test_the_stock_must_be_there() -> None:
    position = {key: value for key, value in QUIET_TWO.items() if key != "stock"}
    assert refused(position) == ("not_a_card_list", None)


def test_scores_may_be_below_zero() -> None:
    assert played({**QUIET_TWO, "scores": [-3, 5]})["scores"] == [-3, 5]


def test_a_thousand_hands_that_end_by_themselves() -> None:
    """Each hand is over 31 at once: the record is answered, however many there are."""
    over = calls("FD CD RD 2D", "FC CC RC 2C")
    answer = played([over] * 1000)
    assert (answer["status"], answer["deal"], answer["scores"]) == ("needs_deal", 1001, [-1000, -1000])


def test_without_seed_and_deals_the_match_waits() -> None:
    answer = played([calls(*QUIET[:2])], "stand, stand")
    assert (answer["status"], answer["phase"], answer["deal"], answer["dealer"]) == ("needs_deal", "discard", 2, 0)


def test_lines_name_their_cards() -> None:
    events = told(calls("AC 7S AD", "6D 6C FC", stock="2D"), "stand, stand")
    pair = next(event for event in events if event.kind == "scored_pair")
    assert (pair.seat, PACK.texts_of(pair.cards)) == (0, ["AD", "AC"])
