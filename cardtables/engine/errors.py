"""Refusals as codes with parameters; the sentences are made where they are shown, from the catalogues."""

from collections.abc import Mapping
from typing import NamedTuple

Param = int | str
"""What a sentence may be filled with."""


def printable(text: str) -> str:
    """A text from outside as a terminal may show it: whatever could steer it becomes a question mark."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


class Refusal(NamedTuple):
    """Why a move is not allowed: a snake_case code and what its sentence is filled with."""

    code: str
    params: tuple[tuple[str, Param], ...] = ()


class TableError(Exception):
    """Something from outside is not acceptable: a record, an option, a deal, a command line.

    `code` names the sentence `error.{code}` of the catalogues, `params` fills it and is safe to print.
    """

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, Param] = {
            key: printable(value) if isinstance(value, str) else value for key, value in params.items()
        }


class IllegalMove(TableError):
    """The rules refuse a move; the state it was tried on is unchanged. Sentence `refusal.{code}`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **dict(refusal.params))
        self.refusal = refusal
