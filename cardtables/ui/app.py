"""The app: it owns taste, looks, speech and saved games, and turns the pages; everything else is a page's business."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType

from cardtables.engine.errors import TableError
from cardtables.i18n import LANGUAGES, Speech, explained, pick_language
from cardtables.match.store import Store
from cardtables.ui.leaving import erasing
from cardtables.ui.page import Page
from cardtables.ui.screens.later import Fetched
from cardtables.ui.shades import Shades
from cardtables.ui.taste import Taste, glimpse, taste_of, with_what_fits

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from textual.driver import Driver
    from textual.screen import Screen

    from cardtables.match.session import Session
    from cardtables.match.settings import Settings
    from cardtables.match.store import Saved
    from cardtables.shelf.spec import Spec
    from cardtables.ui.faces.look import Look

_SIGNAL_STATUS = 128


class Start(NamedTuple):
    """What to open: the shelf, or the table of a session. The rest is what a command line says of the look; None
    leaves it to the settings, and whatever is said holds until the person chooses anew on the screen."""

    session: Session | None = None
    damage: TableError | None = None
    """What was wrong with the session's file, to be said at the table."""
    language: str | None = None
    theme: str | None = None
    ascii_only: bool | None = None
    mouse: bool | None = None
    animation: bool | None = None

    def overrides(self) -> dict[str, object]:
        """The command line's words by the name of the setting they stand for."""
        said = {
            "language": self.language and pick_language(self.language, os.environ),
            "theme": self.theme,
            "ascii": self.ascii_only,
            "mouse": self.mouse,
            "animation": self.animation,
        }
        return {name: value for name, value in said.items() if value is not None}


def run(start: Start) -> int:
    """Open the screens and stay until the person leaves; the exit status (128 and more: ended by a signal).

    Raises TableError `unknown_theme`, `unknown_language` or `no_table` before anything is on the screen.
    """
    if start.session is not None and not start.session.spec.has_screen:
        raise _no_table(start.session.spec)
    app = CardtablesApp(start)
    app.has_process = True
    return app.run(mouse=app.taste.mouse) or 0


def _no_table(spec: Spec) -> TableError:
    return TableError("no_table", game=spec.id)


class CardtablesApp(App[int]):
    """All that outlasts a page."""

    TITLE = "Cardtables"
    CSS = "Screen { layers: base; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave_program", show=False, priority=True, system=True),
        Binding("ctrl+q", "leave_program", show=False, priority=True, system=True),
    ]

    def __init__(self, start: Start) -> None:
        self.store = Store()
        self._start = start
        self._overrides = start.overrides()
        self._settings: Settings | None = None
        self.fetched = False
        """Whether everything is there that the first paint did without."""
        self.has_process = False
        """Whether the process is there for this app alone."""
        no_color = os.environ.get("NO_COLOR") is not None
        super().__init__()
        self.shades = Shades(self.store.places.themes, self.console.color_system, no_color=no_color)
        self.taste = self._overridden(glimpse(self.store.places.settings))
        if start.theme is not None:
            self.shades.need(start.theme)
        self.ansi_color = self.shades.ansi_only
        self._speeches: dict[str, Speech] = {}
        self._dress()

    def get_driver_class(self) -> type[Driver]:
        """The system's own driver, leaving an empty screen behind."""
        return erasing(super().get_driver_class())

    # Taste

    @property
    def settings(self) -> Settings:
        """The checked settings; read when first asked for, which loads pydantic."""
        if self._settings is None:
            self.take_settings(*self._read_settings())
        return cast("Settings", self._settings)

    def _read_settings(self) -> tuple[Settings, TableError | None]:
        from cardtables.match.settings import read_settings

        return read_settings(self.store.places)

    def take_settings(self, settings: Settings, problem: TableError | None) -> None:
        """Live by checked settings from now on, and say what was wrong with the file."""
        self._settings = settings
        self._take_taste(self._overridden(taste_of(settings)))
        if problem is not None:
            self.tell(explained(self.speech, problem))

    def change(self, **fields: Any) -> None:
        """Set some settings and keep them; one that the command line had overruled is the person's again."""
        from cardtables.match.settings import Settings, write_settings

        settings = Settings.model_validate({**self.settings.model_dump(), **fields})
        self._settings = settings
        self._overrides = {name: value for name, value in self._overrides.items() if name not in fields}
        self._take_taste(self._overridden(taste_of(settings)))
        try:
            write_settings(self.store.places, settings)
        except TableError as problem:
            self.tell(explained(self.speech, problem))

    def next_theme(self) -> None:
        """Change to the next theme; a terminal of few colours decides for itself, and then that is said."""
        if self.shades.fixed:
            self.tell(self.speech("theme.fixed"))
            return
        ids = self.shades.ids()
        now = ids.index(self.look.theme.id)
        self.change(theme=ids[(now + 1) % len(ids)])

    def next_language(self) -> None:
        """Change to the next language."""
        self.change(language=LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])

    def _overridden(self, taste: Taste) -> Taste:
        return with_what_fits(taste, self._overrides)

    def _take_taste(self, taste: Taste) -> None:
        if taste != self.taste:
            self.taste = taste
            self._dress()
            for screen in self.screen_stack:
                if isinstance(screen, Page):
                    screen.follow_taste()

    def _dress(self) -> None:
        """Make look and speech of the taste."""
        language = None if self.taste.language == "auto" else self.taste.language
        self.language = pick_language(language, os.environ)
        self.look: Look = self.shades.look(self.taste)
        self.speech = self._speeches.get("") or Speech(self.language)
        if self.speech.language != self.language:
            self._speeches = {}
            self.speech = Speech(self.language)
        self._speeches[""] = self.speech

    def speech_of(self, spec: Spec) -> Speech:
        """The speech of a game: its catalogue before the shared one."""
        if spec.id not in self._speeches:
            self._speeches[spec.id] = Speech(self.language, [spec.locale])
        return self._speeches[spec.id]

    @property
    def own_keys(self) -> Mapping[str, str]:
        """Commands that the person put on other keys."""
        return self.taste.keys

    @property
    def french_names(self) -> bool:
        """Whether an Italian pack is shown, and called, as a French one."""
        return self.taste.deck == "french"

    # Pages

    def get_default_screen(self) -> Screen[None]:
        """The first page: the shelf, or the table that was asked for."""
        if self._start.session is not None:
            table = self._table(self._start.session, self._start.damage)
            table._push_result_callback(self, None)  # replacing a screen takes one, and the first screen comes without
            return table
        from cardtables.ui.screens.home import HomePage

        return HomePage()

    def on_mount(self) -> None:
        """A broken line is a way of leaving too: the terminal is put back and nothing is lost."""
        self._settle()
        loop = asyncio.get_running_loop()
        for ending in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
            try:
                loop.add_signal_handler(ending, self.exit, _SIGNAL_STATUS + ending)
            except (NotImplementedError, RuntimeError, ValueError):  # no such signals here, or not the main thread
                return

    def on_fetched(self, message: Fetched) -> None:
        """Live by what was fetched after the first paint."""
        if self._settings is None:
            self.take_settings(message.settings, message.problem)
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.more_games(message.games)
        self._tell_left_out()
        self.fetched = True
        self._settle()

    def _settle(self) -> None:
        """What is loaded stays: looking it over for garbage again and again would be felt at a key."""
        if self.has_process:
            gc.freeze()

    def _tell_left_out(self) -> None:
        """Say which of the person's themes, or which other package's game, is not right."""
        from cardtables.shelf.registry import broken_games
        from cardtables.themes import problem_text

        for problem in self.shades.own[1]:
            self.tell(problem_text(problem, self.speech))
        for name in broken_games():
            self.tell(self.speech("home.broken_game", name=name))

    def open_page(self, page: Page) -> None:
        """Turn to a page; leaving it comes back here."""
        self.push_screen(page)

    def resume(self, saved: Saved) -> None:
        """Go on with a saved game; why not is said on the page on top."""
        from cardtables.match.sitting import resume

        try:
            session, damage = resume(self.store, saved)
        except TableError as problem:
            self.tell(explained(self.speech, problem))
            return
        if self.has_table(session.spec):
            self.sit_down(session, damage)
        else:
            session.close()

    def has_table(self, spec: Spec) -> bool:
        """Whether a game can be played here; that it cannot is said."""
        if not spec.has_screen:
            self.tell(explained(self.speech, _no_table(spec)))
        return spec.has_screen

    def back(self) -> None:
        """Leave the page on top; leaving the first one leaves the program."""
        if len(self.screen_stack) > 1:
            self.pop_screen()
        else:
            self.exit(0)

    def sit_down(self, session: Session, damage: TableError | None = None) -> None:
        """Open the table of a session, in place of the page on top unless that one stays."""
        table = self._table(session, damage)
        if isinstance(self.screen, Page) and not self.screen.stays:
            self.switch_screen(table)
        else:
            self.push_screen(table)

    def _table(self, session: Session, damage: TableError | None) -> Page:
        from cardtables.ui.table import TablePage

        page = TablePage(session)
        if damage is not None:
            page.tell(explained(self.speech, damage))
        return page

    def show_help(self) -> None:
        """Open the list of what can be done on the page on top."""
        if isinstance(self.screen, Page):
            from cardtables.ui.screens.help import HelpPage

            self.open_page(HelpPage(self.screen))

    def tell(self, sentence: str) -> None:
        """Say a sentence on the page on top."""
        if self.screen_stack and isinstance(self.screen, Page):
            self.screen.tell(sentence)

    def action_leave_program(self) -> None:
        """Leave from wherever one is; every game is saved already."""
        self.exit(0)

    # Palette

    def action_command_palette(self) -> None:
        """Open the palette of the page on top."""
        from cardtables.ui.palette import open_palette

        open_palette(self)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What the palette offers: the commands of the page below it, as its footer and help have them."""
        if not isinstance(screen, Page):
            return
        for command in screen.commands.available():
            if not command.takes_place:
                name, sentence = (screen.speech(f"command.{command.id}{part}") for part in ("", ".help"))
                yield SystemCommand(name, sentence, command.action)
