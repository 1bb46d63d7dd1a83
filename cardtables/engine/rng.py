"""Chance: named streams from a seed and a shuffle of our own; the one importer of random."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")
Rng = Random


def stream(seed: int | str, name: str, number: int) -> Random:
    """The generator of one named stream of a seed.

    Streams never touch each other: a bot that thinks longer changes no deal.
    """
    return Random(f"{seed}/{name}/{number}")


def shuffled(items: Iterable[T], rng: Random) -> list[T]:
    """The items in a random order (Fisher-Yates, written out so that a deal never depends on a library's shuffle)."""
    result = list(items)
    rand = rng.random
    for last in range(len(result) - 1, 0, -1):
        other = int(rand() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return result
