"""One value for each thing a person can do: its keys, footer entry, palette entry and line of help come from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from cardtables.i18n import Speech

_SYMBOLS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
_WORDS = frozenset({"backspace", "delete", "end", "enter", "escape", "home", "pagedown", "pageup", "space", "tab"})

DIGITS = "1234567890"
_UNSHIFTED_DIGITS = dict(zip("&é\"'(-è_çà", DIGITS, strict=True))
"""What the digit row of a French keyboard gives without Shift."""


def _always() -> bool:
    return True


class Command(NamedTuple):
    """Something a person can do on a page.

    Its sentences are ``command.{id}`` (one or two words for the footer) and ``command.{id}.help`` (one sentence for
    the palette and the help page), looked up in the catalogues of the page, so that a game brings its own. The same
    id on several pages is the same wish, and is put on another key everywhere at once.
    """

    id: str
    keys: tuple[str, ...]
    """A printable character stands for itself, other keys are called as Textual does; the footer shows the first."""
    action: Callable[..., object]
    """Called without arguments, or with the place of the pressed key in ``keys`` where ``takes_place`` is set."""
    available: Callable[[], bool] = _always
    """Whether it does something now: if not, it is in no footer and no palette, and its keys do nothing."""
    rank: int = 0
    """Importance in the footer, 1 the highest; 0 keeps it out. The least important go first where room is short."""
    shown: str = ""
    """What the footer shows instead of the first key, such as ``↑↓`` or ``1-3``."""
    takes_place: bool = False
    """One command on several keys that differ by place (digits, arrows); the palette cannot offer it."""


class Press(NamedTuple):
    """A command called by a key."""

    command: Command
    place: int

    def run(self) -> None:
        """Do it."""
        if self.command.takes_place:
            self.command.action(self.place)
        else:
            self.command.action()


class Commands:
    """The commands of one page, in the order of footer and help, with a person's own keys in force.

    Of two with the same id, or with the same key, the first one counts.
    ``remapped`` is the setting: command id to key. Such a key takes the place of the command's first one, and of
    whatever else that key did; ids that are not on this page are passed over. A key may belong to several commands
    that are never available together: the first one that does something now has it.
    """

    def __init__(self, commands: Iterable[Command], remapped: Mapping[str, str] | None = None) -> None:
        self._remapped = dict(remapped or {})
        self._by_id: dict[str, Command] = {}
        for command in commands:
            self._by_id.setdefault(command.id, command)
        self._presses: dict[str, list[Press]] = {}
        for command in self._by_id.values():
            for place, key in enumerate(self.keys(command)):
                self._presses.setdefault(key, []).append(Press(command, place))
        for name, key in self._remapped.items():
            if name in self._by_id:
                self._presses[key] = [Press(self._by_id[name], 0)]

    def __iter__(self) -> Iterator[Command]:
        return iter(self._by_id.values())

    def get(self, command_id: str) -> Command | None:
        """The command of that id, None where the page has none."""
        return self._by_id.get(command_id)

    def keys(self, command: Command) -> tuple[str, ...]:
        """The keys of a command, the first as the person has put it."""
        own = self._remapped.get(command.id)
        return command.keys if own is None else (own, *command.keys[1:])

    def for_key(self, key: str) -> Press | None:
        """What a key does here and now, None for nothing.

        A capital does what the small letter does unless it has a meaning of its own (caps lock), and the digit row of
        a French keyboard plays without Shift where its characters mean nothing else.
        """
        for name in (key, key.lower() if len(key) == 1 else key, _UNSHIFTED_DIGITS.get(key, key)):
            presses = self._presses.get(name)
            if presses is not None:
                return next((press for press in presses if press.command.available()), None)
        return None

    def available(self) -> list[Command]:
        """The commands that do something now."""
        return [command for command in self if command.available()]

    def shown_key(self, command: Command, speech: Speech) -> str:
        """The key as the footer writes it; empty for a command that has none."""
        if command.shown and command.id not in self._remapped:
            return command.shown
        keys = self.keys(command)
        return key_label(keys[0], speech) if keys else ""

    def all_keys(self, command: Command, speech: Speech) -> str:
        """All keys of a command as the help page writes them."""
        return " ".join(key_label(key, speech) for key in self.keys(command))


def key_name(key: str, character: str | None) -> str:
    """The name commands know a pressed key by: its character when that is printable and no space, else Textual's."""
    if character is not None and len(character) == 1 and character.isprintable() and character != " ":
        return character
    return key


def key_label(key: str, speech: Speech) -> str:
    """A key in print: ``Invio``, ``↑``, ``Ctrl+P``; a character stands for itself."""
    if key in _SYMBOLS:
        return _SYMBOLS[key]
    if key in _WORDS:
        return speech(f"key.{key}")
    return key if len(key) == 1 else "+".join(part.capitalize() for part in key.split("+"))
