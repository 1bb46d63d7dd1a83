"""Briscola's kin in plain lines: what is their own is said in words, and a claim with what it may cost."""

from collections.abc import Callable

import pytest

from cardtables.match.record import Record
from cardtables.match.session import Session
from tests.cli.scripted import any_move, converse, seats

SIX = ("Anna", "bot", "bot", "bot", "bot", "bot")


def record(game: str, *words: str, seed: int = 5, **options: object) -> Record:
    return Record.model_validate({"game": game, "options": options, "seats": seats(*words), "seed": seed})


def asking(command: str, when: Callable[[Session], bool] = lambda _: True) -> Callable[[Session, int], str]:
    """Plays anything until a moment comes, then asks once and leaves."""
    asked_before: list[int] = []

    def answer(session: Session, asked: int) -> str:
        if asked_before:
            raise EOFError
        if not when(session):
            return any_move(session, asked)
        asked_before.append(asked)
        return command

    return answer


def test_a_table_without_briscola_says_so() -> None:
    assert "Niente briscola." in converse(record("briscolone", "Anna", "bot"), asking("tavolo"), "it").text
    assert "No trump." in converse(record("briscolone", "Anna", "bot"), asking("table"), "en").text


def test_mariannas_are_told_with_the_worth_of_the_next() -> None:
    for seed in range(20):
        played = converse(
            record("marianna", "Anna", "bot", seed=seed),
            asking("tavolo", lambda session: len(session.view(None).state.accused) == 1),
            "it",
        )
        if played.session.view(None).state.accused:
            break
    assert "Prima marianna: " in played.text
    assert "La prossima marianna vale 40 punti." in played.text
    assert "Da adesso è briscola " in played.text


def test_captains_are_told_at_the_deal_and_on_asking() -> None:
    played = converse(record("schembil", *SIX), asking("tavolo"), "it")
    assert "In questa smazzata Anna è capitano." in played.text
    assert "Capitano: Anna, per Anna, Bot 2 e Bot 4." in played.text
    assert "Capitano: Bot 1, per Bot 1, Bot 3 e Bot 5." in played.text


def test_who_is_no_captain_is_told_why_words_are_not_his() -> None:
    def second_deal(session: Session) -> bool:
        state = session.view(None).state
        return state.match.deal == 2 and bool(state.tricks)

    played = converse(record("schembil", *SIX), asking("say taglia", second_deal), "it")
    assert "In questa smazzata parla solo il capitano della tua parte" in played.text


@pytest.mark.parametrize(("form", "told"), [("hands", False), ("hands_and_stock", True)])
def test_what_lies_open_is_told(form: str, told: bool) -> None:
    played = converse(record("briscola_scoperta", "Anna", "bot", form=form), asking("tavolo"), "it")
    assert "Carte scoperte di Bot 1: " in played.text
    assert "Bot 1 ha in mano: " in played.text
    assert ("Prossima carta del mazzo: " in played.text) == told


def test_a_claim_is_listed_with_what_it_may_cost_and_told_with_its_count() -> None:
    played = converse(record("briscola_31", "Anna", "bot"), asking("claim"), "it")
    assert "dichiara la vittoria (se hai meno di 31 punti hai perso la smazzata), claim" in played.text
    assert "Anna dichiara vinta la smazzata: nel mazzetto ha" in played.text
    assert "La smazzata 1 va a Bot 1." in played.text


def test_a_number_claims_nothing_but_says_what_to_type() -> None:
    played = converse(record("briscola_31", "Anna", "bot"), asking("4"), "it")
    assert "Un numero qui non basta: dichiara la vittoria" in played.text
    assert "Per farlo davvero scrivi claim." in played.text
    assert "claim" not in played.session.record().moves
    assert "To do it, type claim." in converse(record("briscola_31", "Anna", "bot"), asking("4"), "en").text
