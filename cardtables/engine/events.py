"""What happened, as facts with an audience: they drive log, animation and statistics, never the truth."""

from typing import NamedTuple

from cardtables.engine.cards import HIDDEN, Cards, Seat

EVERYBODY = -1
"""The mask of all seats and of spectators."""


class Event(NamedTuple):
    """One fact. `kind` is a past participle, the log's sentence is `event.{kind}`.

    `audience` is the bit mask of the seats that notice it at all, `privy` of those who see its cards.
    """

    kind: str
    seat: Seat = -1
    cards: Cards = ()
    number: int = 0
    word: str = ""
    privy: int = EVERYBODY
    audience: int = EVERYBODY


def only(*seats: Seat) -> int:
    """The mask of exactly these seats."""
    return sum(1 << seat for seat in set(seats))


def sees(mask: int, seat: Seat | None) -> bool:
    """Whether a seat (None: a spectator) is in a mask."""
    return mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1))


def as_seen_by(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The events a seat notices, with the cards it may not see hidden, and without the masks: who else noticed is told
    to nobody.
    """
    return tuple(
        Event(
            event.kind,
            event.seat,
            event.cards if sees(event.privy, seat) else (HIDDEN,) * len(event.cards),
            event.number,
            event.word,
        )
        for event in events
        if sees(event.audience, seat)
    )
