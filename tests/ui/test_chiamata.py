"""Games with a called card on the screen: bids, naming, a deal to its end, a partner whom nothing gives away."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtables.engine.calledtricks import State
from cardtables.engine.calledtricks.sight import plays_of
from cardtables.engine.calledtricks.state import BID, NAME, NO_CARD, PLAY
from cardtables.match.record import Record
from cardtables.match.replay import replay
from cardtables.match.session import Session
from cardtables.match.sitting import begin
from cardtables.match.store import Store
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table.sheets import Menu
from tests.ui.desk import SIZES, desk
from tests.ui.tables import asked, confirm, seated, settings, table_of

ONE = "Elena Bruno:normal Carla:normal Dario:normal Franca:normal"


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses unless a test asks for some."""
    settings(home)


def elenas(found: Callable[[State], bool], game: str = "chiamata", seats: str = ONE, **options: Any) -> Session:
    """A game played on by advice until it is Elena's turn in a state one looks for, whatever the seed."""
    for seed in range(1, 60):
        session = seated(seats, seed, game, **options)
        while session.to_act is not None and session.view(None).state.match.deal == 1:
            if session.to_act == 0 and found(session.view(0).state):
                return session
            session.play(session.hint().move)
    raise AssertionError("no such moment")


def bidding(state: State) -> bool:
    """Whether there is an auction."""
    return state.phase == BID


def is_partner(state: State) -> bool:
    """Whether Elena holds the called card of somebody else, and cards have been played."""
    return state.phase == PLAY and state.called in state.hands[0] and state.caller != 0 and bool(state.tricks)


def secret(state: State) -> bool:
    """Whether Elena neither calls nor holds the called card, and nobody has played it though cards were played."""
    shown = any(card == state.called for _, card in plays_of(state))
    called = state.phase == PLAY and state.caller > 0 and state.called != NO_CARD
    return called and state.called not in state.hands[0] and not shown


def advised_to_pass(game: str = "chiamata") -> Session:
    """Elena is asked for a bid and had better pass."""
    for seed in range(1, 60):
        session = seated(ONE, seed, game)
        while session.view(None).state.phase == BID and session.view(None).state.match.deal == 1:
            if session.to_act == 0 and session.hint().move.verb == "pass":
                return session
            session.play(session.hint().move)
    raise AssertionError("no such moment")


def with_partner_moved(session: Session) -> Record:
    """The same deal and moves, the called card having changed places with another one that nobody has seen."""
    state = replay(session.record()).steps[-1].state
    pack, called = session.rules.pack, state.called
    other = next(
        hand[0] for seat, hand in enumerate(state.hands) if seat not in (0, state.caller) and called not in hand
    )
    exchanged = {called: other, other: called}
    played = {seat: [card for player, card in plays_of(state) if player == seat] for seat in range(len(state.hands))}
    hands = [[*played[seat], *hand] for seat, hand in enumerate(state.hands)]
    deal = {
        "hands": [pack.texts_of([exchanged.get(card, card) for card in hand]) for hand in hands],
        "dealer": state.match.dealer,
    }
    return session.record().model_copy(update={"deals": [deal]})


async def test_ranks_are_bid_by_the_digits_that_stand_for_them() -> None:
    session = elenas(lambda state: state.phase == BID and not any(bid.seat == 0 for bid in state.auction))
    async with desk(session=session) as at:
        await asked(at)
        assert "A    3    R    C    F    7    6    5    4    2" in at.text
        assert "passa" in at.footer
        made = session.moves_made
        await confirm(at, "5")
        assert session.record().moves[made] == "bid 5"


async def test_a_rank_that_is_spent_says_why_and_stays_unbid() -> None:
    session = elenas(lambda state: state.phase == BID and any(bid.rung >= 3 for bid in state.auction))
    async with desk(session=session) as at:
        await asked(at)
        made = session.moves_made
        await confirm(at, "1")
        assert session.moves_made == made
        standing = max(bid.rung for bid in session.view(0).state.auction)
        assert standing >= 3
        assert "▲" in at.text


async def test_passing_has_a_key_and_everybody_reads_it_at_the_name() -> None:
    async with desk(session=elenas(bidding)) as at:
        page = await asked(at)
        made = page.session.moves_made
        await confirm(at, "p")
        assert page.session.record().moves[made] == "pass"
        if page.session.view(0).state.phase == BID:
            assert "“passo”" in at.text


async def test_enter_passes_where_passing_is_advised() -> None:
    session = advised_to_pass()
    async with desk(session=session) as at:
        await asked(at)
        made = session.moves_made
        await confirm(at, "enter")
        assert session.moves_made == made
        await confirm(at, "h", "enter")
        assert session.record().moves[made] == "pass"


async def test_advice_to_pass_is_gone_when_a_bid_is_chosen() -> None:
    session = advised_to_pass("gingo")
    async with desk(session=session) as at:
        await asked(at)
        await confirm(at, "h")
        assert "Consiglio: passa" in at.text
        await confirm(at, "left")
        assert "Consiglio" not in at.text
        made = session.moves_made
        await confirm(at, "enter")
        assert session.record().moves[made].startswith("bid ")


async def test_the_menu_of_suits_comes_back_when_the_score_has_been_read() -> None:
    session = elenas(lambda state: state.phase == NAME)
    async with desk(session=session) as at:
        page = await asked(at)
        for key in ("s", "enter", "s", "s", "c", "q", "l"):
            await confirm(at, key)
        assert isinstance(page.fingers.sheet, Menu)
        made = session.moves_made
        await confirm(at, "h", "enter")
        assert session.record().moves[made].startswith("name ")


async def test_enter_opens_the_menu_of_suits_again() -> None:
    async with desk(session=elenas(lambda state: state.phase == NAME)) as at:
        page = await asked(at)
        await confirm(at, "q")
        assert page.fingers.sheet is None
        await confirm(at, "enter")
        assert isinstance(page.fingers.sheet, Menu)


async def test_points_are_raised_by_the_same_key_and_bid_by_enter() -> None:
    session = elenas(bidding, "gingo")
    async with desk(session=session) as at:
        await asked(at)
        made = session.moves_made
        for _ in range(3):
            await confirm(at, "6")
        assert session.moves_made == made
        assert "Invio: chiama 113." in at.text
        assert "Prometti 113 punti" in at.text
        await confirm(at, "enter")
        assert session.record().moves[made] == "bid 113"


async def test_arrows_go_up_and_down_in_points() -> None:
    session = elenas(bidding, "gingo")
    async with desk(session=session) as at:
        page = await asked(at)
        await confirm(at, "6", "up")
        await confirm(at, "up")
        assert "Invio: chiama 113." in at.text
        await confirm(at, "down")
        assert "Invio: chiama 112." in at.text
        for key in ("down", "down"):
            await confirm(at, key)
        assert "Invio: chiama 120." in at.text
        assert page.asking


async def test_multipliers_stand_on_the_ladder_of_points() -> None:
    async with desk(session=elenas(bidding, "chiamata_due"), size=(80, 24)) as at:
        await asked(at)
        assert "×2    ×3    ×4    ×5    ×5" in at.text
        await confirm(at, "3")
        assert "la smazzata vale ×2" in at.text


async def test_the_suit_is_named_from_a_menu_that_tells_the_card_called() -> None:
    session = elenas(lambda state: state.phase == NAME)
    async with desk(session=session) as at:
        page = await asked(at)
        assert isinstance(page.fingers.sheet, Menu)
        for suit in ("denari", "coppe", "spade", "bastoni"):
            row = at.row_with(f" {suit} ")
            assert "chiami" in row or "nessun socio" in row
        made = session.moves_made
        await confirm(at, "3")
        assert session.record().moves[made] == "name S"
        await asked(at)
        assert "Briscola: spade" in at.text


async def test_a_whole_deal_by_first_keys_ends_with_reasons() -> None:
    session = seated(ONE, 3, "chiamata")
    async with desk(session=session, size=(120, 40)) as at:
        for _ in range(600):
            await at.pilot.pause(0.02)
            if isinstance(at.page, ResultsPage) and session.view(None).state.match.finished[-1].note != "all_passed":
                break
            if isinstance(at.page, ResultsPage):
                await confirm(at, "enter")
                continue
            page = table_of(at)
            if page.asking:
                await confirm(at, "p" if session.view(0).state.phase == BID else "1")
        assert isinstance(at.page, ResultsPage)
        assert "posta" in at.text
        assert "ha chiamato" in at.text
        assert "promessi" in at.text


async def test_the_partner_sees_at_his_own_name_what_he_is() -> None:
    session = elenas(is_partner)
    for size in SIZES:
        async with desk(session=session, size=size) as at:
            await asked(at)
            assert "sei\u00a0socio" in at.text


@pytest.mark.parametrize("game", ["chiamata", "chiamata_due", "gingo"])
@pytest.mark.parametrize("size", SIZES)
async def test_no_frame_tells_who_the_partner_is(game: str, size: tuple[int, int]) -> None:
    session = elenas(secret, game, show_points="on")
    moved = begin(Store(), with_partner_moved(session))
    frames: list[list[Any]] = []
    for each in (session, moved):
        seen: list[Any] = []
        async with desk(session=each, size=size) as at:
            page = await asked(at)
            view = page.view
            for key in ("o", "o", "s", "s", "l", "l", "c", "c", "right", "h"):
                await confirm(at, key)
                seen.append([view.render_line(y) for y in range(size[1])])
        frames.append(seen)
    assert session.view(0) == moved.view(0)
    assert frames[0] == frames[1]


async def test_more_than_five_play_by_turns() -> None:
    seats = f"{ONE} Gino:normal Ilaria:normal Marco:normal Nora:normal"
    for size in SIZES:
        session = elenas(bidding, "chiamata_due", seats)
        async with desk(session=session, size=size) as at:
            await asked(at)
            state = session.view(0).state
            out = [(state.match.dealer - step) % 9 for step in range(4)]
            row = at.row_with("Fuori: ")
            assert all(session.names[seat] in row for seat in out)


@pytest.mark.parametrize("game", ["chiamata", "chiamata_due", "gingo"])
@pytest.mark.parametrize("language", ["it", "en"])
async def test_every_size_and_language_plays_some_moves(game: str, language: str) -> None:
    session = seated(ONE, 8, game)
    for size in SIZES:
        async with desk(session=session, size=size, language=language) as at:
            page = await asked(at)
            for _ in range(3):
                before = session.moves_made
                await confirm(at, "h", "enter")
                assert session.moves_made > before
                if isinstance(at.page, ResultsPage):
                    await confirm(at, "enter")
                page = await asked(at)
            assert page.session is session
