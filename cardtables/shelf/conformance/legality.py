"""Legality, purity and the course of a match: what must hold at every position whatever the game."""

from collections.abc import Iterator, Sequence
from typing import Any

from cardtables.engine.cards import Seat
from cardtables.engine.errors import IllegalMove, TableError
from cardtables.engine.match import FINISHED, NEEDS_DEAL, NEEDS_SHUFFLE, PLAYING, Chance
from cardtables.engine.moves import Move
from cardtables.engine.rules import Rules, Step
from cardtables.shelf.conformance.play import Game, rebuilt


def faults_of_legality(rules: Rules[Any], state: Any, tries: Sequence[Move]) -> Iterator[str]:
    """`legal` lists, in a fixed order and each once, exactly the moves that `refuse` lets pass."""
    legal = rules.legal(state)
    if len(set(legal)) != len(legal):
        yield f"legal lists a move twice: {rules.text_of(legal)}"
    if rules.legal(rebuilt(state)) != legal:
        yield "legal depends on more than the value of the state"
    if rules.to_act(state) is None and legal:
        yield f"nobody is to act, yet legal lists {rules.text_of(legal)}"
    if rules.to_act(state) is not None and not legal:
        yield f"seat {rules.to_act(state)} is to act and has no move"
    for move in legal:
        if refusal := rules.refuse(state, move):
            yield f"legal lists {move}, refused as {refusal.code}"
    for move in tries:
        refusal = rules.refuse(state, move)
        if refusal is None and move not in legal:
            yield f"{move} is not refused, and not in legal"
        if refusal is not None and not _is_plain_refusal(refusal):
            yield f"the refusal of {move} is not a code with plain parameters: {refusal}"


def _is_plain_refusal(refusal: Any) -> bool:
    return refusal.code.isidentifier() and all(
        isinstance(key, str) and isinstance(value, int | str) for key, value in refusal.params
    )


def faults_of_apply(rules: Rules[Any], state: Any, tries: Sequence[Move]) -> Iterator[str]:
    """`apply` is a function: the state before stays, equal states give equal steps, a refused move changes nothing."""
    before = rebuilt(state)
    for move in rules.legal(state):
        step = rules.apply(state, move)
        if state != before:
            yield f"{move} changed the state it was played on"
            return
        if step != rules.apply(before, move):
            yield f"{move} does not always lead to the same state"
        if step.state == state:
            yield f"{move} changes nothing at all"
        if not step.events:
            yield f"{move} is not told by any event"
    for move in tries:
        refusal = rules.refuse(state, move)
        if refusal is None:
            continue
        try:
            rules.apply(state, move)
        except IllegalMove as error:
            if error.refusal != refusal:
                yield f"apply refuses {move} as {error.refusal}, refuse as {refusal}"
        else:
            yield f"apply lets {move} pass, which is refused as {refusal.code}"
        if state != before:
            yield f"the refused {move} changed the state"
            return


def faults_of_notation(rules: Rules[Any], state: Any) -> Iterator[str]:
    """A move's text names that move again, in any case."""
    for move in rules.legal(state):
        text = rules.grammar.write(move)
        for spelling in (text, text.lower(), text.upper()):
            try:
                read = rules.grammar.read(spelling)
            except TableError as error:
                yield f"{move} is written {text!r}, and {spelling!r} is refused as {error.code}"
            else:
                if read != move:
                    yield f"{move} is written {text!r}, and {spelling!r} is read as {read}"


def faults_of_match(rules: Rules[Any], state: Any) -> Iterator[str]:
    """Status, seats, scores and result fit together."""
    match, seats = state.match, range(rules.seats)
    if match.status not in (PLAYING, FINISHED, NEEDS_DEAL, NEEDS_SHUFFLE):
        yield f"unknown status {match.status!r}"
    if (match.status == PLAYING) != (rules.to_act(state) is not None):
        yield f"status is {match.status} while {rules.to_act(state)} is to act"
    if (match.result is not None) != (match.status == FINISHED):
        yield f"status is {match.status} and the result {match.result}"
    if match.dealer not in seats or rules.to_act(state) not in (None, *seats):
        yield f"no such seat: dealer {match.dealer}, to act {rules.to_act(state)}"
    if len(match.scores) != rules.seats or rules.scores(state) != match.scores:
        yield f"scores {match.scores} are not one for each seat"
    numbers = [deal.deal for deal in match.finished]
    if numbers != list(range(1, len(numbers) + 1)) or match.deal != len(numbers) + (match.status != FINISHED):
        yield f"deals are not counted from 1: {numbers}, then {match.deal}"
    if match.result is not None:
        yield from _faults_of_result(match.result.winners, match.result.losers, rules.seats)


def _faults_of_result(winners: tuple[Seat, ...], losers: tuple[Seat, ...], seats: int) -> Iterator[str]:
    if len({*winners, *losers}) != len(winners + losers) or not {*winners, *losers} <= set(range(seats)):
        yield f"winners {winners} and losers {losers} are not different seats"
    if winners != tuple(sorted(winners)) or losers != tuple(sorted(losers)):
        yield f"winners {winners} and losers {losers} are not ascending"


def faults_of_repetition(rules: Rules[Any], game: Game) -> Iterator[str]:
    """The moves' texts, read and played again from the same chance, give the same game; nothing else was at work."""
    steps: list[Step[Any]] = [rules.setup(game.chance)]
    for text in rules.text_of(game.moves):
        steps.append(rules.apply(steps[-1].state, rules.grammar.read(text)))
    if tuple(steps) != game.steps:
        first = next(place for place, pair in enumerate(zip(steps, game.steps, strict=True)) if pair[0] != pair[1])
        yield f"the game played again differs after {first} moves"


def faults_without_chance(rules: Rules[Any]) -> Iterator[str]:
    """Chance is never invented: without deals and seed the table waits for a deal, and no move is accepted."""
    state = rules.setup(Chance()).state
    if state.match.status != NEEDS_DEAL or rules.to_act(state) is not None or state.match.deal != 1:
        yield f"without deals and seed the status is {state.match.status}"
    yield from faults_of_match(rules, state)
