"""The commands of plain mode: which words call them, in the person's language and in English."""

from cardtables.i18n import Speech

COMMANDS = ("help", "hand", "table", "moves", "hint", "undo", "score", "last", "log", "rules", "hide", "quit")
"""In the order in which help lists them."""


class Words:
    """Finds the command a line asks for. `plain.words.{command}` lists its words, the first one is told to people."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._command_of: dict[str, str] = {}
        for language in (Speech("en"), speech):  # the person's own words count where both know one
            for command in COMMANDS:
                self._command_of.update(dict.fromkeys(_listed(language, command), command))

    def command(self, line: str) -> str | None:
        """The command that a line is; None: it is something else."""
        return self._command_of.get(line.casefold())

    def help(self) -> list[str]:
        """A line for each command: its words, then what it does."""
        return [
            self._speech(
                "plain.help.line",
                words=", ".join(_listed(self._speech, command)),
                does=self._speech(f"plain.help.{command}"),
            )
            for command in COMMANDS
        ]


def _listed(speech: Speech, command: str) -> list[str]:
    return speech(f"plain.words.{command}").split(", ")
