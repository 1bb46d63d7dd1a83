"""Positions of the games for two pairs that follow suit, and what every one of them asks of its bots."""

from typing import Any, NamedTuple

from cardtables.bots.base import Decision
from cardtables.bots.levels import bot_of
from cardtables.engine.followtricks import FollowTricks, State
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from cardtables.match.replay import answer_of_value
from cardtables.shelf.conformance.suite import mixed_table
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import find_game
from cardtables.shelf.spec import Spec
from tests.games.positions import Deal, cards, record_of, refusal

Position = Deal | list[Deal]


def deal(*hands: str, dealer: int = 3, **keys: object) -> Deal:
    """A position: hands by seat; seat 0 begins unless told otherwise."""
    return {"hands": cards(*hands), "dealer": dealer, **keys}


def tricks(*plays: str) -> str:
    """Moves from the cards of tricks in the order of play: `tricks("4C 5C AC RC")`."""
    return ", ".join(f"play {card}" for trick in plays for card in trick.split())


class Tables(NamedTuple):
    """One of the games."""

    game: str

    @property
    def spec(self) -> Spec:
        """The game on the shelf."""
        return find_game(self.game)

    def rules(self, **options: object) -> FollowTricks:
        """The rules with these options."""
        rules = self.spec.rules(read_options(self.spec.options, options), 4)
        assert isinstance(rules, FollowTricks)
        return rules

    def _record(self, position: Position, moves: str, more: dict[str, Any]) -> dict[str, Any]:
        explicit = position if isinstance(position, list) else [position]
        return record_of(self.game, 4, explicit, moves, **more)

    def played(self, position: Position, moves: str = "", **more: Any) -> dict[str, Any]:
        """The answer after some moves; keywords are `seed`, `view` and options."""
        return answer_of_value(self._record(position, moves, more))

    def refused(self, position: Position, moves: str = "", **more: Any) -> tuple[str, int | None]:
        """The code and the index of the move that is refused; None where the record itself is."""
        return refusal(self._record(position, moves, more))

    def state(self, position: Deal, moves: str = "", **options: object) -> tuple[FollowTricks, State]:
        """The rules, and the state after some moves."""
        rules = self.rules(**options)
        state = rules.setup(Chance(deals=(rules.read_deal(position),))).state
        for move in filter(None, map(str.strip, moves.split(","))):
            state = rules.apply(state, rules.grammar.read(move)).state
        return rules, state

    def decision(self, position: Deal, moves: str = "", *, level: str = "normal", **options: object) -> Decision:
        """What a bot does at a position."""
        rules, state = self.state(position, moves, **options)
        decided: Decision = bot_of(self.spec, rules, level).decide(rules.view(state, state.turn), stream(0, "bot", 0))
        return decided

    def decided(self, position: Deal, moves: str = "", **more: Any) -> tuple[str, str]:
        """The same as a record writes it, with its reason's code."""
        decision = self.decision(position, moves, **more)
        return self.rules().grammar.write(decision.move), decision.reason.code


def check_every_decision(tables: Tables, seeds: int = 4) -> set[str]:
    """With options mixed at random both levels make legal moves only, for reasons that can be said; those they gave."""
    codes = set()
    for seed in range(seeds):
        setting = mixed_table(tables.spec, 4, stream(seed, "options", 0))
        rules = tables.rules(**setting.options)
        bots = [bot_of(tables.spec, rules, level) for level in ("normal", "easy")]
        names = [f"Player {seat}" for seat in range(4)]
        says = [Narrator(Speech(language, extra=[tables.spec.locale]), names, rules.pack) for language in LANGUAGES]
        state = rules.setup(Chance(seed)).state
        moves = 0
        while len(state.match.finished) < 4 and state.match.result is None:
            view = rules.view(state, state.turn)
            move, reason = bots[state.turn % 2].decide(view, stream(seed, f"bot.{state.turn}", moves))
            assert move in view.legal
            assert all(narrator.reason(reason) for narrator in says)
            step = rules.apply(state, move)
            assert all(narrator.event(event) for event in step.events for narrator in says)
            state, moves = step.state, moves + 1
            codes.add(reason.code)
    return codes


def mean_difference(tables: Tables, levels: tuple[str, str], deals: int) -> float:
    """By how many points a deal the pair of the first level is ahead, each deal played from both sides."""
    rules = tables.rules()
    bots = [bot_of(tables.spec, rules, level) for level in levels]
    total = 0
    for number in range(deals):
        for turn in (0, 1):
            state, moves = rules.setup(Chance(f"pairs {number}")).state, 0
            while not state.match.finished:
                bot = bots[(state.turn + turn) % 2]
                decision = bot.decide(rules.view(state, state.turn), stream(number, f"bot.{state.turn}", moves))
                state, moves = rules.apply(state, decision.move).state, moves + 1
            points = state.match.finished[0].points
            total += points[turn] - points[1 - turn]
    return total / (2 * deals)
