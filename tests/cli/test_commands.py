"""The command line in process: answers, exit statuses, and a sentence for everything that will not do."""

import io
import json
import sys
from pathlib import Path

import pytest

from cardtables.cli import main
from cardtables.cli.parser import make_parser
from cardtables.i18n import Speech
from cardtables.match.record import MAX_BYTES
from cardtables.match.store import Store

RECORD = {
    "format": "cardtables",
    "version": 1,
    "game": "briscola",
    "options": {"target": 1},
    "seats": [{"name": "Anna"}, {"name": "Bruno", "bot": "normal"}],
    "deals": [{"dealer": 1, "hands": [["3C", "4S"], ["AC", "5S"]], "trump": "D", "stock": []}],
    "moves": ["play 3C"],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(RECORD), "utf-8")
    return path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit status, output and error output of a command line."""
    status = main(words)
    out, err = capsys.readouterr()
    return status, out, err


def given(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("play tarocchi", "tarocchi"),
        ("play briscola --set colour=red", "colour"),
        ("play briscola --set target=8", "from 1 to 7"),
        ("play briscola --set target=three", "three"),
        ("play briscola --set order=lombard", "standard, three_seven, seven_high, tuscan"),
        ("play briscola --set target", "target"),
        ("play briscola --set accuse=on --set early_end=on", "early_end"),
        ("play briscola --preset lombard", "lombard"),
        ("play briscola --seats ,", "name"),
        ("play briscola --seats Anna", "2, 3, 4, 6"),
        ("play briscola --seats A,B,C,D,E,F,G", "2, 3, 4, 6"),
        ("play briscola --seats Anna,Bruno,Anna", "Anna"),
        ("play briscola --seats Anna,Anna=bot:easy", "Anna"),
        ("play briscola --seats Anna,robot:easy", "robot:easy"),
        ("play briscola --seats Anna,bot:genius", "genius"),
        (f"play briscola --seats {'x' * 25},bot", "24"),
        ("play briscola --seats \x1b[31mAnna,bot", "\\x1b[31mAnna"),
        ("play briscola --theme plaid", "plaid"),
        ("play briscola --lang de", "de"),
        ("play briscola --seed -1", "--seed"),
        ("play briscola --seed 99999999999999999999", "--seed"),
        ("play briscola --resume", "--resume"),
        ("play", "--from"),
        ("play --resume nosuch", "nosuch"),
        ("play --from nosuch.json", "nosuch.json"),
        ("play --resume x --seed 3", "--seed"),
        ("rules tarocchi", "tarocchi"),
        ("replay", "file"),
        ("replay nosuch.json", "nosuch.json"),
        ("replay nosuch.json --view nord", "nord"),
        ("hint nosuch.json", "nosuch.json"),
        ("arena briscola --seats normal,genius", "genius"),
        ("arena briscola --seats easy,easy,easy,easy,easy", "5"),
        ("arena briscola --seats easy,easy --deals 0", "--deals"),
        ("arena briscola --seats easy,easy --at 9", "--at"),
        ("arena briscola", "--seats"),
        ("deal", "deal"),
        ("--theme", "--theme"),
    ],
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_what_will_not_do_is_named_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], home: Path, words: str, named: str, language: str
) -> None:
    lang = [] if "--lang" in words else ["--lang", language]
    status, out, err = said(capsys, *words.split(" "), *lang)
    assert (status, out) == (2, "")
    assert err.startswith("cardtables: ")
    assert err.count("\n") == 1
    assert "\x1b" not in err
    assert named.lower() in err.lower() or language == "it"
    assert not list(home.rglob("*"))


@pytest.mark.parametrize("words", [[], ["play", "briscola", "--seats", "Anna,bot"]])
def test_without_a_terminal_the_screen_says_what_to_do(
    capsys: pytest.CaptureFixture[str], home: Path, words: list[str]
) -> None:
    status, _, err = said(capsys, *words)
    assert status == 2
    assert "--plain" in err
    assert not list(home.rglob("*"))


def test_replay_answers_and_tells(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    status, out, _ = said(capsys, "replay", str(file), "--json")
    assert status == 0
    assert json.loads(out)["hands"] == [["4S"], ["AC", "5S"]]
    _, out, _ = said(capsys, "replay", str(file), "--json", "--view", "0")
    assert json.loads(out)["hands"] == [["4S"], ["??", "??"]]
    _, out, _ = said(capsys, "replay", str(file), "--lang", "it")
    assert "3 di coppe" in out
    assert out.splitlines()[-1] == "Tocca a Bruno."


def test_a_refused_move_is_an_answer(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps({**RECORD, "moves": ["play 3C", "play 7D"]}), "utf-8")
    status, out, _ = said(capsys, "replay", str(file), "--json")
    answer = json.loads(out)
    assert (status, answer["ok"], answer["error"]["move"], answer["error"]["code"]) == (1, False, 1, "not_in_hand")
    status, out, err = said(capsys, "replay", str(file))
    assert (status, out) == (1, "")
    assert "Move 2" in err
    assert "7D" in err


@pytest.mark.parametrize(
    "data",
    [b" " * (MAX_BYTES + 1), b"[" * 20_000, b'{"a":' * 20_000, b"\xff\xfe{}", b"{", b"null", b'{"format": NaN}', b""],
    ids=["large", "lists", "objects", "bytes", "torn", "null", "nan", "empty"],
)
def test_a_file_that_is_no_record_is_an_answer(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    status, out, _ = said(capsys, "replay", str(path), "--json")
    assert (status, json.loads(out)["ok"]) == (1, False)
    assert said(capsys, "hint", str(path))[0] == 2
    assert said(capsys, "play", "--from", str(path), "--plain")[0] == 2


def test_lines_are_answered_in_order_whatever_they_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good = json.dumps(RECORD).encode()
    seen = json.dumps({**RECORD, "view": 1}).encode()
    lines = [good, b"", b"{", seen, b"x" * (MAX_BYTES + 10), b"\xff", good]
    given(monkeypatch, b"\n".join(lines))
    status, out, _ = said(capsys, "replay", "--jsonl")
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 1
    assert [answer["ok"] for answer in answers] == [True, False, False, True, False, False, True]
    assert answers[3]["hands"] == [["??"], ["AC", "5S"]]


def test_a_hint_says_move_and_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    messages = set()
    for language in ("it", "en"):
        status, out, _ = said(capsys, "hint", str(file), "--json", "--lang", language)
        answer = json.loads(out)
        assert (status, answer["seat"], answer["move"], answer["reason"]["code"]) == (0, 1, "play AC", "counted_out")
        messages.add(answer["reason"]["message"])
    assert len(messages) == 2
    assert said(capsys, "hint", str(file), "--lang", "en")[1].splitlines()[0] == "play AC"
    given(monkeypatch, json.dumps({**RECORD, "view": 0}).encode() + b"\n{}\n")
    status, out, _ = said(capsys, "hint", "--jsonl", "--bot", "easy")
    assert [json.loads(line)["ok"] for line in out.splitlines()] == [True, False]


def test_where_nobody_is_to_act_there_is_no_hint(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps({**RECORD, "moves": ["play 3C", "play AC", "play 5S", "play 4S"]}), "utf-8")
    status, out, _ = said(capsys, "hint", str(file), "--json")
    assert (status, json.loads(out)["error"]["code"]) == (1, "nobody_to_act")


def test_a_preset_and_options_make_the_record(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--preset", "declarations", "--set", "target=1", "--seats", "bot,bot:easy", "--seed", "5", "--plain"]
    assert said(capsys, "play", "briscola", *words)[0] == 0
    (saved,) = Store().games(finished=True)
    record = json.loads(saved.path.read_text("utf-8"))
    assert record["options"] == {"target": 1, "accuse": "on", "swap": "7"}
    assert [seat["bot"] for seat in record["seats"]] == ["normal", "easy"]
    status, out, _ = said(capsys, "saves", "--json")
    (row,) = json.loads(out)
    assert (status, row["id"], row["finished"]) == (0, saved.id, True)
    assert said(capsys, "replay", str(saved.path), "--json")[0] == 0


def test_a_record_goes_on_where_it_stands(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps({**RECORD, "seats": [{"name": "A", "bot": "easy"}, {"name": "B", "bot": "easy"}]}))
    assert said(capsys, "play", "--from", str(file), "--plain")[0] == 0
    (saved,) = Store().games(finished=True)
    assert json.loads(saved.path.read_text("utf-8"))["moves"][:2] == ["play 3C", "play AC"]


def test_an_arena_gives_the_same_figures_again(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "briscola", "--seats", "easy,random", "--deals", "6", "--seed", "3"]
    first, second = (json.loads(said(capsys, *words, "--json")[1]) for _ in range(2))
    for figures in (first, second):
        for entry in figures["entries"]:
            assert entry.pop("think")["p95_ms"] >= 0
    assert first == second
    assert first["deals"] == 6
    assert sum(entry["mean"] for entry in first["entries"]) == pytest.approx(1)
    status, out, _ = said(capsys, *words)
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()[1:]] == ["easy", "random"]


@pytest.mark.parametrize("language", ["en", "it"])
def test_games_rules_themes_and_help_are_told(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for words in (["list"], ["rules", "briscola"], ["themes"], ["saves"], ["--help"], ["play", "--help"]):
        status, out, err = said(capsys, *words, "--lang", language)
        assert (status, err) == (0, "")
        assert out.strip()


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == (0, "cardtables 0.1.0\n", "")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("--lang it --theme mono --ascii --no-mouse --no-animation play briscola", ("it", "mono", True, True, True)),
        ("play briscola --lang it --theme mono --ascii --no-mouse --no-animation", ("it", "mono", True, True, True)),
        ("--lang it play briscola --theme mono", ("it", "mono", False, False, False)),
        ("play briscola", (None, None, False, False, False)),
        ("--ascii", (None, None, True, False, False)),
    ],
)
def test_the_look_may_be_wished_for_before_the_command_and_after(words: str, meant: tuple[object, ...]) -> None:
    read = make_parser(Speech("en")).parse_args(words.split())
    assert (read.lang, read.theme, read.ascii, read.no_mouse, read.no_animation) == meant


def test_an_unknown_language_is_refused_before_the_command_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--lang", "de", "list")[0] == 2


def test_a_wrong_version_is_told_as_json_writes_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, json.dumps({**RECORD, "version": "1"}).encode())
    assert 'version is "1", it must be 1.' in said(capsys, "--lang", "en", "replay", "-")[2]
