"""Marafone's rules page (briscola-family.md, Marafone, Beccacino)."""

from typing import Any

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.i18n.numbers import in_thirds
from tests.games.follow import Tables, deal, tricks
from tests.games.positions import Deal

TABLES = Tables("marafone")
played, refused = TABLES.played, TABLES.refused

POSITION = deal("AD 2D 3D 5S", "6S 7S AS 4B", "7D 6D 4S 5B", "4D RS 6C 7C", turn=0)
SUITS = ["name B", "name C", "name D", "name S"]


class TestNaming:
    def test_ten_cards_each_and_the_four_of_coins_names(self) -> None:
        for seed in range(20):
            answer = played([], seed=seed)
            assert [len(hand) for hand in answer["hands"]] == [10] * 4
            assert "4D" in answer["hands"][answer["to_act"]]
            assert (answer["phase"], answer["trump"], answer["legal"]) == ("name", None, SUITS)

    def test_without_it_the_one_at_the_dealers_right(self) -> None:
        assert played(deal("AD", "2D", "3D", "5D", dealer=1))["namer"] == 2

    def test_a_turn_told_names(self) -> None:
        assert played({**POSITION, "turn": 2})["to_act"] == 2

    def test_everybody_knows_where_the_four_of_coins_is(self) -> None:
        rules, state = TABLES.state(deal("AD 5S", "6S 7S", "7D 6D", "4D RS"))
        four = rules.pack.card("4", "D")
        for number in range(30):
            assert four in rules.sample(rules.view(state, 1), stream(number, "world", 0)).hands[3]

    def test_he_names_and_leads(self) -> None:
        answer = played(POSITION, "name S")
        assert (answer["phase"], answer["trump"], answer["to_act"]) == ("play", "S", 0)

    @pytest.mark.parametrize(
        ("moves", "code", "move"),
        [
            ("play AD", "name_first", 0),
            ("say busso", "name_first", 0),
            ("name D, name S", "suit_is_named", 1),
            ("name D, play 5S, name D", "suit_is_named", 2),
            ("name X", "unknown_move", 0),
            ("name", "unknown_move", 0),
            ("swap", "unknown_move", 0),
            ("sign re", "unknown_move", 0),
            ("name D, say carico", "unknown_move", 1),
        ],
    )
    def test_refused(self, moves: str, code: str, move: int) -> None:
        assert refused(POSITION, moves) == (code, move)

    def test_later_the_right_neighbour_of_the_namer_whoever_deals(self) -> None:
        """Four of coins at seat 2 in the first deal; in the second it is at seat 0 and means nothing."""
        first = deal("4C", "5C", "4D", "7C", dealer=1)
        second = {"hands": [["4D"], ["5D"], ["6D"], ["7D"]], "dealer": 0}
        answer = played([first, second], f"name B, {tricks('4D 7C 4C 5C')}")
        assert (answer["deal"], answer["dealer"], answer["namer"], answer["to_act"]) == (2, 0, 3, 3)

    def test_the_deal_passes_to_the_right(self) -> None:
        first = deal("4C", "5C", "4D", "7C", dealer=1)
        answer = played(first, f"name B, {tricks('4D 7C 4C 5C')}", seed=1)
        assert (answer["dealer"], answer["namer"]) == (2, 3)


class TestPlay:
    def test_follow_suit_if_able(self) -> None:
        assert set(played(POSITION, "name D, play 5S")["legal"]) == {"play 6S", "play 7S", "play AS"}
        assert refused(POSITION, "name D, play 5S, play 4B") == ("must_follow_suit", 2)

    def test_otherwise_any_card(self) -> None:
        answer = played(POSITION, "name D, play AD")
        assert set(answer["legal"]) == {"play 6S", "play 7S", "play AS", "play 4B"}

    @pytest.mark.parametrize(
        ("trick", "winner"),
        [("AS 2S 3S RS", 2), ("AS 2S RS CS", 1), ("AS RS CS FS", 0), ("RS CS 7S AS", 3), ("3S 2S AS 4B", 3)],
    )
    def test_the_order(self, trick: str, winner: int) -> None:
        hands = [f"{card} {rank}C" for card, rank in zip(trick.split(), "4567", strict=True)]
        assert played(deal(*hands, turn=0), f"name B, {tricks(trick)}")["to_act"] == winner


class TestWords:
    def test_on_the_own_lead_any_number_of_them(self) -> None:
        answer = played(POSITION, "name D, say busso, say busso, say volo, play AD")
        assert answer["said"] == [[0, "busso"], [0, "busso"], [0, "volo"]]
        assert answer["to_act"] == 1

    def test_everybody_hears_them(self) -> None:
        assert played(POSITION, "name D, say striscio", view=1)["said"] == [[0, "striscio"]]

    def test_only_by_who_leads(self) -> None:
        assert refused(POSITION, "name D, play 5S, say busso") == ("say_only_on_lead", 2)

    def test_not_without_end(self) -> None:
        assert refused(POSITION, ", ".join(["name D", *["say busso"] * 1001])) == ("enough_signs", 1001)


def counted(*taken: str) -> list[int]:
    """Points of the deal when seat 0 wins tricks of these cards, the last of them the last trick."""
    hands = [[trick.split()[seat] for trick in taken] for seat in range(4)]
    position = {"hands": hands, "dealer": 3, "turn": 0}
    return list(played(position, f"name B, {tricks(*taken)}")["deals"][0]["points"])


class TestThirds:
    @pytest.mark.parametrize(
        ("trick", "points"),
        [("AS RS CS FS", 3), ("AS RS CS 4S", 2), ("AS RS 5S 4S", 2), ("AS 6S 5S 4S", 2), ("RS CS FS 4S", 2)],
    )
    def test_what_is_left_of_a_point_is_dropped(self, trick: str, points: int) -> None:
        assert counted(trick) == [points, 0, points, 0]

    def test_thirds_add_up_over_the_tricks_of_a_side(self) -> None:
        assert counted("3C 4C 5C 6C", "3S 4S 5S 6S", "3D 4D 5D 6D") == [2, 0, 2, 0]

    def test_a_whole_deal_brings_eleven_points(self) -> None:
        rules = TABLES.rules()
        for seed in range(20):
            state = rules.setup(Chance(seed)).state
            while not state.match.finished:
                state = rules.apply(state, rules.legal(state)[0]).state
            assert sum(state.match.finished[0].points[:2]) == 11

    @pytest.mark.parametrize(
        ("thirds", "text"), [(0, "0"), (1, "1/3"), (2, "2/3"), (3, "1"), (10, "3 1/3"), (36, "12")]
    )
    def test_how_they_are_written(self, thirds: int, text: str) -> None:
        assert in_thirds(thirds) == text


MARAFFA = deal("AD 2D 3D", "6S 7S 5S", "7D 6D 4S", "4D 6C 7C", turn=0)
ALL = "AD 6S 7D 4D", "2D 7S 6D 6C", "3D 5S 4S 7C"


class TestMaraffa:
    def test_three_points_more_as_soon_as_the_ace_is_led(self) -> None:
        answer = played(MARAFFA, "name D, play AD")
        assert (answer["points"], answer["maraffa"]) == ([3, 0, 3, 0], 0)

    def test_and_in_the_deal(self) -> None:
        answer = played(MARAFFA, f"name D, {tricks(*ALL)}")
        assert (answer["scores"], answer["deals"][0]["note"]) == ([5, 0, 5, 0], "maraffa")

    @pytest.mark.parametrize(
        ("position", "moves"),
        [
            (MARAFFA, "name S, play AD"),
            (MARAFFA, "name D, play 3D"),
            (MARAFFA, "name D, play 2D, play 6S, play 7D, play 4D, play AD"),
            (deal("AD 2D 4C", "6S", "7D", "3D", turn=0), "name D, play AD"),
            ({**MARAFFA, "turn": 3}, "name D, play 4D, play AD"),
            (deal("4D", "AS 2S 3S", "7D", "5D", turn=0), "name S, play 4D, play AS"),
        ],
    )
    def test_only_for_the_namers_first_lead_of_the_ace_with_two_and_three(self, position: Deal, moves: str) -> None:
        assert played(position, moves)["maraffa"] is None

    def test_it_is_told_with_the_place_of_two_and_three(self) -> None:
        rules, state = TABLES.state(MARAFFA, "name D, play AD")
        held = {rules.pack.card("2", "D"), rules.pack.card("3", "D")}
        for number in range(20):
            assert held <= set(rules.sample(rules.view(state, 1), stream(number, "world", 0)).hands[0])

    def test_no_world_has_one_that_was_not_told(self) -> None:
        """The namer has led the ace without the maraffa: he cannot have had both cards."""
        rules, state = TABLES.state(deal("AD 4C 5C", "6S 2D 5S", "7D 6D 4S", "4D 6C 3D", turn=0), "name D, play AD")
        both = {rules.pack.card("2", "D"), rules.pack.card("3", "D")}
        for number in range(60):
            assert not both <= set(rules.sample(rules.view(state, 2), stream(number, "world", 0)).hands[0])


def match_of(winners: str, target: int) -> dict[str, Any]:
    """A match of whole deals in which one seat holds all of briscola, led out: 11 points for each seat named."""
    deals: list[Deal] = []
    moves: list[str] = []
    for number, winner in enumerate(map(int, winners)):
        order = [(winner + step) % 4 for step in range(4)]
        hands = [""] * 4
        for seat, suit in zip(order, "DCSB", strict=True):
            hands[seat] = " ".join(f"{rank}{suit}" for rank in "32ARCF7654")
        deals.append(deal(*hands, dealer=number % 4, turn=winner))
        moves += ["name D", *(f"play {rank}{suit}" for rank in "32ARCF7654" for suit in "DCSB")]
    return played(deals, ", ".join(moves), target=target)


class TestMatch:
    @pytest.mark.parametrize(("winners", "target"), [("02", 21), ("020", 31), ("0202", 41), ("11", 21), ("10131", 41)])
    def test_the_first_side_to_the_target_wins(self, winners: str, target: int) -> None:
        side = [0, 2] if winners[-1] in "02" else [1, 3]
        answer = match_of(winners, target)
        assert (answer["status"], answer["result"]["winners"]) == ("finished", side)
        assert match_of(winners[:-1], target)["status"] == "needs_deal"

    def test_both_over_the_higher_wins_and_equal_ones_play_on(self) -> None:
        """22 to 0 stops at once; from 19 to 20, deals of one trick: both at 21 play on."""
        trick = deal("AS", "RS", "5S", "4S", turn=0)
        rules = TABLES.rules(target=21)
        state = rules.setup(Chance(deals=tuple(map(rules.read_deal, [trick, trick])))).state
        for scores, ends in (((19, 20, 19, 20), True), ((19, 21, 19, 21), False), ((19, 22, 19, 22), True)):
            now = state._replace(match=state.match._replace(scores=scores))
            for move in ("name B", "play AS", "play RS", "play 5S", "play 4S"):
                now = rules.apply(now, rules.grammar.read(move)).state
            assert (now.match.result is not None) == ends
            if now.match.result is not None:
                assert now.match.result.winners == ((0, 2) if scores[1] < 21 else (1, 3))

    @pytest.mark.parametrize("target", [20, 22, 40, 42, "41", 0])
    def test_other_targets_are_refused(self, target: Any) -> None:
        assert refused(POSITION, target=target)[1] is None

    @pytest.mark.parametrize(
        ("keys", "code"),
        [
            ({"open": "AD"}, "unknown_deal_key"),
            ({"trump": "D"}, "unknown_deal_key"),
            ({"hands": [[]]}, "one_list_per_seat"),
        ],
    )
    def test_a_deal_that_cannot_be(self, keys: dict[str, object], code: str) -> None:
        assert refused({**POSITION, **keys}) == (code, None)

    def test_points_are_hidden_unless_shown(self) -> None:
        assert "points" not in played(POSITION, "name D", view=0)
        assert played(MARAFFA, "name D, play AD", view=1, show_points="on")["points"] == [3, 0, 3, 0]
