"""Looking back in the smallest terminal: advice covers no cards, and every hand is a part of its own."""

from pathlib import Path

from cardtables.match.narrator import Narrator
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.screens.review import ReviewPage
from cardtables.ui.table.story import Story
from tests.ui.desk import desk
from tests.ui.tables import played, seated, settings, table_of

TWELVE = " ".join(["Elena", *(f"B{place}:easy" for place in range(2, 13))])


async def test_advice_covers_no_hand_of_twelve_and_is_told_at_a_key(home: Path) -> None:
    settings(home)
    async with desk((60, 20), session=played(seated(TWELVE, 4, "spazzumazz"), 20)) as at:
        at.app.open_page(ReviewPage(table_of(at).session))
        await at.pilot.pause(0.1)
        assert "in mano" in at.text
        assert "Un bot" not in at.text
        (chapters,) = [row for row in at.rows if row.split()[:2] == ["Pila", "1"]]
        assert not any(sign in chapters for sign in "♠♥♦♣")
        await at.press("home")
        assert "h consiglio" not in at.footer
        for _ in range(20):
            await at.pilot.pause(0.12)
            await at.press("right")
            if "h consiglio" in at.footer:
                break
        await at.press("h")
        assert "Un bot avrebbe detto: " in at.text


async def test_where_there_is_room_advice_stands_beside_the_table(home: Path) -> None:
    settings(home)
    async with desk((80, 24), session=played(seated("Elena B:easy C:easy", 4, "bazzica", target=11))) as at:
        await at.pilot.pause(0.1)
        assert at.shows(ResultsPage)
        await at.press("v")
        assert "Un bot avrebbe detto" in at.text
        assert "PARTE 1" in at.rows[-3]
        assert "Presa" not in at.text


async def test_a_part_ends_with_its_hand() -> None:
    session = played(seated("Elena B:easy C:easy", 4, "bazzica", target=11))
    async with desk(session=session) as at:
        page = table_of(at)
        narrator = Narrator(page.speech, session.names, session.rules.pack)
        chapters = Story(session, page.table, narrator, None).chapters
        for chapter in chapters:
            deals = {session.review(place, 0).state.match.deal for place in range(chapter.first - 1, chapter.last)}
            assert deals == {chapter.deal}


async def test_the_cards_of_four_are_shown_at_the_end_of_a_hand(home: Path) -> None:
    settings(home)
    async with desk((80, 24), session=played(seated("Elena B:easy C:easy D:easy", 4, "bazzica", target=11))) as at:
        await at.pilot.pause(0.1)
        assert at.shows(ResultsPage)
        assert sum(any(suit in row for suit in ("Den", "Cop", "Spa", "Bas")) for row in at.rows) == 4
