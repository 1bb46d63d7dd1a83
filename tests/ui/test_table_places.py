"""Where things lie: on tables of every size and number of seats nothing covers anything else."""

from itertools import combinations

import pytest

from cardtables.ui.canvas import Rect
from cardtables.ui.faces import LARGE, SIZES
from cardtables.ui.table.geometry import Label, Layout, lay_out

TERMINALS = ((60, 20), (60, 24), (80, 24), (100, 30), (110, 30), (120, 40), (160, 45), (200, 50), (300, 90))
SEATS = (2, 3, 4, 5, 6)


def layout(width: int, height: int, seats: int, cards: int = 3) -> Layout:
    return lay_out(Rect(0, 1, width, height - 4), seats, cards)


def label_rect(label: Label) -> Rect:
    """The cells a label may write to: name and note."""
    return Rect(label.x if label.rightwards else label.x - label.width, label.y, label.width, 2)


def overlap(one: Rect, two: Rect) -> bool:
    return (
        one.x < two.x + two.width
        and two.x < one.x + one.width
        and one.y < two.y + two.height
        and two.y < one.y + one.height
    )


def inside(rect: Rect, room: Rect) -> bool:
    return (
        room.x <= rect.x
        and rect.x + rect.width <= room.x + room.width
        and room.y <= rect.y
        and rect.y + rect.height <= room.y + room.height
    )


def trick_rects(places: Layout) -> list[Rect]:
    return [Rect(*slot, *places.trick_size) for slot in places.slots] or [places.row]


@pytest.mark.parametrize("size", TERMINALS)
@pytest.mark.parametrize("seats", SEATS)
def test_cards_lie_on_the_felt_and_not_on_one_another(size: tuple[int, int], seats: int) -> None:
    places = layout(*size, seats)
    rects = [places.hand, *trick_rects(places)]
    for rect in rects:
        assert inside(rect, places.felt)
    for one, two in combinations(rects, 2):
        assert not overlap(one, two)
    raised = places.hand._replace(y=places.hand.y - 1)
    assert not any(overlap(raised, rect) for rect in trick_rects(places))


@pytest.mark.parametrize("size", TERMINALS)
@pytest.mark.parametrize("seats", SEATS)
def test_names_stand_clear_of_cards_stock_and_one_another(size: tuple[int, int], seats: int) -> None:
    places = layout(*size, seats)
    labels = [label_rect(label) for label in places.labels[1:]]
    for label in labels:
        assert label.width >= 8
        assert inside(label, places.felt)
        assert not overlap(label, places.stock)
        assert not any(overlap(label, rect) for rect in trick_rects(places))
        assert not overlap(label, places.hand)
    for one, two in combinations(labels, 2):
        assert not overlap(one, two)
    if places.score is not None and seats <= 4:
        marks = places.score._replace(height=1 + (2 if seats in (2, 4) else seats))
        assert not any(overlap(label, marks) for label in labels)


@pytest.mark.parametrize("size", TERMINALS)
@pytest.mark.parametrize("cards", [1, 2, 3, 8, 10, 13])
def test_the_hand_has_the_largest_cards_that_can_be(size: tuple[int, int], cards: int) -> None:
    places = layout(*size, 4, cards)
    assert places.fan.size in SIZES
    assert places.fan.size >= places.trick_size
    assert places.fan.step >= 3
    if size >= (120, 40) and cards <= 3:
        assert places.fan.size == LARGE


def test_next_to_play_sits_at_the_right_unless_play_is_clockwise() -> None:
    body = Rect(0, 1, 80, 20)
    counter, clock = lay_out(body, 4, 3), lay_out(body, 4, 3, clockwise=True)
    assert counter.slots[1][0] > counter.slots[3][0]
    assert clock.slots[1] == counter.slots[3]
    assert clock.labels[3] == counter.labels[1]
    assert clock.slots[0] == counter.slots[0]
    assert clock.slots[2] == counter.slots[2]


def test_a_panel_only_where_there_is_room() -> None:
    assert layout(109, 40, 4).panel is None
    wide = layout(110, 40, 4)
    assert wide.panel is not None
    assert wide.felt.width + wide.panel.width == 110
    assert wide.score is None
