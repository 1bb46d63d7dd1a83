"""What is really loaded: `sys.modules` of fresh interpreters, since a graph cannot see an import made by name."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "cardtables"
DRAWING = {"rich", "textual"}

# Writes the loaded modules to the file named first when the interpreter ends, however it ends; itself loads nothing.
WITNESS = """
import atexit, sys
def tell(path=sys.argv[1], modules=sys.modules):
    with open(path, "w") as file:
        file.write("\\n".join(list(modules)))
atexit.register(tell)
"""
COMMAND = f"{WITNESS}\nfrom cardtables.cli import main\nsys.argv = ['cardtables', *sys.argv[2:]]\nsys.exit(main())"
IMPORTS = f"{WITNESS}\nfor name in sys.argv[2:]: __import__(name)"

RECORD = {
    "format": "cardtables",
    "version": 1,
    "game": "briscola",
    "options": {"target": 1},
    "seats": [{"name": "Anna"}, {"name": "Bruno", "bot": "normal"}],
    "seed": 7,
    "deals": [],
    "moves": [],
}


def loaded(tmp_path: Path, program: str, *arguments: str) -> set[str]:
    """Run `program` to a good end in a fresh interpreter and return the names of all modules that it had loaded."""
    told = tmp_path / "modules"
    done = subprocess.run(
        [sys.executable, "-c", program, str(told), *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr or done.stdout
    return set(told.read_text("utf-8").split("\n"))


def tops(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules}


def modules_below(room: str) -> list[str]:
    """Name every module of a room of the package; a game's screen belongs to ui, wherever it lies."""
    files = sorted((PACKAGE / room).rglob("*.py"))
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    return [name.removesuffix(".__init__") for name in names if "screen" not in name.split(".")]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(RECORD), "utf-8")
    return path


def test_the_witness_sees_a_late_import(tmp_path: Path) -> None:
    assert "textual" in loaded(tmp_path, f"{WITNESS}\nimport importlib\nimportlib.import_module('textual')")


def test_version_loads_next_to_nothing(tmp_path: Path) -> None:
    extra = loaded(tmp_path, COMMAND, "--version") - loaded(tmp_path, WITNESS)
    assert not extra & {"argparse", "asyncio", "gettext", "importlib.metadata", "json", "platformdirs"}
    assert tops(extra) <= {"cardtables", *sys.stdlib_module_names}


@pytest.mark.parametrize(
    "arguments",
    [
        ["list"],
        ["rules", "briscola"],
        ["themes"],
        ["replay", "RECORD"],
        ["replay", "RECORD", "--json"],
        ["hint", "RECORD", "--json"],
        ["arena", "briscola", "--seats", "easy,easy", "--deals", "1", "--seed", "7", "--json"],
        ["play", "briscola", "--seats", "bot,bot", "--plain", "--seed", "7"],
    ],
    ids=" ".join,
)
def test_headless_commands_load_no_screen(arguments: list[str], record: Path, tmp_path: Path) -> None:
    given = [str(record) if argument == "RECORD" else argument for argument in arguments]
    assert not DRAWING & tops(loaded(tmp_path, COMMAND, *given))


@pytest.mark.parametrize("room", ["bots", "engine", "games", "i18n", "match", "shelf", "themes"])
def test_nothing_below_ui_loads_a_screen(room: str, tmp_path: Path) -> None:
    assert not DRAWING & tops(loaded(tmp_path, IMPORTS, *modules_below(room)))


@pytest.mark.parametrize("module", modules_below("engine"))
def test_the_engine_loads_the_standard_library_only(module: str, tmp_path: Path) -> None:
    modules = loaded(tmp_path, IMPORTS, module)
    extra = modules - loaded(tmp_path, WITNESS)
    assert tops(extra) <= {"cardtables", *sys.stdlib_module_names}
    assert {name for name in extra if name.startswith("cardtables.")} <= {"cardtables.engine", *modules_below("engine")}
    assert "random" not in extra or "cardtables.engine.rng" in modules
