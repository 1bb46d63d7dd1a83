"""Who sits down, from words: `Anna,bot,Bruno,bot:easy`, `Rita=bot:easy`."""

import os

from cardtables.bots.levels import DEFAULT_LEVEL
from cardtables.engine.errors import TableError
from cardtables.match.record import SeatRecord, seat_record

BOT_NAMES = ("Carla", "Dino", "Elsa", "Fabio", "Gina", "Ivo", "Lia", "Nino", "Olga", "Pino", "Rosa", "Tino", "Vera")
"""What bots without a name are called, those not taken first."""

BOT = "bot"


def read_seats(text: str) -> list[SeatRecord]:
    """Seats in order of play from comma-separated words. Raises TableError naming the word, or a name given twice."""
    words = [word.strip() for word in text.split(",")]
    taken = {word.partition("=")[0] for word in words}
    free = [name for name in BOT_NAMES if name not in taken]
    seats: list[SeatRecord] = []
    for word in words:
        name, is_named, kind = word.partition("=")
        if not is_named and (word == BOT or ":" in word):
            name, kind = "", word
        level = _level(kind, word)
        if level and not name:
            name = free.pop(0) if free else f"Bot {len(seats) + 1}"
        seats.append(seat_record(name, level))
    names = [seat.name for seat in seats]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise TableError("same_name", name=twice)
    return seats


def _level(kind: str, word: str) -> str | None:
    """The bot's level; None for a person."""
    if not kind:
        return None
    bot, _, level = kind.partition(":")
    if bot != BOT:
        raise TableError("unknown_seat_kind", seat=word[:40])
    return level or DEFAULT_LEVEL


def usual_seats(name: str, count: int) -> list[SeatRecord]:
    """One person and bots for the rest of the seats."""
    return read_seats(",".join([f"{name}=", *[BOT] * (count - 1)]))


def person_name() -> str:
    """What the person at this keyboard is called as far as the system knows; empty where it does not say."""
    name = os.environ.get("USER", "").strip()
    return name.capitalize()[:24] if name.isalpha() and name != "root" else ""
