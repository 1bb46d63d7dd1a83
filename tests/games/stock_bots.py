"""What every game of Briscola's kin asks of its bots: the right card with its reason, and nothing illegal."""

from collections.abc import Iterator
from typing import Any

from cardtables.bots.levels import bot_of
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.engine.stocktricks import State, StockTricks
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from cardtables.shelf.conformance.suite import mixed_table
from cardtables.shelf.options import read_options
from tests.games.positions import Deal
from tests.games.stock import Tables, deal
from tests.games.stock_deals import rules_of
from tests.games.stock_reference import cards_in_play

QUIET = {"signs": "off", "talk": "off"}
"""Partners neither sign nor speak."""


def opening(*hands: str, upcard: str = "", top: str = "", stock: int | None = None, **keys: Any) -> Deal:
    """Seat 0 leads, or who `dealer` says. The stock: `top`, the rest of the pack, the up-card; or fewer cards of it."""
    told = {*" ".join((*hands, top)).split(), upcard}
    drawn = [*top.split(), *(text for text in cards_in_play(len(hands), "C") if text not in told)]
    last = [upcard] if upcard else []
    return deal(*hands, stock=" ".join([*drawn[: None if stock is None else stock - len(last)], *last]), **keys)


def chosen(tables: Tables, position: Deal, moves: str = "", level: str = "normal", **options: Any) -> tuple[str, str]:
    """What a bot does after some moves, and the code of its reason, which can be said."""
    rules, state = tables.state(position, moves, **options)
    move, reason = bot_of(tables.spec, rules, level).decide(rules.view(state, state.turn), stream(0, "bot", 0))
    assert all(narrator.reason(reason) for narrator in narrators(tables, rules))
    return rules.grammar.write(move), reason.code


def narrators(tables: Tables, rules: StockTricks) -> list[Narrator]:
    """One a language."""
    names = [f"Player {seat}" for seat in range(rules.seats)]
    return [Narrator(Speech(language, extra=[tables.spec.locale]), names, rules.pack) for language in LANGUAGES]


def check_every_decision(tables: Tables, seeds: int = 3) -> set[str]:
    """With options mixed at random both levels make legal moves only, for reasons that can be said; these are told."""
    said = set()
    for seats in tables.spec.seats:
        for seed in range(seeds):
            setting = mixed_table(tables.spec, seats, stream(seed, "options", seats))
            options = {**setting.options, **dict(tables.spec.one_deal)}
            rules: Any = tables.spec.rules(read_options(tables.spec.options, options), seats)
            bots = [bot_of(tables.spec, rules, level) for level in ("normal", "easy")]
            tell = narrators(tables, rules)
            state, moves = rules.setup(Chance(seed)).state, 0
            while (seat := rules.to_act(state)) is not None:
                view = rules.view(state, seat)
                move, reason = bots[(seat + seed) % 2].decide(view, stream(seed, f"bot.{seat}", moves))
                assert move in view.legal
                said |= {narrator.reason(reason) for narrator in tell}
                state, moves = rules.apply(state, move).state, moves + 1
    return said


def endings(game: str, cards: int, number: int, **options: Any) -> Iterator[tuple[StockTricks, State]]:
    """Deals of two played at random until nothing can be drawn and so many cards each are left."""
    rules = rules_of(game, 2, **options)
    for seed in range(number):
        rng = stream(seed, "moves", cards)
        state = rules.setup(Chance(seed)).state
        while state.stock or state.trick or len(state.hands[0]) > cards:
            plays = [move for move in rules.legal(state) if move.verb == "play"]
            state = rules.apply(state, plays[int(rng.random() * len(plays))]).state
        yield rules, state


def best_difference(rules: StockTricks, state: State, seat: int) -> int:
    """By how much a seat wins an ending with the best play of both, looked at through and through."""
    if state.match.finished:
        own, other = state.match.finished[0].points[seat], state.match.finished[0].points[1 - seat]
        return other - own if rules.customs.fewest_win else own - other
    plays = [move for move in rules.legal(state) if move.verb == "play"]
    ends = [best_difference(rules, rules.apply(state, move).state, seat) for move in plays]
    return max(ends) if state.turn == seat else min(ends)


def check_endings(tables: Tables, cards: int, number: int, **options: Any) -> int:
    """In endings of so many cards each no card ends better than the one played; in how many they end differently."""
    differ = 0
    for rules, state in endings(tables.game, cards, number, **options):
        decision = bot_of(tables.spec, rules, "normal").decide(rules.view(state, state.turn), stream(0, "bot", 0))
        assert decision.reason.code == "counted_out"
        worth = {
            move: best_difference(rules, rules.apply(state, move).state, state.turn)
            for move in rules.legal(state)
            if move.verb == "play"
        }
        assert worth[decision.move] == max(worth.values())
        differ += len(set(worth.values())) > 1
    return differ
