"""Games with a called card: what must be on the screen in every size, whatever people are called and however many."""

from pathlib import Path

import pytest

from cardtables.engine.calledtricks import CalledTricks
from cardtables.engine.calledtricks.state import BID, NAME
from cardtables.engine.moves import Move
from cardtables.engine.rng import stream
from cardtables.match.session import Session
from cardtables.ui.cells import text_width
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table.ledger import short_names
from cardtables.ui.table.sheets import Menu
from tests.ui.desk import SIZES, desk
from tests.ui.tables import asked, seated, settings

FIVE = "Elena Bruno:normal Carla:normal Dario:normal Franca:normal"
LONG = "Massimiliano Bartolomeo:normal Clementina:normal Domitilla:normal Ermenegildo:normal"
NINE = f"Bruno:normal Carla:normal Dario:normal Franca:normal Elena {FIVE[6:].replace(':', '2:')}"


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses."""
    settings(home)


def asked_in(seats: str, game: str, *, playing: bool, **options: object) -> Session:
    """A game in which the one person is asked for a bid or, cards lying on the table already, for a card."""
    for seed in range(1, 60):
        session = seated(seats, seed, game, **options)
        while session.to_act is not None and session.view(None).state.match.deal == 1:
            state = session.view(None).state
            due = state.phase != BID and state.tricks and state.trick if playing else state.phase == BID
            if session.is_person(session.to_act) and due:
                return session
            session.play(session.hint().move)
    raise AssertionError("no such moment")


@pytest.mark.parametrize("playing", [False, True])
@pytest.mark.parametrize("game", ["chiamata", "chiamata_due", "gingo"])
async def test_the_heading_has_the_dealer_or_at_least_the_trick(game: str, playing: bool) -> None:
    session = asked_in(FIVE, game, playing=playing)
    dealer = session.names[session.view(None).state.match.dealer]
    for size in SIZES:
        async with desk(size, session=session) as at:
            await asked(at)
            assert ("presa" if playing else "smazzata") in at.rows[0]
            assert "…" not in at.rows[0]
            assert f"mazziere {dealer}" in at.rows[0] or size[0] == 60


@pytest.mark.parametrize(
    ("game", "means"), [("chiamata", "Chi vince promette 61 punti"), ("gingo", "Lo stesso tasto aumenta di uno")]
)
@pytest.mark.parametrize("size", SIZES)
async def test_what_a_bid_means_stands_under_the_ladder(game: str, means: str, size: tuple[int, int]) -> None:
    async with desk(size, session=asked_in(FIVE, game, playing=False)) as at:
        await asked(at)
        assert means in at.text
        await at.press("left")
        assert "Prometti " in at.text


async def test_over_the_highest_promise_there_is_nothing_to_be_said_of_bids() -> None:
    session = asked_in(FIVE, "gingo", playing=False)
    if session.to_act == 0:
        session.play(Move("bid", (58,)))
    session.play(Move("bid", (59,)))
    while session.to_act != 0:
        session.play(Move("pass"))
    async with desk(session=session) as at:
        await asked(at)
        assert "puoi solo passare" in at.text
        assert "Lo stesso tasto" not in at.text
        await at.press("enter")
        assert session.view(None).state.phase != BID


@pytest.mark.parametrize("seats", [FIVE, NINE])
async def test_the_corner_shows_everybody_who_plays_and_what_lies_on_the_table(seats: str) -> None:
    session = asked_in(seats, "chiamata_due", playing=True)
    state, rules = session.view(None).state, session.rules
    assert isinstance(rules, CalledTricks)
    players = rules.customs.players(state.match.dealer)
    async with desk((80, 24), session=session) as at:
        await asked(at)
        corner = [row[64:].split() for row in at.rows[1:8]]
        assert [words[0] for words in corner[1:6]] == [session.names[seat] for seat in sorted(players)]
        points = sum(rules.customs.card_points[card] for _, card in state.trick)
        assert corner[6] == ["in", "tavola:", str(points)]


@pytest.mark.parametrize("playing", [False, True])
@pytest.mark.parametrize("size", SIZES)
async def test_those_who_sit_out_are_named_and_have_no_place(size: tuple[int, int], playing: bool) -> None:
    session = asked_in(NINE, "chiamata_due", playing=playing)
    dealer = session.view(None).state.match.dealer
    async with desk(size, session=session) as at:
        await asked(at)
        row = at.row_with("Fuori: ")
        assert all(session.names[(dealer - step) % 9] in row for step in range(4))


@pytest.mark.parametrize("size", SIZES)
async def test_who_names_a_suit_after_the_blind_trick_sees_the_trick(size: tuple[int, int]) -> None:
    games = (seated(FIVE, seed, "chiamata_due") for seed in range(1, 60))
    session = next(game for game in games if reaches_naming(game))
    async with desk(size, session=session) as at:
        page = await asked(at)
        regions = {f"trick:{seat}" for seat, _ in session.view(0).state.trick}
        assert isinstance(page.fingers.sheet, Menu)
        names = next(y for y, row in enumerate(at.rows) if all(name in row for name in session.names))
        menu = next(y for y, row in enumerate(at.rows) if " 1  denari" in row)
        assert len(regions) == 5
        assert menu > names


def reaches_naming(session: Session) -> bool:
    """Play on until the one person has to name the suit; whether that comes in the first deal."""
    while session.to_act is not None and session.view(None).state.match.deal == 1:
        if session.to_act == 0 and session.view(0).state.phase == NAME:
            return True
        session.play(session.hint().move)
    return False


@pytest.mark.parametrize("size", SIZES)
async def test_a_caller_alone_has_no_word_cut_in_two(size: tuple[int, int]) -> None:
    games = (seated(LONG, seed, "chiamata") for seed in range(1, 60))
    session = next(game for game in games if reaches_naming(game))
    state = session.view(0).state
    alone = next((move for move in session.view(0).legal if calls_own(session, move)), None)
    session.play(alone or session.hint().move)
    while session.to_act != 0:
        session.play(session.hint().move)
    async with desk(size, session=session) as at:
        await asked(at)
        assert "chiama" in at.row_with("▶ Mass")
        assert "chiama, d…" not in at.text
        assert "da…" not in at.row_with("▶ Mass")
    assert state.caller == 0


def calls_own(session: Session, move: Move) -> bool:
    """Whether naming a suit calls a card of the one person's own."""
    state = session.rules.apply(session.rules.sample(session.view(0), stream(0, "worlds", 0)), move).state
    return state.called in state.hands[0]


@pytest.mark.parametrize("playing", [False, True])
@pytest.mark.parametrize("game", ["chiamata", "gingo"])
async def test_long_names_leave_what_is_known_of_the_owner(game: str, playing: bool) -> None:
    session = asked_in(LONG, game, playing=playing)
    for size in SIZES:
        async with desk(size, session=session) as at:
            page = await asked(at)
            owner = at.row_with("▶ Massim")
            note = page.table.note(page.scene, 0).text.split(" ")[0].rstrip(",")
            assert note in owner
            assert all(text_width(row) <= size[0] for row in at.rows)


async def test_a_hand_thrown_in_shows_no_cards_and_says_who_deals_again() -> None:
    games = (seated(FIVE, seed, "chiamata") for seed in range(1, 60))
    session = next(game for game in games if game.view(None).state.match.dealer == 0)
    while session.to_act != 0:
        session.play(Move("pass"))
    async with desk(session=session) as at:
        await asked(at)
        await at.press("p")
        while not at.shows(ResultsPage):
            await at.pilot.pause(0.02)
        assert "Passano tutti: la smazzata va a monte.  Nessun punto; ridà Elena." in at.text
        assert "Smazzata 2: dà le carte Elena" in at.text
        assert "Le carte prese" not in at.text


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("Elena", "Bruno", "Al"), ("Ele", "Bru", "Al")),
        (("Mario", "Maria", "Marco", "Anna"), ("Mao", "Maa", "Mac", "Ann")),
        (("Player 1", "Player 2"), ("Pl1", "Pl2")),
        (("Anna", "Anna"), ("An1", "An2")),
        (("Ann", "Anna"), ("An1", "Ana")),
    ],
)
def test_names_are_told_apart_by_few_letters(names: tuple[str, ...], short: tuple[str, ...]) -> None:
    assert short_names(names, 3) == short
