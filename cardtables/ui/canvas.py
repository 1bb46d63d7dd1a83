"""A grid of cells to paint on: text, half-block pixels and stamps, turned into Textual strips row by row."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from cardtables.themes.colours import TRUE_COLOUR, Colour, rgb
from cardtables.ui.cells import split_cells

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TRANSPARENT: Final[Colour] = 1 << 25
"""A background that is none: a stamp leaves what lies below it."""

UPPER_HALF: Final = "▀"

# The look of a cell is one integer, so that comparing cells and merging runs is cheap:
# foreground (26 bits) · background (26 bits) · underline · bold.
_ATTRIBUTES: Final = 2
_FG_SHIFT: Final = 26 + _ATTRIBUTES
_COLOUR_MASK: Final = (1 << 26) - 1
_BOLD: Final = 1
_UNDERLINE: Final = 2

Ink = int


class Rect(NamedTuple):
    """A rectangle of cells: left column, top row, width and height."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class StampRow(NamedTuple):
    """The opaque cells of one stamp row, from column ``start`` on."""

    start: int
    characters: list[str]
    inks: list[Ink]


class Stamp(NamedTuple):
    """A finished little painting, to be put on canvases many times.

    ``rows`` has one StampRow for each row (empty when nothing is opaque); ``halves`` are the cells of which one half
    is see-through: column, row, whether the upper half is the painted one, and its colour.
    """

    width: int
    height: int
    rows: tuple[StampRow, ...]
    halves: tuple[tuple[int, int, bool, Colour], ...]


class Canvas:
    """``width`` x ``height`` cells; whatever is painted outside is clipped, and no offset is an error.

    Colours are ``Colour`` integers (see themes.colours). With ``ascii_only`` only ASCII characters are ever put down.
    """

    __slots__ = ("_chars", "_inks", "_regions", "ascii_only", "background", "height", "width")

    def __init__(self, width: int, height: int, background: Colour, *, ascii_only: bool = False) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self.background = background
        self.ascii_only = ascii_only
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._inks = [[_ink(background, background)] * self.width for _ in range(self.height)]
        self._regions: list[tuple[str, Rect]] = []

    def fill(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Fill a rectangle with one background colour, wiping what was there."""
        left, right = max(0, x), min(self.width, x + width)
        if left >= right:
            return
        characters = [" "] * (right - left)
        inks = [_ink(colour, colour)] * (right - left)
        for row in range(max(0, y), min(self.height, y + height)):
            self._lay(row, left, characters, inks)

    def text(
        self,
        x: int,
        y: int,
        string: str,
        fg: Colour,
        bg: Colour | None = None,
        *,
        bold: bool = False,
        underline: bool = False,
        width: int | None = None,
    ) -> int:
        """Write one line from a cell on and return the column after it (clipped or not).

        Without ``bg`` every cell keeps the background it has (of a half-block cell, its lower half). ``width`` cuts
        the text to at most so many cells.
        """
        cells = split_cells(string, self.ascii_only)
        length = len(cells) if width is None else min(len(cells), max(0, width))
        limit = min(length, self.width - x)
        skip = max(0, -x)
        if not 0 <= y < self.height or skip >= limit:
            return x + length
        left = x + skip
        visible = list(cells[skip:limit])
        if visible[0] == "":
            visible[0] = " "
        if limit < len(cells) and cells[limit] == "":
            visible[-1] = " "
        flags = (_BOLD if bold else 0) | (_UNDERLINE if underline else 0)
        if bg is None:
            below = self._inks[y][left : left + len(visible)]
            base = (fg << _FG_SHIFT) | flags
            inks = [base | (ink & (_COLOUR_MASK << _ATTRIBUTES)) for ink in below]
        else:
            inks = [_ink(fg, bg) | flags] * len(visible)
        self._lay(y, left, visible, inks)
        return x + length

    def frame(self, x: int, y: int, width: int, height: int, fg: Colour, bg: Colour | None = None) -> None:
        """Draw a thin frame on the border cells of a rectangle; nothing smaller than 2 x 2 is drawn."""
        if width < 2 or height < 2:
            return
        self.text(x, y, "┌" + "─" * (width - 2) + "┐", fg, bg)
        for row in range(y + 1, y + height - 1):
            self.text(x, row, "│", fg, bg)
            self.text(x + width - 1, row, "│", fg, bg)
        self.text(x, y + height - 1, "└" + "─" * (width - 2) + "┘", fg, bg)

    def pixels(self, x: int, half_row: int, rows: Sequence[str], palette: Mapping[str, Colour]) -> None:
        """Draw half-block pixels: one character is one pixel, a cell wide and half a cell high.

        ``half_row`` counts half cells from the top. A letter the palette does not hold leaves what is below, so ``.``
        is see-through by convention.
        """
        for offset, row in enumerate(rows):
            for column, letter in enumerate(row):
                colour = palette.get(letter)
                if colour is not None:
                    self.pixel(x + column, half_row + offset, colour)

    def pixel(self, x: int, half_row: int, colour: Colour) -> None:
        """Colour one half cell and leave the other half as it is; in plain ASCII the whole cell takes the colour."""
        y, lower = divmod(half_row, 2)
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        inks = self._inks[y]
        ink = inks[x]
        bottom = (ink >> _ATTRIBUTES) & _COLOUR_MASK
        top = ink >> _FG_SHIFT if self._chars[y][x] == UPPER_HALF else bottom
        if lower:
            bottom = colour
        else:
            top = colour
        if self.ascii_only:
            self.fill(x, y, 1, 1, colour)
        elif top == bottom:
            self._lay(y, x, [" "], [_ink(top, top)])
        else:
            self._lay(y, x, [UPPER_HALF], [_ink(top, bottom)])

    def stamp(self, x: int, y: int, stamp: Stamp, columns: int | None = None) -> None:
        """Put a stamp down; with ``columns`` only its first so many columns."""
        limit = self.width if columns is None else min(self.width, x + columns)
        for offset, (start, characters, inks) in enumerate(stamp.rows):
            row, left = y + offset, x + start
            if not 0 <= row < self.height or left >= limit:
                continue
            right = min(limit, left + len(characters))
            skip = max(0, -left)
            if left + skip < right:
                self._lay(row, left + skip, characters[skip : right - left], inks[skip : right - left])
        for column, offset, upper, colour in stamp.halves:
            if x + column < limit:
                self.pixel(x + column, (y + offset) * 2 + (0 if upper else 1), colour)

    def freeze(self) -> Stamp:
        """The canvas as a stamp; its TRANSPARENT cells and half cells must lie at the ends of their rows."""
        rows = []
        halves = []
        for y, (characters, inks) in enumerate(zip(self._chars, self._inks, strict=True)):
            solid = []
            for x, (character, ink) in enumerate(zip(characters, inks, strict=True)):
                bottom = (ink >> _ATTRIBUTES) & _COLOUR_MASK
                top = ink >> _FG_SHIFT if character == UPPER_HALF else bottom
                if TRANSPARENT not in (top, bottom):
                    solid.append(x)
                elif top != bottom:
                    halves.append((x, y, bottom == TRANSPARENT, top if bottom == TRANSPARENT else bottom))
            first, last = (solid[0], solid[-1] + 1) if solid else (0, 0)
            rows.append(StampRow(first, characters[first:last], inks[first:last]))
        return Stamp(self.width, self.height, tuple(rows), tuple(halves))

    def take(self, other: Canvas) -> None:
        """Be what another canvas of the same size is: its cells and regions in place of those here."""
        self._chars = [row[:] for row in other._chars]
        self._inks = [row[:] for row in other._inks]
        self._regions = other._regions[:]

    def region(self, region_id: str, rect: Rect) -> None:
        """Name a rectangle for the mouse; where several lie on one another the last one named is on top."""
        self._regions.append((region_id, rect))

    def hit(self, x: int, y: int) -> str | None:
        """The topmost region at a cell."""
        for region_id, rect in reversed(self._regions):
            if rect.holds(x, y):
                return region_id
        return None

    def row_text(self, y: int) -> str:
        """The characters of a row, as they would be read aloud."""
        return "".join(self._chars[y])

    def cell(self, x: int, y: int) -> tuple[str, Colour, Colour, bool]:
        """One cell: character, foreground, background, bold."""
        ink = self._inks[y][x]
        return self._chars[y][x], ink >> _FG_SHIFT, (ink >> _ATTRIBUTES) & _COLOUR_MASK, bool(ink & _BOLD)

    def changed_span(self, y: int, other: Canvas) -> tuple[int, int] | None:
        """First and last-plus-one column in which a row differs from another canvas of the same size, or None."""
        characters, inks = self._chars[y], self._inks[y]
        other_characters, other_inks = other._chars[y], other._inks[y]
        if inks == other_inks and characters == other_characters:
            return None
        last = self.width
        first = 0
        while inks[first] == other_inks[first] and characters[first] == other_characters[first]:
            first += 1
        while inks[last - 1] == other_inks[last - 1] and characters[last - 1] == other_characters[last - 1]:
            last -= 1
        return first, last

    def strip(self, y: int, left: int = 0, right: int | None = None) -> Strip:
        """A row, or its columns from ``left`` to before ``right``, as a Textual strip of exactly so many cells: runs
        merged, every segment with a background.
        """
        characters, inks = self._chars[y][left:right], self._inks[y][left:right]
        if not inks:
            return Strip([], 0)
        if characters[0] == "" or (right is not None and self._chars[y][right : right + 1] == [""]):
            return self.strip(y).crop(left, right)  # a wide character is cut in half
        segments = []
        start, current = 0, inks[0]
        for x, ink in enumerate(inks):
            if ink != current:
                segments.append(_segment("".join(characters[start:x]), current))
                start, current = x, ink
        segments.append(_segment("".join(characters[start:]), current))
        return Strip(segments, len(inks))

    def _lay(self, y: int, left: int, characters: list[str], inks: list[Ink]) -> None:
        """Put cells down that fit; a wide character of which half is covered becomes a blank."""
        row = self._chars[y]
        right = left + len(characters)
        if row[left] == "" and left:
            row[left - 1] = " "
        if right < self.width and row[right] == "":
            row[right] = " "
        row[left:right] = characters
        self._inks[y][left:right] = inks


def _segment(text: str, ink: Ink) -> Segment:
    """A run of cells; blanks go without a foreground, which on a slow line is a third of their bytes."""
    return Segment(text, _style(ink, not text.isspace()))


@lru_cache(maxsize=8192)
def _style(ink: Ink, inked: bool) -> Style:
    """The Rich style of a cell's ink; numbers stay numbers, so that a terminal gets 38;5;n and its own sixteen."""
    return Style(
        color=_rich_colour(ink >> _FG_SHIFT) if inked else None,
        bgcolor=_rich_colour((ink >> _ATTRIBUTES) & _COLOUR_MASK),
        bold=bool(ink & _BOLD),
        underline=bool(ink & _UNDERLINE),
    )


@lru_cache(maxsize=1024)
def _rich_colour(colour: Colour) -> Color:
    return Color.from_rgb(*rgb(colour)) if colour & TRUE_COLOUR else Color.from_ansi(colour)


def _ink(fg: Colour, bg: Colour) -> Ink:
    return (fg << _FG_SHIFT) | (bg << _ATTRIBUTES)
