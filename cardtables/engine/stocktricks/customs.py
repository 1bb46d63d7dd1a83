"""What one trick game with a stock fixes: pack, order, sides, and which local rules are in force."""

from typing import NamedTuple

from cardtables.engine.cards import Cards, Pack, Seat

SIGNS = ("asso", "tre", "re", "cavallo", "fante", "sette", "sei", "liscio", "niente", "carico")
WORDS = ("liscio", "carico", "briscola", "taglia", "vieni", "strozza")

ALWAYS, AFTER_FIRST_TRICK, OFF = "always", "after_first_trick", "off"


DEALS, POINTS = "deals", "points"
"""What a match counts: deals won, or the points of all deals added up."""


class Customs(NamedTuple):
    """The rules in force at one table, as plain values (briscola.md, Rules and Local rules; briscola-family.md)."""

    pack: Pack
    cards: Cards
    """The cards in play: three players leave out a two, six all four."""
    sides: tuple[tuple[Seat, ...], ...]
    strength: tuple[int, ...]
    """By card; higher beats lower within a suit."""
    card_points: tuple[int, ...]
    target: int
    """Deals to win, or points."""
    match_counts: str = DEALS
    fewest_win: bool = False
    """The side with fewer points wins the deal."""
    hand_size: int = 3
    upcard: bool = True
    """The last card of the stock lies open and fixes the trump; False: neither the one nor the other."""
    must_follow: bool = False
    accuse: tuple[str, str] | None = None
    """The two ranks that are declared together; None: no declarations."""
    accuse_values: tuple[int, ...] = (20, 40)
    """Worth of a declaration in a plain suit and in trumps; where it names the trump, of the first, second, …"""
    accuse_names_trump: bool = False
    """Its suit becomes the trump, any earlier one none; one on a turn, and only while there is a stock."""
    claim_at: int | None = None
    """The points in the own pile with which the deal may be claimed; None: no claims."""
    look_at_piles: bool = True
    """Each may look through the own side's pile once the stock is out."""
    open_hands: bool = False
    open_next: bool = False
    """The next card of the stock is open too."""
    captains: bool = False
    """One of each side alone may say words, in every deal another (briscola-family.md, Schembil)."""
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


def captains_of(deal: int, seats: int) -> tuple[Seat, ...]:
    """Who speaks for each of two sides in a deal, numbered from 1 (briscola-family.md, Schembil)."""
    first = 2 * (deal - 1) % seats
    return first, first + 1


def opposite_sides(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Two and three play each alone; four and more are two sides, partners never adjacent."""
    if seats < 4:
        return tuple((seat,) for seat in range(seats))
    return tuple(range(0, seats, 2)), tuple(range(1, seats, 2))
