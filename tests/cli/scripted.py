"""People at a plain table, scripted: they hear what is said and answer line by line."""

import io
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardtables.cli.plain import play_plain
from cardtables.engine.rng import stream
from cardtables.i18n import Speech
from cardtables.match.record import Record, SeatRecord
from cardtables.match.session import Session
from cardtables.match.settings import Settings
from cardtables.match.store import Keeper

PAGE = "\n" * 50
Answer = Callable[[Session, int], str]
"""What a person types on his turn, from the session and the number of lines asked for; EOFError ends the input."""


def seats(*words: str) -> list[SeatRecord]:
    """`Anna` is a person, `bot` a bot that plays anything."""
    return [
        SeatRecord(name=f"Bot {place}", bot="random") if word == "bot" else SeatRecord(name=word)
        for place, word in enumerate(words)
    ]


def game(*words: str, seed: int = 7, **options: object) -> Record:
    """A new game of briscola."""
    return Record.model_validate({"game": "briscola", "options": options, "seats": seats(*words), "seed": seed})


def hand_of(session: Session, seat: int) -> list[str]:
    """A seat's own cards, sorted as the pack lists them."""
    return session.rules.pack.sorted_texts(session.view(seat).state.hands[seat])


def begun_by_the_first(*words: str, **options: object) -> Record:
    """A new game in which seat 0 begins."""
    records = (game(*words, seed=seed, **options) for seed in range(100))
    return next(record for record in records if Session.start(record).to_act == 0)


class Asked(NamedTuple):
    """A moment at which a line was asked for."""

    said: int
    """How much had been said by then, in characters."""
    seat: int
    at_curtain: bool


class People(io.BytesIO):
    """Everybody at the keyboard: confirms every curtain, and answers turns by `answer`."""

    def __init__(self, session: Session, heard: io.StringIO, answer: Answer) -> None:
        super().__init__()
        self._session, self._heard, self._answer = session, heard, answer
        self._curtain = curtain_pattern(session)
        self.asked: list[Asked] = []

    def readline(self, size: int | None = -1, /) -> bytes:
        """Called when the table waits for a line."""
        seat = self._session.to_act
        assert seat is not None, "nobody is to act, and yet a line is asked for"
        said = self._heard.getvalue()
        at_curtain = self._curtain.fullmatch(said.splitlines()[-1]) is not None
        self.asked.append(Asked(len(said), seat, at_curtain))
        if at_curtain:
            return b"\n"
        try:
            return (self._answer(self._session, len(self.asked)) + "\n").encode()
        except EOFError:
            return b""


def curtain_pattern(session: Session) -> re.Pattern[str]:
    """The line that asks for the next person, in either language."""
    names = "|".join(map(re.escape, session.names))
    texts = [Speech(language)("plain.curtain", name="NAME") for language in ("it", "en")]
    return re.compile("|".join(re.escape(text).replace("NAME", f"(?:{names})") for text in texts))


class Played(NamedTuple):
    """A conversation that is over."""

    session: Session
    text: str
    asked: Sequence[Asked]
    status: int


def converse(
    record: Record,
    answer: Answer,
    language: str = "en",
    *,
    keeper: Keeper | None = None,
    settings: Settings | None = None,
) -> Played:
    """Play a record on with scripted people until it ends or they leave."""
    session = Session.start(record, keeper)
    heard = io.StringIO()
    people = People(session, heard, answer)
    speech = Speech(language, [session.spec.locale])
    status = play_plain(session, speech, settings=settings or Settings(), stdin=people, stdout=heard)
    session.close()
    return Played(session, heard.getvalue(), people.asked, status)


def type_lines(record: Record, typed: str | bytes, language: str = "en", *, settings: Settings | None = None) -> Played:
    """Play a record on with lines typed blindly; the end of the input leaves."""
    session = Session.start(record)
    heard = io.StringIO()
    source = io.BytesIO(typed.encode() if isinstance(typed, str) else typed)
    speech = Speech(language, [session.spec.locale])
    status = play_plain(session, speech, settings=settings or Settings(), stdin=source, stdout=heard)
    return Played(session, heard.getvalue(), (), status)


def any_move(session: Session, asked: int) -> str:
    """Some legal move, typed in one of the ways there are; the same on every run."""
    seat = session.to_act
    assert seat is not None
    legal = session.view(seat).legal
    rng = stream("people", "moves", asked)
    move = legal[int(rng.random() * len(legal))]
    text = session.rules.grammar.write(move)
    bare = text.removeprefix("play ").lower()
    ways = [text, text.upper(), text if bare.isdigit() else bare]  # a number is a place in the list
    return ways[int(rng.random() * len(ways))]
