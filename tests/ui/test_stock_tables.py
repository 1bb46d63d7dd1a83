"""Briscola's kin on the screen: each says what is its own, and what hangs on a key is asked about first."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtables.engine.stocktricks import State
from cardtables.engine.tricks import NO_SUIT
from cardtables.i18n import Speech
from cardtables.match.narrator import Narrator
from cardtables.match.session import Session
from cardtables.ui.canvas import Rect
from cardtables.ui.screens.results import ResultsPage
from cardtables.ui.table import TablePage
from cardtables.ui.table.geometry import lay_out
from cardtables.ui.table.sheets import Menu
from cardtables.ui.table.story import Story
from tests.ui.desk import SIZES, Desk, desk
from tests.ui.tables import asked, confirm, played, seated, settings, table_of

TWO = "Elena Bruno:normal"
FOUR = "Elena Bruno:normal Carla:normal Dario:normal"
SIX = f"{FOUR} Franca:normal Guido:normal"


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    """No pauses unless a test asks for some."""
    settings(home)


def elenas(game: str, found: Callable[[State], bool], seats: str = TWO, **options: Any) -> Session:
    """A game played on by advice until it is Elena's turn in a state one looks for, whatever the seed."""
    for seed in range(1, 40):
        session = seated(seats, seed, game, **options)
        while session.to_act is not None and session.view(None).state.match.deal == 1:
            if session.to_act == 0 and found(session.view(0).state):
                return session
            session.play(session.hint().move)
    raise AssertionError("no such moment")


def before_the_last_card(session: Session) -> Session:
    """Play the deal in hand on by advice until one card is left."""
    while True:
        state = session.view(None).state
        if sum(map(len, state.hands)) + len(state.stock) == 1:
            return session
        session.play(session.hint().move)


async def told(at: Desk, text: str) -> None:
    """Wait for a text to be on the screen."""
    for _ in range(200):
        if text in at.text:
            return
        await at.pilot.pause(0.02)
    raise AssertionError(f"{text!r} is not on the screen:\n{at.text}")


def asks(page: TablePage) -> bool:
    """Whether a menu lies on the table."""
    return isinstance(page.fingers.sheet, Menu)


def leading(state: State) -> bool:
    """Whether Elena leads to a trick that is not the first."""
    return not state.trick and bool(state.tricks)


def answering(state: State) -> bool:
    """Whether something lies on the table."""
    return bool(state.trick) and bool(state.tricks)


class TestBriscolone:
    async def test_the_corner_says_that_nothing_is_briscola(self) -> None:
        async with desk(session=elenas("briscolone", answering), size=(60, 20)) as at:
            await asked(at)
            assert "Niente briscola" in at.text
            assert "prende solo il seme d'uscita" in at.text

    async def test_cards_that_must_wait_say_which_suit_was_led(self) -> None:
        def may_not_play_all(state: State) -> bool:
            suits = {card // 10 for card in state.hands[0]}
            return bool(state.trick) and len(suits) > 1 and state.trick[0][1] // 10 in suits

        session = elenas("briscolone", may_not_play_all, must_follow="on")
        async with desk(session=session) as at:
            page = await asked(at)
            assert "Si risponde a" in at.text
            grey = next(place for place, entry in enumerate(page.fingers.selection.entries) if not entry.moves)
            made = session.moves_made
            for _ in range(grey + 1):
                await confirm(at, "right")
            await confirm(at, "enter")
            assert session.moves_made == made
            assert "Hai ancora" in at.text


class TestScoperta:
    @pytest.mark.parametrize("size", SIZES)
    def test_open_cards_opposite_lie_apart_and_clear_of_the_trick(self, size: tuple[int, int]) -> None:
        width, height = size
        places = lay_out(Rect(0, 1, width, height - 4), 2, 3, open_across=True)
        assert places.across is not None
        label = places.labels[1]
        assert label.cards is not None
        x, y = label.cards
        assert y + places.across.height <= min(slot[1] for slot in places.slots)
        right = x + 3 * (places.across.width + 1)
        assert right <= (places.score.x if places.score is not None else places.felt.width)
        assert places.across < places.fan.size
        lowest = places.slots[0][1] + places.trick_size.height
        assert lowest < places.hand.y - 1  # the word under the trick

    def test_larger_terminals_have_larger_open_cards(self) -> None:
        sizes = [lay_out(Rect(0, 1, w, h - 4), 2, 3, open_across=True).across for w, h in sorted(SIZES)]
        assert sizes == sorted(set(sizes), key=lambda size: size.width if size is not None else 0)

    async def test_who_takes_draws_a_card_that_is_seen(self) -> None:
        session = elenas("briscola_scoperta", answering, form="hands_and_stock")
        async with desk(session=session, size=(60, 20)) as at:
            page = await asked(at)
            state = session.view(0).state
            narrator = Narrator(page.speech, session.names, session.rules.pack)
            following = narrator.the_card(session.rules.pack.text(state.stock[0]))
            assert f"Chi prende pesca {following}." in at.text

    async def test_with_the_stock_covered_nothing_is_said_of_it(self) -> None:
        async with desk(session=elenas("briscola_scoperta", answering)) as at:
            await asked(at)
            assert "pesca" not in at.text


class TestThirtyOne:
    async def test_a_claim_is_asked_about_and_enter_alone_makes_none(self) -> None:
        session = elenas("briscola_31", leading)
        async with desk(session=session, size=(60, 20)) as at:
            page = await asked(at)
            assert "il conto lo tieni tu" in at.text
            made = session.moves_made
            await confirm(at, "c")
            assert asks(page)
            assert "se no ho perso la smazzata" in at.text
            await confirm(at, "enter")
            assert not asks(page)
            assert session.moves_made == made

    async def test_the_menu_asks_as_well_and_says_what_is_at_stake(self) -> None:
        session = elenas("briscola_31", leading)
        async with desk(session=session) as at:
            page = await asked(at)
            made = session.moves_made
            await confirm(at, "a")
            assert "se sono meno di 31, è persa" in at.text
            await confirm(at, "1")
            assert asks(page)
            assert session.moves_made == made

    async def test_a_wrong_claim_says_what_was_missing(self) -> None:
        session = elenas("briscola_31", lambda state: not state.tricks)
        async with desk(session=session) as at:
            await asked(at)
            await confirm(at, "c", "2")
            await told(at, "ne mancavano 31")
            assert at.shows(ResultsPage)
            assert "Bruno vince la smazzata." in at.text

    async def test_without_a_claim_the_count_decides(self) -> None:
        for seed in range(1, 60):
            session = seated(TWO, seed, "briscola_31", target=1)
            while session.to_act is not None:
                session.play(next(move for move in session.view(session.to_act).legal if move.verb == "play"))
            if session.view(None).state.match.finished[0].points != (60, 60):
                break
        async with desk(session=session) as at:
            await told(at, "Nessuno ha dichiarato.")

    async def test_shown_points_stand_at_the_top(self) -> None:
        session = elenas("briscola_31", leading, show_points="on")
        async with desk(session=session, size=(60, 20)) as at:
            await asked(at)
            mine, other = session.view(0).state.points
            assert f"punti {mine} – {other}" in at.rows[0]


class TestMarianna:
    async def test_there_is_no_briscola_at_first_and_the_next_marianna_has_its_worth(self) -> None:
        session = elenas("marianna", lambda state: state.trump == NO_SUIT)
        async with desk(session=session, size=(60, 20)) as at:
            await asked(at)
            assert "Briscola: nessuna" in at.text
            assert "La prima marianna vale 20." in at.text

    async def test_suits_shown_before_are_told(self) -> None:
        session = elenas("marianna", lambda state: bool(state.accused), FOUR, values=40)
        async with desk(session=session) as at:
            await asked(at)
            assert "Marianne: " in at.text
            assert "La prossima vale 60." in at.text
            await confirm(at, "s")
            assert "la prossima" in at.text

    async def test_another_s_marianna_stays_and_says_what_is_briscola_now(self, home: Path) -> None:
        settings(home, trick_pause=10.0)
        session = seated(TWO, 7, "marianna")
        while not (session.to_act == 1 and session.hint().move.verb == "accuse"):
            session.play(session.hint().move)
        async with desk(session=session) as at:
            await told(at, "Bruno mostra re di")
            assert "Da adesso è briscola" in " ".join(at.text.split())
            assert table_of(at).sitting.staying is not None

    def test_a_marianna_ends_no_trick_of_a_review(self) -> None:
        session = elenas("marianna", lambda state: len(state.accused) > 1 and not state.trick)
        speech = Speech("it", extra=[session.spec.locale])
        story = Story(session, session.spec.screen, Narrator(speech, session.names, session.rules.pack), 0)
        winners = [chapter.winner for chapter in story.chapters if chapter.winner is not None]
        assert winners == [trick.winner for trick in session.view(0).state.tricks]
        assert len(story.chapters) - len(winners) <= 1


class TestSchembil:
    async def test_captains_are_called_so_at_their_seats(self) -> None:
        async with desk(session=elenas("schembil", leading, SIX), size=(80, 24)) as at:
            await asked(at)
            assert "sei capitano" in at.text
            assert "capitano, bot" in at.text
            assert "le parole le dici tu" in at.text

    @pytest.mark.parametrize("size", [(80, 24), (120, 40)])
    async def test_one_s_own_captain_is_told_from_the_other(self, size: tuple[int, int]) -> None:
        session = seated(SIX, 7, "schembil")
        while not (session.to_act == 0 and session.view(0).state.match.deal == 2):
            session.play(session.hint().move)
        async with desk(session=session, size=size) as at:
            await asked(at)
            assert at.text.count("capitano tuo") == 1
            assert at.text.count("capitano, bot") == 1

    async def test_signs_to_choose_leave_the_hand_to_be_seen(self) -> None:
        session = seated(SIX, 7, "schembil")
        while not (session.to_act == 0 and session.view(0).state.tricks):
            session.play(session.hint().move)
        async with desk(session=session, size=(80, 24)) as at:
            await asked(at)
            hand = at.rows[14:21]
            await confirm(at, "a")
            for _ in range(2):  # the first page asks whether signs or words
                if "niente briscola" not in at.text:
                    await confirm(at, "1")
            assert "niente briscola" in at.text
            assert at.rows[14:21] == hand

    async def test_who_is_no_captain_reads_who_speaks_and_has_signs_alone(self) -> None:
        session = seated(SIX, 7, "schembil")
        while not (session.to_act == 0 and session.view(0).state.match.deal == 2 and session.view(0).state.tricks):
            session.play(session.hint().move)
        async with desk(session=session, size=(60, 20)) as at:
            await asked(at)
            assert "Parla solo Carla, il capitano" in at.text
            await confirm(at, "a")
            assert "l'asso" in at.text
            assert "Taglia!" not in at.text


class TestPerdere:
    @pytest.mark.parametrize("size", SIZES)
    async def test_who_takes_has_no_star(self, size: tuple[int, int]) -> None:
        async with desk(session=elenas("briscola_perdere", answering, FOUR), size=size) as at:
            await asked(at)
            assert "▼ prende" in at.text
            assert "★ prende" not in at.text
            assert "Meno punti vincono" in at.text

    async def test_the_one_with_fewer_points_is_told_to_have_won(self) -> None:
        for seed in range(1, 20):
            session = played(seated(TWO, seed, "briscola_perdere", target=1))
            points = session.view(None).state.match.finished[-1].points
            if points[0] != points[1]:
                break
        async with desk(session=session) as at:
            winner = session.names[points.index(min(points))]
            await told(at, f"{winner} vince la partita.")
            assert "meno è meglio" in at.text
            assert f"{winner} ★" in at.text


class TestPointsThatAddUp:
    @pytest.mark.parametrize(
        ("game", "seats", "target"),
        [("briscolone", TWO, 61), ("briscolone", TWO, 500), ("mariaje", FOUR, 1000), ("marianna", TWO, 1000)],
    )
    async def test_the_end_of_a_deal_tells_what_is_missing(self, game: str, seats: str, target: int) -> None:
        session = before_the_last_card(seated(seats, 7, game, target=target))
        async with desk(session=session) as at:
            if session.to_act == 0:
                await asked(at)
                await confirm(at, "1")
            await told(at, "Invio avanti" if target > 200 else "Invio rivincita")
            scores = session.view(None).state.match.scores
            if target > 200:
                assert f"Mancano ancora {target - scores[0]} – {target - scores[1]}." in at.text
                assert "più punti in questa smazzata" in at.text
            else:
                assert "vince la partita" in at.text
            assert f"(a {target})" in at.rows[0]

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize(("game", "what"), [("mariaje", "accusa: "), ("marianna", "marianna: ")])
    async def test_what_was_declared_heads_the_account(self, game: str, what: str, size: tuple[int, int]) -> None:
        for seed in range(1, 30):
            session = before_the_last_card(seated(TWO, seed, game))
            if session.view(None).state.accused:
                break
        async with desk(session=session, size=size) as at:
            if session.to_act == 0:
                await asked(at)
                await confirm(at, "1")
            await told(at, what)
            for row in (row for row in at.rows if what in row):
                assert "…" not in row
                assert any(suit in row for suit in ("denari", "coppe", "spade", "bastoni"))


class TestLastLook:
    """What a partner shows when the stock is out is read, and hides nothing else (briscola.md, `last_look`)."""

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize(("game", "seats"), [("briscola", FOUR), ("schembil", SIX)])
    async def test_partners_cards_are_named(self, game: str, seats: str, size: tuple[int, int]) -> None:
        def open_hands(state: State) -> bool:
            return not state.stock and len(state.hands[0]) == len(state.hands[2]) == 3

        session = elenas(game, open_hands, seats)
        async with desk(session=session, size=size) as at:
            page = await asked(at)
            state, pack = session.view(0).state, session.rules.pack
            tags = [
                f"{pack.ranks[pack.rank[card]]} {page.speech(f'suit.italian.{pack.suits[pack.suit[card]]}.short')}"
                for card in state.hands[2]
            ]
            if size[0] < 100:
                assert [tag for tag in tags if tag not in at.text] == []
            for name in session.names[1:]:
                assert name in at.text
            if game == "briscola":
                assert at.text.count("bot normale") >= 2
