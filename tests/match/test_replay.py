"""What a record answers, to all and to one seat (record.md, Reading a record without the screen)."""

from typing import Any

import pytest

from cardtables.engine.errors import TableError
from cardtables.match.record import read_record
from cardtables.match.replay import RefusedMove, answer_of_value, decision_there, replay

TWO_DEALS = [
    {"hands": [["AC", "5S"], ["4C", "6S"]], "stock": ["7S", "2D"], "dealer": 1},
    {"hands": [["3C"], ["RC"]], "trump": "D"},
]
FIRST_DEAL = ["play AC", "play 4C", "play 7S", "play 2D", "play 6S", "play 5S"]


def record(**changes: Any) -> dict[str, Any]:
    seats = [{"name": "Anna"}, {"name": "Bruno"}]
    return {"format": "cardtables", "version": 1, "game": "briscola", "seats": seats, "deals": TWO_DEALS, **changes}


def test_the_open_answer() -> None:
    answer = answer_of_value(record(moves=FIRST_DEAL[:3]))
    options = answer.pop("options")
    assert isinstance(options, dict)
    assert (options["target"], options["swap"], options["friendly"]) == (3, "off", "off")
    assert answer == {
        "ok": True,
        "status": "playing",
        "to_act": 1,
        "legal": ["play 2D", "play 6S"],
        "deal": 1,
        "dealer": 1,
        "phase": "play",
        "hands": [["5S"], ["2D", "6S"]],
        "table": [[0, "7S"]],
        "stock": [],
        "trump": "D",
        "upcard": None,
        "won": [["AC", "4C"], []],
        "tricks": [1, 0],
        "points": [11, 0],
        "scores": [0, 0],
        "deals": [],
        "result": None,
    }


def test_the_answer_to_one_seat() -> None:
    """Seat 0 sees that the up-card went to seat 1, as everybody does, and not what else is held."""
    answer = answer_of_value(record(moves=FIRST_DEAL[:2], view=1))
    assert answer["hands"] == [["??", "??"], ["2D", "6S"]]
    assert answer["legal"] == []
    assert "points" not in answer
    assert answer["won"] == [["??", "??"], []]
    own = answer_of_value(record(moves=FIRST_DEAL[:2], view=0))
    assert own["legal"] == ["play 5S", "play 7S"]
    assert own["won"] == [["AC", "4C"], []]


def test_a_stock_is_hidden_but_for_its_up_card() -> None:
    answer = answer_of_value(record(view=0))
    assert (answer["stock"], answer["upcard"]) == (["??", "2D"], "2D")


def test_a_view_of_nobody_is_the_open_answer() -> None:
    assert answer_of_value(record(view=None)) == answer_of_value(record())


def test_the_next_deal_follows_by_itself() -> None:
    answer = answer_of_value(record(moves=FIRST_DEAL))
    assert (answer["deal"], answer["dealer"], answer["to_act"]) == (2, 0, 1)
    assert answer["deals"] == [{"deal": 1, "dealer": 1, "points": [11, 0], "scores": [1, 0], "note": "deal_won"}]
    assert answer["hands"] == [["3C"], ["RC"]]


def test_without_deals_and_seed_the_record_waits() -> None:
    answer = answer_of_value(record(moves=[*FIRST_DEAL, "play RC", "play 3C"]))
    assert (answer["status"], answer["to_act"], answer["legal"]) == ("needs_deal", None, [])
    assert (answer["deal"], answer["dealer"], answer["scores"]) == (3, 1, [2, 0])
    assert answer["result"] is None
    assert answer_of_value(record(deals=[], view=1))["status"] == "needs_deal"


def test_the_end_of_a_match() -> None:
    answer = answer_of_value(record(moves=FIRST_DEAL, options={"target": 1}))
    assert (answer["status"], answer["to_act"], answer["legal"], answer["deal"]) == ("finished", None, [], 1)
    assert answer["result"] == {"winners": [0], "losers": [1], "draw": False, "void": False}


@pytest.mark.parametrize("place", range(len(FIRST_DEAL)))
def test_the_first_refused_move_is_told_and_nothing_after_it_is_tried(place: int) -> None:
    moves = [*FIRST_DEAL[:place], "play RB", "nonsense"]
    with pytest.raises(RefusedMove) as caught:
        replay(read_record(record(moves=moves)))
    assert (caught.value.move, caught.value.code) == (place, "not_in_hand")
    assert caught.value.spec.id == "briscola"


def test_a_replay_holds_a_step_for_the_setup_and_one_for_each_move() -> None:
    replayed = replay(read_record(record(moves=FIRST_DEAL)))
    assert len(replayed.steps) == 1 + len(FIRST_DEAL)
    kinds = [event.kind for event in replayed.events()]
    assert kinds[:4] == ["dealt", "turned_up", "played", "played"]
    assert kinds.count("dealt") == 2


def test_a_replay_asks_no_bot() -> None:
    """A bot's moves are recorded like a person's, also those that it would never make."""
    seats = [{"name": "Anna", "bot": "random"}, {"name": "Bruno", "bot": "random"}]
    assert answer_of_value(record(moves=FIRST_DEAL, seats=seats))["deal"] == 2


def test_a_decision_is_for_the_seat_to_act_and_the_same_each_time() -> None:
    replayed = replay(read_record(record(moves=FIRST_DEAL[:2])))
    seat, decision = decision_there(replayed, "random")
    assert seat == 0
    assert decision.move in replayed.table.rules.legal(replayed.state)
    assert decision_there(replayed, "random") == (seat, decision)


def test_there_is_no_decision_where_nobody_is_to_act() -> None:
    over = replay(read_record(record(moves=FIRST_DEAL, options={"target": 1})))
    with pytest.raises(TableError, match="nobody_to_act"):
        decision_there(over, "random")
