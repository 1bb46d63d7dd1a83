"""What every test stands on: compiled catalogues, sentences that must exist, and a home of its own on disk."""

import os
from pathlib import Path

import pytest

from hatch_build import compile_catalogues

ROOT = Path(__file__).parent.parent


def pytest_configure(config: pytest.Config) -> None:
    """Before anything is collected: a `.po` edited a minute ago is what the tests speak, and a missing key raises.

    Set in the environment, so that programs started by a test are held to the same. Of several processes only the
    first compiles.
    """
    if not hasattr(config, "workerinput"):
        compile_catalogues(ROOT)
    os.environ["CARDTABLES_STRICT_SPEECH"] = "1"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for settings and saved games, also for programs that the test starts."""
    folder = tmp_path / "cardtables-home"
    monkeypatch.setenv("CARDTABLES_HOME", str(folder))
    return folder
