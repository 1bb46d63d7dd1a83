"""One sitting: what leaves it has passed a view, bots have their own chance, undo never reaches past cards seen."""

import pytest

from cardtables.engine.cards import HIDDEN
from cardtables.engine.errors import IllegalMove, TableError
from cardtables.engine.moves import Move
from cardtables.match.session import Session
from tests.match.games import new_game, play_on, played, position, say


def code_of_undo(session: Session, seat: int) -> str | None:
    refusal = session.refuse_undo(seat)
    return None if refusal is None else refusal.code


# Undo


def test_a_card_may_be_taken_back_until_another_is_seen() -> None:
    session = say(Session.start(position("AD 3C", "2D 4C", trump="C")), "play AD")
    assert code_of_undo(session, 0) is None
    say(session, "play 2D")
    assert code_of_undo(session, 0) == "cards_seen_since"
    assert code_of_undo(session, 1) is None
    session.undo(1)
    session.undo(0)
    assert (session.record().moves, session.to_act) == ([], 0)


def test_a_card_after_which_somebody_draws_stands() -> None:
    record = position("AD", "2D", stock="3D 4D 5C 6C", turn=0)
    session = say(Session.start(record), "play AD", "play 2D")
    assert [code_of_undo(session, seat) for seat in range(2)] == ["cards_seen_since"] * 2
    with pytest.raises(IllegalMove, match="cards_seen_since"):
        session.undo(1)
    assert session.record().moves == ["play AD", "play 2D"]


def test_only_ones_own_last_decision_is_taken_back() -> None:
    session = Session.start(position("AD 3C", "2D 4C", trump="C"))
    assert code_of_undo(session, 0) == code_of_undo(session, 1) == "nothing_to_undo"
    say(session, "play AD")
    assert code_of_undo(session, 1) == "nothing_to_undo"


def test_an_exchange_may_be_taken_back_though_the_others_saw_the_low_trump() -> None:
    session = say(Session.start(position("7C AD", "2D 4S", stock="3D 5D 6D AC", swap="7")), "swap")
    assert code_of_undo(session, 0) is None
    session.undo(0)
    assert session.view(0).state.stock[-1:] == (session.rules.pack.read("AC"),)


def test_a_sign_and_a_declaration_may_be_taken_back() -> None:
    signs = say(Session.start(new_game("A", "B", "C", "D", signs="always")), "sign re")
    assert code_of_undo(signs, signs.to_act or 0) is None
    record = position("RC CC 2D", "3D 4D 5D", stock="6D 7D", accuse="on")
    session = say(Session.start(record), "accuse C")
    assert code_of_undo(session, 0) is None
    session.undo(0)
    assert session.view(None).state.accused == ()


def test_a_look_at_the_partners_cards_bars_undo() -> None:
    hands = ("AD 2D 3D 4D", "AC 2C 3C 4C", "AS 2S 3S 4S", "AB 2B 3B 4B")
    session = say(Session.start(position(*hands, trump="C")), "play AD", "play AC", "play AS")
    assert code_of_undo(session, 2) is None
    say(session, "play AB")  # three cards are left: partners look at each other's hands
    assert code_of_undo(session, 3) == "cards_seen_since"


def test_at_a_friendly_table_undo_reaches_past_cards_seen() -> None:
    session = play_on(Session.start(new_game("Anna", "Bruno", friendly="on")), 9)
    seat = session.to_act
    assert seat is not None
    made = [place for place in range(9) if Session.start(played(new_game("Anna", "Bruno"), place)).to_act == seat]
    session.undo(seat)
    assert session.moves_made == made[-1]
    assert session.to_act == seat


def test_after_an_undo_the_same_cards_come_again() -> None:
    record = new_game("Anna", "Bruno", friendly="on")
    session = play_on(Session.start(record), 12)
    before = session.record().moves
    while session.refuse_undo(0) is None:
        session.undo(0)
    while session.refuse_undo(1) is None:
        session.undo(1)
    assert session.record() == record
    say(session, *before)
    assert session.view(0) == Session.start(record.model_copy(update={"moves": before})).view(0)


# Seeing


def test_what_leaves_the_session_is_masked() -> None:
    session = play_on(Session.start(new_game("Anna", "Bruno", "Carla")), 20)
    for seat in (None, 0, 1, 2):
        view = session.view(seat)
        for owner, hand in enumerate(view.state.hands):
            assert (HIDDEN in hand) == (owner != seat)
        drawn = [event for event in session.log(seat) if event.kind == "drew" and HIDDEN not in event.cards]
        assert {event.seat for event in drawn} <= {seat}
        assert session.log(seat)[-len(session.events_since(5, seat)) :] == session.events_since(5, seat)


def test_a_refused_move_changes_nothing() -> None:
    session = play_on(Session.start(new_game("Anna", "Bruno")), 5)
    before = session.record(), session.view(0), session.view(1)
    hidden = next(
        card
        for card in session.rules.pack.cards
        if card not in session.view(session.to_act).state.hands[session.to_act or 0]
    )
    with pytest.raises(IllegalMove):
        session.play(Move("play", (hidden,)))
    assert (session.record(), session.view(0), session.view(1)) == before


def test_after_the_end_no_move_is_taken() -> None:
    session = play_on(Session.start(new_game("Anna", "Bruno", target=1)))
    assert session.to_act is None
    with pytest.raises(IllegalMove, match="match_over"):
        session.play(Move("play", (0,)))


def test_the_open_table_is_for_review_when_the_match_is_over() -> None:
    session = play_on(Session.start(new_game("Anna", "Bruno", target=1)), 6)
    with pytest.raises(TableError, match="review_is_closed"):
        session.review(3)
    assert session.review(3, 0).seat == 0
    play_on(session)
    view = session.review(3)
    assert view.open_table
    assert not any(HIDDEN in hand for hand in view.state.hands)


# Bots


def test_a_bot_decides_the_same_however_often_it_is_asked_and_resumes_alike() -> None:
    session = Session.start(new_game("Anna", bots=1))
    while session.to_act != 1:
        play_on(session, 1)
    again = Session.start(session.record())
    decisions = [session.decide(), session.decide(), again.decide()]
    assert len(set(decisions)) == 1
    assert session.decide("random").move in session.view(1).legal


def test_a_hint_comes_from_the_view_of_the_seat_to_act() -> None:
    session = play_on(Session.start(new_game("Anna", "Bruno")), 4)
    hint = session.hint()
    assert hint == session.hint()
    assert session.refuse(hint.move) is None
    with pytest.raises(TableError, match="unknown_level"):
        session.decide("wizard")


def test_keeping_a_long_match_costs_no_more_than_keeping_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every move the whole record is written: only the new move may be put into text for it."""
    session = Session.start(new_game("Anna", "Bruno", target=7))
    written: list[Move] = []
    write = session.rules.grammar.write

    def counted(move: Move) -> str:
        written.append(move)
        return write(move)

    monkeypatch.setattr(session.rules.grammar, "write", counted)
    while session.to_act is not None:
        play_on(session, 1)
        session.record().text()
    assert session.moves_made > 250
    assert len(written) == session.moves_made
