"""A rules page as lines to paint: the little Markdown such pages are written in, broken to a width."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from cardtables.ui.cells import text_width

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PLAIN, STRONG, CODE, EMPHASIS = "plain", "strong", "code", "emphasis"
TEXT, TITLE, SECTION, ITEM, TABLE_HEAD, TABLE_ROW, BLANK = "text", "title", "section", "item", "head", "row", "blank"

_INLINE = re.compile(r"\*\*(?P<strong>.+?)\*\*|`(?P<code>[^`]+)`|\*(?P<emphasis>[^*\s][^*]*)\*")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
_ITEM = re.compile(r"\s*(?P<mark>[-*]|\d+\.)\s+(?P<text>.*)")
_TITLE = re.compile(r"(?P<level>#+)\s+(?P<text>.*)")
_RULE = re.compile(r"\s*\|?[\s:|-]+\|?\s*")
_GAP = 2


class Piece(NamedTuple):
    """A run of text in one style: PLAIN, STRONG, CODE or EMPHASIS."""

    text: str
    style: str = PLAIN


class Line(NamedTuple):
    """One line of the page; ``kind`` says how it is painted, ``block`` which paragraph, item or row it is part of."""

    kind: str
    pieces: tuple[Piece, ...]
    indent: int = 0
    block: int = 0


class _Block(NamedTuple):
    kind: str
    text: str
    mark: str = ""
    cells: tuple[tuple[str, ...], ...] = ()


def lay_out(text: str, width: int) -> list[Line]:
    """Lay a page out in lines of at most ``width`` cells; tables keep their columns and wrap within them."""
    lines: list[Line] = []
    for number, block in enumerate(_blocks(text)):
        if lines and lines[-1].kind != BLANK and not (block.kind == ITEM and lines[-1].kind == ITEM):
            lines.append(Line(BLANK, ()))
        match block.kind:
            case "table":
                lines += _table(block, width, number)
            case "item":
                indent = text_width(block.mark) + 1
                for at, pieces in enumerate(_wrapped(_pieces(block.text), width - indent)):
                    mark = Piece((block.mark if at == 0 else "").ljust(indent), STRONG)
                    lines.append(Line(ITEM, (mark, *pieces), block=number))
            case kind:
                lines += [Line(kind, pieces, block=number) for pieces in _wrapped(_pieces(block.text), width)]
    return lines


def _text(pieces: Iterable[Piece]) -> str:
    return "".join(piece.text for piece in pieces)


def _width(pieces: Iterable[Piece]) -> int:
    return text_width(_text(pieces))


def _blocks(text: str) -> Iterator[_Block]:
    """Titles, paragraphs, items and tables, each with its lines joined."""
    kind, mark, gathered = "", "", list[str]()
    table: list[tuple[str, ...]] = []
    for line in [*text.splitlines(), ""]:
        if table and not line.startswith("|"):
            yield _Block("table", "", cells=tuple(table))
            table = []
        title, item = _TITLE.fullmatch(line), _ITEM.fullmatch(line)
        if gathered and (not line.strip() or title or item or line.startswith("|")):
            yield _Block(kind, " ".join(gathered), mark)
            gathered = []
        if title:
            yield _Block(TITLE if len(title["level"]) == 1 else SECTION, title["text"])
        elif line.startswith("|"):
            if not (_RULE.fullmatch(line) and "-" in line):
                table.append(tuple(cell.strip() for cell in line.strip().strip("|").split("|")))
        elif item:
            kind, mark, gathered = ITEM, item["mark"].replace("*", "•").replace("-", "•"), [item["text"]]
        elif line.strip():
            if not gathered:
                kind, mark = TEXT, ""
            gathered.append(line.strip())


def _pieces(text: str) -> list[Piece]:
    text = _LINK.sub(r"\1", text)
    pieces: list[Piece] = []
    end = 0
    for match in _INLINE.finditer(text):
        if match.start() > end:
            pieces.append(Piece(text[end : match.start()]))
        style = str(match.lastgroup)
        inner = match[style]
        pieces += [piece._replace(style=style) for piece in _pieces(inner)] if style != CODE else [Piece(inner, CODE)]
        end = match.end()
    if end < len(text):
        pieces.append(Piece(text[end:]))
    return pieces


def _wrapped(pieces: list[Piece], width: int) -> list[tuple[Piece, ...]]:
    """Break pieces into lines at blanks, each word in its style; a word longer than a line is broken anywhere."""
    words: list[list[Piece]] = [[]]
    for piece in pieces:
        for at, part in enumerate(re.split(r"\s+", piece.text)):
            if at:
                words.append([])
            for start in range(0, len(part), width):
                if start:
                    words.append([])
                words[-1].append(piece._replace(text=part[start : start + width]))
    lines: list[list[Piece]] = [[]]
    length = 0
    for word in filter(None, words):
        size = _width(word)
        if lines[-1] and length + 1 + size > width:
            lines.append([])
            length = 0
        if lines[-1]:
            style = word[0].style if word[0].style == lines[-1][-1].style else PLAIN
            lines[-1].append(Piece(" ", style))
            length += 1
        lines[-1] += word
        length += size
    return [tuple(line) for line in lines]


def _table(block: _Block, width: int, number: int) -> Iterator[Line]:
    """The rows of a table, each column as wide as it needs or as the room allows."""
    columns = max(map(len, block.cells))
    rows = [[_pieces(cell) for cell in (*row, *[""] * (columns - len(row)))] for row in block.cells]
    widths = _column_widths(rows, width - _GAP * (columns - 1))
    for at, row in enumerate(rows):
        wrapped = [_wrapped(cell, room) for cell, room in zip(row, widths, strict=True)]
        for line in range(max(map(len, wrapped))):
            pieces: list[Piece] = []
            for cell, room in zip(wrapped, widths, strict=True):
                shown = cell[line] if line < len(cell) else ()
                pieces += [*shown, Piece(" " * (max(0, room - _width(shown)) + _GAP))]
            yield Line(TABLE_HEAD if at == 0 else TABLE_ROW, tuple(pieces), block=number * 1000 + at)


def _column_widths(rows: list[list[list[Piece]]], room: int) -> list[int]:
    """What each column gets of the room: its widest cell where that fits, else narrow ones first and a fair rest.

    Where room is short a heading wraps rather than make its column wider than what stands below it.
    """
    columns = range(len(rows[0]))
    wanted = [max(_width(row[column]) for row in rows) for column in columns]
    if sum(wanted) > room:
        longest_words = [max(map(text_width, _text(rows[0][column]).split()), default=1) for column in columns]
        wanted = [max(longest_words[column], *(_width(row[column]) for row in rows[1:])) for column in columns]
    widths = [0] * len(wanted)
    left = room
    for place, column in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        widths[column] = max(1, min(wanted[column], left // (len(wanted) - place)))
        left -= widths[column]
    return widths
