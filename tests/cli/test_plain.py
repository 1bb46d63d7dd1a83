"""Plain mode: whole matches by lines, wrong input, commands, leaving and coming back."""

import io
import json
import re
from itertools import pairwise
from typing import Any

import pytest

from cardtables.cli.plain import play_plain
from cardtables.cli.plain.lines import MAX_LINE
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.record import Record
from cardtables.match.replay import replay
from cardtables.match.session import Session
from cardtables.match.settings import Settings
from cardtables.match.store import Store
from tests.cli.scripted import any_move, begun_by_the_first, converse, game, hand_of, type_lines

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

TABLES = [
    ("Anna", "Bruno"),
    ("Anna", "bot"),
    ("bot", "Anna", "Bruno"),
    ("Anna", "bot", "Bruno", "bot"),
    ("Anna", "bot", "bot", "Bruno", "Carla", "bot"),
]


@EVERY_LANGUAGE
@pytest.mark.parametrize("names", TABLES, ids="-".join)
def test_a_whole_match_is_played(names: tuple[str, ...], language: str) -> None:
    played = converse(game(*names, target=2), any_move, language)
    assert (played.status, played.session.status) == (0, "finished")
    assert replay(played.session.record()).state.match.result is not None
    deals = len(played.session.view(None).state.match.finished)
    assert deals >= 2
    for deal in range(1, deals + 1):
        assert re.search(rf"^(Deal|Smazzata) {deal}, ", played.text, re.MULTILINE)
    assert "--seed 7" in played.text.splitlines()[-1]


@EVERY_LANGUAGE
def test_every_option_of_the_table_can_be_played(language: str) -> None:
    options: dict[str, Any] = {
        "accuse": "on",
        "swap": "7",
        "signs": "always",
        "talk": "always",
        "signs_seen": "all",
        "target": 1,
    }
    played = converse(game("Anna", "bot", "Bruno", "bot", **options), any_move, language)
    verbs = {move.split()[0] for move in played.session.record().moves}
    assert played.session.status == "finished"
    assert {"play", "sign", "say"} <= verbs


def test_bots_alone_play_to_the_end_without_input() -> None:
    first, again = (type_lines(game("bot", "bot", "bot", target=1), "") for _ in range(2))
    assert (first.status, first.session.status) == (0, "finished")
    assert first.text == again.text
    for move in first.session.record().moves:
        assert move in first.text


def test_a_turn_lists_cards_in_words_with_number_and_notation() -> None:
    played = type_lines(game("Anna", "bot"), "")
    lines = played.text.splitlines()
    for number, text in enumerate(hand_of(played.session, 0), 1):
        (line,) = [line for line in lines if line.startswith(f"{number}: ")]
        assert line.endswith(f", play {text}")
        assert len(line.split(",")[0].split()) == 4  # number, rank, of, suit
    assert not re.search(r"[♠♥♦♣╭│*#>]", played.text)


@pytest.mark.parametrize("way", ["number", "notation", "card", "small", "words", "sentence"])
def test_a_move_may_be_typed_in_many_ways(way: str) -> None:
    record = game("Anna", "Bruno", seed=3)
    session = Session.start(record)
    seat = session.to_act
    assert seat is not None
    text = hand_of(session, seat)[1]
    speech = Speech("it", [session.spec.locale])
    rank, suit = speech(f"rank.italian.{text[0]}"), speech(f"suit.italian.{text[1]}")
    the = speech(f"rank.italian.{text[0]}.the")
    typed = {
        "number": "2",
        "notation": f"play {text}",
        "card": text,
        "small": text.lower(),
        "words": f"{rank.capitalize()} di {suit}",
        "sentence": f"gioca {the} di {suit}",
    }[way]
    played = type_lines(record, f"\n{typed}\n", "it")
    assert played.session.record().moves == [f"play {text}"]


WRONG = [
    "foo",
    "play",
    "play AD BC",
    "play ??",
    "0",
    "99",
    "9" * 50,
    "sign re",
    "swap",
    "accuse",
    "accuse Z",
    "-1",
    "²",
    "play\x00AD",
]


@EVERY_LANGUAGE
@pytest.mark.parametrize("typed", WRONG)
def test_wrong_input_gets_a_sentence_and_changes_nothing(typed: str, language: str) -> None:
    record = game("Anna", "bot", seed=3)
    silent, played = type_lines(record, "", language), type_lines(record, f"{typed}\n", language)
    assert played.session.record() == silent.session.record()
    heard = played.text.splitlines()[len(silent.text.splitlines()) - 1 : -1]
    assert heard, "something is said"
    assert all(line.endswith(".") for line in heard)


def test_a_card_not_in_hand_is_refused_by_name() -> None:
    session = Session.start(game("Anna", "bot", seed=3))
    missing = next(text for text in session.rules.pack.texts if text not in hand_of(session, 0))
    played = type_lines(game("Anna", "bot", seed=3), f"{missing}\n", "it")
    name = Speech("it")(
        "card.name",
        rank=Speech("it")(f"rank.italian.{missing[0]}.the"),
        suit=Speech("it")(f"suit.italian.{missing[1]}"),
    )
    assert f"Non hai in mano {name}." in played.text


@pytest.mark.parametrize(
    "typed",
    [
        b"\xff\xfe\xc3\x28\n1\n",
        b"\x1b[31m\n1\n",
        b"x" * (MAX_LINE + 1) + b"\n1\n",
        b"y" * 10_000_000 + b"\n1\n",
        b"\r\n1\r\n",
    ],
    ids=["not-utf-8", "escape", "long", "ten-megabytes", "carriage-return"],
)
def test_bytes_that_are_no_line_are_passed_over(typed: bytes) -> None:
    record = game("Anna", "bot", seed=3)
    played = type_lines(record, typed)
    assert played.session.record().moves[:1] == [type_lines(record, "1\n").session.record().moves[0]]
    assert "\x1b" not in played.text


def test_input_without_a_line_end_is_no_conversation(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None
            assert size > 0, "no more is read than is asked for"
            return b"0" * size

    monkeypatch.setattr("cardtables.cli.plain.lines.MAX_PASSED_OVER", 1 << 20)
    session = Session.start(game("Anna", "bot"))
    heard = io.StringIO()
    assert (
        play_plain(session, Speech("en", [session.spec.locale]), settings=Settings(), stdin=Endless(), stdout=heard)
        == 0
    )


COMMANDS = {
    "help": "Type the number",
    "hand": " of ",
    "table": "Trumps: ",
    "hint": "Advice: ",
    "score": "Score of Anna: 0.",
    "last": "No trick",
    "log": "Deal 1",
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_answers_and_changes_nothing(command: str) -> None:
    record = game("Anna", "bot", seed=3)
    silent, played = type_lines(record, ""), type_lines(record, f"{command}\n")
    before, after = silent.text.splitlines(), played.text.splitlines()
    assert after[: len(before) - 1] == before[:-1]
    answer = "\n".join(after[len(before) - 1 : -1])
    assert COMMANDS[command] in answer
    assert played.session.record() == silent.session.record()


def test_commands_are_understood_in_the_persons_language_and_in_english() -> None:
    record = game("Anna", "bot", seed=3)
    for mine, english in (("mano", "hand"), ("tavolo", "table"), ("PUNTEGGIO", "score"), ("ultima", "last")):
        assert type_lines(record, f"{mine}\n", "it").text == type_lines(record, f"{english}\n", "it").text


def test_every_command_has_its_line_in_help() -> None:
    said = type_lines(game("Anna", "bot"), "?\n", "it").text
    for words in ("aiuto, ?:", "mano, carte:", "consiglio, h:", "annulla, u:", "esci, q:", "nascondi, z:"):
        assert words in said


def test_the_rules_are_read_out_without_marks_with_the_rules_of_this_table() -> None:
    said = type_lines(game("Anna", "bot", order="tuscan"), "rules\n").text
    assert not re.search(r"^[#|]|\*\*|`", said, re.MULTILINE)
    assert said.count("Rule chosen: ") == 2  # when the game opens, and after the rules page


def test_a_move_is_taken_back_while_nothing_has_been_seen_since() -> None:
    record = begun_by_the_first("Anna", "bot", "Bruno", "bot", signs="always")
    played = type_lines(record, "\nsign re\nundo\n")
    assert "The move is taken back." in played.text
    assert played.session.record() == record


def test_a_move_stands_once_others_have_shown_cards() -> None:
    record = begun_by_the_first("Anna", "bot")
    played = type_lines(record, "1\nundo\n")
    assert "Cards have been seen since" in played.text
    assert len(played.session.record().moves) >= 2


def test_a_friendly_table_lets_moves_be_taken_back_all_the_same() -> None:
    record = begun_by_the_first("Anna", "bot", friendly="on")
    played = type_lines(record, "1\nundo\n")
    assert played.session.record() == record
    assert played.text.splitlines()[-5] == "Anna, it is your turn."


def test_who_has_just_moved_may_take_it_back_before_the_next_person_sits_down() -> None:
    record = begun_by_the_first("Anna", "Bruno")
    played = type_lines(record, "\n1\nundo\n")
    assert played.session.record() == record
    assert played.text.splitlines()[-2].startswith("It is Anna's turn.")


def test_the_only_card_is_played_by_itself_where_that_is_wished_for() -> None:
    record = game("Anna", "bot", target=1)
    asked = {
        wish: len(converse(record, any_move, settings=Settings(play_only_card=wish)).asked) for wish in (False, True)
    }
    assert (asked[False], asked[True]) == (20, 19)


def test_cards_are_sorted_where_that_is_wished_for() -> None:
    record = next(
        record
        for record in (game("Anna", "bot", seed=seed) for seed in range(100))
        if replay(record).state.hands[0] != tuple(sorted(replay(record).state.hands[0]))
    )
    sort, leave = (type_lines(record, "", settings=Settings(sort_hand=wish)).text for wish in (True, False))
    listed = [re.findall(r"^\d: .*, play (\S+)$", text, re.MULTILINE) for text in (sort, leave)]
    assert sorted(listed[0]) == sorted(listed[1])
    assert listed[0] != listed[1]
    pack = replay(record).table.rules.pack
    assert listed[0] == pack.sorted_texts(pack.read(text) for text in listed[0])


# Leaving and coming back


@pytest.mark.parametrize("ending", ["quit\n", "q\n", ""], ids=["quit", "q", "end-of-input"])
def test_leaving_keeps_the_game_and_says_how_to_go_on(ending: str) -> None:
    store = Store()
    keeper = store.new_keeper("briscola")
    keeper.open()
    lines = iter(["1", "1", *ending.splitlines()])

    def typed(session: Session, asked: int) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    played = converse(game("Anna", "bot"), typed, keeper=keeper)
    (saved,) = store.games()
    assert json.loads(saved.path.read_text("utf-8"))["moves"] == played.session.record().moves
    assert played.text.splitlines()[-1].endswith(f"cardtables play --resume {saved.id} --plain")
    assert played.status == 0


def test_without_a_place_on_disk_leaving_says_so() -> None:
    assert type_lines(game("Anna", "bot"), "quit\n").text.splitlines()[-1].startswith("The game is not saved")


@EVERY_LANGUAGE
def test_a_game_goes_on_in_the_middle_of_a_trick(language: str) -> None:
    whole = converse(game("Anna", "Bruno", target=1), any_move, language).session.record()
    torn = whole.model_copy(update={"moves": whole.moves[:11]})
    trick = replay(torn).state.trick
    assert len(trick) == 1
    seat, card = trick[0]
    rules = replay(torn).table.rules
    text = rules.pack.text(card)
    played = type_lines(torn, "\n", language)
    speech = Speech(language)
    name = speech("card.name", rank=speech(f"rank.italian.{text[0]}"), suit=speech(f"suit.italian.{text[1]}"))
    assert speech("plain.lies", name=torn.seats[seat].name, card=name) in played.text.splitlines()
    gone_on = converse(torn, any_move, language)
    assert gone_on.session.status == "finished"
    assert gone_on.session.record().moves[:11] == whole.moves[:11]


def test_a_finished_match_says_how_it_ended() -> None:
    whole = converse(game("Anna", "bot", target=1), any_move).session.record()
    again = type_lines(whole, "")
    assert again.status == 0
    assert "The match is over." in again.text


def test_where_cards_run_out_a_sentence_says_so() -> None:
    deal = {"hands": [["AD"], ["2D"]], "trump": "C", "turn": 0}
    record = Record.model_validate(
        {"game": "briscola", "seats": [{"name": "Anna"}, {"name": "Bruno"}], "deals": [deal]}
    )
    played = converse(record, any_move)
    assert (played.status, played.session.status) == (0, "needs_deal")
    assert played.text.splitlines()[-1] == "The cards of the next deal are missing."


def test_output_that_nobody_reads_ends_the_conversation_quietly() -> None:
    class Gone(io.StringIO):
        def write(self, text: str, /) -> int:
            if self.tell() > 300:
                raise BrokenPipeError
            return super().write(text)

    session = Session.start(game("bot", "bot", target=1))
    assert play_plain(session, Speech("en", [session.spec.locale]), settings=Settings(), stdin=None, stdout=Gone()) == 0
    assert session.status == "playing"


def test_a_long_match_does_not_slow_down() -> None:
    """What is said and done at a move does not grow with the moves made: counted in events told, not in time."""
    record = converse(game("Anna", "bot", target=7), any_move)
    sizes = [asked.said for asked in record.asked]
    steps = [after - before for before, after in pairwise(sizes)]
    early, late = max(steps[:20]), max(steps[-20:])
    assert len(steps) > 140
    assert late <= early * 6  # the end of a deal tells more than a trick
