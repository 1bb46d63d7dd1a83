"""The one widget a table is drawn in: it asks for a frame and sends only what changed.

For the author of the app (textual 8.2.8). A canvas sends xterm numbers as numbers (``38;5;n``, and 0-15 as the
terminal's own sixteen). By default Textual puts every such colour through its ANSIToTruecolor filter, which replaces
the terminal's sixteen by a fixed palette and, on a 256-colour terminal, lets Rich round the result back, several
greys to the wrong neighbour. ``CanvasView.get_line_filters`` leaves that one filter out, so ``App.ansi_color`` need
not be set for canvases; set ``ansi_color=True`` only so that *ordinary* widgets too keep to the sixteen colours when
the theme says ``ansi``. Under NO_COLOR Textual turns colours into greys, or removes every colour when ``ansi_color``
is true: half-block drawings are then lost, and a look with ``ascii_only=True`` is the one to use.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual.filter import ANSIToTruecolor, LineFilter
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from cardtables.ui.canvas import Canvas

if TYPE_CHECKING:
    from textual import events

    from cardtables.themes.colours import Colour

Painter = Callable[[Canvas], None]


class CanvasView(Widget):
    """A widget that shows what ``paint`` puts on a canvas of its size.

    Call ``repaint`` after a change: frames asked for in one burst are painted once, and only the spans of rows that
    differ from the frame before are refreshed. Give a ``painter`` or override ``paint``.
    """

    ALLOW_SELECT = False

    class Clicked(Message):
        """A mouse button went down and up; ``region`` is the region's id or None beside all of them."""

        def __init__(self, view: CanvasView, region: str | None, x: int, y: int, button: int) -> None:
            super().__init__()
            self.view = view
            self.region = region
            self.x = x
            self.y = y
            self.button = button

        @property
        def control(self) -> CanvasView:
            """The view clicked on, for ``@on`` selectors."""
            return self.view

    class Hovered(Message):
        """The mouse came over another region, or over none (None)."""

        def __init__(self, view: CanvasView, region: str | None) -> None:
            super().__init__()
            self.view = view
            self.region = region

        @property
        def control(self) -> CanvasView:
            """The view the mouse is over, for ``@on`` selectors."""
            return self.view

    def __init__(
        self,
        painter: Painter | None = None,
        *,
        background: Colour = 0,
        ascii_only: bool = False,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._painter = painter
        self._background = background
        self._ascii_only = ascii_only
        self._canvas = Canvas(0, 0, background, ascii_only=ascii_only)
        self._strips: list[Strip | None] = []
        self._repaint_asked = False
        self._hovered: str | None = None

    def paint(self, canvas: Canvas) -> None:
        """Draw one whole frame on an empty canvas."""
        if self._painter is not None:
            self._painter(canvas)

    def set_ground(self, background: Colour, *, ascii_only: bool) -> None:
        """Change what an empty canvas is, as a new theme or look asks for, and repaint."""
        self._background = background
        self._ascii_only = ascii_only
        self.repaint()

    def repaint(self) -> None:
        """Ask for a new frame; it is painted once this burst of messages is done."""
        if not self._repaint_asked:
            self._repaint_asked = True
            self.call_next(self._paint_frame)

    def region_at(self, x: int, y: int) -> str | None:
        """The topmost region at a cell of the frame on screen."""
        return self._canvas.hit(x, y)

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows of a region, each no wider than asked for: what a key changes is a small part of a row.

        Without a border or padding there is nothing that the widget's styles would add.
        """
        self._keep_size()
        left, right = crop.column_span
        if (left, right) == (0, self.size.width):
            strips = [self.render_line(y) for y in crop.line_range]
        else:
            strips = [self._canvas.strip(y, left, right) for y in crop.line_range]
        background = self.background_colors[1]
        for line_filter in self.get_line_filters():
            strips = [strip.apply_filter(line_filter, background) for strip in strips]
        return strips

    def _keep_size(self) -> None:
        if (self._canvas.width, self._canvas.height) != self.size:
            self._take(self._new_frame())

    def render_line(self, y: int) -> Strip:
        """One row of the current frame, its strip made when first needed."""
        self._keep_size()
        if not 0 <= y < len(self._strips):
            return Strip.blank(self.size.width)
        strip = self._strips[y]
        if strip is None:
            strip = self._strips[y] = self._canvas.strip(y)
        return strip

    def get_line_filters(self) -> Sequence[LineFilter]:
        """All filters but the one that would replace colour numbers (see the head of this module)."""
        return [
            line_filter for line_filter in super().get_line_filters() if not isinstance(line_filter, ANSIToTruecolor)
        ]

    def on_resize(self, event: events.Resize) -> None:
        """A new size is a new frame."""
        self.repaint()

    def on_click(self, event: events.Click) -> None:
        """Say which region was clicked."""
        self.post_message(self.Clicked(self, self.region_at(event.x, event.y), event.x, event.y, event.button))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Say when the mouse comes over another region; motion inside one is nobody's business."""
        self._hover(self.region_at(event.x, event.y))

    def on_leave(self, event: events.Leave) -> None:
        """The mouse is over nothing any more."""
        self._hover(None)

    def _hover(self, region: str | None) -> None:
        if region != self._hovered:
            self._hovered = region
            self.post_message(self.Hovered(self, region))

    def _new_frame(self) -> Canvas:
        canvas = Canvas(self.size.width, self.size.height, self._background, ascii_only=self._ascii_only)
        self.paint(canvas)
        return canvas

    def _take(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._strips = [None] * canvas.height

    def _paint_frame(self) -> None:
        self._repaint_asked = False
        before, after = self._canvas, self._new_frame()
        if (before.width, before.height) != (after.width, after.height):
            self._take(after)
            self.refresh()
            return
        changed = []
        for y in range(after.height):
            span = after.changed_span(y, before)
            if span is not None:
                self._strips[y] = None
                changed.append(Region(span[0], y, span[1] - span[0], 1))
        self._canvas = after
        if changed:
            self.refresh(*changed)
