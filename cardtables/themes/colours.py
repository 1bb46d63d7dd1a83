"""Colours as single integers: xterm numbers and exact RGB values, and what can be computed from them.

A ``Colour`` below 256 is an xterm number; numbers 0-15 are the sixteen colours every terminal owner may redefine.
A ``Colour`` with the bit ``TRUE_COLOUR`` set carries 24 bits of red, green and blue below it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

Colour: TypeAlias = int
Triplet: TypeAlias = tuple[int, int, int]

TRUE_COLOUR: Final = 1 << 24
_CUBE: Final = (0, 95, 135, 175, 215, 255)
_SIXTEEN: Final[tuple[Triplet, ...]] = (
    (0, 0, 0),
    (170, 0, 0),
    (0, 132, 0),
    (170, 85, 0),
    (0, 0, 170),
    (170, 0, 170),
    (0, 170, 170),
    (192, 192, 192),
    (85, 85, 85),
    (255, 85, 85),
    (85, 255, 85),
    (255, 255, 85),
    (85, 85, 255),
    (255, 85, 255),
    (85, 255, 255),
    (255, 255, 255),
)
"""What the sixteen usually look like (the old VGA values); only for sums, since the terminal decides."""


def parse_colour(value: object) -> Colour:
    """Read a theme file's colour: an xterm number 0-255 or ``"#rrggbb"``; ValueError for anything else."""
    if isinstance(value, int) and not isinstance(value, bool):
        if 0 <= value <= 255:
            return value
        raise ValueError("an xterm colour is a number from 0 to 255")
    if isinstance(value, str) and len(value) == 7 and value[0] == "#":
        digits = value[1:]
        if all(digit in "0123456789abcdefABCDEF" for digit in digits):
            return TRUE_COLOUR | int(digits, 16)
    raise ValueError('a colour is an xterm number or "#rrggbb"')


@lru_cache(maxsize=1024)
def rgb(colour: Colour) -> Triplet:
    """Red, green and blue, 0-255 each; for the numbers 0-15 the usual values, which a terminal may redefine."""
    if colour & TRUE_COLOUR:
        return (colour >> 16) & 255, (colour >> 8) & 255, colour & 255
    if colour < 16:
        return _SIXTEEN[colour]
    if colour >= 232:
        grey = 8 + 10 * (colour - 232)
        return grey, grey, grey
    cube = colour - 16
    return _CUBE[cube // 36], _CUBE[cube // 6 % 6], _CUBE[cube % 6]


def luminance(colour: Colour) -> float:
    """Relative luminance between 0 (black) and 1 (white), as WCAG 2 defines it."""
    red, green, blue = (_linear(channel / 255) for channel in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21, as WCAG 2 defines it; the order does not matter."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
