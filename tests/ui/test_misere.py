"""Misère on the screen: deals by keys, the dealer's choices, cards that must wait, the sheet, the rest played out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtables.games.misere.sight import rest_is_certain
from cardtables.games.misere.state import PACK, PLAY, TRUMP, State, cards_of
from cardtables.match.session import Session
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table.sheets import Menu
from tests.ui.desk import SIZES, desk
from tests.ui.tables import asked, called, confirm, seated, settings, table_of, uncover

ONE = "Elena Bruno:normal Anna:normal Carla:normal"
NORTH, EAST, WEST = 2, 3, 1
"""Seats as they sit round Elena's: play goes clockwise, so that the next one sits at the left."""


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses unless a test asks for some."""
    settings(home)


def elenas(seats: str, found: Callable[[State], bool], **options: Any) -> Session:
    """A game played on by advice until it is Elena's turn in a state one looks for, whatever the seed."""
    for seed in range(1, 40):
        session = seated(seats, seed, "misere", **options)
        while session.to_act is not None:
            if session.to_act == 0 and found(session.view(0).state):
                return session
            session.play(session.hint().move)
    raise AssertionError("no such moment")


def must_follow(state: State) -> bool:
    """Whether Elena holds the suit led and other suits as well."""
    if state.phase != PLAY or not state.trick:
        return False
    hand, led = state.hands[0], PACK.suit[state.trick[0][1]]
    return 0 < len(hand[led]) < len(cards_of(hand))


async def test_a_whole_deal_by_digits() -> None:
    session = seated(ONE, 3, "misere")
    async with desk(session=session) as at:
        for _ in range(400):
            await at.pilot.pause(0.02)
            if isinstance(at.page, ResultsPage):
                break
            page = table_of(at)
            if page.asking:
                before = session.moves_made
                await confirm(at, "1")
                assert session.moves_made > before
        assert isinstance(at.page, ResultsPage)
        assert session.view(None).state.match.deal == 2
        assert "La somma è -65: l'atout la riporta a 0." in at.text
        assert "meno di tutti" in at.text
        await confirm(at, "s")
        assert "Segnapunti" in at.text
        assert "1 misère" in at.text


async def test_the_dealer_names_the_trump_from_a_menu_with_the_cards_held() -> None:
    session = elenas(ONE, lambda state: state.phase == TRUMP)
    async with desk(session=session) as at:
        page = await asked(at)
        assert isinstance(page.fingers.sheet, Menu)
        assert "quale seme è atout?" in at.text
        for place, suit in enumerate(("picche", "cuori", "quadri", "fiori")):
            count = len(session.view(0).state.hands[0][place])
            assert f"{count} cart" in at.row_with(f" {suit} ")
        await confirm(at, "h")
        assert "Nomina il seme lungo e forte" in at.text
        await confirm(at, "2")
        await asked(at)
        assert session.view(0).state.trump == 1
        assert "Atout: cuori" in at.text


async def test_the_menu_may_be_closed_and_opened_again() -> None:
    async with desk(session=elenas(ONE, lambda state: state.phase == TRUMP)) as at:
        page = await asked(at)
        made = page.session.moves_made
        await confirm(at, "q")
        assert page.fingers.sheet is None
        assert at.page is page
        await confirm(at, "1")
        assert page.session.moves_made == made
        await confirm(at, "a", "down", "enter")
        assert page.session.record().moves[made] == "trump H"


async def test_the_dealer_chooses_which_kind_comes_first() -> None:
    session = elenas(ONE, lambda state: state.phase == "order", dealer_chooses="on")
    async with desk(session=session) as at:
        await asked(at)
        assert "che cosa si gioca prima?" in at.text
        assert "prima misère" in at.text
        made = session.moves_made
        await confirm(at, "2")
        assert session.record().moves[made] == "order atout"
        page = await asked(at)
        assert isinstance(page.fingers.sheet, Menu)
        assert "quale seme è atout?" in at.text


async def test_only_the_suit_led_has_keys_and_the_others_say_why_they_wait() -> None:
    session = elenas(ONE, must_follow)
    async with desk(session=session) as at:
        page = await asked(at)
        legal = session.view(0).legal
        entries = page.fingers.selection.entries
        assert sum(bool(entry.moves) for entry in entries) == len(legal)
        assert f"{len(legal)}" in at.rows[-4]
        assert str(len(legal) + 1) not in at.rows[-4]
        assert "si risponde al seme" in at.text
        grey = next(place for place, entry in enumerate(entries) if not entry.moves)
        for _ in range(grey + 1):
            await confirm(at, "right")
        made = session.moves_made
        await confirm(at, "enter")
        assert session.moves_made == made
        assert "il seme d'uscita" in at.text
        assert "deve aspettare" in at.text


async def test_thirteen_cards_by_ten_digits_and_the_arrows() -> None:
    session = elenas(ONE, lambda state: state.phase == PLAY and not state.trick and not state.tricks)
    async with desk(session=session) as at:
        page = await asked(at)
        assert "1-0 gioca" in at.footer
        await confirm(at, "left")
        assert page.fingers.selection.chosen == 12
        card = page.fingers.selection.entries[12].cards[0]
        made = session.moves_made
        await confirm(at, "enter")
        assert session.record().moves[made] == f"play {session.rules.pack.text(card)}"


async def test_the_order_of_the_hand_is_switched() -> None:
    session = elenas(ONE, lambda state: state.phase == PLAY and not state.tricks)
    async with desk(session=session) as at:
        page = await asked(at)
        suit = session.rules.pack.suit

        def suits() -> list[int]:
            return [suit[entry.cards[0]] for entry in page.fingers.selection.entries]

        assert suits() == sorted(suits())
        await confirm(at, "o")
        assert suits() != sorted(suits())
        await confirm(at, "o")
        assert suits() == sorted(suits())


async def test_the_next_player_sits_at_the_left() -> None:
    session = elenas(ONE, lambda state: state.phase == PLAY and not state.trick)
    async with desk((120, 40), session=session) as at:
        await asked(at)
        felt = [row[:88] for row in at.rows[2:25]]
        columns = {
            name: next(row.index(name) for row in felt if name in row)
            for name in (session.names[WEST], session.names[EAST])
        }
        assert columns[session.names[WEST]] < 44 < columns[session.names[EAST]]


async def test_the_rest_is_played_out_as_moves_of_the_record() -> None:
    def early(state: State) -> bool:
        return rest_is_certain(state) and len(state.tricks) < 12

    session = elenas(ONE, early)
    async with desk(session=session) as at:
        await asked(at)
        assert "Il resto è certo" in at.text
        made, deal = session.moves_made, session.view(None).state.match.deal
        left = sum(len(cards_of(hand)) for hand in session.view(None).state.hands)
        await confirm(at, "p")
        for _ in range(200):
            await at.pilot.pause(0.02)
            if isinstance(at.page, ResultsPage):
                break
        assert isinstance(at.page, ResultsPage)
        assert session.moves_made == made + left
        finished = session.view(None).state.match.finished
        assert finished[-1].deal == deal
        assert abs(sum(finished[-1].points)) == 65


async def test_nothing_is_offered_while_something_hangs_on_it() -> None:
    session = elenas(ONE, lambda state: state.phase == PLAY and not state.trick and not rest_is_certain(state))
    async with desk(session=session) as at:
        await asked(at)
        made = session.moves_made
        assert "Il resto è certo" not in at.text
        await confirm(at, "p")
        assert session.moves_made == made


@pytest.mark.parametrize("size", [*SIZES, (200, 50)])
@pytest.mark.parametrize("language", ["it", "en"])
async def test_every_size_shows_kind_score_hand_and_question(size: tuple[int, int], language: str) -> None:
    session = elenas(ONE, lambda state: state.match.deal > 2 and state.phase == PLAY and len(state.tricks) > 0)
    async with desk(size, language, session=session) as at:
        page = await asked(at)
        state = session.view(0).state
        assert page.speech(f"kind.{state.kind}") in at.rows[0]
        for name, score in zip(session.names, state.match.scores, strict=True):
            assert name in at.text
            assert f"{score:+d}" if score else "0" in at.rows[0]
        assert page.speech.plural("tricks.taken", sum(trick.winner == 0 for trick in state.tricks)) in at.text
        if size[0] >= 110:
            assert page.speech("sheet.title") in at.text
            assert page.speech("sheet.even").partition(":")[0] in at.text


async def test_between_two_persons_no_hand_is_seen() -> None:
    session = seated("Elena Dario Anna:normal Carla:normal", 5, "misere")
    async with desk(session=session) as at:
        await called(at)
        for _ in range(3):
            seat = session.to_act
            assert seat is not None
            page = await uncover(at)
            assert page.scene.viewer == seat
            others = [hand for owner, hand in enumerate(page.scene.state.hands) if owner != seat]
            assert all(card == -1 for hand in others for card in cards_of(hand))
            await confirm(at, "1")
            await called(at)
            assert page.scene.viewer is None
