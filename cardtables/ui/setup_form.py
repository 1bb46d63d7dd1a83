"""The set-up of one game as data: who sits where, which options hold, which seed; what is wrong is said as an error."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtables.bots.levels import DEFAULT_LEVEL, levels_of
from cardtables.engine.errors import TableError
from cardtables.match.record import MAX_SEED, Record, new_record, seat_record
from cardtables.match.seats import BOT_NAMES
from cardtables.match.seeds import drawn_seed
from cardtables.shelf.options import GameOptions, OptionInfo, changed_options, option_infos, read_options

if TYPE_CHECKING:
    from cardtables.match.habits import Habit
    from cardtables.shelf.spec import Spec


class Chair(NamedTuple):
    """Who is to sit there; ``level`` None is a person."""

    name: str
    level: str | None


class SetupForm:
    """A table being set up.

    It begins with the ``habit`` of this game where the game still takes it, else with one person, called ``name``,
    and bots. Every change keeps the number of seats one that the game allows; values that exclude each other may be
    set and are told by ``problem``.
    """

    def __init__(self, spec: Spec, name: str, habit: Habit | None = None) -> None:
        self.spec = spec
        self.seed = drawn_seed()
        self.levels: tuple[str | None, ...] = (None, *levels_of(spec))
        self._infos = option_infos(spec.options)
        self.values: dict[str, object] = {info.name: info.default for info in self._infos}
        self.chairs = [Chair(name, None)]
        self._fill(spec.seats[0])
        if habit is not None:
            self._take(habit)

    def _take(self, habit: Habit) -> None:
        """What was played last, as far as it is still there."""
        chairs = [Chair(seat.name, seat.bot) for seat in habit.seats]
        if len(chairs) in self.spec.seats and all(chair.level in self.levels for chair in chairs):
            self.chairs = chairs
        try:
            self.values = read_options(self.spec.options, habit.options).model_dump()
        except TableError:
            return

    # Seats

    @property
    def count(self) -> int:
        """How many sit at the table."""
        return len(self.chairs)

    def more(self) -> bool:
        """Add a bot, or as many as the next number of seats that is allowed takes; False at the largest."""
        larger = [count for count in self.spec.seats if count > self.count]
        if larger:
            self._fill(min(larger))
        return bool(larger)

    def fewer(self, place: int) -> bool:
        """Send one away, and others from the end as far as the next smaller number of seats asks; False at the least.

        Bots go before persons, but for the one named by its place.
        """
        smaller = [count for count in self.spec.seats if count < self.count]
        if not smaller:
            return False
        del self.chairs[place]
        while self.count > max(smaller):
            bots = [at for at, chair in enumerate(self.chairs) if chair.level is not None]
            del self.chairs[bots[-1] if bots else -1]
        return True

    def swap(self, place: int, other: int) -> bool:
        """Let two change places; False where one of the places is none."""
        if not (0 <= place < self.count and 0 <= other < self.count):
            return False
        self.chairs[place], self.chairs[other] = self.chairs[other], self.chairs[place]
        return True

    def call(self, place: int, name: str) -> None:
        """Give another name; an empty one leaves the old."""
        if name.strip():
            self.chairs[place] = self.chairs[place]._replace(name=name.strip())

    def seat_another(self, place: int, steps: int) -> None:
        """Go through person and the levels of bots; whoever has the name keeps it."""
        chair = self.chairs[place]
        at = self.levels.index(chair.level)
        self.chairs[place] = chair._replace(level=self.levels[(at + steps) % len(self.levels)])

    def _fill(self, count: int) -> None:
        level = DEFAULT_LEVEL if DEFAULT_LEVEL in self.levels else self.levels[-1]
        while self.count < count:
            taken = {chair.name for chair in self.chairs}
            free = next((name for name in BOT_NAMES if name not in taken), f"Bot {self.count + 1}")
            self.chairs.append(Chair(free, level))

    def sides(self) -> tuple[tuple[str, ...], ...]:
        """The names of those who play together, side by side; none while something is wrong."""
        try:
            rules = self.spec.rules(self.options(), self.count)
        except TableError:
            return ()
        return tuple(tuple(self.chairs[seat].name for seat in side) for side in rules.sides)

    # Options

    def infos(self) -> list[OptionInfo]:
        """The options that have a meaning for this number of seats."""
        return [info for info in self._infos if not info.seats or self.count in info.seats]

    def turn(self, info: OptionInfo, steps: int) -> None:
        """Take another value of an option; after the last comes the first."""
        values = info.values()
        now = self.values[info.name]
        at = values.index(now) if now in values else 0
        self.values[info.name] = values[(at + steps) % len(values)]

    def preset(self) -> str | None:
        """The preset that says what is set, None where none does."""
        for name, values in self.spec.presets.items():
            if all(self.values[info.name] == values.get(info.name, info.default) for info in self.infos()):
                return name
        return None

    def next_preset(self, steps: int) -> None:
        """Take another preset, whole."""
        names = list(self.spec.presets)
        now = self.preset()
        at = (names.index(now) + steps) % len(names) if now is not None else 0
        self.take_preset(names[at])

    def take_preset(self, name: str) -> None:
        """Set every option as a preset says, the others as they are by default."""
        values = self.spec.presets[name]
        self.values = {info.name: values.get(info.name, info.default) for info in self._infos}

    def options(self) -> GameOptions:
        """The options set, without those that mean nothing at this table. Raises TableError."""
        return read_options(self.spec.options, {info.name: self.values[info.name] for info in self.infos()})

    def changed(self) -> dict[str, object]:
        """The options that are not as by default. Raises TableError."""
        return changed_options(self.options())

    # What comes of it

    def set_seed(self, text: str) -> None:
        """Take a seed from digits; another one is drawn where there are none."""
        self.seed = min(int(text), MAX_SEED) if text else drawn_seed()

    def problem(self) -> TableError | None:
        """Why it cannot begin so, None if it can."""
        try:
            self.options()
            for chair in self.chairs:
                seat_record(chair.name, chair.level)
        except TableError as error:
            return error
        names = [chair.name for chair in self.chairs]
        twice = next((name for name in names if names.count(name) > 1), None)
        return TableError("same_name", name=twice) if twice is not None else None

    def record(self) -> Record:
        """The game that begins. Raises TableError, as ``problem`` tells."""
        problem = self.problem()
        if problem is not None:
            raise problem
        seats = [seat_record(chair.name, chair.level) for chair in self.chairs]
        return new_record(self.spec, self.options(), seats, self.seed)
