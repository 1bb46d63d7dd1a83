"""Chance: named streams from a seed and a shuffle of our own; the one importer of random."""

from collections.abc import Iterable
from functools import cache
from math import floor
from random import Random
from typing import TypeVar

T = TypeVar("T")
Rng = Random


def stream(seed: int | str, name: str, number: int) -> Random:
    """The generator of one named stream of a seed.

    Streams never touch each other: a bot that thinks longer changes no deal.
    """
    return Random(f"{seed}/{name}/{number}")


@cache
def _places(count: int) -> tuple[tuple[int, float], ...]:
    """The places of so many items from the last but the first one, each with how many there are up to it.

    Floats, as the draws are: nothing is converted at every draw.
    """
    return tuple((last, last + 1.0) for last in range(count - 1, 0, -1))


def shuffled(items: Iterable[T], rng: Random) -> list[T]:
    """The items in a random order (Fisher-Yates, written out so that a deal never depends on a library's shuffle)."""
    result = list(items)
    rand = rng.random
    for last, many in _places(len(result)):
        other = floor(rand() * many)
        result[last], result[other] = result[other], result[last]
    return result
