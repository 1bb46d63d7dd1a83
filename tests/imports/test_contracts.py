"""The import contracts and the bans bite: each is broken on purpose in a copy of the package, and must say so."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]


class Plant(NamedTuple):
    """A file that breaks a contract."""

    file: str  # in the package
    text: str
    contract: str  # its id in pyproject.toml
    reported: str  # what the report of that contract must show


LATE = "def later():\n    "  # a graph sees imports inside functions too

PLANTS = [
    Plant("engine/planted.py", "import cardtables.match", "layers", "engine.planted -> cardtables.match"),
    Plant("i18n/planted.py", "import cardtables.shelf", "layers", "i18n.planted -> cardtables.shelf"),
    Plant("planted/__init__.py", "", "layers", "- cardtables.planted"),
    Plant(
        "match/planted.py",
        f"{LATE}from cardtables.games.planted_a import rules",
        "games-named",
        "match.planted -> cardtables.games.planted_a.rules",
    ),
    Plant(
        "games/planted_a/rules.py",
        "from cardtables.games.planted_b import rules",
        "games-independent",
        "planted_a.rules -> cardtables.games.planted_b.rules",
    ),
    Plant("games/planted_b/rules.py", "import cardtables.ui.app", "games-use", "planted_b.rules -> cardtables.ui.app"),
    Plant("games/planted_b/screen.py", "import cardtables.match", "games-use", "planted_b.screen -> cardtables.match"),
    Plant(
        "games/planted_a/screen/__init__.py",
        "import cardtables.match",
        "games-use",
        "planted_a.screen -> cardtables.match",
    ),
    Plant(
        "games/planted_b/bot.py", "import cardtables.bots.arena", "games-use", "planted_b.bot -> cardtables.bots.are"
    ),
    Plant(
        "games/planted_b/__init__.py",
        f"{LATE}from cardtables.games.planted_b import screen",
        "screens-last",
        "planted_b -> cardtables.games.planted_b.screen",
    ),
    Plant("bots/planted.py", f"{LATE}import rich.text", "no-terminal-below-ui", "bots.planted -> rich"),
    Plant("engine/planted_too.py", "import pydantic", "engine-plain", "engine.planted_too -> pydantic"),
    Plant("ui/planted.py", "from random import choice", "one-chance", "ui.planted -> random"),
]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """The report of every broken contract by its id, from one run over a copy with all plants in it."""
    copy = tmp_path_factory.mktemp("planted")
    shutil.copy(ROOT / "pyproject.toml", copy)
    shutil.copytree(ROOT / "cardtables", copy / "cardtables", ignore=shutil.ignore_patterns("__pycache__"))
    for room in ("games/planted_a", "games/planted_b"):
        folder = copy / "cardtables" / room
        folder.mkdir()
        (folder / "__init__.py").touch()
    for plant in PLANTS:
        path = copy / "cardtables" / plant.file
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{plant.text}\n", encoding="utf-8")
    said = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
        cwd=copy,
        env={**os.environ, "COLUMNS": "250", "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    contracts = re.findall(r'^id = "(.+)"\nname = "(.+)"$', (copy / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    broken = said.partition("Broken contracts")[2]
    sections = {name: broken.partition(f"{name}\n---")[2] for _, name in contracts}
    return {key: re.split(r"\n\n\S.*\n---", sections[name])[0] for key, name in contracts}


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: f"{plant.contract}:{plant.file}")
def test_a_planted_import_is_reported(plant: Plant, report: Mapping[str, str]) -> None:
    assert plant.reported in report[plant.contract]


def test_every_contract_has_a_plant(report: Mapping[str, str]) -> None:
    assert {plant.contract for plant in PLANTS} == set(report)


@pytest.mark.parametrize(
    ("file", "module", "banned"),
    [
        ("cardtables/engine/cards.py", "random", True),
        ("cardtables/engine/cards.py", "time", True),
        ("cardtables/engine/deep/er.py", "datetime", True),
        ("cardtables/games/planted/rules.py", "os", True),
        ("cardtables/engine/rng.py", "random", False),
        ("cardtables/bots/arena.py", "time", False),
        ("tests/engine/test_rng.py", "random", False),
    ],
)
@pytest.mark.parametrize("form", ["import {0}", "from {0} import *", "def f():\n    import {0}"])
def test_the_linter_bans_clock_and_chance_in_engine_and_games(file: str, module: str, banned: bool, form: str) -> None:
    ruff = [str(Path(sys.executable).with_name("ruff")), "check", "--select", "TID251", "--stdin-filename", file, "-"]
    answer = subprocess.run(
        ruff, input=form.format(module) + "\n", cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ("TID251" in answer.stdout) is banned
