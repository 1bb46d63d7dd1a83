"""Ends of deals and matches told, and games looked back on."""

import json
from pathlib import Path

import pytest

from cardtables.engine.cards import HIDDEN
from cardtables.match.session import Session
from cardtables.match.store import Store
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.screens.review import ReviewPage
from cardtables.ui.table import TablePage
from cardtables.ui.table.again import command_line, deal_at, start_of_deal
from cardtables.ui.table.keyguard import HELD
from cardtables.ui.table.story import Story
from tests.ui.desk import SIZES, Desk, desk
from tests.ui.tables import asked, played, seated, settings, table_of, until_cards_left

WAIT = HELD * 1.5
FOUR = "Elena Bruno:normal Anna:normal Carla:easy"


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses."""
    settings(home)


async def results(at: Desk) -> ResultsPage:
    """Wait for the end of the deal, playing whatever card there is."""
    for _ in range(300):
        page = at.app.screen
        if isinstance(page, ResultsPage) and page.guard.opened:
            return page
        if isinstance(page, TablePage) and page.asking:
            await at.pilot.pause(WAIT)
            await at.press("1", "2", "3")
        await at.pilot.pause(0.01)
    raise AssertionError(f"no end of the deal:\n{at.text}")


@pytest.mark.parametrize("size", [*SIZES, (200, 50)])
async def test_each_point_is_told_with_its_reason_and_adds_up(size: tuple[int, int]) -> None:
    session = until_cards_left(seated(FOUR), 4)
    async with desk(size, session=session) as at:
        await results(at)
        report = table_of(at).sitting.report()
        assert report is not None
        assert [account.side for account in report.accounts] == [(0, 2), (1, 3)]
        for account in report.accounts:
            assert sum(int(line.right) for line in account.lines) == int(account.figure)
            assert f"{account.before} ▶ {account.after}" in at.text
        assert sum(int(account.figure) for account in report.accounts) == 120
        assert sorted(card for account in report.accounts for card in account.cards) == list(range(40))
        assert report.headline.split(".")[0] in at.text
        assert "Smazzata 2: dà le carte" in at.text


async def test_declarations_are_points_too() -> None:
    session = seated("Elena Dario:easy", seed=5, accuse="on")
    accused = 0
    while session.status == "playing" and not session.view(None).state.match.finished:
        accuse = [move for move in session.view(session.to_act).legal if move.verb == "accuse"]
        accused += len(accuse[:1])
        session.play(accuse[0] if accuse else session.hint().move)
    assert accused
    async with desk(session=session) as at:
        report = table_of(at).sitting.report()
        assert report is not None
        declared = [line for account in report.accounts for line in account.lines if line.right.startswith("+")]
        assert len(declared) == accused
        for account in report.accounts:
            assert sum(int(line.right) for line in account.lines) == int(account.figure)


async def test_enter_deals_the_next_deal() -> None:
    session = until_cards_left(seated("Elena Dario:easy"), 2)
    async with desk(session=session) as at:
        await results(at)
        await at.pilot.pause(WAIT)
        await at.press("enter")
        page = await asked(at)
        assert page.scene.state.match.deal == 2
        assert len(page.fingers.selection.entries) == 3


async def test_the_match_ends_with_a_verdict_and_a_rematch_has_new_cards() -> None:
    session = until_cards_left(seated("Elena Dario:easy", target=1), 2)
    async with desk(session=session) as at:
        await results(at)
        assert session.status == "finished"
        assert "vince la partita" in at.text
        assert "Seme 7" in at.text
        await at.pilot.pause(WAIT)
        await at.press("enter")
        page = await asked(at)
        record = page.session.record()
        assert page.session is not session
        assert record.seats == session.record().seats
        assert record.options == session.record().options
        assert record.seed != 7
        assert len(record.moves) <= 1


async def test_the_same_deal_can_be_played_again() -> None:
    session = until_cards_left(seated("Elena Dario:easy", target=1), 2)
    first = session.review(0, 0).state.hands[0]
    async with desk(session=session) as at:
        await results(at)
        await at.press("d")
        page = await asked(at)
        assert page.session is not session
        assert page.session.review(0, 0).state.hands[0] == first
        assert page.session.moves_made <= 1


async def test_the_same_deal_of_a_longer_match_begins_where_it_was_dealt() -> None:
    session = played(seated("Elena Dario:easy"), 90)
    assert deal_at(session, 90) == 3
    start = start_of_deal(session, 2)
    assert deal_at(session, start) == 2
    assert deal_at(session, start - 1) == 1
    assert start_of_deal(session, 1) == 0


async def test_sharing_shows_seed_command_and_file() -> None:
    session = until_cards_left(seated("Elena Dario:easy", target=1, order="tuscan"), 2)
    command = command_line(session)
    assert command == (
        "cardtables play briscola --seats Elena,Dario=bot:easy --set order=tuscan --set target=1 --seed 7"
    )
    async with desk((200, 50), session=session) as at:
        await results(at)
        await at.press("e")
        assert "--seats Elena,Dario=bot:easy" in at.text
        assert session.id is not None
        assert str(Store().find(session.id).path)[:40] in at.text
        assert ".json" in at.text
        await at.press("q")
        assert isinstance(at.page, ResultsPage)


async def test_a_review_steps_card_by_card_with_all_hands_open() -> None:
    session = played(seated(FOUR, target=1))
    async with desk(session=session) as at:
        at.app.open_page(ReviewPage(session))
        await at.pilot.pause(0.1)
        assert "tutte le carte scoperte" in at.text
        assert "PRESA 1 · MOSSA 1" in at.text
        story = Story(session, session.spec.screen, table_of(at).sitting.narrator, None)
        assert all(card != HIDDEN for hand in story.scene(1).state.hands for card in hand)
        for _ in range(3):
            await at.press("right")
        assert " prende con " in at.text
        await at.press("down")
        assert "PRESA 2" in at.text
        await at.press("up", "up")
        assert "INIZIO" in at.text
        await at.press("left")
        assert "INIZIO" in at.text
        await at.press("end")
        assert "PRESA 10" in at.text
        await at.press("right")
        assert "PRESA 10" in at.text
        await at.press("p")
        assert "con gli occhi di Elena" in at.text
        seen = Story(session, session.spec.screen, story.narrator, 0).scene(1)
        assert seen.state.hands[1][0] == HIDDEN
        await at.press("q")
        assert isinstance(at.page, ResultsPage)


@pytest.mark.parametrize("size", [*SIZES, (200, 50)])
@pytest.mark.parametrize("seats", ["Elena Dario:easy", FOUR, f"{FOUR} Dino:easy Ada:easy"])
async def test_a_review_fits_every_table(size: tuple[int, int], seats: str) -> None:
    session = played(seated(seats, target=1))
    async with desk(size, session=session) as at:
        at.app.open_page(ReviewPage(session))
        await at.pilot.pause(0.1)
        await at.press("down", "right", "right")
        for name in session.names:
            assert name in at.text
        assert "mossa" in at.text.lower()


def test_a_game_in_progress_is_open_to_the_one_person_only() -> None:
    alone, several = played(seated("Elena Dario:easy"), 9), played(seated("Elena Dario"), 9)
    assert Story.eyes(alone) == (0,)
    assert Story.eyes(several) == ()
    assert Story.eyes(played(seated("Elena Dario", target=1))) == (None, 0, 1)


async def test_a_review_of_several_persons_in_progress_says_why_not() -> None:
    session = played(seated("Elena Dario"), 9)
    async with desk(session=seated("Elena Dario:easy")) as at:
        at.app.open_page(ReviewPage(session))
        await at.pilot.pause(0.1)
        await at.press("right", "p", "f", "end")
        assert "quando la partita è finita" in at.text or "finita" in at.text
        assert not any(f"{rank} " in at.rows[8] for rank in "A23")


async def test_one_seats_review_tells_no_sign_it_did_not_notice() -> None:
    session = seated("Elena Bruno Anna Carla", signs="always", target=1)
    session.play(next(move for move in session.view(session.to_act).legal if move.verb == "sign"))
    signer = 0 if session.events_of(1, 0) else 1
    played(session)
    table = session.spec.screen
    async with desk(session=session) as at:
        narrator = table_of(at).sitting.narrator
        noticed = Story(session, table, narrator, signer).sentence(1)
        missed = Story(session, table, narrator, 1 - signer).sentence(1)
        assert "asso" in noticed
        assert "asso" not in missed


async def test_play_goes_on_from_any_point_in_a_new_game() -> None:
    session = played(seated("Elena Dario:easy", target=1))
    finished = session.record().moves
    async with desk(session=session) as at:
        at.app.open_page(ReviewPage(session))
        await at.pilot.pause(0.1)
        await at.press("down", "down", "f")
        page = await asked(at)
        assert page.session is not session
        made = page.session.moves_made
        assert page.session.record().moves[:4] == finished[:4]
        assert made <= 6
        assert page.session.id != session.id
    assert json.loads(Store().games()[0].path.read_text())["seed"] == 7


def test_a_command_line_is_only_given_where_a_seed_says_all() -> None:
    session = seated("Elena Dario:easy", seed=None)
    assert command_line(session) is None
    assert command_line(Session.start(seated("Bo Al").record())) is not None


async def test_bots_go_on_to_the_next_deal_by_themselves(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings(home, bot_pause=0.1)
    monkeypatch.setattr("cardtables.ui.screens.results.BOTS_READ", 0.1)
    session = until_cards_left(seated("Elio:easy Dario:easy"), 2)
    async with desk(session=session) as at:
        for _ in range(100):
            await at.pilot.pause(0.05)
            if session.view(None).state.match.deal == 2 and session.view(None).state.tricks:
                break
        assert isinstance(at.page, TablePage)
        await at.pilot.pause(WAIT)
        await at.press("space")


async def test_a_deal_that_ends_a_record_without_seed_says_what_is_missing() -> None:
    record = until_cards_left(seated("Elena Dario:easy"), 2).record()
    session = Session.start(record)
    pack = session.rules.pack
    start = session._steps[0].state
    deal = {
        "dealer": start.match.dealer,
        "hands": [pack.texts_of(hand) for hand in start.hands],
        "stock": pack.texts_of(start.stock),
    }
    unseeded = Session.start(record.model_copy(update={"seed": None, "deals": [deal]}))
    async with desk(session=unseeded) as at:
        await results(at)
        assert "Mancano le carte" in at.text
        await at.pilot.pause(WAIT)
        await at.press("enter")
        assert isinstance(at.page, TablePage)
        assert "Mancano le carte" in at.text
