"""What every game with a called card asks of its bots: legal moves with reasons, and the bars of the arena."""

from typing import NamedTuple

from cardtables.bots.levels import bot_of
from cardtables.engine.calledtricks import State
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from cardtables.shelf.conformance.suite import mixed_table
from cardtables.shelf.options import read_options
from tests.games.called import Tables


class Tally(NamedTuple):
    """What came of some deals for the first level of a table, in all its seats."""

    means: list[float]
    """Its mean score of each deal."""
    kept: int
    failed: int

    def interval(self) -> tuple[float, float]:
        """The mean score with its 95 % interval over the deals."""
        count = len(self.means)
        mean = sum(self.means) / count
        spread = (sum((score - mean) ** 2 for score in self.means) / count) ** 0.5
        return mean - 1.96 * spread / count**0.5, mean + 1.96 * spread / count**0.5


def played_deals(tables: Tables, levels: list[str], deals: int) -> Tally:
    """Matches of one deal, each in all seatings that differ."""
    rules = tables.rules(deals=1)
    bots = [bot_of(tables.spec, rules, level) for level in levels]
    seatings = range(len(levels) if len(set(levels)) > 1 else 1)
    notes: list[str] = []
    means = []
    for number in range(deals):
        scores = []
        for seating in seatings:
            state, moves = rules.setup(Chance(f"called {number}")).state, 0
            while state.match.result is None:
                bot = bots[(state.turn - seating) % len(bots)]
                decision = bot.decide(rules.view(state, state.turn), stream(number, f"bot.{state.turn}", moves))
                state, moves = rules.apply(state, decision.move).state, moves + 1
            scores.append(state.match.scores[seating])
            notes.append(state.match.finished[-1].note)
        means.append(sum(scores) / len(scores))
    return Tally(means, notes.count("contract_kept"), notes.count("contract_failed"))


def check_every_decision(tables: Tables, seeds: int = 4) -> None:
    """With options mixed at random both levels make legal moves only, for reasons that can be said."""
    for seed in range(seeds):
        setting = mixed_table(tables.spec, tables.seats, stream(seed, "options", 0))
        rules = tables.spec.rules(read_options(tables.spec.options, {**setting.options, "deals": 3}), tables.seats)
        bots = [bot_of(tables.spec, rules, level) for level in ("normal", "easy")]
        names = [f"Player {seat}" for seat in range(tables.seats)]
        says = [Narrator(Speech(language, extra=[tables.spec.locale]), names, rules.pack) for language in LANGUAGES]
        state: State = rules.setup(Chance(seed)).state
        moves = 0
        while state.match.result is None:
            view = rules.view(state, state.turn)
            move, reason = bots[state.turn % 2].decide(view, stream(seed, f"bot.{state.turn}", moves))
            assert move in view.legal
            assert all(narrator.reason(reason) for narrator in says)
            step = rules.apply(state, move)
            assert all(narrator.event(event) for event in step.events for narrator in says)
            state, moves = step.state, moves + 1
