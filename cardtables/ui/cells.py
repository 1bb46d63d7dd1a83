"""Text measured in terminal cells: what a character needs, what is never sent, what plain ASCII says instead."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from rich.cells import cell_len

UNKNOWN = "\N{WHITE SQUARE}"
"""Stands for a character whose width differs between terminals."""

_PICTOGRAPHS = frozenset(map(chr, range(0x1F000, 0x20000)))
_SELECTORS = frozenset(map(chr, range(0xFE00, 0xFE10)))
_LINE_ENDS = "\u2028\u2029"
_MOST_MARKS = 2
"""More combining marks on one letter would grow over the lines above."""

_ASCII = {
    "▶": ">",
    "◀": "<",
    "▸": ">",
    "▲": "^",
    "▼": "v",
    "★": "*",
    "●": "*",
    "○": "o",
    "•": "*",
    "·": ".",
    "–": "-",
    "—": "-",
    "−": "-",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "…": ".",
    "×": "x",
    "→": ">",
    "←": "<",
    "↑": "^",
    "↓": "v",
    "▮": "#",
    "▯": "o",
    "█": "#",
    "▕": "|",
    "▏": "|",
    "│": "|",
    "─": "-",
    "┌": "+",
    "┐": "+",
    "└": "+",
    "┘": "+",
    "♠": "S",
    "♥": "H",
    "♦": "D",
    "♣": "C",
    "✓": "x",
    "ß": "s",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
    "æ": "a",
    "œ": "o",
    "đ": "d",
}


def _surely_narrow(character: str) -> bool:
    """Whether a character takes one cell, known without Rich's tables, whose loading the first paint would wait for."""
    return character in _ASCII or (character < "\u0300" and character.isprintable())


@lru_cache(maxsize=4096)
def split_cells(text: str, plain: bool = False) -> tuple[str, ...]:
    """One entry for each cell: a character with its combining marks, or "" for the second cell of a wide one.

    Controls, joiners and variation selectors are left out; pictographs become UNKNOWN, for terminals disagree about
    their width. With ``plain`` every cell holds exactly one printable ASCII character.
    """
    if text.isascii() and text.isprintable():
        return tuple(text)
    if not plain and all(map(_surely_narrow, text)):
        return tuple(text)
    cells: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)[0]
        width = cell_len(character)
        if kind == "M":
            if width == 0 and character not in _SELECTORS and not plain and cells and 0 < len(cells[-1]) <= _MOST_MARKS:
                cells[-1] += character
        elif kind == "C" or character in _LINE_ENDS:
            continue
        elif plain:
            cells.extend(ascii_character(character) * max(1, width))
        elif width == 0 or character in _PICTOGRAPHS:
            cells.append(UNKNOWN)
        else:
            cells.append(character)
            cells.extend([""] * (width - 1))
    return tuple(cells)


@lru_cache(maxsize=1024)
def ascii_character(character: str) -> str:
    """The one ASCII character that stands for another in plain ASCII; ``?`` when nothing does."""
    if character.isascii():
        return character
    known = _ASCII.get(character)
    if known is not None:
        return known
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() and base.isprintable() else "?"


def text_width(text: str) -> int:
    """The cells a text takes on a canvas."""
    return len(split_cells(text))


def fit(text: str, width: int) -> str:
    """Shorten a text to at most ``width`` cells, the last one an ellipsis when something is left out."""
    if text_width(text) <= width:
        return text
    if width <= 0:
        return ""
    cells = split_cells(text)
    end = width - 1 if cells[width - 1] else width - 2
    return "".join(cells[:end]) + "…"


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most ``width`` cells at its blanks; a longer word, such as a path, anywhere."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(joined) <= width:
            lines[-1] = joined
            continue
        cells = split_cells(word)
        lines += ["".join(cells[start : start + width]) for start in range(0, len(cells), max(1, width))]
    return lines


def wrap_within(text: str, width: int, rows: int) -> list[str]:
    """At most so many lines of a wrapped text, the last one ending in an ellipsis when something is left out."""
    lines = wrap(text, width)
    return (
        [*lines[: rows - 1], fit(" ".join(lines[rows - 1 :]), width)]
        if 0 < rows < len(lines)
        else lines[: max(0, rows)]
    )


def split(text: str, width: int) -> tuple[str, str]:
    """A text's first line of at most ``width`` cells, and all the rest."""
    first = wrap(text, width)[0] if text.split() else ""
    return first, text[len(first) :].strip() if text.startswith(first) else ""
