"""A table played by keys and mouse: whole matches, advice, undo, waits that swallow keys, sheets, settings."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardtables.engine.cards import HIDDEN
from cardtables.engine.match import FINISHED
from cardtables.match.files import write_whole
from cardtables.match.store import Store
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table import TablePage
from cardtables.ui.table.keyguard import HELD
from tests.ui.desk import SIZES, desk
from tests.ui.tables import asked, called, hold, is_asking, seated, settings, table_of, until_cards_left

FOUR = "Elena Bruno:normal Anna:normal Carla:easy"
WAIT = HELD * 1.5


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses unless a test asks for some."""
    settings(home)


@pytest.mark.parametrize(
    "seats", ["Elena Dario:easy", "Elena Bruno:easy Anna:easy", FOUR, f"{FOUR} Dino:easy Ada:easy"]
)
async def test_a_whole_match_by_digits(seats: str) -> None:
    session = seated(seats, target=1)
    async with desk(session=session) as at:
        for _ in range(60):
            await at.pilot.pause(0.01)
            if isinstance(at.page, ResultsPage):
                break
            page = at.page
            assert isinstance(page, TablePage)
            if page.asking:
                key = next(str(place + 1) for place, entry in enumerate(page.fingers.selection.entries) if entry.cards)
                before = session.moves_made
                await at.pilot.pause(WAIT)
                await at.press(key)
                assert session.moves_made > before
        assert session.status == FINISHED
        assert isinstance(at.page, ResultsPage)
        assert session.id is not None
        assert Store().find(session.id).finished


async def test_everything_one_has_to_know_is_said(quick: None) -> None:
    async with desk(session=seated(FOUR)) as at:
        page = await asked(at)
        text = at.text
        for name in page.session.names:
            assert name in text
        for word in ("Briscola: ", "presa 1 di 10", "mazziere", "Noi 0 – 0 Loro", "(a 3)", "mazzo 28", "TOCCA A TE"):
            assert word in text
        assert "con te, bot" in text
        assert "▶ Elena" in text
        await at.press("right")
        assert "punti" in at.text
        assert any(
            word in at.text for word in ("aprirebbe la presa", "prendi tu", "prenderesti", "prenderebbe", "prende ")
        )


@pytest.mark.parametrize("size", [*SIZES, (200, 50)])
@pytest.mark.parametrize("language", ["it", "en"])
async def test_every_size_shows_hand_keys_and_question(size: tuple[int, int], language: str) -> None:
    async with desk(size, language, session=seated(FOUR)) as at:
        page = await asked(at)
        await at.press("right")
        assert all(str(key) in at.rows[-4] for key in (1, 2, 3))
        assert at.rows[-3].startswith(" ▶ " + page.speech("table.turn").upper())
        assert page.speech("command.play_card") in at.footer
        if size[0] >= 110:
            assert page.speech("table.what_counts") in at.text
            assert page.speech("table.log") in at.text


async def test_arrows_choose_and_enter_plays() -> None:
    async with desk(session=seated("Elena Dario:easy")) as at:
        page = await asked(at)
        made = page.session.moves_made
        await at.press("enter")
        assert page.session.moves_made == made
        assert "Scegli prima una carta: 1-3" in at.text
        await at.press("right")
        move = page.fingers.selection.move
        assert move is not None
        await at.pilot.pause(WAIT)
        await at.press("enter")
        assert page.session.record().moves[made] == page.session.rules.grammar.write(move)


async def test_enter_held_down_plays_one_card() -> None:
    session = seated("Elena Dario:easy")
    async with desk(session=session) as at:
        page = await asked(at)
        await at.press("right")
        made = own_moves(page)
        await hold(at, "enter")
        await asked(at)
        assert own_moves(page) == made + 1


async def test_a_digit_held_down_does_not_play_the_hand_away() -> None:
    async with desk(session=seated("Elena Dario:easy")) as at:
        page = await asked(at)
        made = own_moves(page)
        await hold(at, "1")
        await asked(at)
        assert own_moves(page) <= made + 2


def own_moves(page: TablePage) -> int:
    """How many decisions Elena has made: those after which a card of hers was played."""
    session = page.session
    return sum(
        event.kind == "played" and event.seat == 0
        for place in range(1, session.moves_made + 1)
        for event in session.events_of(place, 0)
    )


async def test_keys_while_bots_think_and_tricks_stay_play_nothing(home: Path) -> None:
    settings(home, bot_pause=2.0, trick_pause=10.0)
    session = seated(FOUR)
    async with desk(session=session) as at:
        page = table_of(at)
        made = own_moves(page)
        while not is_asking(page):
            assert page.pace.waiting
            await at.pilot.pause(WAIT)
            await at.press("1")
        assert own_moves(page) == made
        await at.pilot.pause(WAIT)
        await at.press("2")
        assert own_moves(page) == made + 1
        while not is_asking(page):
            await at.pilot.pause(WAIT)
            await at.press("3")
        assert own_moves(page) == made + 1


async def test_a_finished_trick_stays_and_says_why_it_was_taken(home: Path) -> None:
    settings(home, trick_key=True)
    async with desk(session=seated("Elena Dario:easy")) as at:
        page = await asked(at)
        while page.sitting.staying is None:
            if page.asking:
                await at.pilot.pause(WAIT)
                await at.press("1")
            await at.pilot.pause(0.01)
        taken = page.scene.taken
        assert taken is not None
        assert len(taken.plays) == 2
        winner = page.session.names[taken.winner]
        assert f"{winner} prende con" in at.rows[-3]
        assert "Invio per andare avanti" in at.text
        await at.pilot.pause(0.3)
        assert page.sitting.staying is not None
        await at.press("enter")
        assert page.sitting.staying is None


async def test_advice_names_a_card_and_says_why() -> None:
    async with desk((120, 40), session=seated("Elena Dario:easy")) as at:
        page = await asked(at)
        decision = page.session.hint()
        await at.press("h")
        assert page.fingers.selection.move == decision.move
        assert "Consiglio: gioca" in at.rows[-3]
        await at.press("right")
        assert "Consiglio" not in at.text
        await at.press("left")
        assert "Consiglio: gioca" in at.rows[-3]


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("size", SIZES)
async def test_advice_stands_on_the_screen_once_and_whole(size: tuple[int, int], language: str) -> None:
    async with desk(size, language, session=seated("Elena Dario:easy")) as at:
        page = await asked(at)
        await at.press("h")
        hint = page.fingers.hint
        assert hint is not None
        assert hint.why in f"{at.rows[-3]} {at.rows[-2].strip()}"
        assert at.text.count(hint.why[:12]) == 1


async def test_undo_takes_a_sign_back_and_says_what_it_cannot() -> None:
    session = until_cards_left(seated(FOUR, signs="always"), 36)
    async with desk(session=session) as at:
        page = await asked(at)
        made = session.moves_made
        await at.press("a", "1", "2")
        assert session.moves_made == made + 1
        assert session.record().moves[-1] == "sign tre"
        assert "u annulla" in at.footer
        await at.press("u")
        assert session.moves_made == made
        assert page.asking
        assert "Mossa annullata" in at.text


async def test_a_friendly_table_takes_a_card_back_after_the_trick() -> None:
    async with desk(session=seated("Elena Dario:easy", friendly="on")) as at:
        page = await asked(at)
        made = page.session.moves_made
        await at.pilot.pause(WAIT)
        await at.press("1")
        await asked(at)
        assert page.session.moves_made > made
        await at.press("u")
        assert page.session.moves_made == made
        assert page.asking


async def test_without_friendship_cards_seen_bar_the_way_back() -> None:
    async with desk(session=seated("Elena Dario:easy")) as at:
        page = await asked(at)
        await at.press("1")
        await asked(at)
        made = page.session.moves_made
        assert "annulla" not in at.footer
        await at.press("u")
        assert page.session.moves_made == made


@pytest.mark.parametrize("key", ["l", "s", "c"])
async def test_sheets_open_and_close_and_no_card_is_played_through_them(key: str) -> None:
    session = until_cards_left(seated("Elena Dario:easy"), 30)
    async with desk(session=session) as at:
        page = await asked(at)
        before, made = at.rows[:-1], session.moves_made
        await at.press(key)
        assert at.rows[:-1] != before
        assert "Invio chiudi" in at.footer
        await at.press("1")
        assert session.moves_made == made
        await at.press("enter")
        assert at.rows[:-1] == before
        await at.press(key, "q")
        assert isinstance(at.page, TablePage)
        assert at.rows[:-1] == before
        assert page.asking


async def test_digits_only_choose_where_the_person_wants_it_so(home: Path) -> None:
    settings(home, confirm_card=True)
    async with desk(session=seated("Elena Dario:easy")) as at:
        page = await asked(at)
        made = page.session.moves_made
        await at.press("2")
        assert page.session.moves_made == made
        assert page.fingers.selection.chosen == 1
        await at.pilot.pause(WAIT)
        await at.press("2")
        assert page.session.moves_made > made


async def test_the_only_card_plays_itself_where_the_person_wants_it_so(home: Path) -> None:
    settings(home, play_only_card=True)
    session = until_cards_left(seated("Elena Dario:easy", target=1), 2)
    async with desk(session=session) as at:
        for _ in range(100):
            await at.pilot.pause(0.01)
            if isinstance(at.page, ResultsPage):
                break
        assert session.status == FINISHED


async def test_bots_alone_play_by_themselves_and_can_be_stopped(home: Path) -> None:
    settings(home, bot_pause=0.05)
    session = seated("Elio:easy Dario:easy", target=1)
    async with desk(session=session) as at:
        page = table_of(at)
        await at.press("space")
        made = session.moves_made
        assert "riprendi" in at.footer
        await at.pilot.pause(0.2)
        assert session.moves_made == made
        assert page.scene.view.seat is None
        assert all(card == HIDDEN for hand in page.scene.state.hands for card in hand)
        await at.pilot.pause(WAIT)
        await at.press("space")
        await at.pilot.pause(0.3)
        assert session.moves_made > made
        await at.pilot.pause(WAIT)
        await at.press("space")


async def test_pace_changes_at_a_key_and_is_kept(home: Path) -> None:
    settings(home, bot_pause=0.4, trick_pause=1.6)
    async with desk(session=seated("Elio:easy Dario:easy")) as at:
        await at.press("-")
        assert json.loads((home / "settings.json").read_text())["bot_pause"] == 0.8
        assert "0.8" in at.text
        await at.press("+")
        assert at.app.settings.bot_pause == 0.4


async def test_a_click_plays_and_the_mouse_over_a_card_says_what_it_is_worth() -> None:
    async with desk(session=seated("Elena Dario:easy")) as at:
        page = await asked(at)
        hand_row, made = at.app.size.height - 8, page.session.moves_made
        await at.pilot.hover(offset=(40, hand_row))
        await at.pilot.pause()
        await at.pilot.pause()
        assert "punti" in at.text
        await at.pilot.click(offset=(40, hand_row))
        await asked(at)
        assert page.session.moves_made > made


async def test_resizing_keeps_the_choice_and_too_small_is_survived() -> None:
    async with desk(session=seated(FOUR)) as at:
        page = await asked(at)
        await at.press("right", "right")
        chosen, made = page.fingers.selection.move, page.session.moves_made
        for size in ((120, 40), (60, 20), (30, 8), (200, 50), (80, 24)):
            await at.resize(*size)
            await at.press("1") if size == (30, 8) else None
        assert page.session.moves_made == made
        assert page.fingers.selection.move == chosen
        assert "TOCCA A TE" in at.text


async def test_a_game_that_cannot_be_saved_goes_on_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    session = seated("Elena Dario:easy")

    def full(*args: Any) -> None:
        raise OSError(28, "No space left on device")

    async with desk(session=session) as at:
        page = await asked(at)
        monkeypatch.setattr("cardtables.match.store.write_whole", full)
        made = session.moves_made
        await at.press("1")
        assert "non è salvata" in at.text
        assert session.moves_made > made
        monkeypatch.setattr("cardtables.match.store.write_whole", write_whole)
        await asked(at)
        await at.pilot.pause(WAIT)
        await at.press("1")
        await at.press("right")
        assert page.session.not_saved is None
        assert "non è salvata" not in at.text


async def test_what_may_not_be_taken_back_is_said_with_the_reason() -> None:
    async with desk(session=seated("Elena Dario:easy")) as at:
        page = await asked(at)
        await at.pilot.pause(WAIT)
        await at.press("u")
        assert page.speech("refusal.nothing_to_undo") in at.text
        await at.press("1")
        await asked(at)
        made = page.session.moves_made
        await at.pilot.pause(WAIT)
        await at.press("u")
        assert page.speech("refusal.cards_seen_since")[:40] in at.text
        assert page.session.moves_made == made


@pytest.mark.parametrize("seats", ["Elena Dario:easy", "Elena Dario"])
async def test_a_game_that_is_not_saved_is_not_left_by_one_key(seats: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cardtables.match.store.write_whole", full)
    async with desk(session=seated(seats)) as at:
        await (called(at) if seats == "Elena Dario" else asked(at))
        await at.pilot.pause(WAIT)
        await at.press("q")
        assert at.app.return_value is None
        assert "va perduta" in at.text
        await at.pilot.pause(WAIT)
        await at.press("q")
        assert at.app.return_value == 0


async def test_a_record_without_more_cards_says_so() -> None:
    async with desk(session=seated("Elena Dario:easy", seed=None)) as at:
        assert "Mancano le carte" in at.text
        await at.press("1", "enter", "right", "h", "a")
        assert isinstance(at.page, TablePage)


async def test_leaving_keeps_the_game() -> None:
    session = seated("Elena Dario:easy")
    async with desk(session=session) as at:
        await asked(at)
        await at.press("1")
        await asked(at)
        made = session.moves_made
        await at.press("q")
    saved = Store().games()
    assert len(saved) == 1
    assert len(json.loads(saved[0].path.read_text())["moves"]) == made


async def test_language_and_deck_change_at_the_table() -> None:
    async with desk((120, 40), session=seated("Elena Dario:easy")) as at:
        await asked(at)
        at.app.change(language="en", deck="french")
        await at.pilot.pause()
        await at.pilot.pause()
        assert "YOUR TURN" in at.text
        assert "What counts" in at.text
        assert "queen" in at.text


async def test_nothing_happens_at_the_table_while_another_page_lies_over_it(home: Path) -> None:
    settings(home, bot_pause=0.2)
    session = seated("Elena Dario:easy")
    async with desk(session=session) as at:
        await asked(at)
        await at.press("1")
        made = session.moves_made
        await at.press("?")
        assert not isinstance(at.page, TablePage)
        await at.pilot.pause(0.6)
        assert session.moves_made == made
        await at.press("q")
        await asked(at)
        assert session.moves_made > made
