"""Every registered game gives the right answer to every case of its rules page."""

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from cardtables.engine.errors import TableError
from cardtables.i18n import Speech, explained
from cardtables.match.replay import RefusedMove, answer_of_value
from cardtables.shelf.registry import built_in_games
from tests.games.cases import Case, cases_of, differences

ALL = [pytest.param(case, id=f"{game}: {case['name']}") for game in built_in_games() for case in cases_of(game)]


def answer_to(record: Mapping[str, Any], view: int | None) -> dict[str, Any]:
    """What `replay` answers, errors included."""
    line = dict(record) if view is None else {**record, "view": view}
    try:
        return answer_of_value(line)
    except TableError as problem:
        extra = [problem.spec.locale] if isinstance(problem, RefusedMove) else []
        message = explained(Speech("en", extra=extra), problem)
        move = problem.move if isinstance(problem, RefusedMove) else None
        return {"ok": False, "error": {"code": problem.code, "message": message, "move": move}}


@pytest.mark.parametrize("game", built_in_games())
def test_every_game_has_cases(game: str) -> None:
    assert cases_of(game)


@pytest.mark.parametrize("case", ALL)
def test_case(case: Case) -> None:
    answer = answer_to(case["record"], case.get("view"))
    assert list(differences(case["expect"], answer)) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"error": True},
        {"legal": ["play 7B"]},
        {"legal_has": ["play AD"]},
        {"legal_lacks": ["play 5C"]},
        {"lacks": ["5C"]},
        {"status": "finished"},
        {"hands": [["5C"], ["5C"]]},
        {"points": [0, 22]},
        {"deals": [{"note": "deal_won"}]},
        {"to_act": True},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_a_wrong_expectation_is_found(wrong: dict[str, Any]) -> None:
    """The comparison itself: a case whose answer is known fails when anything is expected otherwise."""
    answer = {
        "ok": True,
        "status": "playing",
        "legal": ["play 5C"],
        "hands": [["5C"], ["6C"]],
        "points": [0, 21],
        "deals": [],
        "to_act": 1,
    }
    assert list(differences({**answer, "legal_lacks": ["play AD"], "lacks": ["AD"]}, copy.deepcopy(answer))) == []
    assert len(list(differences(wrong, answer))) == 1
