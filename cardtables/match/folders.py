"""Where things are kept: one folder from CARDTABLES_HOME, or the platform's own."""

import os
from pathlib import Path
from typing import NamedTuple

HOME_VARIABLE = "CARDTABLES_HOME"


class Folders(NamedTuple):
    """The folders of one person; nothing is made before it is written to."""

    games: Path
    """Games in progress."""
    finished: Path
    damaged: Path
    """Files that could not be read, kept as they were."""
    themes: Path
    """The person's own themes."""
    settings: Path
    """The settings file."""
    habits: Path
    """The file of what was played last: seats and options by game."""
    digests: Path
    """The file of what finished games came to, so that none is played through twice; it may be lost."""


def folders() -> Folders:
    """The folders as the environment has them now."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        data = config = Path(home).expanduser()
    else:
        from platformdirs import user_config_path, user_data_path  # not needed where the variable is set

        data, config = user_data_path("cardtables", appauthor=False), user_config_path("cardtables", appauthor=False)
    return Folders(
        games=data / "games",
        finished=data / "finished",
        damaged=data / "damaged",
        themes=config / "themes",
        settings=config / "settings.json",
        habits=data / "habits.json",
        digests=data / "digests.json",
    )
