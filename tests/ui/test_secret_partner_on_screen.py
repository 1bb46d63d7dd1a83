"""Nothing on the screen tells who the partner is: what a table is drawn from is the same in both tellings of a deal.

A frame is made from a scene, the log, the advice and what may be taken back; where all of these are equal, so is it.
"""

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from cardtables.engine.calledtricks import CalledTricks
from cardtables.engine.calledtricks.sight import holder_of_called
from cardtables.engine.cards import Seat
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from cardtables.match.session import Session
from cardtables.match.sitting import begin
from cardtables.match.statistics import read_statistics
from cardtables.match.store import Store, glance
from cardtables.ui.screens.curtain import CurtainPage
from cardtables.ui.table.scene import Scene
from cardtables.ui.table.sitting import Sitting
from cardtables.ui.table.story import Story
from tests.games.called import Tables
from tests.games.secrets import CHIAMATA, DUE, GINGO, Moment, Twin, secret_moments, twins
from tests.ui.desk import SIZES, Desk, desk
from tests.ui.tables import asked, settings

SETTINGS = [
    pytest.param(CHIAMATA, {"show_points": "on"}, id="chiamata-points"),
    pytest.param(CHIAMATA, {"blind_first_trick": "on"}, id="chiamata-blind"),
    pytest.param(Tables("chiamata_due", 6), {"show_points": "on"}, id="chiamata_due-6-points"),
    pytest.param(GINGO, {}, id="gingo"),
]


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses."""
    settings(home)


def drawn_from(scene: Scene) -> dict[str, Any]:
    """A scene without what is the table's own and has no value to compare."""
    values = scene._asdict()
    for name in ("rules", "options", "narrator"):
        del values[name]
    return values


def shown(session: Session, moves: list[str], seat: Seat | None, language: str) -> list[Any]:
    """Everything that a sitting shows to those who look on with a seat's eyes while some moves are made."""
    narrator = Narrator(Speech(language, [session.spec.locale]), session.names, session.rules.pack)
    table = session.spec.screen
    sitting = Sitting(session, table, narrator)
    seen: list[Any] = []
    for move in (None, *moves):
        if move is not None:
            sitting.play(session.rules.grammar.read(move))
        if seat is None:
            sitting.cover()
        else:
            sitting.uncover(seat)
        while sitting.staying is not None:
            seen += [drawn_from(sitting.scene), sitting.staying.sentence]
            sitting.seen()
        scene = sitting.scene
        seen += [drawn_from(scene), sitting.due(), sitting.log(200), sitting.report()]
        seen += [table.score(scene), table.progress(scene), table.ask(scene), table.panel(scene), table.sheet(scene)]
        seen += [[table.note(scene, other) for other in range(len(session.names))], table.last(scene)]
        seen += [table.entries(scene, in_order=True), table.rest_is_certain(scene)]
        if seat is not None:
            seen += [session.refuse_undo(seat), session.hint() if session.to_act == seat else None]
    return seen


def looked_back_on(session: Session, eye: Seat) -> list[Any]:
    """What the review of a game still being played tells with a seat's eyes."""
    narrator = Narrator(Speech("it", [session.spec.locale]), session.names, session.rules.pack)
    story = Story(session, session.spec.screen, narrator, eye)
    places = range(session.moves_made + 1)
    scenes = [drawn_from(story.scene(place)) for place in places]
    told = [story.sentence(place) for place in places if place]
    return [scenes, told, story.chapters, [story.cards(chapter) for chapter in story.chapters]]


def sessions_of(tables: Tables, rules: CalledTricks, moment: Moment, twin: Twin, people: tuple[Seat, ...], made: int,
                options: dict[str, object]) -> list[Session]:  # fmt: skip
    """Both tellings as games in which some moves have been made."""
    records = [each.record(tables, rules, people, **options) for each in (moment, twin.moment)]
    return [Session.start(record.model_copy(update={"moves": record.moves[:made]})) for record in records]


@pytest.mark.parametrize(("tables", "options"), SETTINGS)
def test_what_a_table_is_drawn_from_tells_nothing(tables: Tables, options: dict[str, object]) -> None:
    rules = tables.rules(**options)
    compared = 0
    for seed in range(3):
        for moment in islice(secret_moments(tables, rules, seed), 1, None, 5):
            for twin in islice(twins(rules, moment), seed % 2, None, 2):
                moves = rules.text_of(moment.moves)
                made = max(0, len(moves) - 6)
                for seat in (*range(rules.seats), None):
                    if seat in twin.concerned:
                        continue
                    compared += 1
                    language = LANGUAGES[compared % 2]
                    people = (0, 1, 2) if compared % 2 else ()
                    true, same = (
                        shown(session, moves[made:], seat, language)
                        for session in sessions_of(tables, rules, moment, twin, people, made, options)
                    )
                    assert true == same
    assert compared > 12


@pytest.mark.parametrize("tables", [CHIAMATA, DUE, GINGO], ids=lambda tables: tables.game)
def test_looking_back_on_a_game_still_played_tells_nothing(tables: Tables) -> None:
    rules = tables.rules()
    moments = (list(secret_moments(tables, rules, seed)) for seed in range(20))
    for *_, moment in islice(filter(None, moments), 3):
        for twin in islice(twins(rules, moment), 0, None, 3):
            for eye in set(range(rules.seats)) - twin.concerned:
                true, same = sessions_of(tables, rules, moment, twin, (eye,), len(moment.moves), {})
                assert Story.eyes(true) == (eye,)
                assert looked_back_on(true, eye) == looked_back_on(same, eye)


@pytest.mark.parametrize("people", [(), (0, 1), (0, 1, 2, 3, 4)])
def test_nobodys_eyes_are_lent_while_several_or_none_play(people: tuple[Seat, ...]) -> None:
    moment = next(iter(secret_moments(CHIAMATA, CHIAMATA.rules(), 2)))
    assert Story.eyes(Session.start(moment.record(CHIAMATA, CHIAMATA.rules(), people))) == ()


async def frames_of(session: Session, size: tuple[int, int]) -> list[Any]:
    """The first frame of a game that several persons, or none, go on with, and those of the sheets over it."""
    found: list[Any] = []
    async with desk(size, session=session) as at:
        await at.pilot.pause(0.2)
        if not at.shows(CurtainPage):
            await at.press("space")
        for key in ("", "s", "s", "c"):
            if key:
                await at.press(key)
            found.append(rows_of(at))
    return found


def rows_of(at: Desk) -> list[Any]:
    """The frame with its colours, row by row."""
    view = at.page.view
    return [view.render_line(y) for y in range(view.size.height)]


@pytest.mark.parametrize("size", SIZES)
async def test_neither_curtain_nor_a_callers_own_screen_tells(size: tuple[int, int]) -> None:
    rules = CHIAMATA.rules()
    moments = (moment for seed in range(0, 40, 2) for moment in secret_moments(CHIAMATA, rules, seed))
    moment = next(moment for moment in moments if moment.state.turn == moment.state.caller and moment.state.tricks)
    caller = moment.state.caller
    twin = next(twin for twin in twins(rules, moment) if caller not in twin.concerned)
    others = tuple(sorted({caller, *twin.concerned}))
    for people in ((caller,), others):
        frames = []
        for each in (moment, twin.moment):
            session = begin(Store(), each.record(CHIAMATA, rules, people))
            if people == (caller,):
                async with desk(size, session=session) as at:
                    await asked(at)
                    shots = [rows_of(at)]
                    for key in ("h", "s", "s", "l", "l", "c"):
                        await at.pilot.pause(0.16)
                        await at.press(key)
                        shots.append(rows_of(at))
                frames.append(shots)
            else:
                frames.append(await frames_of(session, size))
        assert frames[0] == frames[1]


def test_lists_of_saved_games_and_statistics_know_nothing_of_the_deal() -> None:
    rules = CHIAMATA.rules()
    moment = next(iter(secret_moments(CHIAMATA, rules, 2)))
    session = begin(Store(), moment.record(CHIAMATA, rules, (0,)))
    session.close()
    (saved,) = Store().games()
    seen = glance(saved)
    assert seen is not None
    assert (seen.game, seen.people, seen.moves) == ("chiamata", ("Anna",), len(moment.moves))
    assert read_statistics(Store()).standings == {}


def test_a_screen_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened with a move comes in an order that hangs on who holds the called card."""
    honest = Session.events_of

    def leaking(self: Session, place: int, seat: Seat | None) -> Any:
        turned = (holder_of_called(self._state) or 0) % 2
        return honest(self, place, seat)[:: -1 if turned else 1]

    monkeypatch.setattr(Session, "events_of", leaking)
    with pytest.raises(AssertionError):
        test_what_a_table_is_drawn_from_tells_nothing(CHIAMATA, {"show_points": "on"})
