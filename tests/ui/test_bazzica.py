"""Bazzica on the screen: changes by marks, votes with covered cards, calls, busts, the account of a hand, privacy."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardtables.engine.cards import HIDDEN, Seat
from cardtables.games.bazzica.state import BUST, CALLS, DISCARD, INTEND, VOTE, State, total_of
from cardtables.match.session import Session
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table import TablePage
from tests.ui.desk import SIZES, desk
from tests.ui.tables import asked, called, confirm, seated, settings, table_of, uncover

THREE = "Elena Bruno:normal Anna:normal"


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses unless a test asks for some."""
    settings(home)


def elenas(seats: str, found: Callable[[State], bool]) -> Session:
    """A game played on by advice until it is Elena's turn in a state one looks for, whatever the seed."""
    for seed in range(1, 60):
        session = seated(seats, seed, "bazzica")
        while session.to_act is not None and session.view(None).state.match.deal < 6:
            if session.to_act == 0 and found(session.view(0).state):
                return session
            session.play(session.hint().move)
    raise AssertionError("no such moment")


def in_phase(phase: str) -> Callable[[State], bool]:
    return lambda state: state.phase == phase


def viewer(page: TablePage) -> Seat | None:
    """Whose cards are open."""
    return page.scene.viewer


async def test_a_whole_hand_by_keys() -> None:
    session = seated(THREE, 5, "bazzica")
    keys = {DISCARD: "n", VOTE: "r", INTEND: "0", CALLS: "f"}
    async with desk(session=session) as at:
        for _ in range(300):
            await at.pilot.pause(0.02)
            if isinstance(at.page, ResultsPage):
                break
            page = table_of(at)
            if page.asking:
                made = session.moves_made
                await confirm(at, keys[page.scene.state.phase])
                assert session.moves_made > made
        assert isinstance(at.page, ResultsPage)
        finished = session.view(None).state.match.finished[-1]
        for name, points in zip(session.names, finished.points, strict=True):
            assert name in at.text
            assert f"{points:+d}" if points else "0" in at.text
        assert "mano 1 finita" in at.rows[0]


async def test_marked_cards_are_changed_and_the_sentence_counts_them() -> None:
    session = elenas(THREE, in_phase(DISCARD))
    async with desk(session=session) as at:
        page = await asked(at)
        made = session.moves_made
        await confirm(at, "enter")
        assert session.moves_made == made
        await confirm(at, "1", "3")
        assert "Ne cambi 2:" in at.text
        await confirm(at, "3")
        assert "Ne cambi una:" in at.text
        await confirm(at, "left", "space")
        cards = [page.fingers.selection.entries[place].cards[0] for place in sorted(page.fingers.selection.marked)]
        assert len(cards) == 2
        await confirm(at, "enter")
        assert session.moves_made > made
        texts = set(session.record().moves[made].split()[1:])
        assert texts == {session.rules.pack.text(card) for card in cards}


async def test_advice_marks_what_it_would_change() -> None:
    def changes_some(state: State) -> bool:
        return state.phase == DISCARD and total_of(state.hands[0]) > 15

    session = elenas(THREE, changes_some)
    async with desk(session=session) as at:
        page = await asked(at)
        await confirm(at, "h")
        marked = {page.fingers.selection.entries[place].cards[0] for place in page.fingers.selection.marked}
        assert marked == set(session.hint().move.args)
        assert marked


async def test_one_may_ask_before_voting_but_only_once() -> None:
    session = elenas(THREE, lambda state: state.phase == VOTE and not state.talk.asked)
    async with desk(session=session) as at:
        await asked(at)
        assert "d domanda" in at.footer
        made = session.moves_made
        await confirm(at, "d")
        assert session.record().moves[made] == "ask"
        await asked(at)
        assert "Cambierebbero:" in at.text
        before = session.moves_made
        await confirm(at, "d")
        assert session.moves_made == before
        assert "hai già chiesto" in at.text
        await confirm(at, "a")
        assert session.record().moves[before] == "agree"


@pytest.mark.parametrize("key", ["0", "3"])
async def test_an_answer_is_one_digit(key: str) -> None:
    session = seated("Elena Dario", 5, "bazzica")
    while session.view(None).state.phase != VOTE or session.to_act != 1:
        move = session.hint().move
        session.play(move if session.view(None).state.phase != VOTE else session.rules.grammar.read("agree"))
    session.play(session.rules.grammar.read("ask"))
    async with desk(session=session) as at:
        await asked(at)
        assert "Dario chiede: quante carte cambieresti?" in at.text
        made = session.moves_made
        await confirm(at, key)
        assert session.record().moves[made] == f"intend {key}"


async def test_votes_need_no_curtain_and_show_no_card() -> None:
    session = seated("Elena Dario Anna", 5, "bazzica")
    while session.view(None).state.phase != VOTE:
        session.play(session.hint().move)
    voter = session.to_act
    assert voter is not None
    async with desk(session=session) as at:
        page = await asked(at)
        assert viewer(page) is None
        assert page.scene.south == voter
        assert all(card == HIDDEN for hand in page.scene.state.hands for card in hand)
        assert f"{session.names[voter].upper()}, TOCCA A TE" in at.text
        assert "h consiglio" not in at.footer
        await confirm(at, "h", "a")
        assert session.record().moves[-1] == "agree"
        await at.pilot.pause(0.05)
        page = await asked(at)
        following = session.to_act
        assert viewer(page) is None
        assert page.scene.south == following
        await confirm(at, "enter")
        await uncover(at)
        assert viewer(page) == following
        assert page.asking


async def test_a_vote_is_read_before_the_next_person_votes(home: Path) -> None:
    settings(home, trick_key=True)
    session = seated("Elena Dario Anna", 5, "bazzica")
    while session.view(None).state.phase != VOTE:
        session.play(session.hint().move)
    first = session.to_act
    async with desk(session=session) as at:
        page = await asked(at)
        await confirm(at, "a")
        assert first is not None
        assert f"{session.names[first]} è d'accordo" in at.text
        assert not page.asking
        made = session.moves_made
        await confirm(at, "a")
        assert session.moves_made == made
        await asked(at)


async def test_the_total_what_it_makes_and_the_risk_are_said() -> None:
    session = elenas(THREE, lambda state: state.phase == CALLS and total_of(state.cards_of(0)) > 21)
    async with desk(session=session) as at:
        await asked(at)
        total = total_of(session.view(0).state.cards_of(0))
        assert f"Hai {total}." in at.text
        assert f"a 31 mancano {31 - total}" in at.text
        assert f"oltre il {31 - total}" in at.text
        assert "c chiama" in at.footer
        assert "f fermo" in at.footer


async def test_open_cards_say_what_the_others_must_have() -> None:
    def somebody_called(state: State) -> bool:
        return state.phase == CALLS and any(len(cards) > 1 for cards in state.called[1:]) and BUST not in state.standing

    session = elenas(THREE, somebody_called)
    async with desk(session=session) as at:
        await asked(at)
        state = session.view(0).state
        for seat in (1, 2):
            cards = state.cards_of(seat)
            shown = total_of(cards)
            if shown and HIDDEN in cards:
                assert f"almeno {shown + cards.count(HIDDEN)} · {shown} scoperti" in at.text


async def test_a_bust_is_told_at_once(home: Path) -> None:
    settings(home, trick_key=True)

    def may_bust(state: State) -> bool:
        return state.phase == CALLS and state.mano == 0 and total_of(state.cards_of(0)) >= 25

    session = elenas(THREE, may_bust)
    async with desk(session=session) as at:
        page = await asked(at)
        deal = session.view(None).state.match.deal
        while session.view(None).state.standing[0] == 0 and session.view(None).state.match.deal == deal:
            await confirm(at, "c")
        if session.view(None).state.standing[0] == BUST:
            assert "Elena sballa con" in at.text
            assert page.sitting.staying is not None


async def test_the_account_shows_every_hand_turned_up() -> None:
    session = elenas(THREE, lambda state: state.phase == CALLS and state.match.dealer == 0)
    async with desk((120, 40), session=session) as at:
        await asked(at)
        await confirm(at, "f")
        for _ in range(100):
            await at.pilot.pause(0.02)
            if isinstance(at.page, ResultsPage):
                break
        report = table_of(at).sitting.report()
        assert report is not None
        assert len(report.accounts) == 3
        for account in report.accounts:
            assert HIDDEN not in account.cards
            assert account.figure == str(total_of(account.cards))
            assert account.after - account.before == sum(int(line.right) for line in account.lines)
            for line in account.lines:
                assert line.text in at.text


@pytest.mark.parametrize("size", [*SIZES, (200, 50)])
@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("seats", ["Elena Bruno:normal", f"{THREE} Carla:normal"])
async def test_every_size_shows_names_total_and_question(size: tuple[int, int], language: str, seats: str) -> None:
    session = elenas(seats, lambda state: state.phase == CALLS and len(state.called[0]) > 1)
    async with desk(size, language, session=session) as at:
        page = await asked(at)
        for name in session.names:
            assert name in at.text
        total = total_of(session.view(0).state.cards_of(0))
        assert page.speech("ask.calls", total=total) in at.text
        assert page.speech("total.title") in at.text
        assert page.speech("command.call_card") in at.footer
        assert page.speech("command.stand") in at.footer
        if size[0] >= 110:
            assert page.speech("counts.bazzicotto") in at.text


async def test_between_two_persons_no_card_is_seen() -> None:
    session = seated("Elena Dario", 7, "bazzica")
    async with desk(session=session) as at:
        await called(at)
        seat = session.to_act
        page = await uncover(at)
        assert seat is not None
        assert viewer(page) == seat
        assert all(card == HIDDEN for card in page.scene.state.hands[1 - seat])
        await confirm(at, "n")
        await called(at)
        assert viewer(page) is None
        assert all(card == HIDDEN for hand in page.scene.state.hands for card in hand)
