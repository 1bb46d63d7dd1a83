"""Finding the games: the folders beside us and packages that announce themselves, alike."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cardtables import games as built_in
from cardtables.engine.errors import TableError
from cardtables.shelf.spec import Spec

ENTRY_POINTS = "cardtables.games"
"""The entry point group in which another package announces a game's SPEC."""


@cache
def built_in_games() -> dict[str, Spec]:
    """The games of this package by id, in the order of the shelf."""
    found = [import_module(f"{built_in.__name__}.{module.name}") for module in iter_modules(built_in.__path__)]
    return _by_id([package.SPEC for package in found])


@cache
def games() -> dict[str, Spec]:
    """All games by id, in the order of the shelf; one that cannot be loaded is left out, see `broken_games`."""
    return _by_id([*built_in_games().values(), *_announced()[0]])


def broken_games() -> tuple[str, ...]:
    """Names of announced games that could not be loaded, carry no SPEC, or have the id of another game."""
    return _announced()[1]


def find_game(name: str) -> Spec:
    """The game of that id. Raises TableError `unknown_game` listing what there is."""
    spec = games().get(name)
    if spec is None:
        raise TableError("unknown_game", game=name[:40], allowed=", ".join(games()))
    return spec


@cache
def _announced() -> tuple[tuple[Spec, ...], tuple[str, ...]]:
    from importlib.metadata import entry_points  # not before the shelf is on the screen

    specs: list[Spec] = []
    broken: list[str] = []
    taken = set(built_in_games())
    for point in entry_points(group=ENTRY_POINTS):
        try:
            spec = point.load()
        except Exception:  # noqa: BLE001 - another package's code may fail in any way; the shelf must stand
            spec = None
        if isinstance(spec, Spec) and spec.id not in taken:
            specs.append(spec)
            taken.add(spec.id)
        else:
            broken.append(point.name)
    return tuple(specs), tuple(broken)


def _by_id(specs: list[Spec]) -> dict[str, Spec]:
    return {spec.id: spec for spec in sorted(specs, key=lambda spec: (spec.shelf_order, spec.id))}
