"""A game's card on the shelf: what is known of it before its rules are loaded."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from cardtables.engine.errors import TableError

if TYPE_CHECKING:
    from cardtables.engine.rules import Rules
    from cardtables.engine.standings import Standing
    from cardtables.i18n import Speech
    from cardtables.shelf.options import GameOptions


class Spec(NamedTuple):
    """One game. Cheap: its package holds nothing but this until a part is asked for.

    The package has modules `options` (a GameOptions subclass named by `options_model`, and PRESETS), `rules` (a
    function `rules(options, seats)`), `strategy` (a mapping BOTS from level to a function `bot(rules)`), `screen`
    (TABLE, the table as drawn), catalogues in `locale/` and rules pages `rules.it.md`, `rules.en.md`.
    """

    id: str
    package: str
    seats: tuple[int, ...]
    pack: str
    """`italian` or `french`."""
    options_model: str
    teaser: tuple[str, ...]
    """Three cards that show the game on the shelf, as a record writes them."""
    aliases: tuple[str, ...] = ()
    """Other names it is found under."""
    one_deal: tuple[tuple[str, int | str], ...] = ()
    """Options with which a match is a single deal, where the game has such; what the arena plays."""
    in_full: tuple[str, ...] = ()
    """Verbs of moves that may throw a deal away: in plain lines a number is not enough for them. The screen asks."""
    titled: bool = False
    """Whether what the game is called at the table depends on how its players have fared: the package then has a
    module `title` with a function `title(speech, standings)`."""
    shelf_order: int = 1000
    """Place on the shelf, lowest first; equal ones by id."""

    def _part(self, module: str) -> Any:
        return import_module(f"{self.package}.{module}")

    @property
    def options(self) -> "type[GameOptions]":
        """The model of the game's options."""
        return cast("type[GameOptions]", getattr(self._part("options"), self.options_model))

    @property
    def presets(self) -> dict[str, dict[str, object]]:
        """Named option sets, the plain game first."""
        return cast("dict[str, dict[str, object]]", self._part("options").PRESETS)

    def rules(self, options: "GameOptions", seats: int) -> "Rules[Any]":
        """The rules of one table. Raises TableError `bad_seat_count`."""
        if seats not in self.seats:
            raise TableError("bad_seat_count", game=self.id, seats=seats, allowed=", ".join(map(str, self.seats)))
        return cast("Rules[Any]", self._part("rules").rules(options, seats))

    @property
    def bots(self) -> dict[str, Callable[[Any], Any]]:
        """How the game makes its own bots, by level, weakest first."""
        return cast("dict[str, Callable[[Any], Any]]", self._part("strategy").BOTS)

    @property
    def has_screen(self) -> bool:
        """Whether the game can be played on the screen; every game can in plain lines."""
        return find_spec(f"{self.package}.screen") is not None

    @property
    def screen(self) -> Any:
        """How the game's table is drawn; the one part that needs a screen."""
        return self._part("screen").TABLE

    def title(self, speech: "Speech", standings: "Sequence[Standing]") -> str:
        """What the game is called at the table; `speech` knows the game's catalogue."""
        if not self.titled:
            return speech("game.name")
        return cast("str", self._part("title").title(speech, standings))

    @property
    def folder(self) -> Path:
        """Where the game's catalogues and rules pages lie."""
        return Path(str(import_module(self.package).__file__)).parent

    @property
    def locale(self) -> Path:
        """The folder of the game's catalogues."""
        return self.folder / "locale"

    def rules_page(self, language: str) -> str:
        """The game's rules page in a language, as Markdown."""
        return (self.folder / f"rules.{language}.md").read_text(encoding="utf-8")
