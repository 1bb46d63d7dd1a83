"""Positions of Briscola and its kin, for the tests of their rules pages."""

from functools import cache
from typing import Any, NamedTuple

import pytest

from cardtables.engine.errors import TableError
from cardtables.engine.events import Event
from cardtables.engine.match import Chance
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.i18n import LANGUAGES, Speech, explained
from cardtables.match.replay import answer_of_value
from cardtables.shelf.registry import find_game
from cardtables.shelf.spec import Spec
from tests.games.positions import Deal, cards, record_of
from tests.games.stock_deals import rules_of

Position = Deal | list[Deal] | int

SIXTY_SIXTY = cards("AC AS AB AD RC RS RB RD", "3C 3S 3B 3D CC CS CB CD FC FS FB FD")
"""Two piles of sixty points each, whatever the order but the Tuscan one."""


def deal(*hands: str, stock: str = "", **keys: object) -> Deal:
    """A position in which seat 0 leads unless told otherwise: hands by seat, the stock with the up-card last."""
    return {"hands": cards(*hands), "stock": stock.split(), "dealer": len(hands) - 1, **keys}


@cache
def _speech(language: str, spec: Spec) -> Speech:
    return Speech(language, extra=[spec.locale])


class Tables(NamedTuple):
    """The tables of one of the games."""

    game: str

    @property
    def spec(self) -> Spec:
        """The game on the shelf."""
        return find_game(self.game)

    def _record(
        self, position: Position, moves: str, *, seed: int | None = None, view: int | None = None, **options: object
    ) -> dict[str, Any]:
        if isinstance(position, int):
            seats, deals = position, list[Deal]()
        else:
            deals = position if isinstance(position, list) else [position]
            hands = deals[0]["hands"]
            assert isinstance(hands, list)
            seats = len(hands)
        return {**record_of(self.game, seats, deals, moves, seed=seed, view=view), "options": options}

    def played(self, position: Position, moves: str = "", **more: Any) -> dict[str, Any]:
        """The answer after some moves from a position, several, or (a number) so many seats dealt from a seed.

        Keywords are `seed`, `view` and options.
        """
        return answer_of_value(self._record(position, moves, **more))

    def refused(self, position: Position, moves: str = "", **more: Any) -> tuple[str, int | None]:
        """The code and the index of the move that is refused; None where the record itself is.

        Sees to it that the sentence stands in every language.
        """
        with pytest.raises(TableError) as caught:
            answer_of_value(self._record(position, moves, **more))
        said = {explained(_speech(language, self.spec), caught.value, "italian") for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        return caught.value.code, getattr(caught.value, "move", None)

    def state(self, position: Deal, moves: str = "", **options: object) -> tuple[StockTricks, State]:
        """The rules, and the state after some moves."""
        rules, state, _ = self.told(position, moves, **options)
        return rules, state

    def told(self, position: Deal, moves: str = "", **options: object) -> tuple[StockTricks, State, tuple[Event, ...]]:
        """The same with what the last of the moves, or the deal, led to."""
        hands = position["hands"]
        assert isinstance(hands, list)
        rules = rules_of(self.game, len(hands), **options)
        step = rules.setup(Chance(deals=(rules.read_deal(position),)))
        for move in filter(None, map(str.strip, moves.split(","))):
            step = rules.apply(step.state, rules.grammar.read(move))
        return rules, step.state, step.events


def kinds(answer: dict[str, Any]) -> set[str]:
    """The verbs of the legal moves."""
    return {move.split()[0] for move in answer["legal"]}


def trick(*plays: str) -> str:
    """The moves of some cards."""
    return ", ".join(f"play {card}" for card in plays)
