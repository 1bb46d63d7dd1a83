"""Adding a game is adding one folder: to the built-in ones, or in a package that announces it by an entry point."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtables import games as built_in
from cardtables.bots.levels import bot_of, levels_of
from cardtables.engine.errors import TableError
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.replay import answer_of_value
from cardtables.shelf import registry
from cardtables.shelf.conformance import faults
from cardtables.shelf.options import read_options
from cardtables.shelf.spec import Spec
from hatch_build import compile_catalogues

SAMPLE = Path(__file__).parent / "highest"
ENTRY_POINTS = "[cardtables.games]\nhighest = highest:SPEC\n"


def forget() -> None:
    """Let the registry and the import system look again."""
    importlib.invalidate_caches()
    for found in (registry.games, registry.built_in_games, registry._announced):
        found.cache_clear()


def forget_modules() -> None:
    for name in [name for name in sys.modules if "highest" in name.split(".") and not name.startswith("tests.")]:
        del sys.modules[name]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder that Python looks for packages in, with the sample game in it."""
    folder = tmp_path / "cardtables" / "site"
    shutil.copytree(SAMPLE, folder / "highest", ignore=shutil.ignore_patterns("__pycache__"))
    compile_catalogues(tmp_path)
    monkeypatch.syspath_prepend(folder)
    forget_modules()
    yield folder
    monkeypatch.undo()
    forget_modules()
    forget()


def announce(site: Path, entry_points: str) -> None:
    """A distribution that another package's installation leaves behind."""
    info = site / "highest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: highest\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entry_points)
    forget()


@pytest.fixture(params=["folder", "entry point"])
def sample(request: pytest.FixtureRequest, site: Path, monkeypatch: pytest.MonkeyPatch) -> Spec:
    """The sample game, found in one of the two ways."""
    if request.param == "folder":
        monkeypatch.setattr(built_in, "__path__", [*built_in.__path__, str(site)])
        forget()
        assert "highest" in registry.built_in_games()
    else:
        announce(site, ENTRY_POINTS)
        assert "highest" not in registry.built_in_games()
    return registry.find_game("highest")


def test_it_is_not_there_before() -> None:
    with pytest.raises(TableError, match="unknown_game"):
        registry.find_game("highest")


def test_it_stands_on_the_shelf_in_its_place(sample: Spec) -> None:
    assert list(registry.games().values()) == sorted(
        registry.games().values(), key=lambda spec: (spec.shelf_order, spec.id)
    )
    assert registry.games()["highest"] is sample
    assert registry.broken_games() == ()
    assert [Speech(language, [sample.locale])("game.name") for language in LANGUAGES] == ["La più alta", "Highest"]


def test_it_keeps_the_contract(sample: Spec) -> None:
    assert list(faults(sample)) == []


def test_it_is_replayed(sample: Spec) -> None:
    record = {
        "format": "cardtables",
        "version": 1,
        "game": "highest",
        "options": {"hand": 1},
        "seats": [{"name": "Anna"}, {"name": "Bruno", "bot": "normal"}],
        "deals": [{"hands": [["RD"], ["7C"]], "stock": ["AD"]}],
        "moves": ["play 7C", "play RD"],
    }
    answer = answer_of_value(record)
    assert (answer["status"], answer["scores"], answer["won"]) == ("finished", [1, 0], [["7C", "RD"], []])
    assert answer_of_value({**record, "moves": [], "view": 0})["hands"] == [["RD"], ["??"]]


def test_its_bot_sits_down(sample: Spec) -> None:
    rules = sample.rules(read_options(sample.options, {}), 2)
    state = rules.setup(Chance(4)).state
    decision = bot_of(sample, rules, "normal").decide(rules.view(state, state.turn), stream(4, "bot", 0))
    assert decision.move in rules.legal(state)
    assert list(levels_of(sample)) == ["random", "normal"]


@pytest.mark.parametrize(
    "entry_points",
    [
        "[cardtables.games]\nbad = highest:NOTHING\n",
        "[cardtables.games]\nbad = nowhere:SPEC\n",
        "[cardtables.games]\nbad = highest:Spec\n",
    ],
    ids=["no such name", "no such module", "no spec"],
)
def test_a_broken_announcement_leaves_the_shelf_standing(site: Path, entry_points: str) -> None:
    announce(site, entry_points)
    assert registry.broken_games() == ("bad",)
    assert registry.games() == registry.built_in_games()


def test_a_package_that_fails_to_load_leaves_the_shelf_standing(site: Path) -> None:
    (site / "highest" / "__init__.py").write_text("raise RuntimeError('no')\n")
    announce(site, ENTRY_POINTS)
    assert registry.broken_games() == ("highest",)
    assert registry.games() == registry.built_in_games()


def test_a_game_cannot_take_the_place_of_another(site: Path) -> None:
    built_in_spec = next(iter(registry.built_in_games().values()))
    source = site / "highest" / "__init__.py"
    source.write_text(source.read_text("utf-8").replace('id="highest"', f'id="{built_in_spec.id}"'), "utf-8")
    announce(site, ENTRY_POINTS)
    assert registry.games()[built_in_spec.id] is built_in_spec
    assert registry.broken_games() == ("highest",)
