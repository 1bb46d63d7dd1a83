"""The curtain in plain mode: between two persons nothing of one's cards reaches the other."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from cardtables.engine.cards import HIDDEN, Card
from cardtables.engine.rules import View
from cardtables.i18n import LANGUAGES, Speech
from cardtables.i18n.cards import card_name
from cardtables.match.replay import replay
from cardtables.match.session import Session
from tests.cli.scripted import PAGE, Played, any_move, begun_by_the_first, converse, game, type_lines

TALKATIVE = ("hand", "table", "moves", "hint", "score", "last", "log", "undo", "help", "hide")
"""Commands typed before every move: whatever they answer must be the viewer's own."""


def talk_and_play(session: Session, asked: int) -> str:
    """Now a command, now a move."""
    return any_move(session, asked) if asked % 3 == 0 else TALKATIVE[asked % len(TALKATIVE)]


class Sitting(NamedTuple):
    """What was said between a person's confirmation and the next page."""

    seat: int
    text: str


def sittings(played: Played) -> Iterator[Sitting]:
    """Every sitting of a conversation, the last one included."""
    for asked in played.asked:
        if asked.at_curtain:
            yield Sitting(asked.seat, played.text[asked.said :].partition(PAGE)[0])


def leaks(played: Played, language: str) -> list[tuple[int, str]]:
    """Cards named in a sitting that its person has never been able to see: (seat, card)."""
    replayed = replay(played.session.record())
    rules = replayed.table.rules
    pack = rules.pack
    speech = Speech(language)
    names = {
        card: re.compile(rf"\b((?i:{card_name(speech, pack.kind, *text)})|{text})\b")
        for card, text in zip(pack.cards, pack.texts, strict=True)
    }
    found = []
    for sitting in sittings(played):
        known = known_to(played.session, sitting.seat)
        found += [
            (sitting.seat, pack.texts[card])
            for card in pack.cards
            if card not in known and names[card].search(sitting.text)
        ]
    return found


def known_to(session: Session, seat: int) -> set[Card]:
    """The cards a seat has seen by the end: its log's and those of every hand that was open to it."""
    known = {card for event in session.log(seat) for card in event.cards}
    for place in range(session.moves_made + 1):
        known.update(card for hand in session.review(place, seat).state.hands for card in hand)
    return known - {HIDDEN}


def short(session: Session, asked: int) -> str:
    """Talks and plays for a few rounds, then leaves, while most cards are still hidden."""
    return "quit" if session.moves_made > 14 else talk_and_play(session, asked)


TABLES = [("Anna", "Bruno"), ("Anna", "Bruno", "bot"), ("Anna", "bot", "Bruno", "bot"), ("A", "B", "C", "D", "E", "F")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", TABLES, ids="-".join)
@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_told_what_another_holds(names: tuple[str, ...], seed: int, language: str) -> None:
    options = {} if len(names) < 4 else {"signs": "always", "signs_seen": "chance"}
    played = converse(game(*names, seed=seed, **options), short, language)
    assert len({sitting.seat for sitting in sittings(played)}) >= 2
    hidden = [set(played.session.rules.pack.cards) - known_to(played.session, seat) for seat in played.session.people]
    assert all(hidden), "a test in which everything is known finds nothing"
    assert leaks(played, language) == []


def test_before_the_first_hand_and_between_persons_there_is_a_fresh_page_and_a_name() -> None:
    played = converse(game("Anna", "Bruno", target=1), any_move)
    turns = [asked.seat for asked in played.asked if not asked.at_curtain]
    changes = 1 + sum(seat != before for before, seat in pairwise(turns))
    assert played.text.count(PAGE) == changes == sum(asked.at_curtain for asked in played.asked)
    for asked in played.asked:
        if asked.at_curtain:
            page = played.text[: asked.said].rpartition(PAGE)[2]
            assert " of " not in page
            assert page.splitlines()[-1].startswith(f"It is {played.session.names[asked.seat]}'s turn.")


def test_with_one_person_there_is_no_curtain() -> None:
    played = converse(game("bot", "Anna", "bot"), any_move)
    assert not any(asked.at_curtain for asked in played.asked)
    assert PAGE not in played.text


@pytest.mark.parametrize("typed", ["1", "play AD", "hand", "log", "table", "hint", "x" * 2000])
def test_at_the_curtain_only_enter_counts(typed: str) -> None:
    record = begun_by_the_first("Anna", "Bruno")
    silent, played = type_lines(record, ""), type_lines(record, f"{typed}\n")
    assert played.session.record() == record
    told = played.text.removeprefix(silent.text.rpartition("The game")[0])
    assert "Anna" in told
    assert " of " not in told.replace("The cards are still hidden", "")


def test_hiding_pushes_the_page_away_also_where_one_person_sits() -> None:
    played = type_lines(game("Anna", "bot"), "hide\nhand\n\nhand\n")
    page = played.text.rpartition(PAGE)[2]
    assert page.startswith("It is Anna's turn.")
    covered, _, shown = page.partition("Anna, it is your turn.")
    assert " of " not in covered
    assert " of " in shown


def test_leaving_pushes_away_what_the_last_person_saw() -> None:
    played = type_lines(game("Anna", "Bruno"), "\nhand\nquit\n")
    assert played.text.rpartition(PAGE)[2].startswith("The game is not saved")
    assert played.text.count(PAGE) == 2


def test_after_coming_back_nothing_is_said_before_somebody_confirms() -> None:
    begun = converse(game("Anna", "bot", "Bruno", "bot"), short).session.record()
    played = type_lines(begun, "")
    assert played.text.startswith(PAGE)
    assert not re.search(r" of |play [A-Z0-9]", played.text.partition("It is ")[0].partition("The game goes on")[2])


def test_planted_leaks_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(self: Session, seat: int | None) -> View[Any]:
        legal = self.rules.view(self._state, seat).legal
        return self.rules.reveal(self._state)._replace(seat=seat, legal=legal)

    monkeypatch.setattr(Session, "view", everything)
    played = converse(game("Anna", "Bruno"), short)
    assert leaks(played, "en") != []


def test_a_planted_curtain_that_pushes_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtables.cli.plain.lines.Lines.new_page", lambda self: None)
    assert leaks(converse(game("Anna", "Bruno"), short), "en") != []
