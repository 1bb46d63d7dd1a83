"""From words to a command: parse, run, say what went wrong."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from cardtables.cli.words import command_speech, sentence, tell
from cardtables.engine.errors import TableError
from cardtables.i18n import CatalogueNotBuiltError, Speech, pick_language

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Sequence

    Command = Callable[[Namespace, Speech], int]

USAGE, INTERRUPTED = 2, 130


def run(words: Sequence[str]) -> int:
    """Run a command line; its exit status. No traceback for what a person typed or a file holds."""
    try:
        speech = command_speech(words)
        return _run(words, speech)
    except CatalogueNotBuiltError as error:  # no catalogue, no sentence of ours: the error has its own
        tell(f"cardtables: {error}", sys.stderr)
        return USAGE


def _run(words: Sequence[str], speech: Speech) -> int:
    try:
        status = _ask(words, speech)
        sys.stdout.flush()
        return status
    except SystemExit as leaving:  # --help has printed what was asked for
        return int(leaving.code or 0)
    except TableError as error:
        tell(f"cardtables: {sentence(speech, error)}", sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough: `cardtables replay … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _ask(words: Sequence[str], speech: Speech) -> int:
    if not words:  # the usual call: what reads words is not even loaded
        from cardtables.cli.play import shelf

        return shelf()
    from cardtables.cli.parser import make_parser

    arguments = make_parser(speech).parse_args(words)
    if arguments.lang is not None:
        pick_language(arguments.lang, os.environ)
    return _command(arguments)(arguments, speech)


def _command(arguments: Namespace) -> Command:
    """Each command's room is loaded when it is asked for: start-up is measured."""
    match arguments.command:
        case "replay":
            from cardtables.cli.records import replay

            return replay
        case "hint":
            from cardtables.cli.records import hint

            return hint
        case "arena":
            from cardtables.cli.arena import arena

            return arena
        case "list":
            from cardtables.cli.shelf import list_games

            return list_games
        case "saves":
            from cardtables.cli.shelf import list_saves

            return list_saves
        case "stats":
            from cardtables.cli.statistics import show_statistics

            return show_statistics
        case "rules":
            from cardtables.cli.shelf import show_rules

            return show_rules
        case "themes":
            from cardtables.cli.shelf import show_themes

            return show_themes
        case "play":
            from cardtables.cli.play import play

            return play
    from cardtables.cli.play import home

    return home
