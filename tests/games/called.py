"""Positions of the games with a called card, for the tests of their rules pages and strategies."""

from typing import Any, NamedTuple

from cardtables.bots.levels import bot_of
from cardtables.engine.calledtricks import CalledTricks, State
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.match.replay import answer_of_value
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from cardtables.shelf.spec import Spec
from tests.games.positions import Deal, cards, record_of, refusal

Position = Deal | list[Deal]


def deal(*hands: str, dealer: int = 0, **keys: object) -> Deal:
    """A position: hands by seat; seat 1 speaks first unless told otherwise."""
    return {"hands": cards(*hands), "dealer": dealer, **keys}


class Tables(NamedTuple):
    """One of the games at tables of so many."""

    game: str
    seats: int = 5

    @property
    def spec(self) -> Spec:
        """The game on the shelf."""
        return find_game(self.game)

    def rules(self, **options: object) -> CalledTricks:
        """The rules with these options."""
        rules = self.spec.rules(read_options(self.spec.options, options), self.seats)
        assert isinstance(rules, CalledTricks)
        return rules

    def _record(
        self, position: Position, moves: str, *, seed: int | None = None, view: int | None = None, **options: object
    ) -> dict[str, Any]:
        explicit = position if isinstance(position, list) else [position]
        return {**record_of(self.game, self.seats, explicit, moves, seed=seed, view=view), "options": options}

    def played(self, position: Position, moves: str = "", **more: Any) -> dict[str, Any]:
        """The answer after some moves; keywords are `seed`, `view` and options."""
        return answer_of_value(self._record(position, moves, **more))

    def refused(self, position: Position, moves: str = "", **more: Any) -> tuple[str, int | None]:
        """The code and the index of the move that is refused; None where the record itself is."""
        return refusal(self._record(position, moves, **more))

    def state(self, position: Deal, moves: str = "", **options: object) -> tuple[CalledTricks, State]:
        """The rules, and the state after some moves."""
        rules = self.rules(**options)
        state = rules.setup(Chance(deals=(rules.read_deal(position),))).state
        for move in filter(None, map(str.strip, moves.split(","))):
            state = rules.apply(state, rules.grammar.read(move)).state
        return rules, state

    def decided(
        self, position: Deal, moves: str = "", *, level: str = "normal", number: int = 0, **options: object
    ) -> tuple[str, str]:
        """What a bot does at a position, and its reason's code; `number` chooses its stream."""
        rules, state = self.state(position, moves, **options)
        bot = bot_of(self.spec, rules, level)
        decision = bot.decide(rules.view(state, state.turn), stream(0, "bot", number))
        return rules.grammar.write(decision.move), decision.reason.code
