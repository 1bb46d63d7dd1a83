"""Games made from a game: the rematch, the same deal once more, another way on; and how to repeat a match."""

from __future__ import annotations

import shlex
from bisect import bisect_left
from typing import TYPE_CHECKING

from cardtables.match.seeds import drawn_seed

if TYPE_CHECKING:
    from cardtables.match.record import Record
    from cardtables.match.session import Session


def rematch(session: Session) -> Record:
    """The same seats and options with new cards."""
    return session.record().model_copy(update={"seed": drawn_seed(), "deals": [], "moves": []})


def up_to(session: Session, place: int) -> Record:
    """A copy that stands after so many moves."""
    record = session.record()
    return record.model_copy(update={"moves": record.moves[:place]})


def deal_at(session: Session, place: int) -> int:
    """The number of the deal in hand after so many moves."""
    number: int = session.review(place, 0).state.match.deal
    return number


def start_of_deal(session: Session, deal: int) -> int:
    """The moves made before a deal was dealt."""
    return bisect_left(range(session.moves_made + 1), deal, key=lambda place: deal_at(session, place))


def command_line(session: Session) -> str | None:
    """What to type to play the same match; None where it does not follow from a seed alone."""
    record = session.record()
    if record.seed is None or record.deals:
        return None
    seats = ",".join(seat.name if seat.bot is None else f"{seat.name}=bot:{seat.bot}" for seat in record.seats)
    words = ["cardtables", "play", record.game, "--seats", seats]
    for name, value in record.options.items():
        words += ["--set", f"{name}={value}"]
    return shlex.join([*words, "--seed", str(record.seed)])
