"""What side panel and sheets hold: titled sections of rows, put together by a game and painted alike everywhere."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from cardtables.ui.cells import fit, text_width, wrap
from cardtables.ui.faces import TINY, State, draw_card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtables.themes.colours import Colour
    from cardtables.themes.theme import Theme
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.faces import Face, Look


class Tone(Enum):
    """How much a text wants to be read."""

    PLAIN = "plain"
    DIM = "dim"
    STRONG = "strong"
    GOLD = "gold"


class Line(NamedTuple):
    """A text, and another one at the right end of the row; one that is too long is wrapped."""

    text: str
    tone: Tone = Tone.PLAIN
    right: str = ""
    lead: str = ""
    """Words in bold before the text, in a column of their own."""
    lead_width: int = 0


class CardRow(NamedTuple):
    """Small cards with a word under each; the one that stands out has its word in bold."""

    faces: tuple[Face, ...]
    labels: tuple[str, ...]
    strong: int = -1


class Pair(NamedTuple):
    """Two short entries side by side, each with its value."""

    first: str
    first_value: str
    second: str = ""
    second_value: str = ""


class Figures(NamedTuple):
    """A label, and texts below those of other rows, each at the right end of its column."""

    label: str
    texts: tuple[str, ...]
    column: int
    """The columns of a text with the gap before it."""
    tone: Tone = Tone.PLAIN


Row = Line | CardRow | Pair | Figures


class Section(NamedTuple):
    """Rows under a title."""

    title: str
    rows: tuple[Row, ...]
    key: str = ""
    """The key that shows it large."""
    newest: bool = False
    """The rows at the end matter most: where there is no room for all, the first ones are left out."""


_PAIR_GAP = 3
_CARD_STEP = 7
_CARD_ROWS = TINY.height + 1


def colour_of(theme: Theme, tone: Tone, on_bar: bool = False) -> Colour:
    """The colour of a tone on the felt, or on bars and panels."""
    if tone is Tone.GOLD:
        return theme.key if on_bar else theme.accent
    if tone is Tone.DIM:
        return theme.keyfg if on_bar else theme.dim
    return theme.barfg if on_bar else theme.text


def rows_needed(section: Section, width: int) -> int:
    """How many rows a section takes, its title and the gap after it included."""
    return 2 + sum(_height(row, width) for row in section.rows)


def paint_sections(
    canvas: Canvas, look: Look, sections: Iterable[Section], left: int, top: int, width: int, rows: int
) -> None:
    """Paint sections one below the other into so many rows; what does not fit is left out, titles never stand alone."""
    sections = list(sections)
    fixed = sum(rows_needed(section, width) for section in sections if not section.newest)
    end = top + rows
    y = top
    for section in sections:
        room = end - y
        if section.newest:
            after = fixed
            section = _newest_rows(section, width, rows - after)
        if not section.rows or rows_needed(section, width) - 1 > room:
            continue
        y = _paint_section(canvas, look, section, left, y, width) + 1


def _newest_rows(section: Section, width: int, room: int) -> Section:
    """The section with as many of its last rows as there is room for."""
    kept: list[Row] = []
    room -= 2
    for row in reversed(section.rows):
        room -= _height(row, width)
        if room < 0:
            break
        kept.insert(0, row)
    return section._replace(rows=tuple(kept))


def _paint_section(canvas: Canvas, look: Look, section: Section, left: int, y: int, width: int) -> int:
    """Paint one section and return the row after it."""
    theme = look.theme
    canvas.text(left, y, fit(section.title, width - 2), theme.key, bold=True)
    if section.key:
        canvas.text(left + width - text_width(section.key), y, section.key, theme.keyfg)
    y += 1
    for row in section.rows:
        paint_row(canvas, look, row, left, y, width)
        y += _height(row, width)
    return y


def paint_row(canvas: Canvas, look: Look, row: Row, left: int, y: int, width: int) -> None:
    """Paint one row of a panel or a sheet."""
    theme = look.theme
    if isinstance(row, CardRow):
        _paint_cards(canvas, look, row, left, y, width)
        return
    if isinstance(row, Pair):
        column = (width - _PAIR_GAP) // 2
        for x, name, value in (
            (left, row.first, row.first_value),
            (left + column + _PAIR_GAP, row.second, row.second_value),
        ):
            canvas.text(x, y, fit(name, column - text_width(value) - 1), theme.barfg)
            canvas.text(x + column - text_width(value), y, value, theme.barfg, bold=True)
        return
    if isinstance(row, Figures):
        ink, bold = colour_of(theme, row.tone, on_bar=True), row.tone in (Tone.STRONG, Tone.GOLD)
        canvas.text(left, y, fit(row.label, width - row.column * len(row.texts)), ink, bold=bold)
        for place, text in enumerate(reversed(row.texts)):
            end = left + width - place * row.column
            canvas.text(end - text_width(text), y, text, ink, bold=bold)
        return
    if row.lead:
        canvas.text(left, y, fit(row.lead, row.lead_width - 1), theme.barfg, bold=True)
    ink = colour_of(theme, row.tone, on_bar=True)
    indent = row.lead_width
    for line in _wrapped(row, width):
        canvas.text(left + indent, y, line, ink, bold=row.tone in (Tone.STRONG, Tone.GOLD))
        y += 1
    if row.right:
        canvas.text(left + width - text_width(row.right), y - 1, row.right, theme.barfg, bold=True)


def _paint_cards(canvas: Canvas, look: Look, row: CardRow, left: int, y: int, width: int) -> None:
    theme = look.theme
    step = min(_CARD_STEP, max(3, (width - TINY.width) // max(1, len(row.faces) - 1)))
    for place, (face, label) in enumerate(zip(row.faces, row.labels, strict=True)):
        strong = place == row.strong
        x = left + place * step
        draw_card(canvas, x, y, TINY, face, look, state=State.WINNING if strong else State.NORMAL)
        ink = theme.barfg if strong else theme.keyfg
        canvas.text(x, y + TINY.height, label if text_width(label) < step else label[: step - 1], ink, bold=strong)


def _height(row: Row, width: int) -> int:
    if isinstance(row, CardRow):
        return _CARD_ROWS
    return 1 if isinstance(row, Pair | Figures) else len(_wrapped(row, width))


def _wrapped(row: Line, width: int) -> list[str]:
    room = width - row.lead_width - (text_width(row.right) + 1 if row.right else 0)
    room = max(1, room)
    pieces = (word[start : start + room] for word in row.text.split() for start in range(0, len(word), room))
    return wrap(" ".join(pieces), room) or [""]  # a path or a command line may be one long word


def whole_sentences(text: str, width: int) -> str:
    """As many sentences of a text as there is room for, the first one in any case."""
    return _whole(text, width, ". ", ".")


def whole_parts(text: str, width: int) -> str:
    """As many parts of a row of facts as there is room for, the first one in any case."""
    return _whole(text, width, " · ", "")


def whole_words(text: str, width: int) -> str:
    """As many words of a note as there is room for, the first one in any case."""
    return _whole(text, width, " ", "").rstrip(",")


def _whole(text: str, width: int, between: str, end: str) -> str:
    while text_width(text) > width and between in text:
        text = text[: text.rindex(between)] + end
    return text
