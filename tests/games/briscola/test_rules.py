"""Briscola's rules page, paragraph by paragraph: Rules 1 to 7, Trick arithmetic, Worked cases."""

from itertools import pairwise
from typing import Any

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.shelf.conformance.play import Game, random_game
from tests.games.briscola.table import SPEC, cards, deal, played, refused, table

SEATS = pytest.mark.parametrize("seats", SPEC.seats)
POINTS = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}


def random_match(rules: StockTricks, seed: int) -> Game:
    return random_game(rules, Chance(seed), stream(seed, "test", 0))


# Rule 1: order and points


@pytest.mark.parametrize(("high", "low"), pairwise("A3RCF76542"))
@pytest.mark.parametrize("suit", ["C", "D"], ids=["plain", "briscola"])
def test_1_each_rank_beats_the_next_whoever_leads(high: str, low: str, suit: str) -> None:
    first, second = f"{high}{suit}", f"{low}{suit}"
    points = POINTS.get(high, 0) + POINTS.get(low, 0)
    leading = played(deal(f"{first} 4S", f"{second} 4B"), f"play {first}, play {second}", show_points="on")
    assert (leading["points"], leading["tricks"], leading["to_act"]) == ([points, 0], [1, 0], 0)
    answering = played(deal(f"{second} 4S", f"{first} 4B"), f"play {second}, play {first}", show_points="on")
    assert (answering["points"], answering["tricks"], answering["to_act"]) == ([0, points], [0, 1], 1)


@SEATS
@pytest.mark.parametrize("order", ["standard", "three_seven", "seven_high", "tuscan"])
def test_1_the_pack_holds_120_points(seats: int, order: str) -> None:
    customs = table(seats, order=order).customs
    assert sum(customs.card_points[card] for card in customs.cards) == 120


# Rule 2: players


def test_2_partners_sit_opposite_and_never_side_by_side() -> None:
    assert table(2).sides == ((0,), (1,))
    assert table(3).sides == ((0,), (1,), (2,))
    assert table(4).sides == ((0, 2), (1, 3))
    assert table(6).sides == ((0, 2, 4), (1, 3, 5))


@pytest.mark.parametrize(("seats", "count"), [(2, 40), (3, 39), (4, 40), (6, 36)])
def test_2_cards_in_play(seats: int, count: int) -> None:
    answer = played(seats, seed=7)
    there = [card for hand in answer["hands"] for card in hand] + answer["stock"]
    assert len(there) == len(set(there)) == count


def test_2_six_play_without_the_twos() -> None:
    answer = played(6, seed=7)
    assert not any(card.startswith("2") for hand in answer["hands"] + [answer["stock"]] for card in hand)
    assert refused(deal("2C", "AC", "3C", "RC", "CC", "FC")) == ("card_not_in_game", None)


@pytest.mark.parametrize("seats", [0, 1, 5, 7])
def test_2_other_seat_counts_are_refused(seats: int) -> None:
    assert refused(seats, seed=1) == ("bad_seat_count", None)


# Rule 3: the deal


@SEATS
def test_3_three_each_and_the_next_face_up(seats: int) -> None:
    for seed in range(20):
        answer = played(seats, seed=seed)
        assert [len(hand) for hand in answer["hands"]] == [3] * seats
        assert answer["upcard"] == answer["stock"][-1]
        assert answer["trump"] == answer["upcard"][-1]
        assert answer["to_act"] == (answer["dealer"] + 1) % seats


@SEATS
def test_3_the_up_card_is_drawn_last_and_the_seat_at_the_right_deals_next(seats: int) -> None:
    rules = table(seats)
    game = random_match(rules, 4)
    drawn = [event.cards for step in game.steps for event in step.events if event.kind == "drew"]
    assert drawn[len(game.steps[0].state.stock) - 1] == game.steps[0].state.stock[-1:]
    dealers = [(deal.dealer, deal.note) for deal in game.steps[-1].state.match.finished]
    for (dealer, note), (following, _) in pairwise(dealers):
        assert following == ((dealer + 1) % seats if note == "deal_won" else dealer)


def test_3_a_seed_draws_the_first_dealer_too() -> None:
    assert {played(4, seed=seed)["dealer"] for seed in range(40)} == {0, 1, 2, 3}


# Rule 4: the trick

WORKED = [
    ("3C AC", 1, 21),
    ("AC 2D", 1, 11),
    ("5S AB", 0, 11),
    ("RB 3B 4D 6D", 3, 14),
    ("FD CD", 1, 5),
    ("AC 3C RC CC FC 4D", 5, 30),
]


@pytest.mark.parametrize(("trick", "winner", "points"), WORKED, ids=[trick for trick, _, _ in WORKED])
def test_4_worked_cases(trick: str, winner: int, points: int) -> None:
    """Coins are briscola; every seat keeps a low sword or baton, so that the deal goes on."""
    plays = trick.split()
    spare = ["7S", "6S", "4S", "7B", "6B", "4B"]
    hands = [f"{card} {other}" for card, other in zip(plays, spare, strict=False)]
    answer = played(deal(*hands), ", ".join(f"play {card}" for card in plays), show_points="on")
    assert answer["to_act"] == winner
    assert answer["points"][winner] == points
    assert sorted(answer["won"][winner]) == sorted(plays)


def test_4_any_card_may_be_played() -> None:
    answer = played(deal("AC 3C 2D", "RC 4S 7D"), "play AC")
    assert answer["legal"] == ["play 4S", "play 7D", "play RC"]


def test_4_the_winner_draws_first_and_leads() -> None:
    answer = played(deal("4C 5S", "AC 6S", "5C 7S", stock="AB 3B RB 2D"), "play 4C, play AC, play 5C")
    assert answer["to_act"] == 1
    assert answer["hands"] == cards("5S RB", "6S AB", "7S 3B")
    assert (answer["stock"], answer["upcard"]) == (["2D"], "2D")


def test_4_play_goes_on_without_a_stock() -> None:
    answer = played(deal("4C 5S", "AC 6S"), "play 4C, play AC")
    assert (answer["to_act"], answer["hands"]) == (1, cards("5S", "6S"))


# Rule 5: the deal won

WON_DEALS = {
    "61 to 59": (["AC AS AB AD 3C RC CC", "3S 3B 3D RS RB RD CS CB CD FC FS FB FD"], [61, 59], [0]),
    "60 to 60": (["AC AS AB AD RC RS RB RD", "3C 3S 3B 3D CC CS CB CD FC FS FB FD"], [60, 60], []),
    "50, 40, 30": (["AC AS AB AD RC FC", "3C 3S 3B 3D", "RS RB RD CC CS CB CD FS FB FD"], [50, 40, 30], [0]),
    "45, 45, 30": (["AC AS AB CC CS CB CD", "3C 3S 3B AD RC", "3D RS RB RD FC FS FB FD"], [45, 45, 30], []),
    "less than 120": (["3C", "AC"], [10, 11], [1]),
    "pairs": (["AC", "3C RC", "AS", "3S"], [22, 24, 22, 24], [1, 3]),
}


@pytest.mark.parametrize(("piles", "points", "winners"), WON_DEALS.values(), ids=list(WON_DEALS))
def test_5_most_points_win_the_deal_and_a_tie_wins_nothing(
    piles: list[str], points: list[int], winners: list[int]
) -> None:
    """The last trick brings nothing; who dealt a drawn deal deals again."""
    last = ["4C", "5C", "6C", "7C"][: len(piles)]
    moves = ", ".join(f"play {card}" for card in last)
    answer = played(deal(*last, piles=cards(*piles)), moves)
    (done,) = answer["deals"]
    dealer = len(piles) - 1
    assert done["points"] == points
    assert done["scores"] == answer["scores"] == [int(seat in winners) for seat in range(len(piles))]
    assert done["note"] == ("deal_won" if winners else "deal_drawn")
    assert (answer["status"], answer["deal"], answer["dealer"]) == ("needs_deal", 2, 0 if winners else dealer)


# Rule 6: the match


def won_by(seat: int) -> dict[str, object]:
    """A deal of one trick that this one of two seats wins by an ace."""
    return dict(deal("AC" if seat == 0 else "4C", "AC" if seat == 1 else "4C", turn=0))


def trick_of(seat: int) -> str:
    return "play AC, play 4C" if seat == 0 else "play 4C, play AC"


@pytest.mark.parametrize("target", range(1, 8))
def test_6_the_first_to_the_target_wins_the_match(target: int) -> None:
    """The other one wins all deals but one first: the match ends with the deal that brings the target."""
    winners = [1] * (target - 1) + [0] * target
    answer = played([won_by(seat) for seat in winners], ", ".join(map(trick_of, winners)), target=target)
    assert answer["status"] == "finished"
    assert answer["scores"] == [target, target - 1]
    assert answer["result"] == {"winners": [0], "losers": [1], "draw": False, "void": False}
    before = played([won_by(seat) for seat in winners], ", ".join(map(trick_of, winners[:-1])), target=target)
    assert (before["status"], before["result"]) == ("playing", None)


def test_6_the_target_is_three_deals_from_one_to_seven() -> None:
    assert played(2, seed=1)["options"]["target"] == 3
    for target in (0, 8, "3", 2.0, True):
        assert refused(2, seed=1, target=target) == ("bad_number", None)


def test_6_partners_win_together() -> None:
    answer = played(deal("AC", "4C", "5C", "6C"), "play AC, play 4C, play 5C, play 6C", target=1)
    assert answer["result"]["winners"] == [0, 2]
    assert answer["result"]["losers"] == [1, 3]


# Rule 7: nobody counts

STOCK = {"hands": ["AC 5S", "4C 6S", "5C 7S", "6C 4S"], "stock": "7B 6B 5B 4B 3B 2B 3D 2D"}


def test_7_no_points_and_no_piles_are_seen_before_the_end() -> None:
    position = deal(*STOCK["hands"], stock=str(STOCK["stock"]))
    moves = "play AC, play 4C, play 5C, play 6C"
    assert played(position, moves)["points"] == [11, 0, 11, 0]
    for seat in range(4):
        seen = played(position, moves, view=seat)
        assert "points" not in seen
        assert seen["won"] == [["??"] * 4, [], [], []]


def test_7_the_own_sides_pile_is_open_once_the_stock_is_out() -> None:
    position = deal("AC 5S", "4C 6S", "5C 7S", "6C 4S", piles=cards("RS", "FB", "", "FD"))
    moves = "play AC, play 4C, play 5C, play 6C"
    for seat in (0, 2):
        won = played(position, moves, view=seat)["won"]
        assert [sorted(pile) for pile in won] == [["4C", "5C", "6C", "AC", "RS"], ["??"], [], ["??"]]
    for seat in (1, 3):
        assert played(position, moves, view=seat)["won"] == [["??"] * 5, ["FB"], [], ["FD"]]


def test_7_points_are_seen_when_the_match_is_over() -> None:
    answer = played(deal("AC", "4C"), "play AC, play 4C", target=1, view=1)
    assert (answer["status"], answer["points"]) == ("finished", [11, 0])


# Trick arithmetic


@pytest.mark.parametrize(
    ("seats", "stock", "with_draw", "tricks"), [(2, 34, 17, 20), (3, 30, 10, 13), (4, 28, 7, 10), (6, 18, 3, 6)]
)
def test_trick_arithmetic(seats: int, stock: int, with_draw: int, tricks: int) -> None:
    """Also that the up-card goes to the seat before the winner of the last trick with a draw: with two, its loser."""
    game = random_match(table(seats, target=1, signs="off", talk="off"), 3)
    assert len(game.steps[0].state.stock) == stock
    taken = [step for step in game.steps if any(event.kind == "trick_taken" for event in step.events)]
    first = [step for step in taken if step.state.match.deal == 1 and not step.state.match.finished]
    draws = [sum(event.kind == "drew" for event in step.events) for step in first]
    assert draws == [seats] * with_draw + [0] * (tricks - with_draw - 1)
    last = first[with_draw - 1]
    upcard = game.steps[0].state.stock[-1]
    assert upcard in last.state.hands[(last.state.leader - 1) % seats]


# Cards and points over whole matches


def faults_of_count(rules: StockTricks, state: State) -> list[str]:
    """Every card in play is somewhere, once; the points of the sides are those of their tricks and declarations."""
    taken = [card for trick in state.tricks for _, card in trick.plays]
    lying = [card for cards in (*state.hands, *state.won_before, state.stock) for card in cards]
    found = []
    if sorted([*taken, *lying, *(card for _, card in state.trick)]) != sorted(rules.customs.cards):
        found.append("cards")
    worth = rules.customs.card_points
    for place, side in enumerate(rules.sides):
        won = [card for trick in state.tricks if trick.winner in side for _, card in trick.plays]
        declared = [40 if made.suit == state.trump else 20 for made in state.accused if made.seat in side]
        if state.points[place] != sum(worth[card] for card in won) + sum(declared):
            found.append("points")
    return found


def play_and_count(seats: int, matches: range, **options: Any) -> None:
    rules = table(seats, **options)
    for seed in matches:
        game = random_match(rules, seed)
        assert game.ended
        assert not any(faults_of_count(rules, step.state) for step in game.steps)
        for done in game.steps[-1].state.match.finished:
            assert sum(done.points[side[0]] for side in rules.sides) >= 120


@SEATS
def test_cards_and_points_are_conserved(seats: int) -> None:
    play_and_count(seats, range(60), target=1, accuse="on", swap="7")


@pytest.mark.slow
@SEATS
def test_cards_and_points_are_conserved_in_ten_thousand_matches(seats: int) -> None:
    play_and_count(seats, range(10_000), target=1, accuse="on", swap="7")
