"""The set-up as data: seats within what the game takes, options that matter, presets, what is refused."""

import pytest

from cardtables.engine.errors import TableError
from cardtables.match.habits import Habit, read_habits, remember
from cardtables.match.record import SeatRecord, open_table
from cardtables.match.store import Store
from cardtables.shelf.registry import built_in_games, find_game
from cardtables.shelf.spec import Spec
from cardtables.ui.setup_form import SetupForm


@pytest.fixture
def form() -> SetupForm:
    return SetupForm(find_game("briscola"), "Anna")


def names(form: SetupForm) -> list[str]:
    return [chair.name for chair in form.chairs]


def option(form: SetupForm, name: str) -> None:
    """Turn an option one step on."""
    (info,) = [info for info in form.infos() if info.name == name]
    form.turn(info, 1)


def test_it_begins_with_one_person_and_bots_of_other_names(form: SetupForm) -> None:
    assert names(form)[0] == "Anna"
    assert form.count == 2
    assert [chair.level is None for chair in form.chairs] == [True, False]
    assert len({chair.name for chair in SetupForm(form.spec, "Carla").chairs}) == 2


@pytest.mark.parametrize("spec", built_in_games().values(), ids=lambda spec: spec.id)
def test_every_game_can_begin_as_it_is_proposed_at_every_number_of_seats(spec: Spec) -> None:
    form = SetupForm(spec, "Anna")
    seen = [form.count]
    while form.more():
        seen.append(form.count)
        assert form.problem() is None
        open_table(form.record())
    assert tuple(seen) == tuple(sorted(spec.seats))


def test_seats_go_from_one_allowed_number_to_the_next(form: SetupForm) -> None:
    counts = [form.count]
    while form.more():
        counts.append(form.count)
    assert counts == [2, 3, 4, 6]
    assert not form.more()
    while form.fewer(form.count - 1):
        counts.append(form.count)
    assert counts == [2, 3, 4, 6, 4, 3, 2]


def test_bots_leave_before_persons(form: SetupForm) -> None:
    for _ in range(3):
        form.more()
    form.seat_another(4, -form.levels.index(form.chairs[4].level))
    person = names(form)[4]
    form.fewer(1)
    assert person in names(form)
    assert form.count == 4


def test_seats_change_places_and_names(form: SetupForm) -> None:
    assert form.swap(0, 1)
    assert names(form)[1] == "Anna"
    assert not form.swap(1, 2)
    form.call(1, "  Rosa ")
    form.call(0, " ")
    assert names(form)[1] == "Rosa"
    assert names(form)[0]


def test_two_of_one_name_are_refused(form: SetupForm) -> None:
    form.call(1, "Anna")
    problem = form.problem()
    assert problem is not None
    assert problem.code == "same_name"
    with pytest.raises(TableError):
        form.record()


def test_only_options_that_matter_are_asked_and_recorded(form: SetupForm) -> None:
    assert "signs" not in [info.name for info in form.infos()]
    form.more()
    assert "removed_two" in [info.name for info in form.infos()]
    option(form, "removed_two")
    assert "removed_two" in form.record().options
    form.more()
    assert "removed_two" not in form.record().options


def test_a_preset_sets_everything_and_is_recognised(form: SetupForm) -> None:
    first, *others = form.spec.presets
    assert form.preset() == first
    for name in others:
        form.next_preset(1)
        assert form.preset() == name
    option(form, "early_end")
    form.next_preset(1)
    assert form.preset() == first


def test_own_choices_are_no_preset(form: SetupForm) -> None:
    option(form, "early_end")
    assert form.preset() is None


def test_options_that_exclude_each_other_are_told_and_not_played(form: SetupForm) -> None:
    option(form, "accuse")
    option(form, "early_end")
    problem = form.problem()
    assert problem is not None
    assert problem.code == "options_together"
    assert form.sides() == ()


def test_sides_are_those_of_the_rules(form: SetupForm) -> None:
    assert form.sides() == (("Anna",), (names(form)[1],))
    form.more()
    form.more()
    a, b, c, d = names(form)
    assert form.sides() == ((a, c), (b, d))


def test_a_seed_is_drawn_or_written(form: SetupForm) -> None:
    form.set_seed("4711")
    assert form.record().seed == 4711
    form.set_seed("9" * 30)
    assert form.record().seed == 2**63 - 1
    form.set_seed("")
    assert form.seed != 2**63 - 1


def test_what_was_played_last_comes_first(form: SetupForm) -> None:
    form.more()
    option(form, "swap")
    places = Store().places
    remember(places, form.record())
    again = SetupForm(form.spec, "Rosa", read_habits(places)[form.spec.id])
    assert again.chairs == form.chairs
    assert again.values == form.values
    assert again.seed != form.seed


@pytest.mark.parametrize(
    "habit",
    [
        Habit(seats=[SeatRecord(name="A")] * 5),
        Habit(seats=[SeatRecord(name="A"), SeatRecord(name="B", bot="genius")]),
        Habit(seats=[SeatRecord(name="A")] * 9, options={"order": "upside_down"}),
    ],
)
def test_a_habit_the_game_no_longer_takes_is_no_habit(habit: Habit) -> None:
    form = SetupForm(find_game("briscola"), "Anna", habit)
    assert names(form)[0] == "Anna"
    assert form.problem() is None


@pytest.mark.parametrize("text", ["", "[]", "{", '{"briscola": {"seats": []}}', '{"briscola": 3}', "\x00"])
def test_a_torn_habits_file_is_no_habit(text: str) -> None:
    places = Store().places
    places.habits.parent.mkdir(parents=True)
    places.habits.write_text(text, "utf-8")
    assert read_habits(places) == {}
