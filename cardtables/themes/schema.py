"""The form of a theme file, checked by pydantic; imported only when a person's own themes are read."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictStr
from pydantic_core import PydanticCustomError

from cardtables.themes.colours import parse_colour
from cardtables.themes.loader import COLOUR_NAMES
from cardtables.themes.theme import SUITS


def _colour(value: object) -> int:
    try:
        return parse_colour(value)
    except ValueError as error:
        raise PydanticCustomError("bad_colour", "{reason}", {"reason": str(error)}) from error


def _one_of(names: tuple[str, ...]) -> AfterValidator:
    def known(name: str) -> str:
        if name not in names:
            raise PydanticCustomError("unknown_key", "unknown name")
        return name

    return AfterValidator(known)


def _pixel_letter(name: str) -> str:
    if len(name) != 1 or not name.isalpha():
        raise PydanticCustomError("unknown_key", "a pixel letter is one letter")
    return name


ThemeColour = Annotated[int, BeforeValidator(_colour)]
ColourName = Annotated[str, _one_of(COLOUR_NAMES)]
SuitName = Annotated[str, _one_of(SUITS)]
ItalianSuitName = Annotated[str, _one_of(SUITS[:4])]
PixelLetter = Annotated[str, AfterValidator(_pixel_letter)]
CostumeLetter = Annotated[str, _one_of(("C", "c", "E", "F"))]
ModerneLetter = Annotated[str, _one_of(("card", "M", "m", "k", "S", "Y"))]


class Colours(BaseModel):
    """The tables of colours, any of which may be left out or be given in part."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    colours: dict[ColourName, ThemeColour] = {}
    ink: dict[SuitName, ThemeColour] = {}
    pixels: dict[PixelLetter, ThemeColour] = {}
    costume: dict[SuitName, dict[CostumeLetter, ThemeColour]] = {}
    moderne: dict[ItalianSuitName, dict[ModerneLetter, ThemeColour]] = {}


class ThemeFile(Colours):
    """A whole theme file; what it leaves out comes from the theme it extends, or from felt."""

    name_it: Annotated[StrictStr, Field(min_length=1, max_length=40)]
    name_en: Annotated[StrictStr, Field(min_length=1, max_length=40)]
    extends: Annotated[StrictStr, Field(min_length=1, max_length=40)] | None = None
    light: StrictBool | None = None
    ansi: StrictBool | None = None
    italian_style: Literal["napoletane", "moderne"] | None = None
    truecolour: Colours = Colours()
