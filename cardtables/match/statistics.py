"""Who has played, won and lost how often: read off the kept games, which alone are the truth.

Nothing is counted when a game ends, so a crash at that moment can lose or double nothing. What a file came to is kept
beside it as a digest, so that no game is played through twice; lost or damaged digests are made anew.
"""

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from cardtables.engine.errors import TableError
from cardtables.engine.match import FINISHED
from cardtables.engine.standings import Standing
from cardtables.match.files import write_whole
from cardtables.match.record import MAX_BYTES, read_json, read_record
from cardtables.match.replay import replay
from cardtables.match.resume import read_bytes
from cardtables.match.store import Saved, Store

MOST_FILES = 5000
"""The games played last that are counted; older ones stay on disk."""

_MANY_SEATS = 16
Seats = Annotated[list[Annotated[int, Field(ge=0, lt=_MANY_SEATS)]], Field(max_length=_MANY_SEATS)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Outcome(_Strict):
    """One finished game: the seats that won it and those that lost it."""

    won: Seats
    lost: Seats


class Player(_Strict):
    """Somebody at a table; a person and a bot of one name are two."""

    name: Annotated[str, Field(max_length=24)]
    bot: bool


class Digest(_Strict):
    """What a kept file came to; of a game still being played, nothing."""

    size: int
    changed: int
    """Bytes and nanoseconds since the epoch: a file that has others is another game by now."""
    game: Annotated[str, Field(max_length=40)]
    players: Annotated[list[Player], Field(max_length=_MANY_SEATS)]
    outcomes: Annotated[list[Outcome], Field(max_length=1000)]


_DIGESTS = TypeAdapter(Annotated[dict[str, Digest], Field(max_length=MOST_FILES)])


class Statistics(NamedTuple):
    """All that was counted."""

    standings: dict[str, tuple[Standing, ...]]
    """By game; who has played most comes first."""
    unread: tuple[Path, ...]
    """Files that could not be counted."""

    def of(self, game: str, *, bots: bool) -> tuple[Standing, ...]:
        """The standings of one game, of bots only if asked for."""
        return tuple(each for each in self.standings.get(game, ()) if bots or not each.bot)


def read_statistics(store: Store, game: str | None = None) -> Statistics:
    """Count the kept games, of one game only if it is named. Whatever cannot be read is left out and told of."""
    known = _read_digests(store.places.digests)
    kept: dict[str, Digest] = {}
    unread: list[Path] = []
    every = store.games() + store.games(finished=True)  # in this order a game that moves meanwhile is in one of them
    for saved in every[:MOST_FILES]:
        try:
            digest = _fresh(saved, known.get(saved.path.name)) or _digest(saved, game)
        except (TableError, OSError):
            if saved.path.exists():
                unread.append(saved.path)
            continue
        if digest is not None:
            kept[saved.path.name] = digest
    if kept != known:
        _keep_digests(store.places.digests, kept)
    wanted = [digest for digest in kept.values() if game is None or digest.game == game]
    return Statistics(_counted(wanted), tuple(unread))


def _fresh(saved: Saved, digest: Digest | None) -> Digest | None:
    """The digest if it is still that of the file."""
    if digest is None:
        return None
    now = saved.path.stat()
    return digest if (now.st_size, now.st_mtime_ns) == (digest.size, digest.changed) else None


def _digest(saved: Saved, game: str | None) -> Digest | None:
    """What a file came to; None where another game than the one asked for is not worth playing through now."""
    before = saved.path.stat()
    value = read_json(read_bytes(saved.path))
    if game is not None and isinstance(value, dict) and value.get("game") != game:
        return None
    replayed = replay(read_record(value))
    match = replayed.state.match
    games = replayed.table.rules.outcomes(match) if match.status == FINISHED else ()
    return Digest(
        size=before.st_size,
        changed=before.st_mtime_ns,
        game=replayed.record.game,
        players=[Player(name=seat.name, bot=seat.bot is not None) for seat in replayed.record.seats],
        outcomes=[Outcome(won=list(result.winners), lost=list(result.losers)) for result in games],
    )


def _counted(digests: Iterable[Digest]) -> dict[str, tuple[Standing, ...]]:
    """Standings by game, who has played most first."""
    found: dict[str, dict[Player, Standing]] = {}
    for digest in digests:
        rows = found.setdefault(digest.game, {})
        for seat, player in enumerate(digest.players):
            row = rows.get(player, Standing(player.name, player.bot, 0, 0, 0))
            won = sum(seat in outcome.won for outcome in digest.outcomes)
            lost = sum(seat in outcome.lost for outcome in digest.outcomes)
            rows[player] = row._replace(
                played=row.played + len(digest.outcomes), won=row.won + won, lost=row.lost + lost
            )
    return {
        game: ranked
        for game, rows in found.items()
        if (ranked := tuple(sorted((row for row in rows.values() if row.played), key=_rank)))
    }


def _rank(row: Standing) -> tuple[int, int, str]:
    return -row.played, row.lost, row.name


def _read_digests(path: Path) -> dict[str, Digest]:
    """The kept digests; none where the file is not there or is no longer what it was: nothing is lost with it."""
    try:
        return _DIGESTS.validate_python(read_json(read_bytes(path)))
    except (TableError, ValidationError):
        return {}


def _keep_digests(path: Path, digests: dict[str, Digest]) -> None:
    """Keep digests for the next time, as many as a file may hold; where none can be written they are made anew then."""
    room = MAX_BYTES - 2
    lines: list[str] = []
    for name, digest in digests.items():
        line = f"{json.dumps(name)}:{json.dumps(digest.model_dump(), separators=(',', ':'))}"
        room -= len(line) + 2
        if room < 0:
            break
        lines.append(line)
    with suppress(OSError):
        write_whole(path, "{" + ",\n".join(lines) + "}\n")
