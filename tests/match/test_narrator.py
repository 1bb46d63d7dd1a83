"""Facts in words, in both languages, for Italian and for French names of the same cards."""

import pytest

from cardtables.engine.cards import HIDDEN, Pack, french_pack, italian_pack
from cardtables.engine.errors import IllegalMove, Refusal, TableError
from cardtables.engine.events import Event
from cardtables.i18n import Speech
from cardtables.match.narrator import Narrator


def narrator(language: str = "it", *, french: bool = False, pack: Pack | None = None) -> Narrator:
    """Four at a table, two sides."""
    names = ("Anna", "Bruno", "Carla", "Ezio")
    sides = ((0, 2), (1, 3))
    return Narrator(Speech(language), names, pack or italian_pack(), sides=sides, french_names=french)


@pytest.mark.parametrize(
    ("text", "italian", "french", "english"),
    [
        ("AD", "asso di denari", "asso di quadri", "ace of coins"),
        ("CC", "cavallo di coppe", "donna di cuori", "knight of cups"),
        ("FS", "fante di spade", "fante di picche", "jack of swords"),
        ("7B", "7 di bastoni", "7 di fiori", "7 of batons"),
        ("??", "una carta coperta", "una carta coperta", "a face-down card"),
    ],
)
def test_a_card_by_its_names(text: str, italian: str, french: str, english: str) -> None:
    assert narrator().card(text) == italian
    assert narrator(french=True).card(text) == french
    assert narrator("en").card(text) == english


def test_a_french_pack_keeps_its_names() -> None:
    said = narrator(french=True, pack=french_pack())
    assert (said.card("QC"), said.suit("C"), said.rank("KH")) == ("donna di fiori", "fiori", "re")


def test_hidden_cards_are_counted() -> None:
    assert narrator().cards(["AD", "??", "2C", "??"]) == "asso di denari, 2 di coppe e 2 carte coperte"
    assert narrator("en").cards(["??"]) == "a face-down card"


def test_an_event_names_its_seat_or_its_side() -> None:
    card = italian_pack().read("RC")
    assert narrator().event(Event("played", 1, (card,))) == "Bruno gioca il re di coppe."
    assert narrator().event(Event("drew", 3, (HIDDEN,))) == "Ezio pesca: una carta coperta."
    assert narrator().event(Event("counted", 1, (), 61)) == "Bruno ed Ezio: 61 punti."
    assert narrator("en").event(Event("counted", 0, (), 59)) == "Anna and Carla: 59 points."


@pytest.mark.parametrize(
    ("text", "italian", "english"),
    [
        ("play AD", "gioca l'asso di denari", "play the ace of coins"),
        ("swap", "scambia la briscola bassa con la carta scoperta", "exchange the low trump for the up-card"),
        ("accuse C", "accusa a coppe", "declare cups"),
        ("sign re", "fai il segno: re di briscola", "make the sign: king of trumps"),
        ("say strozza", "di' al tavolo: strozza", "say to the table: beat it in suit"),
        ("bid 3", "chiama 3", "call 3"),
        ("bid 2 72", "chiama il 2 a 72 punti", "call the 2 at 72 points"),
        ("discard", "non cambiare niente", "change no card"),
        ("discard RD 7C", "cambia il re di denari e il 7 di coppe", "change the king of coins and the 7 of cups"),
        ("play 6 + 6", "gioca 6 dalla mano e 6 dalle scoperte", "play 6 from the hand and 6 from those face up"),
        ("play + 5 5", "gioca 5 e 5 dalle scoperte", "play 5 and 5 from those face up"),
    ],
)
def test_a_move_as_what_is_done(text: str, italian: str, english: str) -> None:
    assert narrator("it").move(text) == italian
    assert narrator("en").move(text) == english


def test_moves_are_told_by_the_names_of_the_deck_in_use() -> None:
    assert narrator(french=True).move("accuse C") == "accusa a cuori"
    assert narrator(french=True).move("play CD") == "gioca la donna di quadri"


def test_refusals_name_cards_suits_and_seats_in_words() -> None:
    said = narrator()
    refusal = Refusal("not_in_hand", (("card", "AD"),))
    assert said.refusal(refusal) == said.problem(IllegalMove(refusal)) == "Non hai in mano l'asso di denari."
    assert said.refusal(Refusal("accuse_cards_missing", (("cards", "RC CC"),))).endswith(
        "re di coppe e cavallo di coppe."
    )
    assert said.problem(TableError("unknown_game", game="whist", allowed="briscola")).startswith("Il gioco «whist»")
