"""Reading sprite sheets: blocks of pixel rows side by side under the names they go by."""

from __future__ import annotations

from collections.abc import Mapping

Sprite = tuple[str, ...]
"""Rows of pixel letters, all equally long; ``.`` is see-through."""

Sheet = Mapping[str, Mapping[str, Sprite]]


def read_sheet(text: str) -> Sheet:
    """Read a sheet into block → name → sprite.

    A block starts with ``[its name]`` on a line; the next line names the sprites, and each line after it holds one
    row of every sprite, parted by blanks. Empty lines are passed over.
    Raises ValueError when a block's rows do not fit its names or each other.
    """
    sheet: dict[str, dict[str, Sprite]] = {}
    for block in text.split("\n[")[1:]:
        title, *lines = (line for line in block.splitlines() if line.strip())
        names = lines[0].split()
        rows = [line.split() for line in lines[1:]]
        if any(len(row) != len(names) for row in rows):
            raise ValueError(f"sprite sheet block [{title}: a row does not have {len(names)} pieces")
        sprites = {name: tuple(row[column] for row in rows) for column, name in enumerate(names)}
        if any(len({len(row) for row in sprite}) != 1 for sprite in sprites.values()):
            raise ValueError(f"sprite sheet block [{title}: rows of different length")
        sheet[title.rstrip("] ")] = sprites
    return sheet
