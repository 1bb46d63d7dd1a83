"""Moves and their notation: a move is a verb with numbers, its text is what the record holds."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from cardtables.engine.cards import Card, Pack
from cardtables.engine.errors import IllegalMove, Refusal, TableError, printable


class Move(NamedTuple):
    """A decision of a seat: what its numbers mean (cards, suits, counts, places) is said by the verb's form."""

    verb: str
    args: tuple[int, ...] = ()


class Form(NamedTuple):
    """How the words after a verb are read into numbers and written back. `read` raises ValueError or TableError."""

    read: Callable[[Sequence[str]], tuple[int, ...]]
    write: Callable[[tuple[int, ...]], Sequence[str]]
    words: tuple[str, ...] = ()
    """What may follow the verb, where that is one of a few words."""


def bare() -> Form:
    """A verb that stands alone: `swap`, `pass`."""

    def read(words: Sequence[str]) -> tuple[int, ...]:
        if words:
            raise ValueError
        return ()

    return Form(read, lambda args: ())


def one_card(pack: Pack) -> Form:
    """A verb with one card: `play AD`."""

    def read(words: Sequence[str]) -> tuple[int, ...]:
        (word,) = words
        return (pack.read(word),)

    return Form(read, lambda args: (pack.texts[args[0]],))


def any_cards(pack: Pack) -> Form:
    """A verb with any number of different cards, kept as the pack lists them: `discard RD 7C`."""

    def read(words: Sequence[str]) -> tuple[int, ...]:
        cards = pack.sorted(pack.read(word) for word in words)
        if len(set(cards)) != len(cards):
            raise ValueError
        return cards

    return Form(read, lambda args: pack.texts_of(Card(card) for card in args))


def one_of(words: Sequence[str]) -> Form:
    """A verb with one word of a list, kept as its place in it: `sign re`, `name D`."""
    places = {word.lower(): place for place, word in enumerate(words)}

    def read(said: Sequence[str]) -> tuple[int, ...]:
        (word,) = said
        if word.lower() not in places:
            raise ValueError
        return (places[word.lower()],)

    return Form(read, lambda args: (words[args[0]],), tuple(words))


def one_number(low: int, high: int) -> Form:
    """A verb with a number from low to high: `flip 2`, `bid 61`."""

    def read(words: Sequence[str]) -> tuple[int, ...]:
        (word,) = words
        if not (word.isascii() and word.isdigit() and len(word) <= 4 and low <= int(word) <= high):
            raise ValueError
        return (int(word),)

    return Form(read, lambda args: (str(args[0]),))


class Grammar:
    """The moves a game knows, by verb (record.md, Moves)."""

    def __init__(self, forms: Mapping[str, Form]) -> None:
        self._forms = forms

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs there are, in the game's order."""
        return tuple(self._forms)

    def read(self, text: str) -> Move:
        """The move a text names, in any case. Raises IllegalMove `unknown_move`."""
        verb, *words = text.split() or [""]
        form = self._forms.get(verb.lower())
        try:
            if form is not None:
                return Move(verb.lower(), form.read(words))
        except (ValueError, TableError):
            pass
        known = [f"{verb.lower()} {word}" for word in form.words] if form is not None else []
        begin = ", ".join(known or self._forms)
        raise IllegalMove(Refusal("unknown_move", (("move", printable(text[:40])), ("verbs", begin))))

    def write(self, move: Move) -> str:
        """The move as the record holds it."""
        return " ".join((move.verb, *self._forms[move.verb].write(move.args)))
