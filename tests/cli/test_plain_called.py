"""Plain lines of the games with a called card: how the auction stands, and who is told who the partner is."""

import pytest

from cardtables.cli.plain.teller import Teller
from cardtables.engine.calledtricks.sight import partner_of
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from cardtables.match.session import Session
from tests.games.called import Tables
from tests.games.secrets import CHIAMATA, DUE, GINGO, Moment, secret_moments


def table_of(session: Session, seat: int | None, language: str) -> list[str]:
    """What somebody is told who asks how the table stands."""
    narrator = Narrator(Speech(language, [session.spec.locale]), session.names, session.rules.pack)
    return list(Teller(session, narrator, "").table(session.view(seat)))


def moment_of(tables: Tables) -> Moment:
    """A moment with a partner who is still secret."""
    moments = (moment for seed in range(0, 40, 2) for moment in secret_moments(tables, tables.rules(), seed))
    return next(moment for moment in moments if partner_of(moment.state) is not None)


@pytest.mark.parametrize("tables", [CHIAMATA, DUE, GINGO], ids=lambda tables: tables.game)
def test_the_auction_is_told_by_everybodys_last_word_until_somebody_calls(tables: Tables) -> None:
    moment = moment_of(tables)
    words = [moment.moves.index(move) for move in moment.moves if move.verb in ("bid", "pass")]
    assert words
    record = moment.record(tables, tables.rules())
    for made in (3, max(words)):
        session = Session.start(record.model_copy(update={"moves": record.moves[:made]}))
        lines = table_of(session, None, "it")
        said = [line for line in lines if line.startswith("Nell'asta")]
        speakers = {bid.seat for bid in session.view(None).state.auction}
        assert len(said) == (len(speakers) if session.view(None).state.caller < 0 else 0)
    begun = Session.start(record.model_copy(update={"moves": record.moves[:1]}))
    text = record.moves[0].removeprefix("bid ")
    assert ("passa" if text == "pass" else text[-1]) in next(
        line for line in table_of(begun, 0, "it") if line.startswith("Nell'asta")
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tables", [CHIAMATA, DUE, GINGO], ids=lambda tables: tables.game)
def test_only_the_partner_is_told_that_he_is_it(tables: Tables, language: str) -> None:
    moment = moment_of(tables)
    session = Session.start(moment.record(tables, tables.rules()))
    partner = partner_of(moment.state)
    sentence = Speech(language)("table.partner", name=session.names[partner or 0])
    told = {seat for seat in (*range(5), None) if sentence in table_of(session, seat, language)}
    assert told == {partner}
