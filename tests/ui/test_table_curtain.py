"""The curtain: on no frame that is painted does anybody's card show before that person has come to the screen."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cardtables.engine.cards import Card, Seat
from cardtables.match.session import Session
from cardtables.ui.canvas import Canvas
from cardtables.ui.canvas_view import CanvasView
from cardtables.ui.faces.look import SUIT_WORDS
from cardtables.ui.screens.curtain import QUIET, CurtainPage
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table import TablePage
from cardtables.ui.table.pen import face_of
from tests.ui.desk import Desk, desk
from tests.ui.tables import asked, called, hold, played, seated, settings, table_of, uncover

TWO_AND_TWO = "Anna Bruno:easy Carla Dario:easy"
OPENED = QUIET * 2


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses, and plain characters: there a card on the screen is its name in letters."""
    settings(home, ascii=True)


class Frame(NamedTuple):
    """One frame as it was painted, and who was at the screen."""

    text: str
    shown_to: Seat | None
    moves: int
    cards: tuple[tuple[Card, ...], ...]


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[Frame]:
    """Every frame that any page paints from now on, with the truth behind it."""
    seen: list[Frame] = []
    paint = CanvasView._new_frame

    def spy(view: CanvasView) -> Canvas:
        canvas = paint(view)
        table = next((page for page in view.app.screen_stack if isinstance(page, TablePage)), None)
        if table is not None and not isinstance(view.screen, ResultsPage):
            at_screen = table.sitting.shown_to if isinstance(view.screen, TablePage) else None
            text = "\n".join(canvas.row_text(y) for y in range(canvas.height))
            truth = table.session._steps[-1].state.hands
            seen.append(Frame(text, at_screen, table.session.moves_made, truth))
        return canvas

    monkeypatch.setattr(CanvasView, "_new_frame", spy)
    return seen


def cards_drawn(text: str) -> set[tuple[str, str]]:
    """The cards drawn on a frame in plain characters, as rank and suit: the rank stands above the suit's word."""
    rows = text.split("\n")
    return {
        (rows[y][x : x + 2].strip(" |#*"), suit)
        for suit, word in SUIT_WORDS.items()
        for y in range(len(rows) - 1)
        for x in range(len(rows[y]) - 2)
        if rows[y + 1][x : x + 3] == word
    }


def shows(frame: Frame, session: Session, card: Card, names: set[str]) -> bool:
    """Whether a card is drawn or named on a frame."""
    face = face_of(session.rules.pack, card)
    return (face.rank, face.suit) in cards_drawn(frame.text) or any(name in frame.text for name in names)


def secrets_told(at: Desk, session: Session, frames: list[Frame]) -> list[tuple[int, str]]:
    """The cards on a frame that whoever was at the screen may not know: moves made, and the card."""
    found = []
    pack, narrator = session.rules.pack, table_of(at).sitting.narrator
    for frame in {frame.text: frame for frame in frames}.values():
        known: set[Card] = set()
        for event in [event for place in range(frame.moves + 1) for event in session.events_of(place, frame.shown_to)]:
            known.update(event.cards)
        upcard = session.review(frame.moves, 0).state.stock[-1:]
        for seat, hand in enumerate(frame.cards):
            for card in hand:
                if seat == frame.shown_to or card in known or card in upcard:
                    continue
                text = pack.text(card)
                if shows(frame, session, card, {narrator.card(text), narrator.the_card(text)}):
                    found.append((frame.moves, text))
    return found


async def play_through(at: Desk, session: Session, rounds: int, key: str = "1") -> list[str]:
    """Two persons play in turn as the curtain calls them; the names that were called."""
    names: list[str] = []
    for _ in range(rounds * 20):
        page = at.app.screen
        if isinstance(page, CurtainPage):
            await called(at)
            names.append(next(name for name in session.names if name in at.text))
            await at.press("enter")
            await at.pilot.pause(OPENED)
        elif isinstance(page, TablePage) and page.asking:
            assert page.sitting.shown_to == session.to_act
            assert session.names[page.scene.south] == names[-1]
            if len(names) % 5 == 1:
                for looked_at in ("right", "h", "l", "l", "s", "s", "c", "c"):
                    await at.press(looked_at)
                    await at.pilot.pause(OPENED)  # the same key again sooner is one that is held down
            await at.press(key)
            await at.pilot.pause(OPENED)
        elif isinstance(page, ResultsPage):
            break
        await at.pilot.pause(0.01)
    return names


@pytest.mark.parametrize(("size", "language"), [((80, 24), "en"), ((120, 40), "it")])
async def test_no_frame_of_a_match_shows_what_is_not_for_the_one_at_the_screen(
    frames: list[Frame], size: tuple[int, int], language: str
) -> None:
    session = seated(TWO_AND_TWO, target=1, last_look="off")
    async with desk(size, language, session=session) as at:
        names = await play_through(at, session, 12)
        assert session.status == "finished"
        assert names.count("Anna") >= 8
        assert names.count("Carla") >= 8
        assert any(frame.shown_to == 0 for frame in frames)
        assert any(frame.shown_to == 2 for frame in frames)
        assert secrets_told(at, session, frames) == []
        own = [frame for frame in frames if frame.shown_to == 0 and len(frame.cards[0]) == 3]
        assert shows(own[0], session, own[0].cards[0][0], set()), "the check must be able to see a card"


async def test_a_table_that_shows_too_much_is_found_out(frames: list[Frame], monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above, with a leak planted: whoever looks on sees Anna's hand."""
    view = Session.view
    monkeypatch.setattr(Session, "view", lambda session, seat: view(session, 0 if seat is None else seat))
    session = seated(TWO_AND_TWO)
    async with desk((120, 40), session=session) as at:
        await uncover(at)
        await at.press("1")
        await called(at)
        assert secrets_told(at, session, frames) != []


async def test_signs_are_for_those_who_noticed_them(frames: list[Frame]) -> None:
    session = seated("Anna Bruno Carla Dario", signs="always")
    async with desk((120, 40), "it", session=session) as at:
        signed = None
        for _ in range(8):
            page = await uncover(at)
            shown_to = page.sitting.shown_to
            assert shown_to is not None
            if signed is None:
                signed = shown_to
                await at.press("a", "1")
                await at.pilot.pause(OPENED)
                assert session.record().moves == ["sign asso"]
            elif (shown_to - signed) % 2 == 0:
                assert '"l\'asso"' in at.text
                assert "stringe le labbra" in at.text
            else:
                assert '"l\'asso"' not in at.text
                assert "stringe le labbra" not in at.text
            if session.moves_made >= 4:
                break
            await at.pilot.pause(OPENED)
            await at.press("1")
            await called(at)
            assert "asso" not in at.text


async def test_the_curtain_is_there_before_the_first_hand_and_after_coming_back() -> None:
    session = seated("Anna Carla")
    async with desk(session=session) as at:
        await called(at)
        name = session.names[session.to_act or 0]
        await called(at)
        assert name in at.text
        assert "mostra le mie carte" in at.text
        await at.press("1", "2", "space", "right", "h", "u", "a")
        assert isinstance(at.page, CurtainPage)
        assert session.moves_made == 0


async def test_with_one_person_there_is_none_but_cards_can_be_hidden() -> None:
    session = seated("Anna Carla:easy")
    async with desk(session=session) as at:
        page = await asked(at)
        await at.press("z")
        await called(at)
        assert table_of(at).sitting.shown_to is None
        assert "Anna" in at.text
        assert await uncover(at) is page
        assert page.sitting.shown_to == 0


async def test_a_key_held_down_from_the_last_card_opens_no_curtain() -> None:
    session = seated("Anna Carla")
    async with desk(session=session) as at:
        await uncover(at)
        await at.press("right")
        assert table_of(at).fingers.selection.move is not None
        await hold(at, "enter")
        await at.pilot.pause(OPENED)
        assert session.moves_made == 1
        await called(at)


async def test_keys_typed_ahead_reach_nobodys_hand() -> None:
    session = seated(TWO_AND_TWO)
    async with desk(session=session) as at:
        table = await uncover(at)
        first = session.to_act
        await at.press("1")
        for key in "1231 23":
            table.post_message(_key(key))
        await at.pilot.pause(OPENED)
        assert [seat for seat in (0, 2) if seat != first and _played(session, seat)] == []


def _key(key: str) -> Any:
    from textual.events import Key

    return Key("space" if key == " " else key, key)


def _played(session: Session, seat: Seat) -> bool:
    return any(
        event.kind == "played" and event.seat == seat
        for place in range(1, session.moves_made + 1)
        for event in session.events_of(place, seat)
    )


async def test_leaving_at_the_curtain_leaves_the_table() -> None:
    session = seated("Anna Carla")
    async with desk(session=session) as at:
        await called(at)
        await at.press("q")
        await at.pilot.pause()
        assert at.app.return_value == 0


async def test_escape_leaves_neither_curtain_nor_results_where_that_ends_the_program() -> None:
    async with desk(session=seated("Anna Carla")) as at:
        await called(at)
        await at.press("escape")
        assert at.shows(CurtainPage)
        assert at.app.return_value is None
    async with desk(session=played(seated("Anna Carla:easy", target=1))) as at:
        await at.pilot.pause(0.1)
        assert at.shows(ResultsPage)
        await at.press("s", "escape", "escape")
        assert at.shows(ResultsPage)
        assert "q esci" in at.footer
        assert "v rivedi" in at.footer


async def test_escape_closes_what_is_open_over_a_table() -> None:
    async with desk(session=seated("Anna Carla:easy")) as at:
        page = await asked(at)
        await at.press("s")
        assert page.fingers.sheet is not None
        await at.press("escape")
        assert page.fingers.sheet is None


@pytest.mark.parametrize("name", ["Bo", "Massimiliano", "Anna Maria", "Николай", "Zoë-Ελένη von der Au"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (200, 50)])
async def test_every_name_is_on_the_curtain(home: Path, name: str, size: tuple[int, int]) -> None:
    settings(home)
    session = seated("Anna Carla")
    record = session.record()
    seats = [seat.model_copy(update={"name": name}) for seat in record.seats]
    session.close()
    async with desk(size, session=Session.start(record.model_copy(update={"seats": seats}))) as at:
        await called(at)
        assert name in at.text


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("size", "noted"), [((60, 20), False), ((120, 40), True)])
async def test_what_the_curtain_notes_hides_none_of_its_keys(language: str, size: tuple[int, int], noted: bool) -> None:
    session = seated("Anna Carla")
    async with desk(size, language, session=session) as at:
        page = await called(at)
        note, keys = page.speech("curtain.note"), ("help", page.way_out)
        assert (note in at.footer) == noted
        for command in keys:
            label = page.speech(f"command.{command}")
            assert f" {label} " in f"{at.footer.removesuffix(note)} "
