"""A trick table whose game keeps ranks, points and the target in its customs, as most do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from cardtables.ui.table.tricktable import TrickTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.ui.table.scene import Scene


class RankedCustoms(Protocol):
    """What the customs of such games have in common."""

    @property
    def strength(self) -> tuple[int, ...]: ...
    @property
    def card_points(self) -> tuple[int, ...]: ...
    @property
    def target(self) -> int | None: ...


class Ranked(Protocol):
    """Rules with such customs."""

    @property
    def customs(self) -> RankedCustoms: ...


def _customs(scene: Scene) -> RankedCustoms:
    return cast("Ranked", scene.rules).customs


class RankedTable(TrickTable):
    """What is fixed at the table is read from the customs."""

    def strength(self, scene: Scene) -> Sequence[int]:
        """As the table's order has it."""
        return _customs(scene).strength

    def card_points(self, scene: Scene) -> Sequence[int]:
        """As the table's order has it."""
        return _customs(scene).card_points

    def target(self, scene: Scene) -> int | None:
        """Deals to win, or points."""
        return _customs(scene).target
