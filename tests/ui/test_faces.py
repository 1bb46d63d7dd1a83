"""Card faces: every card is told from every other by shape and letters alone, in every size, style and state."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtables.themes import STYLES, load_theme
from cardtables.themes.colours import Colour, rgb
from cardtables.ui.canvas import Canvas, Rect
from cardtables.ui.faces import (
    LARGE,
    MEDIUM,
    SIGN_SIZE,
    SIZES,
    SMALL,
    TINY,
    Face,
    Look,
    Size,
    State,
    big_height,
    big_width,
    card_label,
    draw_back,
    draw_big,
    draw_card,
    draw_key,
    draw_sign,
    draw_slot,
    draw_strip,
    draw_tag,
    fan_steps,
    largest_size,
)
from cardtables.ui.faces.look import FRENCH_RANKS, ITALIAN_RANKS
from cardtables.ui.faces.sheet import read_sheet

FELT = load_theme("felt")
LOOK = Look(FELT)
PLAIN = Look(FELT, ascii_only=True)
ITALIAN = [Face("italian", rank, suit) for suit in "DCSB" for rank in ITALIAN_RANKS]
FRENCH = [Face("french", rank, suit) for suit in "SHDC" for rank in FRENCH_RANKS]
LOOKS = {
    "napoletane": Look(FELT, "napoletane"),
    "moderne": Look(FELT, "moderne"),
    "moderne on white": Look(load_theme("contrast")),
    "ascii": PLAIN,
}
EVERY_SIZE = pytest.mark.parametrize("size", SIZES, ids=str)
EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


def board(width: int, height: int, look: Look = LOOK) -> Canvas:
    return Canvas(width, height, look.theme.felt, ascii_only=look.ascii_only)


def card(face: Face, size: Size = MEDIUM, look: Look = LOOK, state: State = State.NORMAL) -> Canvas:
    canvas = board(size.width, size.height, look)
    draw_card(canvas, 0, 1 if state is State.SELECTED else 0, size, face, look, state=state)
    return canvas


def halves(canvas: Canvas, x: int, y: int) -> tuple[Colour, Colour]:
    character, fg, bg, _ = canvas.cell(x, y)
    return (fg, bg) if character == "▀" else (bg, bg)


def pixel_column(canvas: Canvas, x: int) -> list[Colour]:
    return [half for y in range(canvas.height) for half in halves(canvas, x, y)]


def shape(canvas: Canvas, paper: Colour) -> tuple[str, ...]:
    """What is left without colour: letters, and whether a half cell is paper."""
    rows = []
    for y in range(canvas.height):
        row = ""
        for x in range(canvas.width):
            letter = canvas.cell(x, y)[0]
            row += (
                letter
                if letter not in " ▀"
                else "".join("." if half == paper else "#" for half in halves(canvas, x, y))
            )
        rows.append(row)
    return tuple(rows)


def paper_of(canvas: Canvas) -> Colour:
    return halves(canvas, 0, 0)[1]


def rows(canvas: Canvas) -> list[str]:
    return [canvas.row_text(y) for y in range(canvas.height)]


@EVERY_SIZE
@EVERY_LOOK
@pytest.mark.parametrize("state", State)
def test_every_card_has_a_shape_of_its_own(size: Size, look: Look, state: State) -> None:
    for pack in (ITALIAN, FRENCH):
        seen: dict[tuple[str, ...], Face] = {}
        for face in pack:
            drawn = card(face, size, look, state)
            twin = seen.setdefault(shape(drawn, paper_of(drawn)), face)
            assert twin == face


@EVERY_SIZE
@EVERY_LOOK
def test_the_first_columns_tell_the_card(size: Size, look: Look) -> None:
    for step, pack in product(sorted({3, 4, 5, size.width - 1} - {size.width}), (ITALIAN, FRENCH)):
        seen: dict[tuple[str, ...], Face] = {}
        for face in pack:
            canvas = board(step, size.height, look)
            rect = draw_strip(canvas, 0, 0, size, face, look, step)
            assert rect == Rect(0, 0, step, size.height)
            twin = seen.setdefault(shape(canvas, paper_of(canvas)), face)
            assert (step, twin) == (step, face)


def test_a_strip_as_wide_as_its_card_is_the_card() -> None:
    canvas = board(9, 7)
    assert draw_strip(canvas, 0, 0, MEDIUM, ITALIAN[0], LOOK, 11) == Rect(0, 0, 9, 7)
    assert rows(canvas) == rows(card(ITALIAN[0]))


def test_the_ace_of_coins_pixel_by_pixel() -> None:
    drawn = card(Face("italian", "A", "D"))
    gold, dark, red, orange, paper = (*(FELT.pixels[letter] for letter in "YyRO"), FELT.paper)
    assert pixel_column(drawn, 4) == [
        paper,
        paper,
        red,
        gold,
        dark,
        red,
        orange,
        orange,
        red,
        dark,
        gold,
        red,
        paper,
        paper,
    ]
    assert drawn.cell(1, 0) == ("A", FELT.ink["coins"], paper, True)


def test_the_three_of_swords_pixel_by_pixel() -> None:
    drawn = card(Face("italian", "3", "S"))
    blade, hilt, paper = FELT.pixels["B"], FELT.pixels["y"], FELT.paper
    assert pixel_column(drawn, 2) == [paper] * 3 + [blade, blade, hilt] + [paper] * 8
    assert pixel_column(drawn, 4) == [paper] * 6 + [blade, blade, hilt] + [paper] * 5


def test_the_king_of_hearts_pixel_by_pixel() -> None:
    drawn = card(Face("french", "K", "H"), MEDIUM)
    gold, skin, ink, hair, cloth = (*(FELT.pixels[letter] for letter in "YSKn"), FELT.costume["hearts"]["C"])
    column = [gold, skin, ink, skin, hair, hair, hair, hair, cloth, cloth]
    assert pixel_column(drawn, 4) == [FELT.paper, FELT.paper, *column, gold, FELT.paper]


def test_a_heart_on_the_largest_card_is_made_of_pixels() -> None:
    drawn = card(Face("french", "2", "H"), LARGE)
    red, paper = FELT.ink["hearts"], FELT.paper
    assert [pixel_column(drawn, x)[3:8] for x in (4, 5, 6)] == [
        [red, red, red, paper, paper],
        [red, red, red, red, paper],
        [paper, red, red, red, red],
    ]


@EVERY_SIZE
@pytest.mark.parametrize("state", State)
def test_corners_show_what_lies_below(size: Size, state: State) -> None:
    for face in (Face("italian", "R", "C"), Face("french", "10", "C")):
        drawn = card(face, size, LOOK, state)
        right, bottom = size.width - 1, size.height - 1
        assert halves(drawn, right, 0)[0] == FELT.felt
        assert halves(drawn, 0, bottom)[1] == halves(drawn, right, bottom)[1] == FELT.felt
        assert FELT.felt not in halves(drawn, 1, bottom)
        assert halves(drawn, 0, 0)[0] == FELT.felt or drawn.cell(0, 0)[0] == "1"


def test_ten_fits_the_first_three_columns() -> None:
    drawn = card(Face("french", "10", "S"))
    assert drawn.row_text(0)[:4] == "10♠ "
    assert card(Face("french", "9", "S")).row_text(0)[1:3] == "9♠"


@pytest.mark.parametrize("rank", FRENCH_RANKS[1:10])
def test_a_pip_for_each_point(rank: str) -> None:
    drawn = card(Face("french", rank, "C"))
    assert "".join(rows(drawn)).count("♣") == int(rank) + 2


@EVERY_LOOK
def test_a_selected_card_lies_higher(look: Look) -> None:
    canvas = board(9, 9, look)
    rect = draw_card(canvas, 0, 2, MEDIUM, ITALIAN[3], look, state=State.SELECTED, region="hand")
    assert rect == Rect(0, 1, 9, 7)
    assert [canvas.hit(0, y) for y in (0, 1, 7, 8)] == [None, "hand", "hand", None]
    assert paper_of(card(ITALIAN[3], look=look, state=State.SELECTED)) != paper_of(card(ITALIAN[3], look=look))


@EVERY_LOOK
@EVERY_SIZE
def test_a_winning_card_has_a_star(size: Size, look: Look) -> None:
    drawn = card(Face("italian", "4", "B"), size, look, State.WINNING)
    assert drawn.cell(size.width - (1 if look.ascii_only else 2), 0)[0] == ("*" if look.ascii_only else "★")


@pytest.mark.parametrize("look", [LOOKS["napoletane"], LOOKS["moderne"]], ids=str)
def test_a_card_not_playable_is_grey_all_over(look: Look) -> None:
    for face in ITALIAN + FRENCH:
        drawn = card(face, SMALL, look, State.OFF)
        cells = [drawn.cell(x, y) for x in range(1, 6) for y in range(5)]
        assert {len(set(rgb(colour))) for _, fg, bg, _ in cells for colour in (fg, bg)} == {1}


def test_the_states_are_told_without_colour_in_ascii() -> None:
    assert len({tuple(rows(card(ITALIAN[0], TINY, PLAIN, state))) for state in State}) == len(State)


def test_only_playable_cards_have_a_key() -> None:
    canvas = board(12, 1)
    for index, state in enumerate((State.NORMAL, State.SELECTED, State.OFF)):
        draw_key(canvas, index * 4, 0, str(index + 1), LOOK, state=state)
    assert canvas.row_text(0) == " 1   2   ·  "
    assert [canvas.cell(x, 0)[2] for x in (1, 5, 9)] == [FELT.bar, FELT.askbg, FELT.felt]


def test_the_sixteen_colour_theme_paints_with_sixteen_colours() -> None:
    for style in STYLES:
        look = Look(load_theme("ansi"), style)
        for face, state, size in product(ITALIAN + FRENCH, State, (TINY, MEDIUM)):
            drawn = card(face, size, look, state)
            cells = [drawn.cell(x, y) for x in range(size.width) for y in range(size.height)]
            assert max(max(fg, bg) for _, fg, bg, _ in cells) < 16


DRAWINGS: dict[str, Callable[[Canvas, int, int, Look], object]] = {
    "card": lambda canvas, x, y, look: draw_card(canvas, x, y, MEDIUM, FRENCH[-1], look, state=State.SELECTED),
    "Italian": lambda canvas, x, y, look: draw_card(canvas, x, y, LARGE, ITALIAN[-1], look, state=State.WINNING),
    "strip": lambda canvas, x, y, look: draw_strip(canvas, x, y, SMALL, FRENCH[9], look, 3, state=State.OFF),
    "back": lambda canvas, x, y, look: draw_back(canvas, x, y, MEDIUM, look),
    "second back": lambda canvas, x, y, look: draw_back(canvas, x, y, TINY, look, second=True),
    "slot": lambda canvas, x, y, look: draw_slot(canvas, x, y, SMALL, look, "perché東京"),
    "tag": lambda canvas, x, y, look: draw_tag(canvas, x, y, FRENCH[9], look),
    "key": lambda canvas, x, y, look: draw_key(canvas, x, y, "à", look, state=State.OFF),
    "sign": lambda canvas, x, y, look: draw_sign(canvas, x, y, ITALIAN[0], look),
    "French sign": lambda canvas, x, y, look: draw_sign(canvas, x, y, FRENCH[-1], look),
    "letters": lambda canvas, x, y, look: draw_big(canvas, x, y, "NICCOLÒ", look.theme.accent),
}


@given(st.sampled_from(sorted(DRAWINGS)), st.integers(-16, 24), st.integers(-12, 14), st.booleans())
def test_drawing_is_clipped_at_any_offset(name: str, x: int, y: int, ascii_only: bool) -> None:
    look = PLAIN if ascii_only else LOOK
    small, large = board(20, 10, look), board(60, 40, look)
    DRAWINGS[name](small, x, y, look)
    DRAWINGS[name](large, x + 20, y + 15, look)
    for row in range(10):
        assert [small.cell(column, row) for column in range(20)] == [large.cell(c + 20, row + 15) for c in range(20)]
    if ascii_only:
        assert all(text.isascii() and text.isprintable() for text in rows(small))


def test_each_back_differs_from_the_other_by_its_weave() -> None:
    for size in SIZES:
        pictures = []
        for second in (False, True):
            canvas = board(size.width, size.height)
            assert draw_back(canvas, 0, 0, size, LOOK, second=second) == Rect(0, 0, *size)
            middle = halves(canvas, 1, 1)[0]
            pictures.append(shape(canvas, middle))
            assert halves(canvas, 0, 1)[0] == FELT.back_edge
            assert halves(canvas, 0, 0)[0] == FELT.felt
        assert pictures[0] != pictures[1]


def test_a_back_as_large_as_a_screen_has_a_wide_mesh() -> None:
    canvas = board(80, 24)
    draw_back(canvas, 0, 0, Size(80, 24), LOOK)
    row = [halves(canvas, x, 10)[0] for x in range(80)]
    assert row[:2] == row[-2:] == [FELT.back_edge] * 2
    assert [x for x in range(80) if row[x] == FELT.back_b] == [10, 20, 30, 40, 50, 60, 70]


def test_a_slot_shows_its_word_in_the_middle() -> None:
    canvas = board(9, 7)
    draw_slot(canvas, 0, 0, MEDIUM, LOOK, "tu")
    assert rows(canvas) == ["┌───────┐", *["│       │"] * 2, "│  tu   │", *["│       │"] * 2, "└───────┘"]


@pytest.mark.parametrize("size", [SIGN_SIZE])
def test_the_suit_alone_is_told_by_its_shape(size: Size) -> None:
    faces = [Face("italian", "A", suit) for suit in "DCSB"] + [Face("french", "A", suit) for suit in "SHDC"]
    shapes = set()
    for face in faces:
        canvas = board(*size)
        draw_sign(canvas, 0, 0, face, LOOK)
        shapes.add(shape(canvas, FELT.paper))
    assert len(shapes) == len(faces)


def test_an_italian_pack_may_show_french_faces() -> None:
    look = Look(FELT, french_faces=True)
    pairs = {"AD": "A♦", "7C": "7♥", "FS": "J♠", "CB": "Q♣", "RC": "K♥"}
    assert {name: card_label(Face("italian", *name), look) for name in pairs} == pairs
    assert rows(card(Face("italian", "C", "C"), look=look)) == rows(card(Face("french", "Q", "H")))
    assert card_label(Face("french", "J", "D"), look) == "J♦"


def test_labels_name_a_card_in_few_letters() -> None:
    faces = [Face("italian", "7", "C"), Face("italian", "C", "B"), Face("french", "10", "H")]
    assert [card_label(face, LOOK) for face in faces] == ["7 Cop", "C Bas", "10♥"]
    assert [card_label(face, PLAIN) for face in faces] == ["7 Cop", "C Bas", "10H"]
    canvas = board(12, 1)
    assert [draw_tag(canvas, x, 0, face, LOOK).width for x, face in ((0, faces[0]), (6, faces[2]))] == [5, 3]
    assert canvas.row_text(0) == "7 Cop 10♥   "


def test_the_style_is_the_persons_then_the_themes() -> None:
    assert Look(FELT).italian_style == "napoletane"
    assert Look(load_theme("night-moderno")).italian_style == "moderne"
    assert Look(load_theme("night-moderno"), "napoletane").italian_style == "napoletane"
    with pytest.raises(ValueError, match="siciliane"):
        Look(FELT, "siciliane")


@pytest.mark.parametrize("face", [Face("french", "1", "S"), Face("french", "A", "B"), Face("italian", "8", "D")])
def test_a_card_that_no_pack_has_is_an_error(face: Face) -> None:
    with pytest.raises(KeyError):
        card(face)


@given(st.integers(1, 60), st.sampled_from(SIZES), st.integers(12, 200))
def test_a_fan_fits_its_place(count: int, size: Size, width: int) -> None:
    fan = fan_steps(count, size, width)
    assert fan.size <= size
    assert fan.step >= 3
    assert fan.width(count) <= width
    assert fan.per_row * (fan.rows - 1) < count <= fan.per_row * fan.rows
    columns = [fan.offset(index)[0] for index in range(count)]
    assert max(columns) + fan.size.width <= width
    for index in range(count - 1):
        together = fan.offset(index)[1] == fan.offset(index + 1)[1]
        assert fan.covered(index, count) == (together and fan.step < fan.size.width)
    assert not fan.covered(count - 1, count)


@pytest.mark.parametrize(
    ("count", "size", "width", "expected"),
    [
        (3, MEDIUM, 80, (MEDIUM, 11, 3, 1)),
        (13, MEDIUM, 78, (MEDIUM, 5, 13, 1)),
        (13, LARGE, 116, (LARGE, 8, 13, 1)),
        (13, MEDIUM, 50, (MEDIUM, 3, 13, 1)),
        (13, MEDIUM, 68, (SMALL, 5, 13, 1)),
        (13, MEDIUM, 44, (SMALL, 3, 13, 1)),
        (30, MEDIUM, 76, (TINY, 5, 15, 2)),
        (1, LARGE, 13, (LARGE, 13, 1, 1)),
    ],
)
def test_how_a_hand_is_laid(count: int, size: Size, width: int, expected: tuple[Size, int, int, int]) -> None:
    assert fan_steps(count, size, width) == expected


def test_a_low_place_gets_smaller_cards() -> None:
    assert fan_steps(3, LARGE, 100, height=6).size == SMALL
    assert largest_size(8, 30) == SMALL
    assert largest_size(13, 10) == LARGE
    assert largest_size(13, 10, MEDIUM) == MEDIUM
    assert largest_size(4, 10) is None


def test_large_letters_hold_the_alphabet() -> None:
    for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÈÉÌÒÙàèéìòù0123456789'’-":
        assert big_width(character) is not None, character
    pictures = set()
    for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÈÉÌÒÙ0123456789":
        canvas = board(5, 4)
        draw_big(canvas, 0, 0, character, FELT.accent)
        pictures.add(shape(canvas, FELT.felt))
    assert len(pictures) == 26 + 6 + 10


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("text", ["Anna", "Niccolò", "Spazz'u'mazz", "W-3"])
def test_large_letters_take_the_room_they_say(text: str, scale: int) -> None:
    width, height = big_width(text, scale), big_height(text, scale)
    assert width is not None
    canvas = board(width + 4, height + 2)
    draw_big(canvas, 2, 1, text, FELT.accent, scale)
    inked = [(x, y) for x in range(canvas.width) for y in range(canvas.height) if FELT.accent in halves(canvas, x, y)]
    assert {x for x, _ in inked} >= {2, width + 1}
    assert (min(x for x, _ in inked), max(x for x, _ in inked)) == (2, width + 1)
    assert (min(y for _, y in inked), max(y for _, y in inked)) == (1, height)


@pytest.mark.parametrize("text", ["", "  ", "東京", "Ж"])
def test_without_large_letters_the_caller_is_told(text: str) -> None:
    assert big_width(text) is None
    with pytest.raises(ValueError, match="large letters"):
        draw_big(board(20, 5), 0, 0, text, FELT.accent)


@pytest.mark.parametrize("text", ["\n[a]\nX Y\n.. ..\n..\n", "\n[a]\nX\n..\n...\n"])
def test_a_crooked_sprite_sheet_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\[a\]"):
        read_sheet(text)
