"""What may be typed after `cardtables`, with a sentence for each word."""

from argparse import SUPPRESS, ArgumentParser, HelpFormatter
from typing import NoReturn

from cardtables.engine.errors import TableError
from cardtables.i18n import Speech


class _Parser(ArgumentParser):
    """Raises instead of leaving: what is wrong is then said like every other error."""

    def error(self, message: str) -> NoReturn:
        raise TableError("command_line", message=message, command=self.prog)


def _wide(prog: str) -> HelpFormatter:
    return HelpFormatter(prog, max_help_position=28, width=100)


def make_parser(speech: Speech) -> ArgumentParser:
    """The parser, its help in the language of `speech`."""

    def told(key: str) -> str:
        return speech(f"cli.{key}").replace("%", "%%")

    # Read before the command and after it: what one place does not say must not undo what the other said.
    common = _Parser(add_help=False, argument_default=SUPPRESS)
    common.add_argument("--lang", metavar="it|en", help=told("lang"))
    look = _Parser(add_help=False, argument_default=SUPPRESS)
    look.add_argument("--theme", metavar="THEME", help=told("theme"))
    look.add_argument("--ascii", action="store_true", default=SUPPRESS, help=told("ascii"))
    look.add_argument("--no-mouse", action="store_true", default=SUPPRESS, help=told("no_mouse"))
    look.add_argument("--no-animation", action="store_true", default=SUPPRESS, help=told("no_animation"))
    unsaid = _Parser(add_help=False)
    unsaid.set_defaults(lang=None, theme=None, ascii=False, no_mouse=False, no_animation=False)
    options = _Parser(add_help=False)
    options.add_argument("--set", metavar="KEY=VALUE", action="append", default=[], dest="options", help=told("set"))
    options.add_argument("--preset", metavar="NAME", help=told("preset"))
    answer = _Parser(add_help=False)
    answer.add_argument("--json", action="store_true", help=told("json"))

    parser = _Parser(
        prog="cardtables",
        description=told("about"),
        parents=[common, look, unsaid],
        formatter_class=_wide,
        allow_abbrev=False,
    )
    parser.add_argument("--version", "-V", action="store_true", help=told("version"))
    commands = parser.add_subparsers(dest="command", metavar=speech("cli.command"), parser_class=_Parser)

    def command(name: str, *parents: _Parser) -> _Parser:
        return commands.add_parser(
            name,
            help=told(name),
            description=told(name),
            parents=[common, *parents],
            formatter_class=_wide,
            allow_abbrev=False,
        )

    play = command("play", options, look)
    play.add_argument("game", nargs="?", metavar="GAME", help=told("game"))
    play.add_argument("--seats", metavar="NAME,bot,…", help=told("seats"))
    play.add_argument("--seed", metavar="N", help=told("seed"))
    play.add_argument("--from", metavar="FILE", dest="record", help=told("from"))
    play.add_argument("--resume", metavar="ID", nargs="?", const="", help=told("resume"))
    play.add_argument("--plain", action="store_true", help=told("plain"))

    replay = command("replay", answer)
    replay.add_argument("file", nargs="?", metavar="FILE", help=told("file"))
    replay.add_argument("--view", metavar="SEAT", help=told("view"))
    replay.add_argument("--jsonl", action="store_true", help=told("jsonl"))

    hint = command("hint", answer)
    hint.add_argument("file", nargs="?", metavar="FILE", help=told("file"))
    hint.add_argument("--bot", metavar="LEVEL", default="normal", help=told("bot"))
    hint.add_argument("--jsonl", action="store_true", help=told("jsonl"))

    arena = command("arena", options, answer)
    arena.add_argument("game", metavar="GAME", help=told("game"))
    arena.add_argument("--seats", metavar="LEVEL,LEVEL,…", required=True, help=told("arena_seats"))
    arena.add_argument("--at", metavar="SEATS", help=told("at"))
    arena.add_argument("--deals", metavar="N", default="1000", help=told("deals"))
    arena.add_argument("--seed", metavar="N", default="1", help=told("seed"))
    arena.add_argument("--jobs", metavar="N", default="1", help=told("jobs"))

    command("list", answer)
    command("saves", answer)
    stats = command("stats", answer)
    stats.add_argument("game", nargs="?", metavar="GAME", help=told("game"))
    rules = command("rules")
    rules.add_argument("game", metavar="GAME", help=told("game"))
    command("themes", answer)
    return parser


def whole_number(text: str, option: str, low: int, high: int) -> int:
    """A whole number from the command line. Raises TableError `bad_number` naming the option and its range."""
    digits = text.strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= 20 and low <= int(digits) <= high:
        return int(digits)
    raise TableError("bad_number", option=option, value=text[:40], low=low, high=high)
