"""Card faces: the drawings as text data, and the few functions that put cards on a canvas."""

from cardtables.ui.faces.backs import draw_back
from cardtables.ui.faces.big import big_height, big_width, draw_big
from cardtables.ui.faces.cards import draw_card, draw_strip
from cardtables.ui.faces.fan import Fan, fan_steps, largest_size
from cardtables.ui.faces.look import LARGE, MEDIUM, SIZES, SMALL, TINY, Face, Look, Size, State, card_label
from cardtables.ui.faces.marks import SIGN_SIZE, draw_key, draw_sign, draw_slot, draw_tag

__all__ = [
    "LARGE",
    "MEDIUM",
    "SIGN_SIZE",
    "SIZES",
    "SMALL",
    "TINY",
    "Face",
    "Fan",
    "Look",
    "Size",
    "State",
    "big_height",
    "big_width",
    "card_label",
    "draw_back",
    "draw_big",
    "draw_card",
    "draw_key",
    "draw_sign",
    "draw_slot",
    "draw_strip",
    "draw_tag",
    "fan_steps",
    "largest_size",
]
