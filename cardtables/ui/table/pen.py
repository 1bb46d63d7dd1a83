"""A hand that paints with a look: cards by number, texts by tone, aligned left, right or in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtables.engine.cards import HIDDEN
from cardtables.ui.cells import fit, text_width
from cardtables.ui.faces import Face, State, draw_back, draw_card, draw_slot
from cardtables.ui.table.sections import Tone, colour_of

if TYPE_CHECKING:
    from cardtables.engine.cards import Card, Pack
    from cardtables.ui.canvas import Canvas, Rect
    from cardtables.ui.faces import Look, Size


def face_of(pack: Pack, card: Card) -> Face:
    """The face of a card of a pack."""
    return Face(pack.kind, pack.ranks[pack.rank[card]], pack.suits[pack.suit[card]])


class Pen:
    """Paints on one canvas."""

    __slots__ = ("canvas", "look", "pack")

    def __init__(self, canvas: Canvas, look: Look, pack: Pack) -> None:
        self.canvas = canvas
        self.look = look
        self.pack = pack

    def write(self, x: int, y: int, text: str, tone: Tone = Tone.PLAIN, *, width: int) -> int:
        """Write from x on, shortened to a width; the column after it."""
        ink = colour_of(self.look.theme, tone)
        return self.canvas.text(x, y, fit(text, width), ink, bold=tone in (Tone.STRONG, Tone.GOLD))

    def write_left_of(self, end: int, y: int, text: str, tone: Tone = Tone.PLAIN, *, width: int) -> int:
        """Write so that the text ends before column ``end``; the column it begins in."""
        text = fit(text, width)
        start = end - text_width(text)
        self.write(start, y, text, tone, width=width)
        return start

    def write_centred(self, centre: int, y: int, text: str, tone: Tone = Tone.PLAIN, *, width: int) -> None:
        """Write round a column."""
        text = fit(text, width)
        self.write(centre - text_width(text) // 2, y, text, tone, width=width)

    def card(
        self, x: int, y: int, size: Size, card: Card, state: State = State.NORMAL, *, region: str | None = None
    ) -> None:
        """Put a card down, its back when it is hidden."""
        if card == HIDDEN:
            draw_back(self.canvas, x, y, size, self.look)
        else:
            draw_card(self.canvas, x, y, size, face_of(self.pack, card), self.look, state=state, region=region)

    def slot(self, x: int, y: int, size: Size, label: str = "") -> Rect:
        """A place that waits for a card."""
        return draw_slot(self.canvas, x, y, size, self.look, label)

    def box(self, x: int, y: int, text: str) -> int:
        """A text in the colours of who is asked; the column after it."""
        theme = self.look.theme
        return self.canvas.text(x, y, text, theme.askfg, theme.askbg, bold=True)

    def badge(self, x: int, y: int, text: str) -> int:
        """A small mark on the colour of quiet words; the column after it."""
        theme = self.look.theme
        return self.canvas.text(x, y, f" {text} ", theme.felt, theme.dim, bold=True)
