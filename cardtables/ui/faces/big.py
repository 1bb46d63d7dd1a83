"""Large letters made of pixels, for a name that must be read from across the table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cardtables.ui.faces.sheet import Sprite, read_sheet
from cardtables.ui.faces.sprites_letters import SHEET

if TYPE_CHECKING:
    from cardtables.themes.colours import Colour
    from cardtables.ui.canvas import Canvas

BIG_HEIGHT = 8
"""Rows of dots of a large letter: two for an accent, one that parts them, five for the letter."""

_GAP = 1
_SPACE = 2
_ACCENT_ROWS = 3
_ACCENTS = {"grave": ("#..", ".#.", "..."), "acute": ("..#", ".#.", "..."), "dots": ("...", "#.#", "...")}
_ACCENTED = {
    **{letter: (base, "grave") for letter, base in zip("ÀÈÌÒÙ", "AEIOU", strict=True)},
    **{letter: (base, "acute") for letter, base in zip("ÁÉÍÓÚ", "AEIOU", strict=True)},
    **{letter: (base, "dots") for letter, base in zip("ÄËÏÖÜ", "AEIOU", strict=True)},
}


def big_width(text: str, scale: int = 1) -> int | None:
    """The columns a text takes in large letters, or None when a character of it has none (show it plainly then)."""
    letters = _letters()
    upper = text.upper()
    if not upper.strip() or any(character not in letters for character in upper):
        return None
    return scale * (sum(len(letters[character][0]) + _GAP for character in upper) - _GAP)


def big_height(text: str, scale: int = 1) -> int:
    """The cells from top to foot: eight dots with an accent, five without, each ``scale`` half cells high."""
    return (scale * _dots_high(text) + 1) // 2


def draw_big(canvas: Canvas, x: int, y: int, text: str, fg: Colour, scale: int = 1) -> None:
    """Draw a text in large letters, its top left cell at x, y; a dot is ``scale`` columns by ``scale`` half rows.

    In plain ASCII a dot is ``scale`` number signs and a whole row high. ValueError for a character without a large
    letter: ask ``big_width`` first.
    """
    if big_width(text, scale) is None:
        raise ValueError(f"no large letters for {text!r}")
    skipped = BIG_HEIGHT - _dots_high(text)
    for character in text.upper():
        letter = _letters()[character]
        rows = ["".join(dot * scale for dot in row) for row in letter[skipped:]]
        if canvas.ascii_only:
            for offset, row in enumerate(rows):
                for column, dot in enumerate(row):
                    if dot == "#":
                        canvas.text(x + column, y + offset, "#", fg, bold=True)
        else:
            canvas.pixels(x, y * 2, [row for row in rows for _ in range(scale)], {"#": fg})
        x += scale * (len(letter[0]) + _GAP)


def _dots_high(text: str) -> int:
    letters = _letters()
    accented = any("#" in "".join(letters[character][:_ACCENT_ROWS]) for character in text.upper())
    return BIG_HEIGHT if accented else BIG_HEIGHT - _ACCENT_ROWS


@lru_cache(maxsize=1)
def _letters() -> dict[str, Sprite]:
    letters = {name: sprite for block in read_sheet(SHEET).values() for name, sprite in block.items()}
    full = {name: ("." * len(rows[0]),) * (BIG_HEIGHT - len(rows)) + rows for name, rows in letters.items()}
    for name, (base, accent) in _ACCENTED.items():
        width = max(len(full[base][0]), len(_ACCENTS[accent][0]))
        rows = (*_ACCENTS[accent], *full[base][_ACCENT_ROWS:])
        full[name] = tuple(row.center(width, ".") for row in rows)
    full[" "] = ("." * _SPACE,) * BIG_HEIGHT
    full["’"] = full["'"]
    return full
