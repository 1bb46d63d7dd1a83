"""Scoperta's rules page (briscola-family.md, Briscola scoperta)."""

from itertools import pairwise

import pytest

from cardtables.engine.events import as_seen_by
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.shelf.conformance.play import random_game
from tests.games.positions import cards
from tests.games.stock import Tables, deal, kinds, trick
from tests.games.stock_deals import rules_of

TABLES = Tables("briscola_scoperta")
played, refused = TABLES.played, TABLES.refused

POSITION = deal("4C 5S 6B", "AC 6S 7B", stock="RB 3B 4B 2D")
EVERYBODY = (0, 1, None)


class TestOpenHands:
    def test_both_hands_are_open_to_everybody(self) -> None:
        for view in (0, 1):
            assert played(POSITION, view=view)["hands"] == [["4C", "5S", "6B"], ["AC", "6S", "7B"]]
        rules, state = TABLES.state(POSITION)
        assert rules.view(state, None).state.hands == state.hands

    def test_what_is_drawn_is_told_to_everybody(self) -> None:
        rules, _, events = TABLES.told(POSITION, trick("4C", "AC"))
        for seat in EVERYBODY:
            drew = [event for event in as_seen_by(events, seat) if event.kind == "drew"]
            assert [(event.seat, *rules.pack.texts_of(event.cards)) for event in drew] == [(1, "RB"), (0, "3B")]

    def test_the_hands_dealt_are_told_to_everybody(self) -> None:
        rules, _, events = TABLES.told(POSITION)
        for seat in EVERYBODY:
            opened = [event for event in as_seen_by(events, seat) if event.kind == "laid_open"]
            assert [(event.seat, rules.pack.texts_of(event.cards)) for event in opened] == [
                (0, ["4C", "5S", "6B"]),
                (1, ["AC", "6S", "7B"]),
            ]

    def test_only_the_seat_to_act_has_moves(self) -> None:
        assert played(POSITION, view=0)["legal"] == ["play 4C", "play 5S", "play 6B"]
        assert played(POSITION, view=1)["legal"] == []

    @pytest.mark.parametrize("form", ["hands", "hands_and_stock"])
    def test_a_sampled_world_has_the_true_hands(self, form: str) -> None:
        rules = rules_of("briscola_scoperta", 2, form=form)
        game = random_game(rules, Chance(5), stream(5, "test", 0))
        stocks = set()
        for number, step in enumerate(game.steps[:30]):
            for seat in EVERYBODY:
                world = rules.sample(rules.view(step.state, seat), stream(number, "world", 0))
                assert world.hands == step.state.hands
                stocks.add(world.stock == step.state.stock)
        assert False in stocks


class TestForm:
    def test_hands_the_stock_is_face_down_but_for_the_up_card(self) -> None:
        for view in (0, 1):
            assert played(POSITION, view=view)["stock"] == ["??", "??", "??", "2D"]
        assert played(POSITION)["options"]["form"] == "hands"

    def test_hands_and_stock_the_next_card_is_open_too_always(self) -> None:
        opened = {"form": "hands_and_stock"}
        for view in (0, 1):
            assert played(POSITION, view=view, **opened)["stock"] == ["RB", "??", "??", "2D"]
            assert played(POSITION, "play 4C", view=view, **opened)["stock"] == ["RB", "??", "??", "2D"]
            assert played(POSITION, trick("4C", "AC"), view=view, **opened)["stock"] == ["4B", "2D"]
            one = deal("4C", "AC", stock="2D")
            assert played(one, view=view, **opened)["stock"] == ["2D"]
            assert played(deal("4C", "AC", trump="D"), view=view, **opened)["stock"] == []

    def test_the_next_card_is_told_once_the_others_are_drawn(self) -> None:
        """The up-card, drawn last, has been open all along."""
        for moves, opened in (("", ["RB"]), (trick("4C", "AC"), ["4B"]), (trick("4C", "AC", "6S", "5S"), [])):
            rules, _, events = TABLES.told(POSITION, moves, form="hands_and_stock")
            for seat in EVERYBODY:
                told = [event for event in as_seen_by(events, seat) if event.kind == "next_open"]
                assert [rules.pack.text(card) for event in told for card in event.cards] == opened
            assert not any(event.kind == "next_open" for event in TABLES.told(POSITION, moves)[2])

    def test_no_other_card_of_the_stock_is_ever_seen(self) -> None:
        rules = rules_of("briscola_scoperta", 2, form="hands_and_stock")
        game = random_game(rules, Chance(3), stream(3, "test", 0))
        for before, step in pairwise(game.steps):
            told = {card for event in as_seen_by(step.events, None) for card in event.cards}
            if step.state.match.deal == before.state.match.deal:
                assert not told & set(step.state.stock[1:-1])

    @pytest.mark.parametrize("form", ["stock", "open", "", 1, None])
    def test_other_forms_are_refused(self, form: object) -> None:
        assert refused(2, seed=1, form=form) == ("bad_choice", None)


class TestAsBriscola:
    @pytest.mark.parametrize("form", ["hands", "hands_and_stock"])
    def test_the_up_card_is_as_usual(self, form: str) -> None:
        answer = played(POSITION, form=form)
        assert (answer["upcard"], answer["trump"]) == ("2D", "D")
        drawn = played(deal("4C", "AC", stock="RB 2D"), trick("4C", "AC"), form=form)
        assert (drawn["hands"], drawn["upcard"], drawn["trump"]) == (cards("2D", "RB"), None, "D")

    def test_the_up_card_may_be_exchanged(self) -> None:
        position = deal("7D 4C", "AS 5S", stock="6S 7S 7B AD")
        answer = played(position, "swap", swap="7", form="hands_and_stock", view=1)
        assert (answer["hands"][0], answer["stock"]) == (["AD", "4C"], ["6S", "??", "??", "7D"])
        assert refused(position, "swap") == ("swap_off", 0)
        assert refused(deal("7D 4C", "AS 5S", trump="D"), "swap", swap="7") == ("swap_without_stock", 0)

    def test_the_local_rules_are_briscolas(self) -> None:
        position = deal("RD CD 4C", "AS 5S 6S", trump="D")
        assert kinds(played(position)) == {"play"}
        assert played(position, "accuse D", accuse="on")["points"] == [40, 0]
        assert refused(2, seed=1, early_end="on", accuse="on") == ("options_together", None)
        assert played(2, seed=1)["options"]["target"] == 3
        assert refused(2, seed=1, target=8) == ("bad_number", None)

    @pytest.mark.parametrize("seats", [1, 3, 4])
    def test_two_play(self, seats: int) -> None:
        assert refused(seats, seed=1) == ("bad_seat_count", None)

    @pytest.mark.parametrize("option", ["must_follow", "values", "open_hands"])
    def test_options_it_has_not(self, option: str) -> None:
        assert refused(2, seed=1, **{option: "on"}) == ("unknown_option", None)
