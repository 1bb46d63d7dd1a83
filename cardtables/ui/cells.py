"""Text measured in terminal cells: what a character needs, what is never sent, what plain ASCII says instead."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from rich.cells import cell_len

UNKNOWN = "\N{WHITE SQUARE}"
"""Stands for a character whose width differs between terminals."""

_FIRST_PICTOGRAPH = 0x1F000
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


@lru_cache(maxsize=4096)
def split_cells(text: str, plain: bool = False) -> tuple[str, ...]:
    """One entry for each cell: a character with its combining marks, or "" for the second cell of a wide one.

    Controls, joiners and variation selectors are left out; pictographs become UNKNOWN, for terminals disagree about
    their width. With ``plain`` every cell holds exactly one printable ASCII character.
    """
    if text.isascii() and text.isprintable():
        return tuple(text)
    cells: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category[0] == "M":
            mark = category == "Mn" and not "\ufe00" <= character <= "\ufe0f" and cell_len(character) == 0
            if mark and not plain and cells and cells[-1] not in ("", " "):
                cells[-1] += character
            continue
        if category[0] == "C" or category in ("Zl", "Zp"):
            continue
        width = 1 if ord(character) >= _FIRST_PICTOGRAPH else cell_len(character)
        if plain:
            cells.extend(ascii_character(character) * max(1, width))
        elif width == 0 or 0x1F000 <= ord(character) < 0x20000 or cell_len(character) != width:
            cells.append(UNKNOWN)
        else:
            cells.append(character)
            cells.extend([""] * (width - 1))
    if not plain and cell_len("".join(cells)) != len(cells):
        return tuple(cell if cell.isascii() and cell else UNKNOWN for cell in cells)
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
    cells = split_cells(text)[: width - 1]
    if cells and len(split_cells(text)) > width - 1 and split_cells(text)[width - 1] == "":
        cells = cells[:-1]
    return "".join(cells) + "…"


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most ``width`` cells at its blanks; a word that is longer is cut."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(fit(word, width))
    return lines
