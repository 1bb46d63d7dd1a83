"""Adds golden playthroughs: `python -m tests.goldens.write GAME [--seats N] [--set option=value] [--name plain]`.

A match is played at random from the seed, up to `--moves`. A file that is there is never written again: what it holds
was found right, and a change in it is either a fault or a decision, for which the file is removed by hand.
"""

import argparse
import sys

from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.match.record import SeatRecord, new_record
from cardtables.shelf.conformance.play import random_game
from cardtables.shelf.options import read_assignments
from cardtables.shelf.registry import find_game, games
from tests.goldens.playthrough import FOLDER, lines_of, text_of

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Ivo", "Lia", "Nino", "Olga", "Pino")


def main(words: list[str]) -> int:
    """Write what is missing; 1 where a file is there already."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--seats", type=int, help="only this seat count; otherwise all of the game's")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=60, help="how many at most")
    parser.add_argument("--name", default="plain")
    wanted = parser.parse_args(words)
    spec = find_game(wanted.game)
    status = 0
    for seats in [wanted.seats] if wanted.seats else spec.seats:
        path = FOLDER / f"{spec.id}-{seats}-{wanted.name}.jsonl"
        if path.exists():
            print(f"{path.name} is there already: remove it if it is wrong")
            status = 1
            continue
        options = read_assignments(spec.options, wanted.set)
        rules = spec.rules(options, seats)
        game = random_game(rules, Chance(wanted.seed), stream(wanted.seed, "golden", seats), wanted.moves)
        people = [SeatRecord(name=NAMES[seat]) for seat in range(seats)]
        record = new_record(spec, options, people, wanted.seed).model_dump(exclude_none=True)
        path.write_text(text_of(lines_of({**record, "moves": rules.text_of(game.moves)})), "utf-8")
        print(f"{path.name}: {len(game.moves)} moves, {path.stat().st_size // 1024} KB")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
