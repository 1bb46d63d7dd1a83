"""The canvas: cells stay cells whatever is painted where, and only what changed is sent."""

import time
from collections.abc import Callable, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.color import ColorSystem
from textual import on
from textual.app import App, ComposeResult
from textual.filter import ANSIToTruecolor, LineFilter, Monochrome
from textual.geometry import Region
from textual.strip import Strip

from cardtables.themes import load_theme
from cardtables.themes.colours import TRUE_COLOUR
from cardtables.ui.canvas import TRANSPARENT, Canvas, Rect
from cardtables.ui.canvas_view import CanvasView
from cardtables.ui.cells import fit, split_cells, text_width, wrap_within
from cardtables.ui.faces import LARGE, MEDIUM, TINY, Face, Look, draw_back, draw_card, draw_key, draw_strip

AWKWARD = [
    "Bruno",
    "東京",
    "e\u0301lite",
    "a\ufe0fb\u200dc",
    "🂡🎉",
    "🇮🇹",
    "\x1b[31m",
    "क्षि",
    "각",
    "a\tb\n",
    "＊",
    "\u202etxet",
]
TEXTS = st.one_of(st.sampled_from(AWKWARD), st.text(max_size=12))
PLACES = st.integers(-12, 24)


def rows(canvas: Canvas) -> list[str]:
    return [canvas.row_text(y) for y in range(canvas.height)]


def sgr(canvas: Canvas, system: ColorSystem = ColorSystem.EIGHT_BIT) -> str:
    return "".join(Strip.render_style(style, text, system) for text, style, _ in canvas.strip(0) if style)


def assert_whole(canvas: Canvas) -> None:
    for y in range(canvas.height):
        strip = canvas.strip(y)
        assert cell_len(strip.text) == strip.cell_length == canvas.width
        assert sum(cell_len(text) for text, _, _ in strip) == canvas.width
        assert all(style is not None and style.bgcolor is not None for _, style, _ in strip)


Painting = Callable[[Canvas], object]


@st.composite
def paintings(draw: st.DrawFn) -> Painting:
    x, y, width, height = draw(PLACES), draw(PLACES), draw(PLACES), draw(PLACES)
    text = draw(TEXTS)
    limit = draw(st.none() | PLACES)

    def stamp(canvas: Canvas) -> None:
        piece = Canvas(5, 3, TRANSPARENT, ascii_only=canvas.ascii_only)
        piece.fill(0, 1, 5, 1, 7)
        piece.text(0, 1, text, 1)
        piece.pixel(2, 1, 9)
        canvas.stamp(x, y, piece.freeze(), limit)

    steps: list[Painting] = [
        lambda canvas: canvas.fill(x, y, width, height, 1),
        lambda canvas: canvas.text(x, y, text, 2, width=limit),
        lambda canvas: canvas.text(x, y, text, 2, 3, bold=True, underline=True),
        lambda canvas: canvas.frame(x, y, width, height, 4),
        lambda canvas: canvas.pixels(x, y, ["ab.", ".ba", "aaa"], {"a": 5, "b": 6}),
        stamp,
    ]
    return draw(st.sampled_from(steps))


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])  # the first Unicode table is slow to build
@given(st.lists(paintings(), max_size=8), st.booleans())
def test_whatever_is_painted_a_row_keeps_its_width(steps: Sequence[Painting], ascii_only: bool) -> None:
    canvas = Canvas(16, 6, 22, ascii_only=ascii_only)
    for step in steps:
        step(canvas)
    assert_whole(canvas)
    if ascii_only:
        assert all(row.isascii() and row.isprintable() for row in rows(canvas))


@given(TEXTS, st.integers(0, 14))
def test_a_text_is_fitted_into_its_cells(text: str, width: int) -> None:
    fitted = fit(text, width)
    assert text_width(fitted) <= width
    assert fitted == text or text_width(text) > width


def test_a_canvas_may_be_empty() -> None:
    canvas = Canvas(-3, 2, 22)
    canvas.text(0, 0, "a", 1)
    assert canvas.strip(0).cell_length == 0
    assert Canvas(4, 0, 22).hit(0, 0) is None


def test_wide_characters_take_two_cells_and_are_never_halved() -> None:
    canvas = Canvas(6, 1, 22)
    assert canvas.text(0, 0, "東京a", 15) == 5
    assert canvas.row_text(0) == "東京a "
    canvas.text(1, 0, "b", 15)
    assert canvas.row_text(0) == " b京a "
    canvas.text(2, 0, "c", 15)
    assert canvas.row_text(0) == " bc a "


@pytest.mark.parametrize(("x", "row"), [(-1, " 京  "), (2, "   "), (1, " 東京")])
def test_a_wide_character_cut_by_the_border_is_a_blank(x: int, row: str) -> None:
    canvas = Canvas(len(split_cells(row)), 1, 22)
    canvas.text(x, 0, "東京", 15)
    assert canvas.row_text(0) == row


def test_combining_marks_stay_with_their_letter_and_selectors_are_dropped() -> None:
    assert split_cells("e\u0301a\u0323\u0307x\ufe0f") == ("é", "ạ\u0307", "x")
    assert split_cells("a" + "\u0323" * 50) == ("ạ\u0323\u0323",)
    assert split_cells("♥\ufe0f♥\ufe0e") == ("♥", "♥")
    assert split_cells("🂡a🎉") == ("□", "a", "□")


def test_plain_ascii_has_a_letter_for_each_sign() -> None:
    assert "".join(split_cells("▶ Niccolò ★ ● 東", plain=True)) == "> Niccolo * * ??"


def test_text_without_background_keeps_the_one_it_lies_on() -> None:
    canvas = Canvas(4, 1, 22)
    canvas.fill(1, 0, 2, 1, 230)
    canvas.text(0, 0, "abcd", 16)
    assert [canvas.cell(x, 0)[2] for x in range(4)] == [22, 230, 230, 22]


def test_two_pixels_share_a_cell() -> None:
    canvas = Canvas(3, 1, 22)
    canvas.pixels(0, 0, ["ab.", "aa."], {"a": 1, "b": 2})
    assert [canvas.cell(x, 0)[:3] for x in range(3)] == [(" ", 1, 1), ("▀", 2, 1), (" ", 22, 22)]
    canvas.pixel(1, 1, 3)
    assert canvas.cell(1, 0)[:3] == ("▀", 2, 3)


def test_a_stamp_is_the_same_as_painting_in_place() -> None:
    def paint(canvas: Canvas, x: int, y: int) -> None:
        canvas.fill(x, y, 4, 2, 230)
        canvas.text(x + 1, y, "A", 16, bold=True)
        canvas.pixel(x + 2, y * 2 + 3, 9)

    piece = Canvas(4, 2, TRANSPARENT)
    paint(piece, 0, 0)
    direct, stamped = Canvas(9, 4, 22), Canvas(9, 4, 22)
    paint(direct, 3, 1)
    stamped.stamp(3, 1, piece.freeze())
    assert [stamped.changed_span(y, direct) for y in range(4)] == [None] * 4


def test_a_stamp_shows_what_lies_under_its_gaps() -> None:
    piece = Canvas(3, 1, 230)
    piece.pixel(0, 0, TRANSPARENT)
    piece.pixel(2, 1, TRANSPARENT)
    canvas = Canvas(3, 1, 22)
    canvas.fill(2, 0, 1, 1, 17)
    canvas.stamp(0, 0, piece.freeze())
    assert [canvas.cell(x, 0)[:3] for x in range(3)] == [("▀", 22, 230), (" ", 230, 230), ("▀", 230, 17)]


def test_only_the_first_columns_of_a_stamp() -> None:
    piece = Canvas(4, 1, 230)
    piece.text(0, 0, "abcd", 16)
    canvas = Canvas(4, 1, 22)
    canvas.stamp(0, 0, piece.freeze(), 2)
    assert canvas.row_text(0) == "ab  "


def test_equal_neighbours_are_one_segment() -> None:
    canvas = Canvas(10, 1, 22)
    canvas.text(2, 0, "abc", 15, 1)
    segments = list(canvas.strip(0))
    assert [text for text, _, _ in segments] == ["  ", "abc", "     "]
    assert [style is not None and style.color is None for _, style, _ in segments] == [True, False, True]


@given(st.lists(paintings(), max_size=4), PLACES, PLACES)
def test_a_part_of_a_row_is_the_row_cut(steps: list[Painting], one: int, other: int) -> None:
    canvas = Canvas(12, 3, 22)
    for paint in steps:
        paint(canvas)
    left, right = sorted(max(0, min(place, canvas.width)) for place in (one, other))
    for y in range(canvas.height):
        part, whole = canvas.strip(y, left, right), canvas.strip(y).crop(left, right)
        assert (part.cell_length, part.text) == (whole.cell_length, whole.text)
        assert part.simplify() == whole.simplify()


def test_numbers_are_sent_as_numbers_and_the_sixteen_as_the_terminals_own() -> None:
    canvas = Canvas(1, 1, 22)
    canvas.text(0, 0, "a", 249, 22)
    assert "38;5;249;48;5;22" in sgr(canvas)
    assert "38;5;249;48;5;22" in sgr(canvas, ColorSystem.TRUECOLOR)
    canvas.text(0, 0, "a", 11, 4)
    assert "93;44" in sgr(canvas, ColorSystem.STANDARD)
    canvas.text(0, 0, "a", TRUE_COLOUR | 0x102030, 22)
    assert "38;2;16;32;48" in sgr(canvas, ColorSystem.TRUECOLOR)


def test_the_region_named_last_is_on_top() -> None:
    canvas = Canvas(10, 4, 22)
    canvas.region("under", Rect(1, 1, 5, 2))
    canvas.region("over", Rect(4, 1, 5, 2))
    hits = [canvas.hit(x, 1) for x in (0, 1, 3, 4, 8, 9)]
    assert hits == [None, "under", "under", "over", "over", None]
    assert canvas.hit(4, 3) is None


def test_the_span_of_a_change() -> None:
    before, after = Canvas(10, 2, 22), Canvas(10, 2, 22)
    after.text(3, 1, "ab", 15)
    assert [after.changed_span(y, before) for y in range(2)] == [None, (3, 5)]


class Desk(App[None]):
    """A canvas view alone on the screen, with a counter painted on it."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.frames = 0
        self.heard: list[tuple[str, str | None]] = []
        self.view = CanvasView(self.paint, background=22)

    def compose(self) -> ComposeResult:
        yield self.view

    def paint(self, canvas: Canvas) -> None:
        self.frames += 1
        canvas.text(2, 1, f"number {self.number}", 231)
        canvas.region("number", Rect(2, 1, 8, 1))

    @on(CanvasView.Clicked)
    def clicked(self, event: CanvasView.Clicked) -> None:
        self.heard.append(("clicked", event.region))

    @on(CanvasView.Hovered)
    def hovered(self, event: CanvasView.Hovered) -> None:
        self.heard.append(("hovered", event.region))


async def test_the_view_sends_only_what_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Desk()
    async with app.run_test(size=(20, 4)) as pilot:
        await pilot.pause()
        asked: list[tuple[Region, ...]] = []
        refresh = app.view.refresh

        def spy(*regions: Region) -> CanvasView:
            asked.append(regions)
            refresh(*regions)
            return app.view

        monkeypatch.setattr(app.view, "refresh", spy)
        before = app.frames
        app.view.repaint()
        await pilot.pause()
        assert (app.frames, asked) == (before + 1, [])
        app.number = 7
        for _ in range(3):
            app.view.repaint()
        await pilot.pause()
        assert (app.frames, asked) == (before + 2, [(Region(9, 1, 1, 1),)])
        assert app.view.render_line(1).text.strip() == "number 7"


async def test_the_view_follows_its_size_and_ground() -> None:
    app = Desk()
    async with app.run_test(size=(20, 4)) as pilot:
        await pilot.resize_terminal(30, 6)
        await pilot.pause()
        assert app.view.render_line(5).cell_length == 30
        app.view.set_ground(17, ascii_only=True)
        await pilot.pause()
        (segment,) = app.view.render_line(5)
        assert segment.style is not None
        assert segment.style.bgcolor is not None
        assert segment.style.bgcolor.number == 17


async def test_the_mouse_finds_the_regions() -> None:
    app = Desk()
    async with app.run_test(size=(20, 4)) as pilot:
        await pilot.pause()
        for x in (2, 3, 4, 15, 16):
            await pilot.hover(app.view, offset=(x, 1))
        await pilot.click(app.view, offset=(5, 1))
        await pilot.click(app.view, offset=(5, 2))
        await pilot.pause()
    assert app.heard == [
        ("hovered", "number"),
        ("hovered", None),
        ("clicked", "number"),
        ("clicked", None),
    ]


async def test_colour_numbers_pass_the_filters_of_textual(monkeypatch: pytest.MonkeyPatch) -> None:
    def kinds(filters: Sequence[LineFilter]) -> list[type[LineFilter]]:
        return [type(line_filter) for line_filter in filters]

    app = Desk()
    async with app.run_test():
        assert ANSIToTruecolor in kinds(app.get_line_filters())
        assert ANSIToTruecolor not in kinds(app.view.get_line_filters())
    monkeypatch.setenv("NO_COLOR", "1")
    grey = Desk()
    async with grey.run_test():
        assert Monochrome in kinds(grey.view.get_line_filters())


def full_table(width: int, height: int) -> Canvas:
    look = Look(load_theme("felt"))
    canvas = Canvas(width, height, look.theme.felt)
    canvas.fill(0, 0, width, 1, look.theme.bar)
    for index, rank in enumerate(("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")):
        face = Face("french", rank, "SHDC"[index % 4])
        draw_strip(canvas, 5 + index * 5, height - 11, MEDIUM, face, look, 5, region=rank)
        draw_key(canvas, 5 + index * 5, height - 4, str(index), look)
    for index in range(width // 15):
        draw_card(
            canvas, index * 15, 2, LARGE if height > 40 else MEDIUM, Face("italian", "R", "DCSB"[index % 4]), look
        )
        draw_back(canvas, index * 15, 12, TINY, look)
    for y in range(height // 2):
        canvas.text(width - 30, y, "Carla prende con il 2 di spade", look.theme.text)
    return canvas


@pytest.mark.bench
@pytest.mark.parametrize(("width", "height", "limit"), [(80, 24, 3.0), (200, 50, 10.0)])
def test_a_full_frame_is_painted_in_time(width: int, height: int, limit: float) -> None:
    full_table(width, height)
    times = []
    for _ in range(20):
        begin = time.process_time()  # what others do on the machine does not count
        canvas = full_table(width, height)
        strips = [canvas.strip(y) for y in range(height)]
        times.append((time.process_time() - begin) * 1000)
        assert len(strips) == height
    print(f"{width}x{height}: {min(times):.2f} ms at best, {sorted(times)[10]:.2f} ms in the middle")
    assert min(times) <= limit


@pytest.mark.parametrize(
    ("rows", "lines"),
    [
        (9, ["one two", "three", "日本 four"]),
        (3, ["one two", "three", "日本 four"]),
        (2, ["one two", "three 日…"]),
        (1, ["one two …"]),
        (0, []),
        (-2, []),
    ],
)
def test_what_does_not_fit_in_its_rows_is_seen_to_go_on(rows: int, lines: list[str]) -> None:
    assert wrap_within("one two three 日本 four", 9, rows) == lines
