"""A game played at random, kept as a record and read back, answers as the game itself does: to all and to each seat."""

import json

import pytest

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from cardtables.match.record import Record, SeatRecord, new_record, read_json, read_record
from cardtables.match.replay import Replayed, answer, replay
from cardtables.shelf.conformance.play import first_deal, random_game
from cardtables.shelf.conformance.privacy import explicit_first_deal, viewers
from cardtables.shelf.options import read_options
from cardtables.shelf.registry import games
from cardtables.shelf.spec import Spec

EVERY_TABLE = pytest.mark.parametrize(
    ("spec", "seats"),
    [pytest.param(spec, seats, id=f"{spec.id}-{seats}") for spec in games().values() for seats in spec.seats],
)


def played(spec: Spec, seats: int, seed: int, *, explicit: bool) -> tuple[Replayed, Replayed]:
    """A random game cut off at a random moment: as it was played, and as its record's text is read back."""
    options = read_options(spec.options, {})
    rules = spec.rules(options, seats)
    rng = stream(seed, "records", seats)
    game = random_game(rules, Chance(seed), rng)
    deals = [explicit_first_deal(rules, game)] if explicit else []
    length = int(rng.random() * (first_deal(game) if explicit else len(game.moves)))
    record = new_record(spec, options, [SeatRecord(name=f"Player {seat}") for seat in range(seats)], seed)
    moves = rules.text_of(game.moves[:length])
    replayed = replay(Record.model_validate({**record.model_dump(), "deals": deals, "moves": moves}))
    if not explicit:
        assert replayed.steps == game.steps[: length + 1]
    return replayed, replay(read_record(read_json(replayed.record.text().encode())))


@EVERY_TABLE
@pytest.mark.parametrize("explicit", [False, True], ids=["seed", "deal"])
def test_a_record_replays_to_the_same_answers(spec: Spec, seats: int, explicit: bool) -> None:
    for seed in range(10):
        live, read = played(spec, seats, seed, explicit=explicit)
        assert read.record == live.record
        for seat in viewers(live.table.rules):
            told = answer(read, seat)
            assert told == answer(live, seat)
            assert json.loads(json.dumps(told)) == told
        assert told.keys() >= {"ok", "status", "to_act", "legal", "deal", "dealer", "phase", "hands", "scores", "deals"}
        assert told.keys() >= {"options", "result"}


@EVERY_TABLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_narrated_to_each_viewer(spec: Spec, seats: int, language: str) -> None:
    """No sentence is missing and no field left open."""
    live, _ = played(spec, seats, 3, explicit=False)
    rules = live.table.rules
    names = [seat.name for seat in live.record.seats]
    narrator = Narrator(Speech(language, extra=[spec.locale]), names, rules.pack, sides=rules.sides)
    for event in live.events():
        assert "{" not in narrator.event(event)
