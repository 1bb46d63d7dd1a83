"""What stands on every page: the header, the rows that ask or tell, the footer of keys, the sentence for no room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, split, text_width, wrap

if TYPE_CHECKING:
    from cardtables.i18n import Speech
    from cardtables.themes.theme import Theme
    from cardtables.ui.canvas import Canvas
    from cardtables.ui.commands import Command, Commands

COMMAND_REGION: Final = "command:"
"""A region of the canvas named so, with a command's id after it, runs that command when it is clicked."""

_GAP = 3


class Heading(NamedTuple):
    """Row 0: where one is, what is going on there, and on the right what holds everywhere."""

    title: str
    detail: str = ""
    right: str = ""


class Ask(NamedTuple):
    """The two rows above the footer: who is asked what, and why (or what just happened)."""

    sentence: str
    chip: str = ""
    """Gold, for the person at the keyboard only: it is your turn, Enter starts."""
    why: str = ""
    command: str = ""
    """The command a click on the chip runs."""


class _Entry(NamedTuple):
    """One command in the footer."""

    command: Command
    key: str
    label: str

    @property
    def width(self) -> int:
        return text_width(self.key) + 1 + text_width(self.label) + _GAP


def paint_heading(canvas: Canvas, heading: Heading, theme: Theme) -> None:
    """Paint row 0; the detail is shortened before title and right side are."""
    canvas.fill(0, 0, canvas.width, 1, theme.bar)
    x = canvas.text(1, 0, heading.title, theme.barfg, bold=True, width=canvas.width - 2)
    room = canvas.width - 1 - text_width(heading.right) - (_GAP if heading.right else 0) - (x + 2)
    canvas.text(x + 2, 0, fit(heading.detail, room), theme.keyfg)
    right = fit(heading.right, canvas.width - x - 2)
    canvas.text(canvas.width - 1 - text_width(right), 0, right, theme.barfg, bold=True)


def paint_ask(canvas: Canvas, ask: Ask | None, notice: str, theme: Theme) -> None:
    """Paint the two rows above the footer.

    A sentence too long for its row goes on in the next one, before the why if there is room for both. A notice takes
    the place of the why, and of as many rows above it as it needs.
    """
    why = _paint_sentence(canvas, ask, theme) if ask is not None else ""
    if notice:
        lines = wrap(notice, canvas.width - 2)
        for row, line in enumerate(lines, canvas.height - 1 - len(lines)):
            canvas.fill(0, row, canvas.width, 1, theme.waitbg)
            canvas.text(1, row, line, theme.waitfg, bold=True)
    elif why:
        canvas.text(1, canvas.height - 2, fit(why, canvas.width - 2), theme.dim)


def _paint_sentence(canvas: Canvas, ask: Ask, theme: Theme) -> str:
    """Paint the chip and the sentence; what the row below is to say is returned."""
    y = canvas.height - 3
    canvas.fill(0, y, canvas.width, 1, theme.waitbg)
    x = 0
    if ask.chip:
        x = canvas.text(0, y, f" ▶ {ask.chip} ", theme.askfg, theme.askbg, bold=True)
        if ask.command:
            canvas.region(COMMAND_REGION + ask.command, Rect(0, y, x, 1))
    room = canvas.width - x - 2
    sentence, why = ask.sentence, ask.why
    if text_width(sentence) > room:
        sentence, rest = split(sentence, room)
        both = f"{rest} {why}".rstrip()
        why = both if text_width(both) <= canvas.width - 2 else rest
    ink = theme.text if ask.chip else theme.waitfg
    canvas.text(x + 1, y, fit(sentence, room), ink, bold=bool(ask.chip))
    return why


def paint_footer(canvas: Canvas, commands: Commands, speech: Speech, theme: Theme) -> int:
    """Paint the keys that work now, as many as there is room for, the most important ones first to stay.

    Returns the first column after them that is free for something else.
    """
    y = canvas.height - 1
    canvas.fill(0, y, canvas.width, 1, theme.bar)
    x = 1
    for entry in _kept(commands, speech, canvas.width - 2):
        after = canvas.text(x, y, entry.key, theme.key, bold=True)
        after = canvas.text(after + 1, y, entry.label, theme.keyfg)
        canvas.region(COMMAND_REGION + entry.command.id, Rect(x, y, after - x, 1))
        x = after + _GAP
    return x


def _kept(commands: Commands, speech: Speech, room: int) -> list[_Entry]:
    """The footer's entries in the page's order, without the least important ones that do not fit."""
    entries = [
        _Entry(command, commands.shown_key(command, speech), speech(f"command.{command.id}"))
        for command in commands.available()
        if command.rank
    ]
    kept: list[_Entry] = []
    for entry in sorted(entries, key=lambda entry: entry.command.rank):
        if sum(each.width for each in kept) + entry.width - _GAP > room:
            break
        kept.append(entry)
    return [entry for entry in entries if entry in kept]


def paint_too_small(canvas: Canvas, width: int, height: int, speech: Speech, theme: Theme) -> None:
    """Say what size is needed; nothing of a game is on such a screen."""
    sentence = speech("page.too_small", width=width, height=height, columns=canvas.width, lines=canvas.height)
    lines = wrap(sentence, canvas.width)
    for y, line in enumerate(lines, max(0, (canvas.height - len(lines)) // 2)):
        canvas.text(max(0, (canvas.width - text_width(line)) // 2), y, line, theme.text)
