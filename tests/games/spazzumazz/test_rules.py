"""Spazz'u'mazz's rules page, paragraph by paragraph: Rules 1 to 16 and the worked cases."""

from itertools import pairwise

import pytest

from cardtables.engine.errors import TableError
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.shelf.conformance.play import random_game
from tests.games.spazzumazz.table import SPEC, cards, deal, legal, played, refused, table

SEATS = pytest.mark.parametrize("seats", SPEC.seats)
OTHER = "9S 9H 9D | QS QH QD | 3S 3H 3D"
"""A second player who does not matter."""
PLENTY = "6S 6H 6D 6C 7S 7H 7D 7C 8S 8H 8D 8C JS JH JD JC KS KH KD KC"


# Rule 1: packs


@pytest.mark.parametrize(("seats", "packs"), zip(SPEC.seats, (2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5), strict=True))
def test_1_two_packs_and_one_more_for_every_three_players(seats: int, packs: int) -> None:
    answer = played(seats, seed=5)
    there = [
        *answer["stock"],
        *(card for key in ("hands", "face_up", "face_down") for lot in answer[key] for card in lot),
    ]
    assert len(there) == 52 * packs
    assert {there.count(card) for card in there} == {packs}


def test_1_another_number_of_packs_if_there_are_eleven_cards_for_each() -> None:
    assert len(played(4, seed=5, packs=1)["stock"]) == 52 - 44
    assert refused(5, packs=1, seed=5) == ("packs_too_few", None)
    assert refused(2, packs=7, seed=5)[0] == refused(2, packs=0, seed=5)[0] == "bad_number"


@pytest.mark.parametrize("seats", [1, 13])
def test_1_two_to_twelve_play(seats: int) -> None:
    assert refused(seats, seed=1) == ("bad_seat_count", None)


# Rule 2: order


@pytest.mark.parametrize(("low", "high"), pairwise(["3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A"]))
def test_2_each_rank_goes_on_the_next_lower_one_and_on_its_own(low: str, high: str) -> None:
    both = deal(f"{low}S {high}S", OTHER, pile=f"{low}H")
    assert legal(both) == {f"play {low}", f"play {high}"}
    assert legal(deal(f"{low}S {high}S", OTHER, pile=f"{high}H")) == {f"play {high}"}


def test_2_of_equal_ranks_the_first_in_the_pack_go_the_hand_below_the_face_up() -> None:
    position = deal("6C 6H 6C 3S | 6D 6S |", OTHER, pile="4C", stock="7S 7H")
    assert played(position, "play 6")["table"] == ["4C", "6H"]
    assert played(position, "play 6 6 6")["table"] == ["4C", "6H", "6C", "6C"]
    answer = played(position, "play 6 6 + 6")
    assert answer["table"] == ["4C", "6H", "6C", "6S"]
    assert answer["face_up"][0] == ["6D"]


# Rule 3: deal


@SEATS
def test_3_three_face_down_three_face_up_five_in_hand(seats: int) -> None:
    answer = played(seats, seed=seats)
    assert [len(hand) for hand in answer["hands"]] == [5] * seats
    assert [len(lot) for key in ("face_up", "face_down") for lot in answer[key]] == [3] * (2 * seats)


@SEATS
def test_3_nobody_sees_a_face_down_card_not_even_his_own(seats: int) -> None:
    for seat in range(seats):
        assert played(seats, seed=3, view=seat)["face_down"] == [["??"] * 3] * seats


# Rule 4: who begins


def test_4_the_player_after_the_dealer_begins() -> None:
    three = ("9S", "6S", "8S")
    assert played(deal(*three, dealer=0))["to_act"] == 1
    assert played(deal(*three, dealer=2))["to_act"] == 0
    assert played(deal(*three, dealer=0, turn=2))["to_act"] == 2


def test_4_a_player_without_cards_does_not_begin() -> None:
    answer = played(deal("9S", "", "8S", dealer=0))
    assert (answer["to_act"], answer["out"]) == (2, [1])


def test_4_the_direction_is_free() -> None:
    assert {table(3, direction=way).direction for way in ("clockwise", "counterclockwise")} == {
        "clockwise",
        "counterclockwise",
    }
    assert refused(3, direction="sideways", seed=1) == ("bad_choice", None)


# Rules 5 to 7: discards


def test_5_any_number_of_equal_cards_not_lower_than_the_top() -> None:
    assert legal(deal("6S 7H 8S KS AS", OTHER, pile="7S")) == {"play 7", "play 8", "play K", "play A"}
    assert legal(deal("QS QH QD 4C", OTHER, pile="8S")) == {"play Q", "play Q Q", "play Q Q Q"}
    assert legal(deal("3S 4H", OTHER)) == {"play 3", "play 4"}


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("play 6", "too_low"),
        ("play 8 8", "not_so_many_in_hand"),
        ("play 5", "not_so_many_in_hand"),
        ("play 8 + 8", "not_so_many_face_up"),
        ("play + K", "face_up_needs_its_equal"),
        ("play 7 8", "unknown_move"),
        ("play", "unknown_move"),
        ("play 8 +", "unknown_move"),
        ("play 1", "unknown_move"),
        ("pickup", "no_pickup_while_you_can_play"),
        ("pickup 7", "unknown_move"),
        ("flip 1", "no_flip_while_hand"),
        ("flip 0", "unknown_move"),
        ("pass", "unknown_move"),
    ],
)
def test_5_a_refused_discard_says_why(move: str, code: str) -> None:
    assert refused(deal("6S 7H 8S | KS KH | 4S", OTHER, pile="7S", stock=PLENTY), move) == (code, 0)


def test_6_a_2_goes_on_anything_and_resets() -> None:
    assert legal(deal("2S 3C 4C", OTHER, pile="AS")) == {"play 2"}
    answer = played(deal("2S 6S 6H 6D", "3C 9H KD", pile="AS", stock="7S"), "play 2")
    assert (answer["table"], answer["legal"]) == (["AS", "2S"], ["play 3", "play 9", "play K"])


def test_7_a_10_goes_on_anything_and_sweeps() -> None:
    answer = played(deal("10S 3C 4C", OTHER, pile="5C 5S QC", stock=PLENTY), "play 10")
    assert (answer["table"], answer["to_act"], answer["hands"][0]) == ([], 0, cards("6S 3C 4C")[0])
    assert answer["removed"] == ["5C", "5S", "QC", "10S"]
    assert played(deal("10S 3C 4C", OTHER), "play 10")["removed"] == ["10S"]


def test_7_several_10s_are_one_sweep() -> None:
    answer = played(deal("10S 10H 10D | 3C 3S 3H |", OTHER, pile="AS", stock="6S 7S 8S JS"), "play 10 10 10")
    assert (answer["to_act"], answer["hands"][0], answer["stock"]) == (0, ["6S", "7S", "8S"], ["JS"])
    assert answer["drawn"] == [1, 0]


# Rule 8: rows


@pytest.mark.parametrize(
    ("pile", "hand", "move", "swept"),
    [
        ("7S 7H", "7D 7C KS", "play 7 7", True),
        ("7S 7H 7D", "7C KS", "play 7", True),
        ("7S 7H 7D 7C", "7S KS", "play 7", True),  # a full row in an explicit position waits for a discard
        ("7S 7H 2S 7D", "7C KS", "play 7", False),
        ("2S 2H 2D", "2C KS", "play 2", True),
        ("7S 7H", "7D KS", "play 7", False),
        ("", "5S 5H 5D 5C KS", "play 5 5 5 5", True),
        ("7S 7H 7D 7C", "8S KS", "play 8", False),
    ],
)
def test_8_four_equal_cards_in_a_row_sweep(pile: str, hand: str, move: str, swept: bool) -> None:
    answer = played(deal(f"{hand} | 4S |", OTHER, pile=pile), move)
    assert (answer["table"] == [], answer["to_act"]) == (swept, 0 if swept else 1)


def test_8_face_up_cards_count_in_the_row() -> None:
    answer = played(deal("7D KS | 7C 7S |", OTHER, pile="7H"), "play 7 + 7 7")
    assert (answer["table"], answer["face_up"][0], answer["to_act"]) == ([], [], 0)


def test_9_who_sweeps_with_the_last_card_is_out_and_the_next_begins() -> None:
    answer = played(deal("10S", "9S 4S", "8S", pile="AS"), "play 10")
    assert (answer["out"], answer["to_act"], answer["legal"]) == ([0], 1, ["play 4", "play 9"])


# Rules 10 and 11: pick up, draw


def test_10_only_who_cannot_play_picks_up_all() -> None:
    position = deal("3C 4C 5C | AS AH AD | 4S", OTHER, pile="9C JS QC", stock="6S 6H 6D 7S 7H")
    assert legal(position) == {"pickup"}
    answer = played(position, "pickup")
    assert answer["hands"][0] == ["JS", "3C", "4C", "5C", "9C", "QC"]
    assert (answer["table"], answer["to_act"], len(answer["stock"]), answer["drawn"]) == ([], 1, 5, [0, 0])


def test_11_draw_up_to_three_while_the_stock_lives() -> None:
    position = deal("6S 7S 8S", OTHER, pile="4C", stock="JS KS")
    answer = played(position, "play 7")
    assert (answer["hands"][0], answer["stock"], answer["drawn"]) == (["6S", "8S", "JS"], ["KS"], [1, 0])
    four = played(deal("6S 7S 8S KS", OTHER, pile="4C", stock="JS"), "play 6")
    assert (four["hands"][0], four["stock"], four["drawn"]) == (["7S", "8S", "KS"], ["JS"], [0, 0])
    short = played(deal("6S 6H 6D", OTHER, pile="4C", stock="JS"), "play 6 6 6")
    assert (short["hands"][0], short["stock"]) == (["JS"], [])


def test_11_each_discard_after_a_sweep_is_a_turn_with_its_own_draw() -> None:
    position = deal("10S 10H 4C", OTHER, stock=PLENTY, drawn=[3, 1])
    assert played(position, "play 10, play 10, play 4")["drawn"] == [6, 1]


# Rules 12 and 13: cards on the table


def test_12_face_up_cards_go_with_an_equal_one_from_the_hand() -> None:
    position = deal("6S 6H 3C | 6D JS 2S | 4S", OTHER, pile="4C", stock="7S 8S 8H")
    assert legal(position) == {"play 6", "play 6 + 6", "play 6 6", "play 6 6 + 6"}


@pytest.mark.parametrize(
    ("top", "moves"), [("4C", {"play + 5", "play + 5 5", "play + K"}), ("JS", {"play + K"}), ("AS", {"pickup"})]
)
def test_12_alone_when_hand_and_stock_are_gone(top: str, moves: set[str]) -> None:
    assert legal(deal("| 5S 5H KS | 4S", OTHER, pile=top)) == moves


def test_12_the_face_up_cards_stay_at_a_pick_up() -> None:
    answer = played(deal("| 5S 5H KS | 4S", OTHER, pile="AS"), "pickup")
    assert (answer["hands"][0], answer["face_up"][0]) == (["AS"], ["5S", "KS", "5H"])


BLIND = deal("| | KS 7S 10S", OTHER, pile="QC")


def test_13_face_down_cards_last_by_place() -> None:
    assert legal(BLIND) == {"flip 1", "flip 2", "flip 3"}
    assert refused(deal("| KS | 4S", OTHER, pile="4C"), "flip 1") == ("no_flip_while_face_up", 0)
    assert refused(BLIND, "flip 4") == ("no_card_at_place", 0)
    assert refused(BLIND, "flip 3, flip 3") == ("no_card_at_place", 1)
    assert legal(BLIND, "flip 3") == {"flip 1", "flip 2"}


def test_13_a_card_that_fits_is_played() -> None:
    answer = played(BLIND, "flip 1")
    assert (answer["table"], answer["to_act"], answer["face_down"][0]) == (["QC", "KS"], 1, ["7S", "10S"])
    assert played(BLIND, "flip 3")["removed"] == ["QC", "10S"]


def test_13_one_that_does_not_goes_to_the_hand_with_the_pile() -> None:
    answer = played(BLIND, "flip 2")
    assert (answer["hands"][0], answer["table"], answer["to_act"]) == (["7S", "QC"], [], 1)


def test_13_a_turned_card_may_complete_a_row() -> None:
    answer = played(deal("| | 7S 4S", OTHER, pile="7H 7D 7C"), "flip 1")
    assert (answer["table"], answer["to_act"]) == ([], 0)


# Rule 14: the end


def test_14_the_last_one_with_cards_is_the_idiota() -> None:
    answer = played(deal("7S", "9S KS | QS | 3S", pile="5S"), "play 7")
    assert (answer["status"], answer["out"], answer["scores"], answer["points"]) == ("finished", [0], [0, 1], [])
    assert answer["result"] == {"winners": [0], "losers": [1], "draw": False, "void": False}
    assert answer["deals"] == [{"deal": 1, "dealer": 1, "points": [], "scores": [0, 1], "note": "idiota"}]
    assert refused(deal("7S", "9S KS", pile="5S"), "play 7, play 9") == ("match_over", 1)


def test_14_the_order_of_going_out_is_kept() -> None:
    answer = played(deal("7S", "9S", "8S KS"), "play 7, play 9")
    assert (answer["out"], answer["result"]["losers"]) == ([0, 1], [2])


@pytest.mark.parametrize(("seats", "void"), [(("", "5S"), False), (("", ""), True)])
def test_14_a_position_may_be_over_at_once(seats: tuple[str, str], void: bool) -> None:
    answer = played(deal(*seats))
    assert (answer["status"], answer["result"]["void"], answer["scores"]) == ("finished", void, [0, int(not void)])


def test_14_a_position_without_any_cards_is_void() -> None:
    rules = table(2)
    step = rules.setup(Chance(None, (rules.read_deal(deal("", "")),)))
    assert [event.word for event in step.events if event.kind == "voided"] == ["no_cards"]


# Rule 15: never endless

CIRCLE = deal("AS | 3S | 4S", "AH 5S | 3H | 4H", pile="KS")
ROUND = "play 5, play A, pickup, play A, play A, pickup"
"""Seat 0 holds K A A and seat 1 the 5: the aces go round, and six moves later all is as before."""


def test_15_a_position_is_counted_once_the_stock_is_gone() -> None:
    before = "play A, play A, pickup"
    assert [played(CIRCLE, moves)["seen"] for moves in ("", before, f"{before}, {ROUND}")] == [1, 1, 2]
    assert played(CIRCLE, f"{before}, {ROUND}, play 5")["seen"] == 2
    assert played(CIRCLE, f"{before}, {ROUND}, play 5, play K")["seen"] == 1
    assert played(deal("6S 7S 8S", OTHER, stock="JS KS"))["seen"] == 0
    assert played(deal("6S 7S 8S", OTHER, stock="JS"), "play 6")["seen"] == 1


def test_15_the_third_time_the_game_is_void() -> None:
    over = played(CIRCLE, f"play A, play A, pickup, {ROUND}, {ROUND}")
    assert (over["status"], over["seen"], over["scores"]) == ("finished", 3, [0, 0])
    assert over["result"] == {"winners": [], "losers": [], "draw": True, "void": True}
    assert over["deals"][0]["note"] == "void"


def test_15_a_card_of_another_suit_makes_no_other_position() -> None:
    """Seat 0 lays its only ace and gets the other one back: the ranks are the same."""
    position = deal("KS AS | 3S | 4S", "AH 5S | 3H | 4H")
    moves = "play A, play A, pickup, play 5, play A, pickup"
    assert played(position, moves)["seen"] == 2
    assert played(position, moves)["hands"] == [["KS", "AH"], ["AS", "5S"]]


def test_15_the_5000th_move_ends_a_game() -> None:
    rules = table(2)
    state = rules.setup(Chance(4)).state._replace(made=4999)
    step = rules.apply(state, rules.legal(state)[0])
    assert step.state.match.result is not None
    assert step.state.match.result.void
    assert [event.word for event in step.events if event.kind == "voided"] == ["endless"]


# Rule 16: next dealer, match


def lost_by(seat: int, **keys: object) -> dict[str, object]:
    """A position that is lost by a seat with one move of the other."""
    hands = ["9S", "9S"]
    hands[seat] = "4S 4H"
    return {**deal(*hands, turn=1 - seat), "dealer": 0, **keys}


def test_16_the_idiota_deals_the_next_game() -> None:
    for seat in (0, 1):
        answer = played([lost_by(seat)], "play 9", games=2)
        assert (answer["status"], answer["dealer"], answer["deal"]) == ("needs_deal", seat, 2)
        rotating = played([lost_by(seat, dealer=1)], "play 9", games=2, next_dealer="rotate")
        assert rotating["dealer"] == 0


def test_16_a_void_game_is_dealt_again_by_the_same_dealer() -> None:
    void = dict(deal("", "", dealer=1))
    assert played([void], games=2)["dealer"] == 1
    assert played([void], games=2, next_dealer="rotate")["dealer"] == 0


def test_16_fewest_times_idiota_wins_most_loses() -> None:
    def three(loser: int) -> dict[str, object]:
        hands = ["", "", ""]
        hands[loser] = "4S"
        return dict(deal(*hands))

    answer = played([three(0), three(1), three(0)], games=3)
    assert answer["scores"] == [2, 1, 0]
    assert answer["result"] == {"winners": [2], "losers": [0], "draw": False, "void": False}
    level = played([three(0), three(1), three(2)], games=3)
    assert level["result"] == {"winners": [], "losers": [], "draw": True, "void": False}
    void = played([dict(deal("", "", ""))] * 2, games=2)
    assert void["result"] == {"winners": [], "losers": [], "draw": True, "void": True}
    mixed = played([dict(deal("", "", "")), three(1)], games=2)
    assert mixed["result"] == {"winners": [0, 2], "losers": [1], "draw": False, "void": False}


# What everybody sees


def test_of_the_pile_only_the_row_on_top_is_seen() -> None:
    position = deal("10S 3S 4C", "9S KS", pile="5C 7D 8S 8H", stock="6S 7S")
    assert played(position, view=1)["table"] == ["??", "??", "8S", "8H"]
    assert played(position, "play 10", view=1)["removed"] == ["??"] * 5
    assert played(position, view=1, pile_open="on")["table"] == ["5C", "7D", "8S", "8H"]
    assert played(position, "play 10", view=1, pile_open="on")["removed"] == ["5C", "7D", "8S", "8H", "10S"]


def test_hands_and_stock_are_seen_as_counts() -> None:
    answer = played(deal("6S 7S 8S", OTHER, pile="4C", stock="JS KS"), view=0)
    assert (answer["hands"], answer["stock"]) == ([["6S", "7S", "8S"], ["??"] * 3], ["??"] * 2)
    assert answer["face_up"] == [[], ["QS", "QH", "QD"]]


# Explicit positions (record.md, Deals)


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (deal("| 5S |", OTHER, stock="6S"), "hand_empty_while_stock"),
        (deal("6S", "7S", drawn=[1]), "one_number_per_seat"),
        (deal("6S", "7S", drawn=[1, -1]), "one_number_per_seat"),
        (deal("6S", "7S", drawn=[1, True]), "one_number_per_seat"),
        (deal("6S 6S", "6S"), "card_too_often"),
        (deal("6S", "11S"), "unknown_card"),
        ({**deal("6S", "7S"), "trump": "S"}, "unknown_deal_key"),
        ({key: value for key, value in deal("6S", "7S").items() if key != "stock"}, "not_a_card_list"),
        ({**deal("6S", "7S"), "face_up": [[]]}, "one_list_per_seat"),
        (deal("6S", "7S", dealer=2), "bad_seat"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, object], code: str) -> None:
    assert refused(position) == (code, None)


def test_a_later_position_is_checked_before_the_first_move() -> None:
    assert refused([deal("6S", "7S"), deal("6S", "11S")], games=2) == ("unknown_card", None)


# Invariants


@SEATS
def test_pick_up_only_without_a_discard_and_no_empty_hand_beside_a_stock(seats: int) -> None:
    rules = table(seats)
    for step in random_game(rules, Chance(seats), stream(seats, "invariants", 0)).steps:
        state = step.state
        verbs = {move.verb for move in rules.legal(state)}
        assert len(verbs) <= 1
        assert not state.stock or all(state.hands)


def test_options_are_checked() -> None:
    with pytest.raises(TableError, match="packs_too_few"):
        table(12, packs=2)
    assert table(12, packs=3).pack.copies == 3
