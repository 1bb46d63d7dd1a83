"""What one trick game with a stock fixes: pack, order, sides, and which local rules are in force."""

from typing import NamedTuple

from cardtables.engine.cards import Cards, Pack, Seat

SIGNS = ("asso", "tre", "re", "cavallo", "fante", "sette", "sei", "liscio", "niente", "carico")
WORDS = ("liscio", "carico", "briscola", "taglia", "vieni", "strozza")

ALWAYS, AFTER_FIRST_TRICK, OFF = "always", "after_first_trick", "off"


class Customs(NamedTuple):
    """The rules in force at one table, as plain values (rules/briscola.md, Rules and Local rules)."""

    pack: Pack
    cards: Cards
    """The cards in play: three players leave out a two, six all four."""
    sides: tuple[tuple[Seat, ...], ...]
    strength: tuple[int, ...]
    """By card; higher beats lower within a suit."""
    card_points: tuple[int, ...]
    target: int
    """Deals to win."""
    hand_size: int = 3
    accuse: tuple[str, str] | None = None
    """The two ranks that are declared together; None: no declarations."""
    accuse_values: tuple[int, int] = (20, 40)
    """Worth of a declaration in a plain suit and in trumps."""
    swap_rank: str | None = None
    signs: str = OFF
    gestures: str = "common"
    """The custom by which signs are made; it changes what is seen, never what is meant."""
    talk: str = OFF
    signs_seen: str = "partner"
    last_look: bool = False
    last_silence: bool = False
    early_end: bool = False
    show_points: bool = False

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return sum(len(side) for side in self.sides)


def opposite_sides(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Two and three play each alone; four and more are two sides, partners never adjacent."""
    if seats < 4:
        return tuple((seat,) for seat in range(seats))
    return tuple(range(0, seats, 2)), tuple(range(1, seats, 2))
