"""The whole suite: which tables of a game are tried, and every check at positions reached by random play."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from cardtables.engine.errors import Refusal, TableError
from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng, stream
from cardtables.engine.rules import Rules
from cardtables.shelf.conformance import answers, legality, privacy, words
from cardtables.shelf.conformance.play import MOST_MOVES, Game, first_deal, moves_to_try, random_game
from cardtables.shelf.options import option_infos, read_options
from cardtables.shelf.spec import Spec

MANY_VALUES = 4
"""Of an option with more values than this only the first, the middle and the last are tried in every test."""


class TableSetting(NamedTuple):
    """One table to try: how many sit there and which options differ from the defaults."""

    seats: int
    options: Mapping[str, object]

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats}-{chosen or 'defaults'}"


def tables(spec: Spec) -> list[TableSetting]:
    """Every seat count with the defaults, each preset, and each value of each option that matters there.

    A table that the rules refuse, such as one with too few packs for so many, is none.
    """
    found = []
    for seats in spec.seats:
        sets: list[dict[str, object]] = [{}, *spec.presets.values()]
        for info in option_infos(spec.options):
            if not info.seats or seats in info.seats:
                values = [value for value in info.values() if value is not None]
                few = values if len(values) <= MANY_VALUES else (values[0], values[len(values) // 2], values[-1])
                sets += [{info.name: value} for value in few if value != info.default]
        for number, options in enumerate(sets):
            table = TableSetting(seats, options)
            if options not in sets[:number] and is_possible(spec, table):
                found.append(table)
    return found


def is_possible(spec: Spec, table: TableSetting) -> bool:
    """Whether these options go together, and with so many seats."""
    try:
        rules_of(spec, table)
    except TableError:
        return False
    return True


def mixed_table(spec: Spec, seats: int, rng: Rng) -> TableSetting:
    """Options drawn at random, each value with the same chance; drawn again while the table is not possible."""
    infos = option_infos(spec.options)
    while True:
        options = {info.name: info.values()[int(rng.random() * len(info.values()))] for info in infos}
        table = TableSetting(seats, options)
        if is_possible(spec, table):
            return table


def rules_of(spec: Spec, table: TableSetting) -> Rules[Any]:
    """The rules of a table. Raises TableError."""
    return spec.rules(read_options(spec.options, table.options), table.seats)


def faults(spec: Spec, seed: int | str = 0, positions: int = 8) -> Iterator[str]:
    """Put a game through everything: all `tables`, a few mixed ones, its words and pages."""
    yield from words.faults_of_words(spec)
    mixed = [mixed_table(spec, seats, stream(seed, "mixed", seats)) for seats in spec.seats]
    for table in (*tables(spec), *mixed):
        yield from faults_of_table(spec, table, seed, positions)


def faults_of_table(
    spec: Spec, table: TableSetting, seed: int | str = 0, positions: int = 8, most_moves: int = MOST_MOVES
) -> Iterator[str]:
    """Play one match at random and look at so many positions of it; each fault is told with its place.

    With fewer than MOST_MOVES the match is left after so many moves, and whether it ends is not asked.
    """
    rules = rules_of(spec, table)
    found = faults_of_rules(spec, rules, seed, positions, most_moves)
    yield from (f"{spec.id} {table} seed {seed}: {fault}" for fault in found)


def faults_of_rules(
    spec: Spec, rules: Rules[Any], seed: int | str, positions: int, most_moves: int = MOST_MOVES
) -> Iterator[str]:
    """The checks that need a table only."""
    rng = stream(seed, "conformance", 0)
    game = random_game(rules, Chance(seed), rng, most_moves)
    if not game.ended and most_moves == MOST_MOVES:
        yield f"the match has not ended after {len(game.moves)} random moves"
    yield from legality.faults_without_chance(rules)
    yield from legality.faults_of_repetition(rules, game)
    yield from privacy.faults_of_explicit_deal(rules, game)
    yield from answers.faults_of_conservation(rules, game)
    refusals: dict[str, Refusal] = {}
    tries = moves_to_try(rules, (game,))
    for place in (0, len(game.steps) - 1, *some_of(len(game.steps), positions, rng)):
        state = game.steps[place].state
        refusals |= {refusal.code: refusal for move in tries if (refusal := rules.refuse(state, move))}
        found = [
            *legality.faults_of_match(rules, state),
            *legality.faults_of_legality(rules, state, tries),
            *legality.faults_of_apply(rules, state, tries),
            *legality.faults_of_notation(rules, state),
            *answers.faults_of_answer(rules, state),
            *faults_of_secrets(rules, game, place, rng),
        ]
        yield from (f"after {place} moves: {fault}" for fault in found)
    for place in some_of(first_deal(game), positions, rng):
        yield from (f"after {place} moves: {fault}" for fault in privacy.faults_of_redeal(rules, game, place, rng))
    yield from words.faults_of_told(spec, (game,), tuple(refusals.values()))


def faults_of_secrets(rules: Rules[Any], game: Game, place: int, rng: Rng) -> Iterator[str]:
    """What each seat and a spectator are given at one step of a game."""
    step = game.steps[place]
    same_deal = place == 0 or game.steps[place - 1].state.match.deal == step.state.match.deal
    yield from privacy.faults_of_state(step.state)
    for seat in privacy.viewers(rules):
        yield from privacy.faults_of_view(rules, step.state, seat)
        yield from privacy.faults_of_sample(rules, step.state, seat, rng)
        yield from answers.faults_of_masked_answer(rules, step.state, seat)
        if same_deal:
            yield from privacy.faults_of_events(rules, step, seat, rng)


def some_of(count: int, wanted: int, rng: Rng) -> list[int]:
    """Up to so many different places below `count`, ascending."""
    return sorted({int(rng.random() * count) for _ in range(wanted)})
