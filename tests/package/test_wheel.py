"""The built wheel is the whole game: installed into an empty environment it has its data and plays to an end."""

import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

import cardtables
from cardtables.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "cardtables"


def run(*command: str, cwd: Path) -> str:
    """Run to a good end and return what was said on standard output."""
    done = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel made from the source distribution, by the build tools of this environment and so without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT), cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment that has the wheel, and nothing of the checkout.

    What cardtables depends on is lent by this environment through a path entry, which comes after the wheel.
    """
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    install = ["install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)]
    run(sys.executable, "-m", "pip", "--python", str(folder), *install, cwd=folder)
    (place(folder, "purelib") / "lent.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return folder


def place(environment: Path, name: str) -> Path:
    """Where an environment keeps its `scripts` or its `purelib`."""
    return Path(sysconfig.get_path(name, "venv", {"base": str(environment), "platbase": str(environment)}))


def installed(environment: Path, *arguments: str) -> str:
    """What the installed command answers."""
    return run(str(place(environment, "scripts") / "cardtables"), *arguments, cwd=environment)


def test_the_wheel_carries_code_catalogues_rules_pages_and_themes(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        carried = set(archive.namelist())
    code = {path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*.py")}
    catalogues = {path.relative_to(ROOT).with_suffix(".mo").as_posix() for path in PACKAGE.rglob("*.po")}
    games = [path.parent.relative_to(ROOT).as_posix() for path in PACKAGE.glob("games/*/__init__.py")]
    pages = {f"{game}/rules.{language}.md" for game in games for language in LANGUAGES}
    themes = {f"cardtables/themes/data/{path.name}" for path in (ROOT / "themes").glob("*.toml")}
    assert all((code, catalogues, pages, themes))
    assert (code | catalogues | pages | themes | {"cardtables/py.typed"}) - carried == set()
    assert any(name.endswith("/licenses/LICENSE") for name in carried)
    assert not any(name.startswith(("tests", "themes")) for name in carried)


def test_the_installed_package_is_the_wheels(environment: Path) -> None:
    where = "import cardtables; print(cardtables.__file__)"
    told = run(str(place(environment, "scripts") / "python"), "-c", where, cwd=environment)
    assert Path(told.strip()).is_relative_to(environment)
    assert cardtables.__version__ in installed(environment, "--version")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_installed_command_shows_its_data(environment: Path, language: str) -> None:
    page = (PACKAGE / f"games/briscola/rules.{language}.md").read_text("utf-8")
    assert page.splitlines()[0].strip("# ") in installed(environment, "rules", "briscola", "--lang", language)
    themes = installed(environment, "themes", "--lang", language)
    assert [path.stem for path in (ROOT / "themes").glob("*.toml") if path.stem not in themes] == []


def test_the_installed_command_plays_a_game_to_its_end(environment: Path) -> None:
    game = ["play", "briscola", "--seats", "bot,bot", "--plain", "--seed", "7", "--lang", "en"]
    played = installed(environment, *game)
    assert played == installed(environment, *game)
    assert "play " in played
