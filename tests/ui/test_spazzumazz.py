"""Spazz'u'mazz at the keyboard: cards chosen by rank, companions, pick-ups, hidden cards, many players, the name."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from cardtables.engine.events import Event
from cardtables.engine.match import DealResult, Result
from cardtables.engine.rng import shuffled, stream
from cardtables.games.spazzumazz.order import PACK
from cardtables.games.spazzumazz.screen.groups import groups_within
from cardtables.games.spazzumazz.screen.places import places_on
from cardtables.match.record import Record
from cardtables.match.session import Session
from cardtables.match.sitting import begin
from cardtables.match.store import Store
from cardtables.ui.canvas import Canvas, Rect
from cardtables.ui.faces import LARGE, MEDIUM, SMALL, TINY
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table import TablePage
from cardtables.ui.table.accounts import paint_accounts
from cardtables.ui.table.pen import Pen
from tests.ui.desk import SIZES, Desk, desk
from tests.ui.tables import asked, called, settings, uncover

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elio", "Franca", "Gino", "Ilaria", "Luca", "Marta", "Nadia", "Oreste")
NOTHING = "KS | KH | 3S"
HELD = 0.13
"""Seconds after which the same key is no longer one held down."""


def session_of(*seats: str, pile: str = "", stock: str = "", people: int = 1, **options: Any) -> Session:
    """A session at an explicit position: per seat hand | face up | face down."""
    parts = [[part.split() for part in seat.split("|")] for seat in seats]
    deal = {key: [part[place] for part in parts] for place, key in enumerate(("hands", "face_up", "face_down"))}
    seated = [
        {"name": name, **({} if place < people else {"bot": "normal"})}
        for place, name in enumerate(NAMES[: len(seats)])
    ]
    record = {
        "game": "spazzumazz",
        "options": options,
        "seats": seated,
        "seed": 3,
        "deals": [{**deal, "pile": pile.split(), "stock": stock.split(), "turn": 0, "dealer": len(seats) - 1}],
    }
    return begin(Store(), Record.model_validate(record))


def many(seats: int, held: int) -> Session:
    """A position with so many seats, of whom the first holds that many cards."""
    cards = list(shuffled(list(PACK.texts) * 5, stream(4, "cards", seats)))
    pile = ["4S", "8H", "8C"]
    for card in pile:
        cards.remove(card)

    def take(number: int) -> str:
        return " ".join(cards.pop() for _ in range(number))

    rows = [f"{take(5 if seat else held)} | {take(3)} | {take(3)}" for seat in range(seats)]
    return session_of(*rows, pile=" ".join(pile), stock=take(20), packs=5)


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """Bots that do not think, and moments that pass at once unless a test says otherwise."""
    settings(home)


@asynccontextmanager
async def at(session: Session, size: tuple[int, int] = (80, 24), language: str = "it") -> AsyncIterator[Desk]:
    """The table, once the first person is asked."""
    async with desk(size, language, session=session) as opened:
        if len(session.people) > 1:
            await uncover(opened)
        elif session.people:
            await asked(opened)
        yield opened


async def press(opened: Desk, *keys: str) -> None:
    """Press keys as fingers do, the same one again not before it counts."""
    for key in keys:
        await opened.pilot.pause(HELD)
        await opened.press(key)


def moves(session: Session) -> list[str]:
    return session.record().moves


def question(opened: Desk) -> str:
    return opened.rows[-3]


# Choosing


FOUR_NINES = ("9D 9S 9C 5H JH | 9H KD 3C | 4D 4H 4C", "KS KC | KH | 3S", "QS QC | QH | 3D")


async def test_a_digit_chooses_a_rank_and_again_one_more() -> None:
    session = session_of(*FOUR_NINES, pile="8C")
    async with at(session) as opened:
        for expected in ("Un 9.", "Due 9.", "Tre 9.", "Un 9."):
            await press(opened, "1")
            assert expected in question(opened)
        assert moves(session) == []
        await press(opened, "2")
        assert "Un fante." in question(opened)


async def test_all_and_companions_are_added_by_keys_and_enter_plays() -> None:
    session = session_of(*FOUR_NINES, pile="8C", people=3)
    async with at(session) as opened:
        await press(opened, "1", "a")
        assert "Tre 9." in question(opened)
        assert "anche il 9?" in opened.text
        await press(opened, "t")
        assert "Tre 9 dalla mano e un 9 in tavola: 4 in fila, spazzi" in question(opened)
        await press(opened, "t")
        assert "Tre 9." in question(opened)
        await press(opened, "t", "enter")
        assert moves(session) == ["play 9 9 9 + 9"]


async def test_where_nothing_can_be_added_a_sentence_says_so() -> None:
    async with at(session_of(*FOUR_NINES, pile="8C")) as opened:
        await press(opened, "t")
        assert "Scegli prima" in opened.text
        await press(opened, "2", "t")
        assert "non ce n'è un'altra" in opened.text


async def test_an_open_card_clicked_on_is_added() -> None:
    session = session_of(*FOUR_NINES, pile="8C")
    async with at(session) as opened:
        await press(opened, "1")
        await opened.click("9♥")
        assert "e un 9 in tavola" in question(opened)


async def test_a_card_that_is_too_low_says_why() -> None:
    async with at(session_of(*FOUR_NINES, pile="8C")) as opened:
        await opened.click("5♥")
        assert "5 è più basso" in opened.text


async def test_a_two_and_a_ten_say_what_they_do() -> None:
    session = session_of("2S 10H 4C | 9H | 4D", NOTHING, pile="8C", stock="5S 5H 5D 5C")
    async with at(session) as opened:
        await press(opened, "1")
        assert "dopo il 2" in question(opened) or "sopra il 2" in question(opened)
        await press(opened, "2")
        assert "spazzi la pila" in question(opened)


async def test_the_last_cards_are_announced() -> None:
    async with at(session_of("9S 9H | | ", NOTHING, pile="8C")) as opened:
        await press(opened, "1", "1")
        assert "ed esci" in question(opened)


# Picking up


async def test_a_forbidden_pick_up_says_why_and_changes_nothing() -> None:
    session = session_of("9S 4H | 9H | 4D", NOTHING, pile="8C")
    async with at(session) as opened:
        await press(opened, "p")
        assert "La pila resta lì finché puoi scartare. Per esempio: gioca 9." in opened.text
        assert moves(session) == []


@pytest.mark.parametrize("key", ["p", "enter"])
async def test_the_pile_is_picked_up_where_nothing_fits(key: str) -> None:
    session = session_of("3S 4H | 9H | 4D", NOTHING, pile="8C KC", people=2)
    async with at(session) as opened:
        assert "raccogli la pila" in question(opened)
        await press(opened, key)
        assert moves(session) == ["pickup"]


async def test_a_pick_up_is_a_moment_one_sees(home: Path) -> None:
    settings(home, trick_key=True)
    session = session_of("3S 4H | 9H | 4D", NOTHING, pile="8C KC")
    async with at(session) as opened:
        await press(opened, "p")
        assert "Anna deve raccogliere la pila. Carte: 2." in question(opened)
        assert "Pila: re" in opened.text
        await press(opened, "enter")
        assert "Anna deve raccogliere" not in question(opened)


async def test_a_sweep_is_a_moment_one_sees(home: Path) -> None:
    settings(home, trick_key=True)
    session = session_of("9D 9S 9C 5H | 9H | 4D", NOTHING, pile="8C")
    async with at(session) as opened:
        await press(opened, "1", "a", "t", "enter")
        assert "Anna spazza con quattro 9! Carte fuori dal gioco: 5." in question(opened)
        assert "fila di 4" in opened.text
        assert "★" in opened.text
        await press(opened, "enter")
        assert "Pila vuota" in opened.text
        assert "TOCCA A TE" in question(opened)


# From the table


async def test_open_cards_alone_are_chosen_like_a_hand() -> None:
    session = session_of(" | 5S 5H KD | 4D 4H 4C", NOTHING, pile="4S")
    async with at(session) as opened:
        await press(opened, "1", "1")
        assert "Due 5 in tavola." in question(opened)
        await press(opened, "enter")
        assert moves(session)[0] == "play + 5 5"


async def test_a_hidden_card_is_a_place(home: Path) -> None:
    settings(home, trick_key=True)
    session = session_of(" | | KS 7D 10C", "QS QC | QH | 3D", pile="QD", people=2)
    async with at(session) as opened:
        assert "coperte" in question(opened)
        await press(opened, "2")
        assert "coperta 2" in question(opened)
        assert moves(session) == []
        await press(opened, "enter")
        assert "Anna gira la coperta 2: il 7 di quadri. Non va." in question(opened)
        assert moves(session) == ["flip 2"]


async def test_the_other_hidden_cards_keep_their_numbers() -> None:
    session = session_of(" | | KS 10D KC", "QS QC | QH | 3D", pile="QD")
    async with at(session) as opened:
        await press(opened, "2", "enter")
        assert moves(session) == ["flip 2"]
        await press(opened, "2")
        assert "coperta" not in question(opened).replace("solo le coperte", "")
        await press(opened, "3", "enter")
        assert moves(session)[:2] == ["flip 2", "flip 3"]


async def test_nobody_sees_a_hidden_card() -> None:
    session = session_of(" | | AS AD AC", NOTHING, pile="QD")
    async with at(session, (120, 40)) as opened:
        await press(opened, "2", "h", "c")
        assert not any(sign in opened.text for sign in ("A♠", "A♦", "A♣"))


# Many players, many cards


@pytest.mark.parametrize("seats", [2, 4, 10, 12])
@pytest.mark.parametrize("size", SIZES)
async def test_everything_needed_is_on_the_screen(seats: int, size: tuple[int, int]) -> None:
    session = many(seats, 30)
    async with at(session, size) as opened:
        text, state = opened.text, session.view(0).state
        for name in NAMES[1:seats]:
            assert name in text
        assert text.count("5▮") == seats - 1
        assert "30▮" in text
        assert "Pila: 8, fila di 2" in text
        assert "20 carte" in text
        facts = session.rules.describe(session.view(0))
        signs = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
        for row in facts["face_up"]:  # type: ignore[attr-defined]
            for card in row:
                assert card[:-1] + signs[card[-1]] in text
        ranks = {card[:-1] for card in facts["hands"][0]}  # type: ignore[index]
        hand_rows = "\n".join(opened.rows[-9:] if size[1] < 40 else opened.rows[-15:])
        assert all(any(f"{rank}{sign}" in hand_rows for sign in signs.values()) for rank in ranks)
        assert "×" in hand_rows
        assert state.turn == 0


@pytest.mark.parametrize("size", SIZES)
async def test_how_many_a_card_stands_for_can_be_read_on_any_face(size: tuple[int, int]) -> None:
    async with at(many(4, 30), size) as opened:
        view = opened.page.view
        canvas = view._new_frame()
        counts = [(x, y) for y in range(canvas.height) for x in range(canvas.width) if canvas.cell(x, y)[0] == "×"]
        assert counts
        for x, y in counts:
            digit, ink, paper, _ = canvas.cell(x + 1, y)
            assert digit.isdigit()
            assert ink != paper == canvas.cell(x, y)[2] == canvas.cell(x, y - 1)[2]


async def test_each_rank_of_thirty_cards_can_be_chosen() -> None:
    session = many(12, 30)
    legal = {move.args[0] for move in session.view(0).legal}
    async with at(session, (60, 20)) as opened:
        chosen = set()
        for _ in range(13):
            await press(opened, "right")
            page = opened.page
            assert isinstance(page, TablePage)
            move = page.fingers.selection.move
            if move is not None:
                chosen.add(move.args[0])
        assert chosen == legal


@pytest.mark.parametrize(("direction", "first"), [("clockwise", "Bruno"), ("counterclockwise", "Dario")])
async def test_the_direction_says_on_which_side_the_next_one_sits(direction: str, first: str) -> None:
    rows = ("9S | 9H | 4D", *(NOTHING for _ in range(3)))
    session = session_of(*rows, pile="8C", direction=direction, packs=4)
    async with at(session) as opened:
        row = opened.row_with("Carla")
        assert min(NAMES[1:4], key=row.index) == first


FELTS = [Rect(0, 1, width, height) for width, height in ((60, 16), (80, 20), (88, 36), (100, 20), (154, 46), (60, 46))]


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("seats", range(2, 13))
def test_places_lie_apart_on_the_felt(felt: Rect, seats: int) -> None:
    for clockwise in (True, False):
        places = places_on(felt, seats, clockwise=clockwise)
        risen = places.own._replace(y=places.own.y - places.raises, height=places.own.height + places.raises)
        hand = places.hand._replace(y=places.hand.y - 1, height=places.hand.height + 2)
        rooms = [*places.seats, hand, risen, places.name]
        assert len(places.seats) == seats - 1
        for room in (*rooms, places.middle):
            assert felt.x <= room.x
            assert felt.y <= room.y
            assert room.x + room.width <= felt.x + felt.width
            assert room.y + room.height <= felt.y + felt.height
        for one, other in combinations(rooms, 2):
            assert not overlap(one, other), (one, other)
        assert places.pile.height <= places.middle.height


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("card", [TINY.width, SMALL.width, MEDIUM.width, LARGE.width])
@pytest.mark.parametrize(
    "counts", [(1,), (4,), (1,) * 5, (2,) * 7, (3, 1) * 4, (1,) * 13, (4,) * 7, (8, 8, 8), (6,) * 13]
)
def test_groups_fit_and_each_shows(card: int, counts: tuple[int, ...]) -> None:
    room = 58
    groups = groups_within(counts, card, room)
    assert len(groups) == len(counts)
    assert groups[0].x >= 0
    assert groups[-1].x + groups[-1].width <= room
    assert all(group.x + group.width <= after.x + 1 for group, after in pairwise(groups))
    assert all(group.step >= 3 for group in groups)
    assert all(group.drawn in (1, number) for group, number in zip(groups, counts, strict=True))


# Hand-overs


async def test_a_hand_is_shown_to_its_owner_alone() -> None:
    session = session_of("7C 9S | 9H | 4D", "6D QS | KH | 3S", pile="8C", people=2)
    async with desk(session=session) as opened:
        await called(opened)
        assert not any(sign in opened.text for sign in "♠♥♦♣")
        await uncover(opened)
        assert "7♣" in opened.text
        assert "6♦" not in opened.text
        await press(opened, "1", "enter")
        await called(opened)
        assert not any(sign in opened.text for sign in "♠♥♦♣")
        await uncover(opened)
        assert "6♦" in opened.text
        assert "7♣" not in opened.text


async def test_bots_alone_show_no_hand() -> None:
    session = session_of("7C 9S | 9H | 4D", "6D QS | KH | 3S", pile="8C", people=0)
    async with at(session) as opened:
        assert "7♣" not in opened.text
        assert "6♦" not in opened.text


# A whole game, its end and the name


@pytest.mark.parametrize("bots", [1, 3])
async def test_a_whole_game_by_keys(bots: int) -> None:
    people = [{"name": "Anna"}, *({"name": name, "bot": "normal"} for name in NAMES[1 : bots + 1])]
    session = begin(Store(), Record.model_validate({"game": "spazzumazz", "seats": people, "seed": 11}))
    async with at(session) as opened:
        for _ in range(400):
            if isinstance(opened.page, ResultsPage):
                break
            await opened.press("h")
            await opened.press("enter")
        assert isinstance(opened.page, ResultsPage)
        (idiota,) = session.view(None).state.match.result.losers
        assert f"{NAMES[idiota]} è l'idiota!" in opened.text
        assert f"idiota: {NAMES[idiota]}" in opened.rows[0]


async def test_the_end_tells_the_order_of_going_out() -> None:
    session = session_of("9S | | ", "KS | | ", "QS 5S | | ", pile="8C")
    async with at(session) as opened:
        await press(opened, "1", "enter")
        for _ in range(50):
            if isinstance(opened.page, ResultsPage):
                break
            await opened.pilot.pause(0.05)
        assert "Carla è l'idiota!  Escono, in ordine: Anna e Bruno." in opened.text
        await press(opened, "v")
        assert "Carla" in opened.text
        assert "scoperte" in opened.text


async def test_the_game_is_called_after_who_loses_most() -> None:
    store = Store()
    for seed in range(3):
        seats = [{"name": "Zoe"}, {"name": "Ugo"}]
        session = begin(store, Record.model_validate({"game": "spazzumazz", "seats": seats, "seed": seed}))
        while session.to_act is not None:
            session.play(session.decide("normal" if session.to_act else "easy").move)
        session.close()
    async with at(session_of(*FOUR_NINES, pile="8C"), (120, 40)) as opened:
        for _ in range(100):
            if "Gioco di" in opened.rows[0]:
                break
            await opened.pilot.pause(0.05)
        assert opened.rows[0].startswith((" Gioco di Zoe  Spazz'u'mazz", " Gioco di Ugo  Spazz'u'mazz"))
        assert "Idiota finora" in opened.text
    async with desk() as opened:
        await opened.press("i")
        for _ in range(100):
            if "Zoe" in opened.text:
                break
            await opened.pilot.pause(0.05)
        assert "Adesso si chiama: Gioco di" in opened.text
        assert "idiota" in opened.row_with("giocate")


async def test_a_void_game_has_no_idiota() -> None:
    """A game that ends because nothing changes any more (rule 15)."""
    session = session_of("AS AH | | 3S", "AD AC | | 3H", pile="", people=2)
    void = DealResult(1, 0, (), (0, 0), "void")
    async with at(session) as opened:
        page = opened.page
        assert isinstance(page, TablePage)
        scene = page.scene
        state = scene.state
        ended = state.match._replace(finished=(void,), result=Result((), (), draw=True, void=True))
        scene = scene._replace(view=scene.view._replace(state=state._replace(match=ended)))
        report = page.table.report(scene, (Event("dealt", 1, number=1), Event("voided", number=90, word="repeated")))
        assert report.headline == "Partita nulla."
        assert "terza volta" in report.reason
        assert [account.after for account in report.accounts] == [0, 0]
        canvas = Canvas(80, 20, 0)
        paint_accounts(Pen(canvas, page.look, session.rules.pack), scene, Rect(2, 1, 76, 18), report.accounts)
        told = "\n".join(canvas.row_text(y) for y in range(20))
        assert told.count("partita nulla") == 2
        assert page.table.score(scene) == "Partita nulla."
