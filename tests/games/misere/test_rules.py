"""Misère's rules page, paragraph by paragraph: Rules 1 to 9 and Worked cases."""

import pytest

from cardtables.engine.events import Event
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.games.misere.sight import rest_is_certain, shown_void
from cardtables.games.misere.state import PACK, cards_of
from cardtables.match.record import read_record
from cardtables.match.replay import replay
from cardtables.shelf.conformance.play import Game, random_game
from cardtables.shelf.options import option_infos
from tests.games.misere.table import EMPTY, SPEC, atout, deal, played, refused, state_of, table
from tests.games.positions import record_of, refusal

ONE_EACH = deal("AS", "AD", "KD", "QD")


def random_match(seed: int, **options: object) -> Game:
    return random_game(table(**options), Chance(seed), stream(seed, "test", 0))


# Rule 1: the number of deals


@pytest.mark.parametrize("deals", [8, 16, 24, 32])
def test_1_a_match_has_so_many_deals_and_each_seat_deals_equally_often(deals: int) -> None:
    finished = random_match(3, deals=deals).steps[-1].state.match.finished
    assert len(finished) == deals
    assert [sum(result.dealer == seat for result in finished) for seat in range(4)] == [deals // 4] * 4


@pytest.mark.parametrize("deals", [0, 4, 10, 12, 33, 40, -8, True, "8"])
def test_1_any_other_number_is_refused_naming_the_possible_ones(deals: object) -> None:
    assert refusal({**record_of("misere", 4, [ONE_EACH]), "options": {"deals": deals}}) == ("bad_choice", None)


def test_1_the_form_offers_the_four_numbers() -> None:
    assert next(info for info in option_infos(SPEC.options) if info.name == "deals").values() == (8, 16, 24, 32)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_four_sit_down(seats: int) -> None:
    assert refusal(record_of("misere", seats)) == ("bad_seat_count", None)


# Rule 2: dealers and kinds


def test_2_the_deal_moves_on_every_two_deals() -> None:
    finished = random_match(5).steps[-1].state.match.finished
    first = finished[0].dealer
    assert [result.dealer for result in finished] == [(first + number // 2) % 4 for number in range(8)]
    assert [result.note for result in finished] == ["misere", "atout"] * 4


def test_2_the_seed_draws_the_first_dealer() -> None:
    rules = table()
    assert {rules.setup(Chance(seed)).state.match.dealer for seed in range(30)} == {0, 1, 2, 3}


def test_2_every_deal_shuffles_all_cards_anew() -> None:
    game = random_match(6)
    dealt = [
        step.state.hands
        for before, step in zip(game.steps, game.steps[1:], strict=False)
        if before.state.match.deal != step.state.match.deal
    ]
    assert len(set(dealt)) == 7
    for hands in dealt:
        assert sorted(card for hand in hands for card in cards_of(hand)) == list(PACK.cards)


# Rule 3: cards and trump


def test_3_thirteen_cards_each() -> None:
    state = table().setup(Chance(1)).state
    assert [len(cards_of(hand)) for hand in state.hands] == [13] * 4


def test_3_the_dealer_names_the_trump_having_seen_his_hand() -> None:
    deals = [EMPTY, deal("2H 3H", "4H 5H", "6H 7H", "8H 9H")]
    answer = played(deals, view=3)
    assert (answer["to_act"], answer["phase"], answer["trump"]) == (3, "trump", None)
    assert answer["legal"] == ["trump C", "trump D", "trump H", "trump S"]
    assert answer["hands"] == [["??", "??"], ["??", "??"], ["??", "??"], ["8H", "9H"]]
    assert played(deals, "trump C")["trump"] == "C"


@pytest.mark.parametrize("move", ["trump", "trump N", "trump 2", "trump SS"])
def test_3_the_trump_must_be_a_suit(move: str) -> None:
    assert refused([EMPTY, ONE_EACH], move) == ("unknown_move", 0)


def test_3_no_card_before_the_trump_and_no_trump_in_misere() -> None:
    assert refused([EMPTY, ONE_EACH], "play QD") == ("trump_first", 0)
    assert refused(ONE_EACH, "trump S") == ("no_trump_to_name", 0)
    assert refused([EMPTY, ONE_EACH], "trump S, trump H") == ("no_trump_to_name", 1)


# Rule 4: leading and following


def test_4_the_seat_after_the_dealer_leads_in_both_kinds() -> None:
    assert played(deal("AS", "AD", "KD", "QD", dealer=1))["to_act"] == 2
    assert played([EMPTY, deal("AS", "AD", "KD", "QD", dealer=1)], "trump S")["to_act"] == 2


def test_4_an_explicit_turn_replaces_the_leader_but_the_dealer_names() -> None:
    assert played(deal("AS", "AD", "KD", "QD", turn=2))["to_act"] == 2
    deals = [EMPTY, deal("AS", "AD", "KD", "QD", turn=2)]
    assert played(deals)["to_act"] == 3
    assert played(deals, "trump S")["to_act"] == 2


def test_4_follow_suit_if_you_can() -> None:
    position = deal("5H 2S", "AH 3H KS", "2C KC", "2D 3D")
    assert played(position, "play 5H")["legal"] == ["play 3H", "play AH"]
    assert refused(position, "play 5H, play KS") == ("must_follow_suit", 1)
    assert refused(position, "play 5H, play 2D") == ("not_in_hand", 1)


def test_4_without_the_suit_anything_goes_whatever_is_trump() -> None:
    deals, moves = atout("5H 4S", "2C KS", "AS 4C", "2H 3C", trump="C", moves="play 5H")
    assert played(deals, moves)["legal"] == ["play 2C", "play KS"]


def test_4_trumps_may_be_led_at_any_time() -> None:
    deals, moves = atout("5C 4S", "6S KS", "AS 4C", "2H 3C", trump="C")
    assert played(deals, moves)["legal"] == ["play 4S", "play 5C"]


# Rule 5: who takes the trick


@pytest.mark.parametrize(
    ("first", "second"), zip("AKQJT98765432"[:-1], "KQJT98765432", strict=True), ids=lambda rank: rank
)
def test_5_each_rank_beats_the_next(first: str, second: str) -> None:
    high, low = (("10" if rank == "T" else rank) + "H" for rank in (first, second))
    taken = played(deal(f"{low} 2S", f"{high} 3S", "4S 5S", "6S 7S"), f"play {low}, play {high}, play 4S, play 6S")
    assert (taken["tricks"], taken["to_act"]) == ([0, 1, 0, 0], 1)
    kept = played(deal(f"{high} 2S", f"{low} 3S", "4S 5S", "6S 7S"), f"play {high}, play {low}, play 4S, play 6S")
    assert (kept["tricks"], kept["to_act"]) == ([1, 0, 0, 0], 0)


def test_5_an_off_suit_ace_takes_nothing() -> None:
    answer = played(deal("5H 4S", "9H 4D", "AS 4C", "2H 3C"), "play 5H, play 9H, play AS, play 2H")
    assert (answer["tricks"], answer["won"]) == ([0, 1, 0, 0], [[], ["5H", "9H", "AS", "2H"], [], []])


def test_5_the_highest_trump_takes_it() -> None:
    hands = ("AH 4S", "5C 4D", "9C 4C", "KH 3C")
    deals, moves = atout(*hands, trump="C", moves="play AH, play 5C, play 9C, play KH")
    assert played(deals, moves)["tricks"] == [0, 0, 1, 0]
    assert played(deal(*hands), "play AH, play 5C, play 9C, play KH")["tricks"] == [1, 0, 0, 0]


# Rule 6: points


def test_6_five_points_a_trick_lost_and_won() -> None:
    moves = "play AS, play AD, play KD, play QD"
    assert played([ONE_EACH, ONE_EACH], moves)["deals"][0]["points"] == [-5, 0, 0, 0]
    answer = played([ONE_EACH, ONE_EACH], f"{moves}, trump D, {moves}")
    assert [result["points"] for result in answer["deals"]] == [[-5, 0, 0, 0], [0, 5, 0, 0]]
    assert answer["scores"] == [-5, 5, 0, 0]


def test_6_points_of_the_deal_in_hand_are_public() -> None:
    answer = played(deal("5H 4S", "9H 4D", "AS 4C", "2H 3C"), "play 5H, play 9H, play AS, play 2H", view=0)
    assert answer["points"] == [0, -5, 0, 0]
    assert answer["won"] == [[], ["??"] * 4, [], []]


@pytest.mark.parametrize("seed", range(4))
def test_6_every_deal_sums_to_65_and_every_dealer_to_zero(seed: int) -> None:
    finished = random_match(seed, dealer_chooses="on").steps[-1].state.match.finished
    for result in finished:
        assert sum(result.points) == (-65 if result.note == "misere" else 65)
    assert [sum(result.scores) for result in finished[1::2]] == [0] * 4


def test_6_a_shorter_explicit_deal_is_no_error() -> None:
    answer = played([deal("AS KS", "2S", "3S", ""), ONE_EACH], "play AS, play 2S, play 3S, play KS")
    assert (answer["deal"], answer["scores"]) == (2, [-10, 0, 0, 0])


# Rule 7: the variant


def test_7_the_dealer_says_which_comes_first() -> None:
    on = {"dealer_chooses": "on"}
    moves = "play AS, play AD, play KD, play QD"
    start = played([ONE_EACH, ONE_EACH], **on)
    assert (start["to_act"], start["phase"], start["legal"]) == (3, "order", ["order atout", "order misere"])
    misere = played([ONE_EACH, ONE_EACH], f"order misere, {moves}", **on)
    assert (misere["deal"], misere["phase"], misere["scores"]) == (2, "trump", [-5, 0, 0, 0])
    many = played([ONE_EACH, ONE_EACH], f"order atout, trump S, {moves}", **on)
    assert (many["deal"], many["phase"], many["to_act"], many["scores"]) == (2, "play", 0, [5, 0, 0, 0])
    assert many["kind"] == "misere"


def test_7_nothing_else_before_the_order_is_said() -> None:
    on = {"dealer_chooses": "on"}
    assert refused(ONE_EACH, "play AS", **on) == ("order_first", 0)
    assert refused(ONE_EACH, "trump S", **on) == ("order_first", 0)
    assert refused(ONE_EACH, "order misere, order atout", **on) == ("order_is_settled", 1)
    assert refused(ONE_EACH, "order atout") == ("dealer_does_not_choose", 0)


def test_7_points_are_none_while_the_kind_is_open() -> None:
    assert played(ONE_EACH, dealer_chooses="on")["points"] == [0, 0, 0, 0]


# Rule 8: the end


def test_8_equal_totals_share_the_place() -> None:
    moves = "play AS, play AD, play KD, play QD, trump S, play AS, play AD, play KD, play QD"
    deals = [deal("AS", "AD", "KD", "QD", dealer=3)] * 8
    answer = played(deals, ", ".join([moves] * 4))
    assert (answer["status"], answer["scores"], answer["to_act"]) == ("finished", [0, 0, 0, 0], None)
    assert answer["result"] == {"winners": [0, 1, 2, 3], "losers": [], "draw": True, "void": False}
    assert refused(deals, ", ".join([moves] * 4) + ", play AS") == ("match_over", 36)


def test_8_the_highest_total_wins() -> None:
    match = random_match(11).steps[-1].state.match
    best = max(match.scores)
    assert match.result.winners == tuple(seat for seat in range(4) if match.scores[seat] == best)


# Rule 9: when the rest is certain


def certain(deals: list[dict[str, object]], moves: str, seat: int | None) -> bool:
    rules, state = state_of(list(deals), moves)
    return rest_is_certain(state if seat is None else rules.view(state, seat).state)


def test_9_one_card_each_is_certain() -> None:
    assert certain([dict(ONE_EACH)], "", 0)
    assert not certain([dict(deal("3S 2S", "AD 2D", "KD 3D", "QD 4D"))], "", 0)
    assert not certain([dict(ONE_EACH)], "play AS", 1)


def test_9_only_sure_winners_on_lead() -> None:
    top = [dict(deal("AS KS QS", "AD 2D 3D", "KD 4D 5D", "QD 6D 7D"))]
    assert certain(top, "", 0)
    assert certain(top, "", None)
    assert not certain(top, "", 1)
    gap = [dict(deal("AS QS", "AD 2D", "KD 4D", "QD 6D"))]
    assert not certain(gap, "", 0)
    assert certain(gap, "", None)


def test_9_in_atout_trumps_that_may_be_out_leave_nothing_certain() -> None:
    deals = [dict(EMPTY), dict(deal("AS KS", "AD 2D", "KD 4D", "QD 6D"))]
    assert not certain(deals, "trump D", 0)
    assert certain(deals, "trump S", 0)


# Explicit deals


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hands": [["AS"], ["AD"], ["KD"]]}, "one_list_per_seat"),
        ({"hands": [["AS"], ["AS"], ["KD"], ["QD"]]}, "card_too_often"),
        ({"hands": [["AS"], ["1D"], ["KD"], ["QD"]]}, "unknown_card"),
        ({"dealer": 4}, "bad_seat"),
        ({"turn": -1}, "bad_seat"),
        ({"stock": []}, "unknown_deal_key"),
        ({"trump": "S"}, "unknown_deal_key"),
    ],
)
def test_a_bad_deal_is_refused(change: dict[str, object], code: str) -> None:
    assert refused({**ONE_EACH, **change}) == (code, None)


def test_without_seed_and_deals_the_match_waits() -> None:
    answer = played(ONE_EACH, "play AS, play AD, play KD, play QD")
    assert (answer["status"], answer["to_act"], answer["legal"]) == ("needs_deal", None, [])
    assert (answer["deal"], answer["dealer"], answer["phase"]) == (2, 3, "trump")
    assert refused(ONE_EACH, "play AS, play AD, play KD, play QD, trump S") == ("waits_for_cards", 4)
    assert played([], dealer_chooses="on")["phase"] == "order"


def test_seats_without_cards_are_passed_over() -> None:
    answer = played(deal("AS 2S", "", "3S", ""), "play AS, play 3S")
    assert (answer["to_act"], answer["tricks"]) == (0, [1, 0, 0, 0])
    assert played(deal("", "4S", "3S", ""))["to_act"] == 1


# What is seen and told


def test_sampled_worlds_respect_suits_not_followed() -> None:
    rules = table()
    state = rules.setup(Chance(4)).state
    rng = stream(4, "test", 0)
    while state.match.deal == 1:
        view = rules.view(state, 0)
        world, void = rules.sample(view, rng), shown_void(state)
        for seat, hand in enumerate(world.hands):
            assert not any(PACK.suit[card] in void[seat] for card in cards_of(hand))
        legal = rules.legal(state)
        state = rules.apply(state, legal[int(rng.random() * len(legal))]).state


def test_events_tell_the_deal() -> None:
    record = record_of("misere", 4, [EMPTY, ONE_EACH], "trump D, play AS, play AD, play KD, play QD", seed=1)
    told = [(event.kind, event.seat, event.number, event.word) for event in replay(read_record(record)).events()]
    assert told[: told.index(("dealt", 3, 2, "")) + 3] == [
        ("dealt", 3, 1, ""),
        ("begun", 3, 0, "misere"),
        *[("counted", seat, 0, "") for seat in range(4)],
        ("dealt", 3, 2, ""),
        ("begun", 3, 0, "atout"),
        ("trump_named", 3, 0, "D"),
    ]
    assert ("trick_taken", 1, 5, "") in told
    assert ("counted", 1, 5, "") in told


def test_each_winner_is_told() -> None:
    game = random_match(11)
    match = game.steps[-1].state.match
    winners = [event for event in game.steps[-1].events if event.kind == "match_ended"]
    assert winners == [Event("match_ended", seat) for seat in match.result.winners]
