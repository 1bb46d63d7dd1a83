"""Hidden information: what a seat is given must not depend on what it has not seen.

Two independent ways lead to states that differ only in what is hidden. `sample` is the game's own; a game whose view
leaks would let it keep the leak. `redealt` asks neither view nor sample: it deals the first deal again with the cards
that the seat has never held nor been told of by an event in other places, and plays the same moves.
"""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from cardtables.engine.cards import HIDDEN, HIDDEN_TEXT, Seat
from cardtables.engine.errors import TableError
from cardtables.engine.events import as_seen_by
from cardtables.engine.match import Chance
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.rules import Rules, Step
from cardtables.shelf.conformance.play import Game, cards_by_place, cards_in, rebuilt


def viewers(rules: Rules[Any]) -> tuple[Seat | None, ...]:
    """Every seat, and a spectator."""
    return (*range(rules.seats), None)


def faults_of_view(rules: Rules[Any], state: Any, seat: Seat | None) -> Iterator[str]:
    """A view is a plain value of its own, with the moves of its seat and without chance."""
    view = rules.view(state, seat)
    if view.seat != seat or view.open_table:
        yield f"the view for {seat} says it is for {view.seat}, open: {view.open_table}"
    if view.legal != (rules.legal(state) if seat is not None and seat == rules.to_act(state) else ()):
        yield f"the view of {seat} lists moves that are not its own to make"
    if view.state.match.chance != Chance():
        yield f"the view of {seat} tells the seed or deals to come"
    if view != rules.view(rebuilt(state), seat):
        yield f"the view of {seat} depends on more than the value of the state"
    forbidden = {id(state), id(state.match), *([id(state.match.chance)] if state.match.chance != Chance() else [])}
    for part in parts(view):
        if id(part) in forbidden:
            yield f"the view of {seat} holds a reference to the state"
        if not is_plain(part):
            yield f"the view of {seat} holds a {type(part).__name__}, which is no plain value"


def faults_of_state(state: Any) -> Iterator[str]:
    """A state is made of numbers, words and tuples: nothing in it can change."""
    kinds = {type(part).__name__ for part in parts(state) if not is_plain(part)}
    if kinds:
        yield f"the state holds what may change: {', '.join(sorted(kinds))}"


def parts(value: object) -> Iterator[object]:
    """A value and everything in it."""
    yield value
    if isinstance(value, tuple | frozenset):
        for part in value:
            yield from parts(part)


def is_plain(value: object) -> bool:
    """Whether a value is a number, a word, nothing, or a tuple without a place for anything else."""
    if value is None or type(value) in (int, str, bool):
        return True
    return isinstance(value, tuple | frozenset) and not getattr(value, "__dict__", None)


def faults_of_sample(rules: Rules[Any], state: Any, seat: Seat | None, rng: Rng) -> Iterator[str]:
    """A sampled world is whole, and looks to the seat as the true one does: `view(sample(view(s)))` is `view(s)`."""
    view = rules.view(state, seat)
    world = rules.sample(view, rng)
    if rules.view(world, seat) != view:
        yield f"seat {seat} would see that a sampled world is not the true one"
    if seat is not None and seat == rules.to_act(state) and rules.legal(world) != rules.legal(state):
        yield f"the moves of seat {seat} depend on what it cannot see"
    pack = rules.pack
    there = cards_by_place(pack, rules.describe(rules.reveal(world)))
    true = cards_by_place(pack, rules.describe(rules.reveal(state)))
    if {place: len(cards) for place, cards in there.items()} != {place: len(cards) for place, cards in true.items()}:
        yield f"a world sampled for seat {seat} has other counts"
    if sorted(card for cards in there.values() for card in cards) != sorted(
        card for cards in true.values() for card in cards
    ):
        yield f"a world sampled for seat {seat} has other cards"


def faults_of_events(rules: Rules[Any], step: Step[Any], seat: Seat | None, rng: Rng) -> Iterator[str]:
    """What an event tells a seat its view still holds: in a sampled world that card lies where it truly lies.

    Of several packs a card's text does not say which of the equal ones it is, and where: nothing is asked then.
    """
    pack = rules.pack
    if pack.copies > 1:
        return
    told = {pack.text(card) for event in as_seen_by(step.events, seat) for card in event.cards if card != HIDDEN}
    world = rules.sample(rules.view(step.state, seat), rng)
    there = cards_by_place(pack, rules.describe(rules.reveal(world)))
    for place, cards in cards_by_place(pack, rules.describe(rules.reveal(step.state))).items():
        for card in told.intersection(cards).difference(there.get(place, ())):
            yield f"an event shows seat {seat} where {card} is, and its view does not"


DEAL_KEYS = ("dealer", "hands", "stock", "trump", "face_up", "face_down", "open", "pile")
"""What an answer says at the start of a deal in the words of an explicit deal (record.md)."""


def explicit_first_deal(rules: Rules[Any], game: Game) -> dict[str, object]:
    """The first deal of a game that was dealt from a seed, as a record would hold it."""
    state = game.steps[0].state
    answer = {**rules.describe(rules.reveal(state)), "dealer": state.match.dealer}
    raw = {key: answer[key] for key in DEAL_KEYS if key in answer}
    while True:
        try:
            rules.read_deal(raw)
        except TableError as error:
            if error.code != "unknown_deal_key":
                raise
            raw.pop(str(error.params["key"]))
        else:
            return raw


def played_from(rules: Rules[Any], game: Game, deal: dict[str, object], last: int) -> list[Step[Any]]:
    """The first `last` moves of a game after another first deal. Raises TableError where they are not possible."""
    steps = [rules.setup(game.chance._replace(deals=(rules.read_deal(deal),)))]
    for move in game.moves[:last]:
        steps.append(rules.apply(steps[-1].state, move))
    return steps


def faults_of_explicit_deal(rules: Rules[Any], game: Game) -> Iterator[str]:
    """A first deal told by an answer can be dealt from a record, and is the same deal."""
    (step,) = played_from(rules, game, explicit_first_deal(rules, game), 0)
    true = game.steps[0].state
    if rules.describe(rules.reveal(step.state)) != rules.describe(rules.reveal(true)):
        yield "the first deal, dealt again from what the answer tells of it, is another"
    if (step.state.turn, step.state.match.dealer) != (true.turn, true.match.dealer):
        yield "the first deal, dealt again from what the answer tells of it, has another seat to act"


def hands_of(rules: Rules[Any], state: Any) -> list[list[str]]:
    """The true hands as an answer tells them."""
    return cast("list[list[str]]", rules.describe(rules.reveal(state))["hands"])


def unknown_cards(
    rules: Rules[Any], steps: Sequence[Step[Any]], hands: Sequence[list[list[str]]], seat: Seat | None
) -> set[str]:
    """The cards that a seat has neither held nor been told of by an event in these steps, from the first on.

    `hands` are those after each step.
    """
    pack = rules.pack
    unknown = set(cards_in(pack, list(rules.describe(rules.reveal(steps[0].state)).values())))
    for step, held in zip(steps, hands, strict=True):
        for event in as_seen_by(step.events, seat):
            unknown -= {pack.text(card) for card in event.cards}
        if seat is not None:
            unknown -= set(held[seat])
    return unknown - {HIDDEN_TEXT}


def exchanged(raw: object, cards: dict[str, str]) -> object:
    """A deal in which some cards have changed places."""
    if isinstance(raw, dict):
        return {key: exchanged(value, cards) for key, value in raw.items()}
    if isinstance(raw, list):
        return [exchanged(value, cards) for value in raw]
    return cards.get(raw, raw) if isinstance(raw, str) else raw


def happenings(steps: list[Step[Any]]) -> list[tuple[str, Seat, str]]:
    """What happened in the open, to whom, in which words, without cards and numbers."""
    return [(event.kind, event.seat, event.word) for step in steps for event in as_seen_by(step.events, None)]


def meant_other_cards(rules: Rules[Any], game: Game, steps: list[Step[Any]], others: list[Step[Any]]) -> bool:
    """Whether a move that names no card, such as a rank alone, was played with another card: the first event of its
    step, the deed itself, then tells the two worlds apart to everybody.
    """
    nameless = [
        set(rules.pack.texts).isdisjoint(rules.grammar.write(move).split()) for move in game.moves[: len(steps) - 1]
    ]
    return any(
        without_name and step.events[0] != other.events[0]
        for without_name, step, other in zip(nameless, steps[1:], others[1:], strict=True)
    )


def faults_of_redeal(rules: Rules[Any], game: Game, last: int, rng: Rng) -> Iterator[str]:
    """Cards that a seat has not seen may lie elsewhere: all that it is given stays the same.

    `last` is a step of the first deal. A world in which the moves made were not possible says nothing, and neither does
    one in which the rules made something else happen in the open: a hand that must be declared, a player who is out, a
    rank that is called because it is missing, a rank of which the first card in the order of the pack goes.
    """
    raw = explicit_first_deal(rules, game)
    true = played_from(rules, game, raw, last)
    hands = [hands_of(rules, step.state) for step in true]
    for seat in viewers(rules):
        unknown = sorted(unknown_cards(rules, true, hands, seat))
        deal = exchanged(raw, dict(zip(unknown, shuffled(unknown, rng), strict=True)))
        assert isinstance(deal, dict)
        try:
            other = played_from(rules, game, deal, last)
        except TableError:
            continue
        if happenings(other) == happenings(true) and not meant_other_cards(rules, game, other, true):
            yield from _faults_of_other_world(rules, other, true, seat)


def _faults_of_other_world(
    rules: Rules[Any], other: list[Step[Any]], true: list[Step[Any]], seat: Seat | None
) -> Iterator[str]:
    if rules.view(other[-1].state, seat) != rules.view(true[-1].state, seat):
        yield f"the view of {seat} depends on cards it has never seen"
    if any(
        as_seen_by(step.events, seat) != as_seen_by(same.events, seat) for step, same in zip(other, true, strict=True)
    ):
        yield f"the events told to {seat} depend on cards it has never seen"
