"""The engine's benchmark runs; how fast is for a person to judge, alone on the machine."""

import pytest

from tests.bench.engine_speed import contestants, measure, report


@pytest.mark.bench
def test_every_contestant_makes_moves() -> None:
    running = contestants()
    speeds = measure(running, seconds=0.2, rounds=1)
    print("", *report(speeds), sep="\n")
    assert speeds.keys() == running.keys()
    assert all(moves > 0 for moves, _ in speeds.values())
