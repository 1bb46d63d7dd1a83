"""Random games through the contract: how the positions to look at are reached."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from cardtables.engine.cards import HIDDEN_TEXT, Pack
from cardtables.engine.errors import TableError
from cardtables.engine.match import FINISHED, Chance
from cardtables.engine.moves import Move
from cardtables.engine.rng import Rng
from cardtables.engine.rules import Rules, Step

MOST_MOVES = 100_000
"""A match of random moves that is longer than this counts as endless: twenty games of 5,000 moves are the longest."""


class Game(NamedTuple):
    """A game played at random: one step for the setup and one for each move."""

    chance: Chance
    moves: tuple[Move, ...]
    steps: tuple[Step[Any], ...]

    @property
    def ended(self) -> bool:
        """Whether the match came to its end."""
        return bool(self.steps[-1].state.match.status == FINISHED)


def any_move(legal: tuple[Move, ...], rng: Rng) -> Move:
    """A move of any kind: the verb is drawn first, so that many words do not crowd out the few cards."""
    verbs = list(dict.fromkeys(move.verb for move in legal))
    verb = verbs[int(rng.random() * len(verbs))]
    moves = [move for move in legal if move.verb == verb]
    return moves[int(rng.random() * len(moves))]


def random_game(rules: Rules[Any], chance: Chance, rng: Rng, most_moves: int = MOST_MOVES) -> Game:
    """Play a match to its end, or to `most_moves`."""
    moves: list[Move] = []
    steps = [rules.setup(chance)]
    while rules.to_act(steps[-1].state) is not None and len(moves) < most_moves:
        state = steps[-1].state
        moves.append(any_move(rules.legal(state), rng))
        steps.append(rules.apply(state, moves[-1]))
    return Game(chance, tuple(moves), tuple(steps))


def first_deal(game: Game) -> int:
    """How many steps of a game belong to its first deal."""
    return sum(step.state.match.deal == 1 and step.state.match.status != FINISHED for step in game.steps)


def moves_to_try(rules: Rules[Any], games: tuple[Game, ...]) -> tuple[Move, ...]:
    """Every move that was legal at some moment, every move the notation can be made to say, and foreign ones."""
    pack = rules.pack
    words = ["", *pack.texts[: pack.size], *pack.suits, *pack.ranks, *map(str, range(12))]
    found = {move: None for game in games for step in game.steps for move in rules.legal(step.state)}
    for verb in rules.grammar.verbs:
        for word in words:
            try:
                found[rules.grammar.read(f"{verb} {word}")] = None
            except TableError:
                continue
        for args in ((), (-1,), (len(pack.cards),), (10**9,), (0, 0, 0)):
            found[Move(verb, args)] = None
    found[Move("")] = None
    found[Move("cheat", (0,))] = None
    return tuple(found)


def rebuilt(value: Any) -> Any:
    """An equal value of which no part is the same object, as far as it is made of tuples."""
    if isinstance(value, tuple):
        parts = [rebuilt(part) for part in value]
        return value._make(parts) if hasattr(value, "_make") else tuple(parts)
    return value


Place = tuple[str, int]
"""Where a card lies: a key of the answer, and the seat (or 0) within it."""


@cache
def _texts(pack: Pack) -> frozenset[str]:
    """Every card's text, and that of a hidden one."""
    return frozenset((*pack.texts, HIDDEN_TEXT))


def cards_in(pack: Pack, answer: object) -> Iterator[str]:
    """The cards named in a part of an answer, hidden ones included, in order."""
    if isinstance(answer, list):
        for part in answer:
            yield from cards_in(pack, part)
    elif isinstance(answer, str) and answer in _texts(pack):
        yield answer


def cards_by_place(pack: Pack, answer: dict[str, object]) -> dict[Place, list[str]]:
    """The cards of an answer by where they lie; only lists hold cards, a key with one card repeats another."""
    found: dict[Place, list[str]] = {}
    for key, value in answer.items():
        if isinstance(value, list):
            nested = bool(value) and all(isinstance(part, list) for part in value) and key != "table"
            for seat, part in enumerate(value if nested else [value]):
                if cards := list(cards_in(pack, part)):
                    found[key, seat] = cards
    return found
