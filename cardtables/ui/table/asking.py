"""What the rows above the footer of a table say: who is asked what, what stays to be seen, advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.ui.cells import fit, split, text_width
from cardtables.ui.page import Ask
from cardtables.ui.table.sections import whole_sentences
from cardtables.ui.table.sitting import Due

if TYPE_CHECKING:
    from cardtables.ui.table.grip import Hint
    from cardtables.ui.table.page import TablePage

_CHIP_SHARE: Final = 38
"""Of a hundred columns so many at most say whose turn it is."""


def ask_at(page: TablePage) -> Ask:
    """Who is asked what, and what the chosen move would do; advice stands there as long as its move is chosen."""
    sitting, scene = page.sitting, page.scene
    if sitting.staying is not None:
        key = "table.stays_for_key" if page.shell.settings.trick_key else "table.stays"
        return Ask(sitting.staying.sentence, why=page.speech(key))
    if sitting.due() is Due.STUCK:
        return Ask(page.speech("table.needs_deal"), why=page.speech("table.needs_deal.help"))
    ask = page.table.ask(scene)
    if not page.asking:
        return ask
    chip = _chip(page)
    room = page.size.width - text_width(chip) - 7
    why = _offer(page) or whole_sentences(ask.why, page.size.width - 2)
    move, hint = page.fingers.selection.move, page.fingers.hint
    if hint is not None and page.fingers.follows_hint():
        advice = _advice(page, hint, room)
        return Ask(advice, chip, why if text_width(advice) <= room else "")
    plan = page.table.plan(scene, move) if move is not None else ""
    sentence = whole_sentences(plan or ask.sentence, room)
    rest = text_width(split(sentence, room)[1])
    return Ask(sentence, chip, whole_sentences(why, page.size.width - 2 - (rest + 1 if rest else 0)))


def _chip(page: TablePage) -> str:
    """That it is the turn of the one at the screen: by name where there are several, by a long name alone."""
    if len(page.session.people) < 2:
        return page.speech("table.turn").upper()
    name, room = page.session.names[page.scene.south], page.size.width * _CHIP_SHARE // 100
    chip = page.speech("table.named_turn", name=name)
    return (chip if text_width(chip) <= room else fit(name, room)).upper()


def _advice(page: TablePage, hint: Hint, room: int) -> str:
    """What to do and why, over two rows; only why, since the cards are chosen, where that is all there is room for."""
    text = page.speech("table.hint", move=hint.advice, reason=hint.why)
    return text if text_width(split(text, room)[1]) <= page.size.width - 2 else hint.why


def _offer(page: TablePage) -> str:
    """That the rest may be played out, when it may."""
    command = page.commands.get("play_out")
    if command is None or not command.available():
        return ""
    return page.speech("table.certain", key=page.commands.shown_key(command, page.speech))
