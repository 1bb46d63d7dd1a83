"""Madrasso and Marafone on the screen: the open card and its exchange, naming, the three words, thirds of a point."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardtables.engine.followtricks import NAME, NO_CARD, State
from cardtables.engine.moves import Move
from cardtables.engine.rules import View
from cardtables.match.session import Session
from cardtables.match.sitting import begin
from cardtables.match.store import Store
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table.sheets import Menu
from tests.ui.desk import SIZES, desk
from tests.ui.tables import asked, confirm, seated, settings, table_of

SEATS = "Elena Bruno:normal Anna:normal Carla:normal"


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses."""
    settings(home)


def elenas(game: str, found: Callable[[View[State]], bool]) -> Session:
    """A game played on by advice until it is Elena's turn in a moment one looks for, whatever the seed."""
    for seed in range(1, 60):
        session = seated(SEATS, seed, game)
        while session.view(None).state.match.deal == 1:
            if session.to_act == 0 and found(session.view(0)):
                return session
            session.play(session.hint().move)
    raise AssertionError("no such moment")


def names(view: View[State]) -> bool:
    return view.state.phase == NAME


def leads(view: View[State]) -> bool:
    return view.state.phase != NAME and not view.state.trick and not view.state.words


@pytest.mark.parametrize("game", ["madrasso", "marafone"])
async def test_a_whole_deal_by_digits(game: str) -> None:
    session = seated(SEATS, 3, game)
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
        points = session.view(None).state.match.finished[0].points
        assert f"Punti {points[0]} – {points[1]}." in at.text
        assert at.row_with("ultima presa").endswith("+10" if game == "madrasso" else "+1")
        assert at.text.count("★") == 1
        assert f"0 ▶ {points[0]} " in at.text


def all_but_one_of_coins(highest: str) -> list[list[str]]:
    """Elena holds all coins but the 4, which is Carla's, and the highest of swords: after one lead all is hers."""
    own = [*(f"{rank}D" for rank in "A23567FCR"), highest]
    rest = [f"{rank}{suit}" for suit in "SCB" for rank in "A234567FCR" if f"{rank}{suit}" != highest]
    return [own, rest[0:10], rest[10:20], [*rest[20:], "4D"]]


@pytest.mark.parametrize(("game", "told", "moves"), [("madrasso", {"open": "4D"}, 1), ("marafone", {"turn": 0}, 2)])
async def test_the_rest_is_played_out_when_it_is_certain(game: str, told: dict[str, object], moves: int) -> None:
    """Not before: as long as briscole are out the ace of swords could be trumped."""
    deal = {"hands": all_but_one_of_coins("AS" if game == "madrasso" else "3S"), "dealer": 3, **told}
    record = seated(SEATS, 1, game).record().model_copy(update={"deals": [deal]})
    session = begin(Store(), record)
    while session.to_act != 0 or session.view(0).state.trick or session.moves_made < moves + 3:
        text = "name D" if session.view(0).state.phase == NAME else "play 3D" if session.to_act == 0 else ""
        session.play(session.rules.grammar.read(text) if text else session.hint().move)
    async with desk(session=session) as at:
        await asked(at)
        assert "Il resto è certo" in at.text
        await confirm(at, "p")
        for _ in range(200):
            await at.pilot.pause(0.02)
            if isinstance(at.page, ResultsPage):
                break
        assert isinstance(at.page, ResultsPage)
        assert session.view(None).state.match.finished[0].points[1] == 0


class TestMadrasso:
    async def test_the_open_card_lies_in_the_corner_until_it_is_played(self) -> None:
        session = elenas("madrasso", lambda view: view.state.match.dealer == 3 and view.state.upcard != NO_CARD)
        async with desk(session=session) as at:
            await asked(at)
            assert "Briscola: " in at.text
            assert "di Carla" in at.text

    async def test_the_dealers_own_is_said_to_lie_open(self) -> None:
        session = elenas("madrasso", lambda view: view.state.match.dealer == 0 and view.state.upcard != NO_CARD)
        async with desk(session=session) as at:
            await asked(at)
            assert "tua, scoperta" in at.text

    @pytest.mark.parametrize("place", [1, 3])
    async def test_it_lies_before_an_opponent_who_deals(self, place: int) -> None:
        session = elenas("madrasso", lambda view: view.state.match.dealer == place and not view.state.tricks)
        async with desk(session=session) as at:
            await asked(at)
            held = len(session.view(0).state.hands[place])
            rows = [row for row in at.rows if f"{held - 1} ▮" in row]
            assert any(suit in row for suit in ("Den", "Cop", "Spa", "Bas") for row in rows)

    async def test_the_exchange_at_a_key(self) -> None:
        session = elenas("madrasso", lambda view: Move("swap") in view.legal)
        async with desk(session=session) as at:
            await asked(at)
            assert "x scambia" in at.footer
            assert "puoi scambiare il 7 con" in at.text or "prima scambi il 7 con" in at.text
            made = session.moves_made
            await confirm(at, "x")
            await asked(at)
            assert session.record().moves[made:] == ["swap"]
            assert "scambia" not in at.footer


class TestMarafone:
    async def test_briscola_is_named_from_a_menu_with_the_cards_held(self) -> None:
        session = elenas("marafone", names)
        async with desk(session=session) as at:
            page = await asked(at)
            assert isinstance(page.fingers.sheet, Menu)
            assert "che seme è briscola?" in at.text
            hand = session.view(0).state.hands[0]
            for place, suit in enumerate(("denari", "coppe", "spade", "bastoni")):
                count = sum(session.rules.pack.suit[card] == place for card in hand)
                assert f"{count} cart" in at.row_with(f" {suit} ")
            await confirm(at, "q")
            assert "a parla" in at.footer
            await confirm(at, "a", "2")
            await asked(at)
            assert "Briscola: coppe" in at.text
            assert "nomina Elena" in at.rows[0]

    async def test_a_word_before_the_lead(self) -> None:
        session = elenas("marafone", leads)
        async with desk(session=session) as at:
            await asked(at)
            assert "prima puoi dire una parola" in at.text
            await confirm(at, "a")
            assert "ne ho altre del seme" in at.row_with("striscio")
            await confirm(at, "2")
            await asked(at)
            assert session.record().moves[-1] == "say striscio"
            assert "“striscio”" in at.text

    async def test_thirds_are_written_in_plain_signs(self) -> None:
        session = elenas("marafone", leads)
        async with desk(session=session, size=(120, 40)) as at:
            await asked(at)
            assert at.row_with("cavallo").endswith("1/3")

    @pytest.mark.parametrize("size", SIZES)
    async def test_no_sum_of_thirds_is_cut(self, size: tuple[int, int]) -> None:
        session = seated(SEATS, 3, "marafone")
        while len(session.view(None).state.tricks) < 9 or session.to_act != 0:
            session.play(session.hint().move)
        async with desk(session=session, size=size) as at:
            await asked(at)
            await confirm(at, "1")
            for _ in range(200):
                if "terzi × " in at.text:
                    break
                await at.pilot.pause(0.02)
            rows = [row for row in at.rows if "terzi × " in row]
            assert rows
            assert all(row.rstrip()[-1].isdigit() for row in rows)

    async def test_points_are_told_where_the_table_wants_it(self) -> None:
        session = seated(SEATS, 15, "marafone", show_points="on")
        while session.to_act != 0 or not session.view(0).state.tricks:
            session.play(session.hint().move)
        async with desk(session=session, size=(120, 40)) as at:
            await asked(at)
            assert "punti " in at.rows[0]
            assert "/3" in at.rows[0]

    async def test_nobody_else_is_asked_while_somebody_names(self) -> None:
        session = seated("Elena Bruno Anna Carla", 15, "marafone")
        assert session.to_act == 0
        assert session.view(1).legal == ()


@pytest.mark.parametrize("game", ["madrasso", "marafone"])
@pytest.mark.parametrize("size", SIZES)
async def test_every_size_says_what_is_briscola_and_what_is_asked(game: str, size: tuple[int, int]) -> None:
    async with desk(session=elenas(game, leads), size=size) as at:
        await asked(at)
        assert "Briscola: " in at.text
        assert "TOCCA A TE" in at.text
        assert all(len(row) <= size[0] for row in at.rows)
