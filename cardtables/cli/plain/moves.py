"""Moves as a person hears and types them: numbered, by a card's name, or in the record's notation."""

from collections.abc import Iterator
from typing import Any

from cardtables.engine.errors import IllegalMove, Refusal
from cardtables.engine.moves import Move
from cardtables.engine.rules import Rules, View
from cardtables.match.narrator import Narrator

PLAY = "play"
"""The verb that may be left out: `AD` is `play AD`."""
FEW, FEW_WITHOUT_CARDS = 4, 12
"""Moves of one verb besides `play` that are listed unasked, beside cards or alone; more of them are counted."""


class MoveList:
    """The legal moves of one turn in the order of their numbers: cards first, sorted if that is wished for."""

    def __init__(
        self, rules: Rules[Any], narrator: Narrator, view: View[Any], *, sort: bool, in_full: tuple[str, ...] = ()
    ) -> None:
        self._rules = rules
        self._narrator = narrator
        self._in_full = in_full
        texts = {move: rules.grammar.write(move) for move in view.legal}
        plays = [move for move in view.legal if move.verb == PLAY]
        if sort:
            place = {text: number for number, text in enumerate(rules.pack.texts)}
            plays.sort(key=lambda move: [place.get(word, 0) for word in texts[move].split()[1:]])
        self._moves = plays + [move for move in view.legal if move.verb != PLAY]
        self._texts = [texts[move] for move in self._moves]
        self._names = [self._named(text) for text in self._texts]

    def _named(self, text: str) -> str:
        """A single card by its name alone, any other move by what is done."""
        verb, *words = text.split()
        if verb == PLAY and len(words) == 1 and words[0] in self._rules.pack.texts:
            return self._narrator.card(words[0])
        return self._narrator.move(text)

    def only(self) -> Move | None:
        """The only move there is; None where there is a choice."""
        return self._moves[0] if len(self._moves) == 1 else None

    def listed(self, *, every: bool) -> Iterator[str]:
        """The moves with number, words and notation; without `every`, verbs of which there are many are counted."""
        verbs = [move.verb for move in self._moves]
        few = FEW if PLAY in verbs else FEW_WITHOUT_CARDS
        many = {verb for verb in verbs if verbs.count(verb) > few and verb != PLAY}
        for number, verb in enumerate(verbs):
            if every or verb not in many:
                name, text = self._names[number], self._texts[number]
                yield self._narrator.speech("plain.move", number=number + 1, name=name, move=text)
        left_out = 0 if every else sum(verb in many for verb in verbs)
        if left_out:
            yield self._narrator.speech.plural("plain.more_moves", left_out)

    def read(self, line: str) -> Move:
        """The move a line names, legal or not. Raises IllegalMove where it names none."""
        if line.isascii() and line.isdigit():
            return self._numbered(line)
        said = line.casefold()
        for place, move in enumerate(self._moves):
            if said in (self._names[place].casefold(), self._narrator.move(self._texts[place]).casefold()):
                return move
        grammar = self._rules.grammar
        try:
            return grammar.read(line)
        except IllegalMove as unknown:
            try:
                return grammar.read(f"{PLAY} {line}")
            except IllegalMove:
                raise unknown from None

    def _numbered(self, digits: str) -> Move:
        number = int(digits[:6])
        if not 0 < number <= len(self._moves):
            raise IllegalMove(Refusal("no_such_number", (("number", digits[:6]), ("count", len(self._moves)))))
        move, text = self._moves[number - 1], self._texts[number - 1]
        if move.verb in self._in_full:
            raise IllegalMove(Refusal("write_in_full", (("deed", self._narrator.move(text)), ("move", text))))
        return move
