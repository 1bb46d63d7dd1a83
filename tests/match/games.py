"""Games for the tests of the sitting: records of briscola played so far by bots that play anything."""

from cardtables.bots.uniform import Uniform
from cardtables.engine.rng import stream
from cardtables.match.record import Record
from cardtables.match.session import Session


def new_game(*people: str, bots: int = 0, seed: int | None = 7, **options: object) -> Record:
    """A record without moves: persons first, then bots."""
    seats: list[dict[str, str]] = [{"name": name} for name in people]
    seats += [{"name": f"Bot {place}", "bot": "random"} for place in range(bots)]
    return Record.model_validate({"game": "briscola", "options": options, "seats": seats, "seed": seed})


def position(*hands: str, stock: str = "", trump: str | None = None, turn: int = 0, **options: object) -> Record:
    """An explicit position without a seed: hands as `AD 2C`, everybody a person."""
    deal: dict[str, object] = {"hands": [hand.split() for hand in hands], "stock": stock.split(), "turn": turn}
    if trump is not None:
        deal["trump"] = trump
    seats = [{"name": name} for name, _ in zip("ABCDEF", hands, strict=False)]
    return Record.model_validate({"game": "briscola", "options": options, "seats": seats, "deals": [deal]})


def play_on(session: Session, moves: int = 10_000) -> Session:
    """Every seat plays any legal move, so many times or to the end; the same on every run."""
    bot = Uniform()
    for _ in range(moves):
        seat = session.to_act
        if seat is None:
            break
        session.play(bot.decide(session.view(seat), stream(1, "test", session.moves_made)).move)
    return session


def say(session: Session, *texts: str) -> Session:
    """Play moves in the record's notation."""
    for text in texts:
        session.play(session.rules.grammar.read(text))
    return session


def played(record: Record, moves: int = 10_000) -> Record:
    """The record after so many moves more, or at its end."""
    return play_on(Session.start(record), moves).record()
