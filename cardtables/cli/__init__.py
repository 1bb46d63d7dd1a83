"""The command line: `cardtables` opens the table, its commands answer without a screen."""

import sys
from collections.abc import Sequence

from cardtables import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status: 0, 1 (`replay` of a bad record), 2 (a sentence says why)."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words in (["--version"], ["-V"]):  # answered before anything is loaded
        print(f"cardtables {__version__}")
        return 0
    from cardtables.cli.commands import run

    return run(words)
