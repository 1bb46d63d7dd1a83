"""Reading a record without a screen: every move tried again, and the answer of `cardtables replay`."""

from typing import Any, NamedTuple

from cardtables.bots.base import Decision
from cardtables.bots.levels import bot_of
from cardtables.engine.errors import IllegalMove, Refusal, TableError
from cardtables.engine.events import Event
from cardtables.engine.match import PLAYING
from cardtables.engine.rng import Rng, stream
from cardtables.engine.rules import Rules, Step, View
from cardtables.match.record import Record, Table, open_table, read_record
from cardtables.shelf.spec import Spec


class RefusedMove(IllegalMove):
    """A record's move that the rules refuse: its index from 0, why, and the game whose catalogue says it in words."""

    def __init__(self, move: int, refusal: Refusal, spec: Spec) -> None:
        super().__init__(refusal)
        self.move = move
        self.spec = spec


class Replayed(NamedTuple):
    """A record played through: the table, and one step for the setup and one for each move."""

    record: Record
    table: Table
    steps: tuple[Step[Any], ...]

    @property
    def state(self) -> Any:
        """The state after the last move."""
        return self.steps[-1].state

    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return tuple(event for step in self.steps for event in step.events)


def replay(record: Record) -> Replayed:
    """Play a record through. Raises TableError, RefusedMove for a move."""
    table = open_table(record)
    rules = table.rules
    steps = [rules.setup(table.chance)]
    for index, text in enumerate(record.moves):
        try:
            steps.append(rules.apply(steps[-1].state, rules.grammar.read(text)))
        except IllegalMove as error:
            raise RefusedMove(index, error.refusal, table.spec) from None
    return Replayed(record, table, tuple(steps))


def seat_of(raw: object, seats: int) -> int | None:
    """The seat a view is asked for; None: all is shown. Raises TableError."""
    if raw is None:
        return None
    if not isinstance(raw, int) or isinstance(raw, bool) or not 0 <= raw < seats:
        raise TableError("bad_seat", key="view", seats=seats - 1)
    return raw


def answer(replayed: Replayed, seat: int | None) -> dict[str, object]:
    """What a record comes to, as one seat may know it (None: all is shown)."""
    table, state = replayed.table, replayed.state
    rules = table.rules
    view = rules.reveal(state) if seat is None else rules.view(state, seat)
    return {**common_keys(rules, view), "options": table.options.model_dump(), **rules.describe(view)}


def common_keys(rules: Rules[Any], view: View[Any]) -> dict[str, object]:
    """The keys every game answers with (record.md, Reading a record without the screen)."""
    state = view.state
    match = state.match
    return {
        "ok": True,
        "status": match.status,
        "to_act": rules.to_act(state) if match.status == PLAYING else None,
        "legal": sorted(rules.text_of(view.legal)),
        "deal": match.deal,
        "dealer": match.dealer,
        "phase": state.phase,
        "scores": list(match.scores),
        "deals": [
            {**deal._asdict(), "points": list(deal.points), "scores": list(deal.scores)} for deal in match.finished
        ],
        "result": None
        if match.result is None
        else {
            "winners": list(match.result.winners),
            "losers": list(match.result.losers),
            "draw": match.result.draw,
            "void": match.result.void,
        },
    }


def answer_of_value(value: object) -> dict[str, object]:
    """The answer to one parsed line: a record with an optional `view`. Raises TableError."""
    seat = value.get("view") if isinstance(value, dict) else None
    replayed = replay(read_record(without_view(value)))
    return answer(replayed, seat_of(seat, replayed.table.rules.seats))


def without_view(value: object) -> object:
    """A parsed line without the key that asks for a seat's view: the record alone."""
    return {key: item for key, item in value.items() if key != "view"} if isinstance(value, dict) else value


def decision_there(replayed: Replayed, level: str) -> tuple[int, Decision]:
    """What a bot of a level would do where a record stands, from the view of the seat to act alone.

    Raises TableError `nobody_to_act` where no decision is due.
    """
    table, state = replayed.table, replayed.state
    seat = table.rules.to_act(state)
    if seat is None:
        raise TableError("nobody_to_act", status=state.match.status)
    bot = bot_of(table.spec, table.rules, level)
    return seat, bot.decide(
        table.rules.view(state, seat), bot_stream(replayed.record, seat, len(replayed.record.moves))
    )


def bot_stream(record: Record, seat: int, moves_made: int) -> Rng:
    """A bot's own chance at one decision: apart from the deals, so that thinking changes none of them."""
    return stream(record.seed or 0, f"bot.{seat}", moves_made)
