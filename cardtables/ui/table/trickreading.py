"""Reading a scene of a trick game: the fields that all their states share, and what a game says of its cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from cardtables.engine.cards import HIDDEN
from cardtables.engine.rules import NOBODY
from cardtables.engine.tricks import winning_play
from cardtables.ui.table.protocol import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Card, Cards, Seat
    from cardtables.engine.tricks import Play
    from cardtables.ui.table.scene import Scene


class TrickReading(Table):
    """What cards are where, which take, and what they count.

    The state's fields read here are ``trick``, ``tricks``, ``trump``, ``hands`` (by `held` and `laid_down` alone) and,
    where there is one, ``stock``.
    """

    @abstractmethod
    def strength(self, scene: Scene) -> Sequence[int]:
        """By card how it stands in its suit (engine/tricks.py)."""

    @abstractmethod
    def card_points(self, scene: Scene) -> Sequence[int]:
        """By card what it counts in a trick."""

    def figure(self, scene: Scene, points: int) -> str:
        """What cards count, as a number; a game whose cards count parts of a point says how they are written."""
        return str(points)

    def in_points(self, scene: Scene, points: int) -> str:
        """What cards count, in words."""
        return scene.speech.plural("table.points", points)

    def target(self, scene: Scene) -> int | None:
        """How many points or deals win the match; None where a match is so many deals."""
        return None

    def stock(self, scene: Scene) -> Cards:
        """What is left to draw, hidden but for an open last card."""
        stock: Cards = getattr(scene.state, "stock", ())
        return stock

    def held(self, state: Any, seat: Seat) -> Cards:
        """The cards of a hand as a view has them; a game whose state keeps hands in another form says how."""
        cards: Cards = state.hands[seat]
        return cards

    def laid_down(self, state: Any, seat: Seat, card: Card) -> Any:
        """The state with a card out of a hand that holds it, or a hidden one, and nobody to play."""
        hands = list(state.hands)
        place = hands[seat].index(card if card in hands[seat] else HIDDEN)
        hands[seat] = hands[seat][:place] + hands[seat][place + 1 :]
        return state._replace(hands=tuple(hands), turn=NOBODY)

    def holder(self, scene: Scene, plays: Sequence[Play]) -> Play:
        """The play that takes these so far."""
        return winning_play(plays, scene.rules.pack.suit, self.strength(scene), scene.state.trump)

    def plays(self, scene: Scene) -> tuple[Play, ...]:
        """The cards on the table."""
        plays: tuple[Play, ...] = scene.taken.plays if scene.taken is not None else scene.state.trick
        return plays

    def hand(self, scene: Scene) -> Cards:
        """The cards of the seat at the bottom as the view has them."""
        return self.held(scene.state, scene.south)

    def in_order(self, scene: Scene, cards: Cards) -> Cards:
        """A hand sorted: suit by suit, in each from the strongest down."""
        suit, strength = scene.rules.pack.suit, self.strength(scene)
        return tuple(sorted(cards, key=lambda card: (suit[card], -strength[card], card)))

    def points_in(self, scene: Scene, plays: Sequence[Play]) -> int:
        """What the cards of a trick count."""
        points = self.card_points(scene)
        return sum(points[card] for _, card in plays)

    def the_card(self, scene: Scene, card: Card) -> str:
        """A card with its article."""
        return scene.narrator.the_card(scene.rules.pack.text(card))

    def on_table(self, scene: Scene) -> tuple[tuple[Play, ...], Seat | None]:
        """The trick, and who takes it so far."""
        plays = self.plays(scene)
        if scene.taken is not None:
            return plays, scene.taken.winner
        return plays, self.holder(scene, plays)[0] if plays else None
