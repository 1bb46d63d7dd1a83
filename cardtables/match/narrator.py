"""Facts in words: events, moves, reasons and refusals as sentences of one language, for one table."""

from collections.abc import Iterable, Sequence

from cardtables.engine.cards import HIDDEN_TEXT, Cards, Pack, Seat
from cardtables.engine.errors import IllegalMove, Param, Refusal, TableError
from cardtables.engine.events import Event
from cardtables.i18n import Speech, joined
from cardtables.i18n.cards import FRENCH_NAMES, card_name, suit_name, the_card
from cardtables.i18n.numbers import in_thirds


class Narrator:
    """Says what happens at a table.

    `names` are those of the seats, `sides` those of the rules, so that what partners win together is told of both
    (without: of the event's seat alone); `french_names` calls Italian cards by French suits.

    Parameters of reasons, refusals and errors: `card` and `cards` hold record texts, `suit` a suit's letter, `seat` a
    seat's number, `play` a move in the record's notation; they are put into words here. What an event's `word` means
    is the sentence `{kind}.{word}`; of `suit C` and `rank C` the name of that suit or rank, of `thirds 4` 1 1/3.
    """

    def __init__(
        self,
        speech: Speech,
        names: Sequence[str],
        pack: Pack,
        *,
        sides: Sequence[Sequence[Seat]] = (),
        french_names: bool = False,
    ) -> None:
        self.speech = speech
        self.names = tuple(names)
        self._pack = pack
        self._side = {seat: joined(speech, [self.names[other] for other in side]) for side in sides for seat in side}
        self._french = french_names and pack.kind == "italian"

    def _signs(self, text: str) -> tuple[str, str, str]:
        """Kind of pack, rank and suit as they are to be called."""
        rank, suit = text[:-1], text[-1]
        if self._french:
            return "french", FRENCH_NAMES.get(rank, rank), FRENCH_NAMES[f"suit {suit}"]
        return self._pack.kind, rank, suit

    def card(self, text: str) -> str:
        """A card from its record text, without article."""
        return self.speech("card.hidden") if text == HIDDEN_TEXT else card_name(self.speech, *self._signs(text))

    def the_card(self, text: str) -> str:
        """A card from its record text, with article."""
        return self.speech("card.hidden.the") if text == HIDDEN_TEXT else the_card(self.speech, *self._signs(text))

    def rank(self, text: str) -> str:
        """The rank of a card from its record text."""
        kind, rank, _ = self._signs(text)
        return self.speech(f"rank.{kind}.{rank}")

    def suit(self, letter: str) -> str:
        """A suit from its letter in a record; what is no suit's letter stays as it is."""
        if letter not in self._pack.suits:
            return letter
        kind, _, suit = self._signs(f"2{letter}")
        return suit_name(self.speech, kind, suit)

    def cards(self, texts: Iterable[str]) -> str:
        """Several cards; hidden ones are counted."""
        texts = list(texts)
        hidden = texts.count(HIDDEN_TEXT)
        named = [self.card(text) for text in texts if text != HIDDEN_TEXT]
        if hidden:
            named.append(self.speech.plural("cards.hidden", hidden))
        return joined(self.speech, named)

    def event(self, event: Event) -> str:
        """The log's sentence of an event as its viewer sees it."""
        return self.speech(f"event.{event.kind}", **self._fields(event))

    def _fields(self, event: Event) -> dict[str, object]:
        texts = self._texts(event.cards)
        name = self.names[event.seat] if event.seat >= 0 else ""
        return {
            "name": name,
            "side": self._side.get(event.seat, name),
            "card": self.card(texts[-1]) if texts else "",
            "the_card": self.the_card(texts[-1]) if texts else "",
            "cards": self.cards(texts),
            "number": event.number,
            "word": self._word(event),
        }

    def _word(self, event: Event) -> str:
        """What an event says in a word: `suit C` and `rank C` by the pack's names, `thirds 4` as a number, others by
        their own sentence.
        """
        match event.word.split():
            case []:
                return ""
            case ["suit", letter]:
                return self.suit(letter)
            case ["rank", sign]:
                return self.rank(f"{sign}{self._pack.suits[0]}")
            case ["thirds", count]:
                return in_thirds(int(count))
        return self.speech(f"{event.kind}.{event.word}")

    def _texts(self, cards: Cards) -> list[str]:
        return self._pack.texts_of(cards)

    def move(self, text: str) -> str:
        """A move, from the record's notation, as what is done: the sentence `move.{verb}`.

        Fields: `what` is all that stands after the verb, cards with their articles; `rank`, `suit`, `number` and `word`
        (said as `move.word.{word}`) are the last ones that occur. A game may have `move.{verb}.2` for two words, and
        for a move with a plus `move.{verb}.plus`, where `more` is what stands after it; or `move.{verb}.only_plus`.
        """
        verb, *words = text.split()
        before, after = (words[: words.index("+")], words[words.index("+") + 1 :]) if "+" in words else (words, [])
        form = ("plus" if before else "only_plus") if after else str(len(before))
        key = f"move.{verb}.{form}"
        return self.speech(
            key if self.speech.knows(key) else f"move.{verb}",
            what=joined(self.speech, [self.named(word) for word in before]),
            more=joined(self.speech, [self.named(word) for word in after]),
            **self._single(before),
        )

    def named(self, word: str) -> str:
        """A word of a record: a card with its article, a rank, else as it stands."""
        if word in self._pack.texts:
            return self.the_card(word)
        return self.rank(f"{word}{self._pack.suits[0]}") if word in self._pack.ranks else word

    def _single(self, words: Iterable[str]) -> dict[str, str]:
        """What words of a move may be besides cards."""
        found = dict.fromkeys(("rank", "suit", "number", "word"), "")
        for word in words:
            if word in self._pack.ranks:
                found["rank"] = self.named(word)
            if word in self._pack.suits:
                found["suit"] = self.suit(word)
            if word.isdigit():
                found["number"] = word
            if self.speech.knows(f"move.word.{word}"):
                found["word"] = self.speech(f"move.word.{word}")
        return found

    def reason(self, reason: Refusal) -> str:
        """Why a bot would play so."""
        return self.speech(f"reason.{reason.code}", **self._worded(reason.params))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed."""
        return self.speech(f"refusal.{refusal.code}", **self._worded(refusal.params))

    def problem(self, problem: TableError) -> str:
        """What is wrong with something from outside, or why a move is not allowed."""
        if isinstance(problem, IllegalMove):
            return self.refusal(problem.refusal)
        return self.speech(f"error.{problem.code}", **problem.params)

    def _worded(self, params: Iterable[tuple[str, Param]]) -> dict[str, object]:
        return {key: self._param(key, value) for key, value in params}

    def _param(self, key: str, value: Param) -> Param:
        match key:
            case "card":
                return self.the_card(str(value))
            case "cards":
                return self.cards(str(value).split())
            case "suit":
                return self.suit(str(value))
            case "play":
                return self.move(str(value))
            case "seat":
                return self.names[int(value)]
        return value
