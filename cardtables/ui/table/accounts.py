"""A finished deal on the felt: for each side what it won, each point with its reason, old score and new."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtables.i18n import joined
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import text_width, wrap, wrap_within
from cardtables.ui.faces import SMALL, TINY, Fan, big_height, draw_big, draw_strip, draw_tag
from cardtables.ui.table.pen import face_of
from cardtables.ui.table.sections import Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.cards import Cards
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene
    from cardtables.ui.table.values import Account

_FULL_ROWS: Final = 6
"""With fewer rows a side gets only its sum and its scores."""
_MOST_ROWS = 12
_NAME_WIDTH = 14
_LINES_WIDTH = 26
_LEAST_STEP = 3
_INDENT = 2
_TAG_STEP = 6
"""Columns from one card drawn as its index to the next."""


def paint_accounts(pen: Pen, scene: Scene, room: Rect, accounts: Sequence[Account]) -> int:
    """Paint the sides one below the other; the row after them."""
    rows = min(_MOST_ROWS, room.height // max(1, len(accounts)))
    tags = all(_room_for_tags(room._replace(height=rows), account) for account in accounts)
    for place, account in enumerate(accounts):
        part = Rect(room.x, room.y + place * rows, room.width, rows - (1 if rows > _FULL_ROWS + 1 else 0))
        if rows >= _FULL_ROWS:
            _paint_full(pen, scene, part, account)
        else:
            _paint_short(pen, scene, part, account, tags=tags)
    return room.y + len(accounts) * rows


def _names(scene: Scene, account: Account) -> str:
    star = " ★" if account.best else ""
    return joined(scene.speech, [scene.names[seat] for seat in account.side]) + star


def _paint_full(pen: Pen, scene: Scene, room: Rect, account: Account) -> None:
    theme = pen.look.theme
    name_width = _NAME_WIDTH if room.width < 100 else 20
    y = room.y
    for line in wrap(_names(scene, account), name_width)[: max(1, room.height - big_height(account.figure) - 1)]:
        pen.write(room.x, y, line, Tone.STRONG, width=name_width)
        y += 1
    draw_big(pen.canvas, room.x, y, account.figure, theme.accent if account.best else theme.text)
    lines_width = min(_LINES_WIDTH, room.width // 2 - name_width // 2)
    left = room.x + name_width + 1
    _paint_cards(pen, Rect(left, room.y, room.x + room.width - lines_width - 2 - left, room.height), account.cards)
    _paint_lines(pen, scene, Rect(room.x + room.width - lines_width, room.y, lines_width, room.height), account)


def _paint_cards(pen: Pen, room: Rect, cards: Cards) -> None:
    """All cards: overlapping as little as they must, as indices alone where they are too many."""
    if not cards:
        return
    fan = _fan(room, len(cards))
    if fan is None:
        tag = draw_tag(pen.canvas, room.x, room.y, face_of(pen.pack, cards[0]), pen.look)
        per_row = max(1, (room.width + 1) // (tag.width + 1))
        for place, card in enumerate(cards[: per_row * room.height]):
            row, column = divmod(place, per_row)
            draw_tag(pen.canvas, room.x + column * (tag.width + 1), room.y + row, face_of(pen.pack, card), pen.look)
        return
    for place, card in enumerate(cards):
        x, y = fan.offset(place)
        step = fan.step if fan.covered(place, len(cards)) else fan.size.width
        y -= place // fan.per_row  # no keys below these cards
        draw_strip(pen.canvas, room.x + x, room.y + y, fan.size, face_of(pen.pack, card), pen.look, step)


def _fan(room: Rect, count: int) -> Fan | None:
    """The largest cards with which so many fit into a room, None where there are too many."""
    for size in (SMALL, TINY):
        most = (room.width - size.width) // _LEAST_STEP + 1
        for rows in range(1, room.height // size.height + 1):
            if most * rows >= count:
                per_row = -(-count // rows)
                step = min(size.width + 1, (room.width - size.width) // max(1, per_row - 1))
                return Fan(size, step, per_row, rows)
    return None


def _paint_lines(pen: Pen, scene: Scene, room: Rect, account: Account) -> None:
    """The reasons, a rule under them, and the score before and after."""
    theme, end = pen.look.theme, room.x + room.width
    y = room.y
    space = room.height - 2
    told = account.lines
    if len(told) > space:
        told = tuple(line for line in told if line.tone is not Tone.DIM)
    lines = told if len(told) <= space else told[: space - 1]
    spare = space - len(told)
    for line in lines:
        parts = wrap_within(line.text, room.width - text_width(line.right) - 1, 1 + max(0, spare))
        for row, part in enumerate(parts):
            pen.write(room.x, y + row, part, line.tone, width=room.width)
        y += max(1, len(parts))
        spare -= max(0, len(parts) - 1)
        pen.write_left_of(end, y - 1, line.right, Tone.STRONG, width=room.width)
    if len(lines) < len(told):
        pen.write(room.x, y, "…", Tone.DIM, width=1)
        y += 1
    pen.canvas.text(room.x, y, "─" * room.width, theme.slot)
    _paint_change(pen, scene, room.x, end, y + 1, account)


def _paint_change(pen: Pen, scene: Scene, x: int, end: int, y: int, account: Account) -> None:
    change = account.after - account.before
    text = scene.speech("table.score_change", before=account.before, after=account.after)
    pen.write(x, y, text, Tone.DIM, width=end - x)
    pen.write_left_of(end, y, f"{change:+d}" if change else "0", Tone.GOLD, width=6)


def _paint_short(pen: Pen, scene: Scene, room: Rect, account: Account, *, tags: bool) -> None:
    """One row: name, sum, scores; the reasons below it where there is room, and below these the cards."""
    half = room.width // 2
    pen.write(room.x, room.y, _names(scene, account), Tone.STRONG, width=half - 8)
    pen.write_left_of(room.x + half, room.y, account.figure, Tone.STRONG, width=8)
    _paint_change(pen, scene, room.x + half + 3, room.x + room.width, room.y, account)
    y = room.y + 1
    for part in wrap_within(_reasons(account), room.width - _INDENT, room.height - 1):
        pen.write(room.x + _INDENT, y, part, Tone.DIM, width=room.width - _INDENT)
        y += 1
    for place, card in enumerate(account.cards if tags else ()):
        draw_tag(pen.canvas, room.x + _INDENT + place * _TAG_STEP, y, face_of(pen.pack, card), pen.look)


def _reasons(account: Account) -> str:
    return " · ".join(f"{line.text} {line.right}".strip() for line in account.lines)


def _room_for_tags(room: Rect, account: Account) -> bool:
    """Whether all cards of a side fit into one row below its reasons."""
    rows = 1 + len(wrap(_reasons(account), room.width - _INDENT))
    return rows < room.height and len(account.cards) * _TAG_STEP <= room.width - _INDENT
