"""Where things lie on a table of some size: computed once per size, seats and hand, from the cells alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cardtables.ui.canvas import Rect
from cardtables.ui.faces import LARGE, MEDIUM, SIZES, SMALL, TINY, Fan, Size, fan_steps

PANEL_FROM: Final = 110
"""From so many columns on there is a side panel."""

TITLE_WIDTH: Final = 17
"""Columns for the words above and below the stock."""

_SIDE = 13
"""Columns kept free on both sides of a short hand, for its owner and for words about the chosen card."""
_MARGIN = 2
_HAND_GAP = 3
_CORNER_WIDTH = 15
_LABEL_ROWS = 3
_LEAST_LABEL = 9
_LEAST_BESIDE_SCORE = 8
_LEAST_MIDDLE = 2 * TINY.height + 1
_ROWS_FOR = {LARGE: 32, MEDIUM: 20, SMALL: 0, TINY: 0}
"""How high the felt must be for a long hand of so large cards, which its owner and the words stand above."""
_ROOMY_MIDDLE = 18
"""From so many rows on other hands are drawn as small cards."""


class Label(NamedTuple):
    """Where a seat's name, note and backs are written: three rows, left or right aligned at ``x``."""

    x: int
    y: int
    width: int
    rightwards: bool
    """Whether the text begins at ``x``; otherwise it ends there (``x`` is the column after it)."""
    flat: bool = False
    """Two rows only: the backs stand beside the name."""
    cards: tuple[int, int] | None = None
    """Where small cards begin; None: below the note."""


class Layout(NamedTuple):
    """The places of one table; ``labels`` and ``slots`` go by place, 0 south, then in the order of play."""

    felt: Rect
    panel: Rect | None
    middle: Rect
    """What is left of the felt above the hand."""
    hand: Rect
    """The cells of the hand's cards, without the raised row above and the keys below."""
    fan: Fan
    hand_label: Label
    """The owner of the hand."""
    words: Rect
    """For words about the chosen card."""
    labels: tuple[Label, ...]
    """For south it is the hand's label."""
    slots: tuple[tuple[int, int], ...]
    """Top left cells of the cards of a trick; empty where they lie in a row (five and more)."""
    trick_size: Size
    row: Rect
    """Where a trick lies in a row, with a row of names below."""
    stock: Rect
    score: Rect | None
    """The corner of the match score; none where the panel says it or where there is no room."""
    worth: tuple[int, int] | None
    """Where it is said what the trick counts; none without a score corner."""
    small_backs: bool
    """Whether other hands are drawn as small cards, not as signs."""
    across: Size | None = None
    """The size of the open cards opposite; None: they lie there as other hands do."""


def panel_width(width: int) -> int:
    """The columns of the side panel in a terminal so wide."""
    return 32 if width < 160 else 46


@lru_cache(maxsize=256)
def lay_out(
    body: Rect, seats: int, cards: int, *, clockwise: bool = False, score_rows: int = 7, open_across: bool = False
) -> Layout:
    """The places for so many seats and a hand of so many cards at most.

    ``body`` are the cells between header and ask. Seats go counterclockwise round the table, as seen on the screen,
    unless ``clockwise``: the next in the order of play is at the right, or at the left. ``score_rows`` are needed for
    the match score in its corner. With ``open_across`` the second of two seats holds cards that are to be read.
    """
    panel = None
    felt = body
    if body.width >= PANEL_FROM:
        wide = panel_width(body.width)
        felt = Rect(body.x, body.y, body.width - wide, body.height)
        panel = Rect(felt.width, body.y, wide, body.height)
    size, beside = _hand_size(felt, cards)
    if beside:
        fan = Fan(size, size.width + _HAND_GAP, max(1, cards), 1)
    else:
        fan = fan_steps(cards, size, felt.width - 2 * _MARGIN)
    width = fan.width(max(1, cards))
    bottom = felt.y + felt.height
    hand = Rect(felt.x + (felt.width - width) // 2, bottom - fan.height(), width, fan.height() - 1)
    above = 0 if beside else 1
    middle = Rect(felt.x, felt.y, felt.width, hand.y - 1 - above - felt.y)
    if beside:
        y = hand.y + hand.height // 3
        label = Label(hand.x - 3, y, hand.x - 4, rightwards=False)
        words = Rect(hand.x + hand.width + 3, y, felt.width - hand.x - hand.width - 4, hand.height - hand.height // 3)
    else:
        own = felt.width * 2 // 5
        label = Label(_MARGIN, middle.y + middle.height, own - _MARGIN, rightwards=True)
        words = Rect(own + 1, middle.y + middle.height, felt.width - own - 1 - _MARGIN, 1)
    stock = _stock(middle, seats)
    score = None
    if panel is None and felt.width >= 76:
        score = Rect(felt.width - _CORNER_WIDTH - 1, stock.y, _CORNER_WIDTH, score_rows)
    across = _across(middle, fan.size) if open_across and seats == 2 else None
    return _with_seats(felt, panel, middle, hand, fan, label, words, stock, score, seats, across, clockwise=clockwise)


def _hand_size(felt: Rect, cards: int) -> tuple[Size, bool]:
    """The largest card for the hand, and whether its owner and the words go beside it rather than above."""
    for beside in (True, False):
        for size in reversed(SIZES):
            rows = size.height + (2 if beside else 3)
            if felt.height - rows < _LEAST_MIDDLE or (beside and size == TINY):  # rather larger ones that overlap
                continue
            needed = cards * (size.width + _HAND_GAP) - _HAND_GAP + 2 * _SIDE
            if needed <= felt.width if beside else felt.height >= _ROWS_FOR[size]:
                return size, beside
    return TINY, False


def _stock(middle: Rect, seats: int) -> Rect:
    """The corner of stock and trump: a title, a card with the stock's edge beside it, a count."""
    size = SMALL if middle.height > _LEAST_MIDDLE else TINY
    if middle.height >= _ROOMY_MIDDLE:
        size = MEDIUM if middle.width < 140 else LARGE
    rows = size.height + 2
    top = middle.y
    if seats == 2:
        top = middle.y + max(0, middle.height - rows)
    elif middle.height >= _ROOMY_MIDDLE:
        top += 1
    return Rect(_MARGIN, top, size.width + 4, rows)


def _with_seats(
    felt: Rect, panel: Rect | None, middle: Rect, hand: Rect, fan: Fan, hand_label: Label, words: Rect, stock: Rect,
    score: Rect | None, seats: int, across: Size | None, *, clockwise: bool,
) -> Layout:  # fmt: skip
    """The layout with the places of the others and of the trick."""
    roomy = middle.height >= _ROOMY_MIDDLE
    if seats == 2:
        trick, slots, labels, row = _two(middle, fan.size, across)
    elif seats <= 4:
        trick, slots, labels, row = _ring(middle, fan.size, seats, stock, score)
    else:
        trick, slots, labels, row = _rows(middle, fan.size, seats, stock, score)
    worth = None
    if score is not None:
        worth = (score.x, middle.y + middle.height - 2 if seats <= 4 else labels[0].y - 2)
    others = tuple(reversed(labels)) if clockwise else labels
    if clockwise and slots:
        slots = (slots[0], *reversed(slots[1:]))
    return Layout(
        felt, panel, middle, hand, fan, hand_label, words, (hand_label, *others), slots, trick, row, stock, score,
        worth, roomy or seats == 2, across,
    )  # fmt: skip


def _trick_size(middle: Rect, hand: Size, rows: int) -> Size:
    """The largest card of which a trick in two rows fits, smaller than the hand's where there is a choice."""
    largest = hand if middle.height >= 30 else next((size for size in reversed(SIZES) if size < hand), TINY)
    return next((size for size in reversed(SIZES) if size <= largest and 2 * size.height + 1 <= rows), TINY)


_Places = tuple[Size, tuple[tuple[int, int], ...], tuple[Label, ...], Rect]


def _across(middle: Rect, hand: Size) -> Size:
    """The largest open cards, smaller than the own ones, that leave room for the trick and the word under it."""
    rows = middle.height - _trick_size(middle, hand, middle.height).height - 1
    return next((size for size in reversed(SIZES) if size < hand and size.height <= rows), TINY)


def _two(middle: Rect, hand: Size, across: Size | None) -> _Places:
    """The other one opposite, two places between."""
    size = _trick_size(middle, hand, middle.height)
    centre = middle.x + middle.width // 2
    opposite = (across or TINY).height
    top = middle.y + opposite + (1 if middle.height > opposite + size.height + 1 else 0)
    free = middle.y + middle.height - top - size.height - 1
    y = top + max(0, free // 2)
    gap = 4
    slots = ((centre + gap // 2 + 1, y), (centre - size.width - gap // 2, y))
    head = middle.y + (1 if middle.height > _ROOMY_MIDDLE else 0)
    label = Label(centre - 6, head, centre - 7, rightwards=False, cards=(centre - 4, head))
    return size, slots, (label,), Rect(middle.x, y, middle.width, size.height + 1)


def _ring(middle: Rect, hand: Size, seats: int, stock: Rect, score: Rect | None) -> _Places:
    """Three or four round the middle, each card before its owner."""
    size = _trick_size(middle, hand, middle.height)
    centre = middle.x + middle.width // 2
    roomy = middle.height >= max(_ROOMY_MIDDLE, 3 * size.height - 2)
    spread = 3 + max(0, (middle.width - 88) // 20)
    clear = max(size.height, _LABEL_ROWS + TINY.height)
    step = min(clear, (middle.height - size.height) // 2) if roomy else (size.height + 1) // 2
    top = middle.y + (middle.height - 2 * step - size.height) // 2
    left = centre - size.width // 2
    south, side_y = top + max(2 * step, size.height + 1), top + step
    east, west = left + size.width + spread, left - spread - size.width
    north = left + size.width + 2
    north_end = score.x if score is not None else middle.x + middle.width
    flat = side_y < top + _LABEL_ROWS
    north_label = Label(north, top, north_end - north - 1, rightwards=True, flat=flat)
    slots = [(left, south), (east, side_y), (left, top), (west, side_y)]
    label_y = side_y + (1 if size.height > TINY.height else 0)
    if label_y < stock.y + stock.height <= side_y + size.height - _LABEL_ROWS:
        label_y = stock.y + stock.height
    beside_east = east + size.width + 2
    east_room = middle.x + middle.width - 1 - beside_east
    if score is not None and label_y < score.y + score.height:
        east_room = max(_LEAST_BESIDE_SCORE, score.x - 1 - beside_east)
    labels = [
        Label(beside_east, label_y, east_room, True),
        north_label,
        _west_label(middle, stock, west - 2, label_y),
    ]
    if seats == 3:
        del slots[2], labels[1]
    return size, tuple(slots), tuple(labels), Rect(middle.x, south, middle.width, size.height + 1)


def _west_label(middle: Rect, stock: Rect, end: int, y: int) -> Label:
    """Beside its card, or below the stock where that leaves too little room."""
    room = end - stock.x - stock.width - 1
    if y >= stock.y + stock.height or room >= _LEAST_LABEL:
        return Label(end, y, end - 1 if y >= stock.y + stock.height else room, False)
    return Label(end, min(stock.y + stock.height, middle.y + middle.height - _LABEL_ROWS), end - 1, False)


def _rows(middle: Rect, hand: Size, seats: int, stock: Rect, score: Rect | None) -> _Places:
    """Five and more: the others in an arc along the top, the trick in one row below them."""
    others = seats - 1
    centre = middle.x + middle.width // 2
    left = stock.x + max(stock.width, TITLE_WIDTH) + 1
    right = (score.x if score is not None else middle.x + middle.width) - 1
    top = 1 if middle.height >= _ROOMY_MIDDLE else 0
    label_rows = _LABEL_ROWS + (TINY.height if middle.height >= _ROOMY_MIDDLE else 0)
    lowest = middle.y + middle.height
    room = middle.height - top - label_rows - 2
    size = next(
        (
            size
            for size in reversed(SIZES)
            if size <= hand and size.height <= room and seats * (size.width + 2) - 2 <= middle.width - 2 * 17
        ),
        TINY,
    )
    y = max(middle.y + top + label_rows, lowest - size.height - 1 - max(0, room - size.height) // 3)
    width = seats * (size.width + 2) - 2
    row = Rect(centre - width // 2, y, width, size.height + 1)
    upper = max(1, others - 2)
    step = max(1, (right - left) // upper)
    labels = [Label(left + place * step, middle.y + top, step - 1, rightwards=True) for place in range(upper)]
    side_y = min(lowest - label_rows, stock.y + stock.height)
    if others >= 3:
        side_width = max(8, row.x - 2 * _MARGIN)
        east = Label(middle.x + middle.width - 1, side_y, side_width, rightwards=False)
        west = Label(middle.x + _MARGIN, side_y, side_width, rightwards=True)
        return size, (), (east, *reversed(labels), west), row
    return size, (), tuple(reversed(labels)), row
