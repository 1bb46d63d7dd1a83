"""Options that Briscola's kin share, and the customs they mean at a table (briscola.md, Local rules).

A game takes the set that its page in briscola-family.md names, and changes what it has otherwise.
"""

from typing import Literal

from pydantic import Field, model_validator

from cardtables.engine.cards import italian_pack
from cardtables.engine.orders import tables_of
from cardtables.engine.stocktricks import Customs
from cardtables.engine.stocktricks.customs import opposite_sides
from cardtables.shelf.options import Order, OrderOptions, Switch, for_seats, together

Suit = Literal["C", "D", "S", "B"]
Timing = Literal["after_first_trick", "off", "always"]
Swap = Literal["off", "7", "2"]


class PartnerOptions(OrderOptions):
    """Besides, what matters where more than two play: the two left out, signs and words between partners."""

    removed_two: Suit = Field("C", json_schema_extra=for_seats(3))
    signs: Timing = Field("after_first_trick", json_schema_extra=for_seats(4, 6))
    signs_custom: Literal["common", "tuscan"] = Field("common", json_schema_extra=for_seats(4, 6))
    signs_seen: Literal["partner", "chance", "all"] = Field("partner", json_schema_extra=for_seats(4, 6))
    talk: Timing = Field("after_first_trick", json_schema_extra=for_seats(4, 6))
    last_look: Switch = Field("on", json_schema_extra=for_seats(4, 6))
    last_silence: Switch = Field("off", json_schema_extra=for_seats(4, 6))


class KinOptions(PartnerOptions):
    """All of Briscola's: a match is won by deals, and points may be declared."""

    target: int = Field(3, ge=1, le=7)
    accuse: Switch = "off"
    swap: Swap = "off"
    early_end: Switch = "off"

    @model_validator(mode="after")
    def _early_end_needs_a_plain_count(self) -> "KinOptions":
        if self.early_end == "on" and self.accuse == "on":
            raise together("early_end", "accuse")
        return self


def ranked_customs(options: OrderOptions, seats: int, target: int, removed_two: Suit = "C") -> Customs:
    """A table with this order and nothing else out of the ordinary; three play without one two, six without any."""
    pack = italian_pack()
    strength, card_points = tables_of(pack, options.order)
    suits = {3: removed_two, 6: pack.suits}.get(seats, "")
    twos = [pack.card("2", suit) for suit in suits]
    return Customs(
        pack=pack,
        cards=tuple(card for card in pack.cards if card not in twos),
        sides=opposite_sides(seats),
        strength=strength,
        card_points=card_points,
        target=target,
        show_points=options.show_points == "on",
    )


def partner_customs(options: PartnerOptions, seats: int, target: int) -> Customs:
    """The same with signs and words."""
    return ranked_customs(options, seats, target, options.removed_two)._replace(
        signs=options.signs,
        gestures=options.signs_custom,
        talk=options.talk,
        signs_seen=options.signs_seen,
        last_look=options.last_look == "on" and seats >= 4,
        last_silence=options.last_silence == "on",
    )


def kin_customs(options: KinOptions, seats: int) -> Customs:
    """Briscola's own customs, from which its kin differ."""
    return partner_customs(options, seats, options.target)._replace(
        accuse=declared_ranks(options.order) if options.accuse == "on" else None,
        swap_rank=swap_rank(options.swap),
        early_end=options.early_end == "on",
    )


def declared_ranks(order: Order) -> tuple[str, str]:
    """The king and the figure below him (briscola.md, `accuse`)."""
    return "R", "F" if order == "tuscan" else "C"


def swap_rank(swap: Swap) -> str | None:
    """The rank that may be exchanged for the up-card."""
    return None if swap == "off" else swap
