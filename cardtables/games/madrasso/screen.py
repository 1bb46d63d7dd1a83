"""Madrasso on the screen: the dealer's open card in the corner and before him, and the exchange at a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtables.engine.followtricks import NO_CARD, State
from cardtables.engine.followtricks.scoring import CAPPOTTO
from cardtables.engine.moves import Move
from cardtables.ui.table import Account, KeyMove, Scene
from cardtables.ui.table.followtable import FollowTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.ui.canvas import Rect
    from cardtables.ui.table.pen import Pen

_SWAP = Move("swap")


class MadrassoTable(FollowTable):
    """What Madrasso adds to a table that follows suit."""

    key_moves = (KeyMove("swap", "x", _SWAP, 2),)

    def keys_of_moves(self, scene: Scene) -> tuple[KeyMove, ...]:
        """The exchange, while it may be made."""
        return self.key_moves if _SWAP in scene.view.legal else ()

    def rule_of_play(self, scene: Scene) -> str:
        """Who may exchange is told so."""
        if _SWAP not in scene.view.legal:
            return super().rule_of_play(scene)
        code = "open.ask.follow" if self.plays(scene) else "open.ask"
        return scene.speech(code, the_card=self.the_card(scene, scene.state.upcard))

    def move_in_words(self, scene: Scene, move: Move) -> str:
        """The exchange as what is done."""
        return scene.narrator.move("swap") if move == _SWAP else super().move_in_words(scene, move)

    def paint_corner(self, pen: Pen, scene: Scene, place: Rect) -> None:
        """Briscola: the dealer's open card and whose it is, the suit's sign once it is played."""
        state = cast("State", scene.state)
        if not self.has_trump(scene):
            return
        if state.upcard == NO_CARD:
            self.paint_trump(pen, scene, place, "")
            return
        dealer = state.match.dealer
        words = (
            scene.speech("open.own") if dealer == scene.viewer else scene.speech("open.of", name=scene.names[dealer])
        )
        self.paint_trump(pen, scene, place, words, state.upcard)

    def headline(self, scene: Scene, accounts: Sequence[Account]) -> tuple[str, str]:
        """A cappotto is more than a deal won."""
        headline, points = super().headline(scene, accounts)
        if scene.state.match.finished[-1].note == CAPPOTTO:
            return headline, scene.speech("account.cappotto")
        return headline, points


TABLE = MadrassoTable()
