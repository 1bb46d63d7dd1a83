"""The catalogues are whole: both languages say the same keys with the same fields, and exactly those that are used."""

import re
from collections.abc import Iterable
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from cardtables.i18n import LANGUAGES
from hatch_build import compile_catalogues
from tests.i18n.sources import PACKAGE, Use, Uses, package_uses, uses_of

FOLDERS = sorted({path.parent for path in PACKAGE.glob("**/locale/*.po")})
EVERY_FOLDER = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def catalogue(folder: Path, language: str) -> Catalog:
    with (folder / f"{language}.po").open("rb") as stream:
        return read_po(stream, abort_invalid=True)


def key_of(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def texts_of(message: Message) -> tuple[str, ...]:
    """The text of a message, or its forms for one and for many."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def fields_of(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def messages(folder: Path, language: str) -> dict[str, Message]:
    return {key_of(message): message for message in catalogue(folder, language) if message.id}


def fields(message: Message) -> set[str]:
    return {field for text in texts_of(message) for field in fields_of(text)}


@cache
def all_fields() -> dict[str, set[str]]:
    """The fields of every key of every catalogue; the other tests hold the languages together."""
    found: dict[str, set[str]] = {}
    for folder in FOLDERS:
        for key, message in messages(folder, "en").items():
            found.setdefault(key, set()).update(fields(message))
    return found


@EVERY_FOLDER
def test_a_folder_has_one_catalogue_a_language(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.po")} == set(LANGUAGES)


@EVERY_FOLDER
def test_languages_have_the_same_keys(folder: Path) -> None:
    italian, english = messages(folder, "it"), messages(folder, "en")
    assert italian.keys() == english.keys()
    assert [key for key in italian if type(italian[key].id) is not type(english[key].id)] == []


@EVERY_FOLDER
def test_languages_have_the_same_fields(folder: Path) -> None:
    italian, english = messages(folder, "it"), messages(folder, "en")
    assert [key for key in italian if fields(italian[key]) != fields(english[key])] == []


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_fields_are_plain_names(folder: Path, language: str) -> None:
    named = {key: fields(message) for key, message in messages(folder, language).items()}
    assert {key for key, names in named.items() if not all(name.isidentifier() for name in names)} == set()


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_texts_are_there_and_final(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        assert not message.fuzzy, key
        assert all(texts_of(message)), key


@EVERY_FOLDER
def test_no_italian_preposition_stands_before_an_article_it_melts_with(folder: Path) -> None:
    """“Meno di il 3 di spade”: what bots' reasons and refusals call `card` comes with its article."""
    alone = re.compile(r"\b(di|a|da|in|su)\s+\{(card|the_card|the_rank|what)\}", re.IGNORECASE)
    for key, message in messages(folder, "it").items():
        named = key.startswith(("reason.", "refusal."))
        found = {match[2] for text in texts_of(message) for match in alone.finditer(text)}
        assert not (found if named else found - {"card"}), key


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_no_key_stands_twice(folder: Path, language: str) -> None:
    keys = re.findall(r'^msgid "(.+)"$', (folder / f"{language}.po").read_text("utf-8"), re.MULTILINE)
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_plurals_have_the_two_forms_of_both_languages(folder: Path, language: str) -> None:
    header = catalogue(folder, language)
    assert (header.num_plurals, header.plural_expr) == (2, "(n != 1)")
    for key, message in messages(folder, language).items():
        if not isinstance(message.id, str):
            assert message.id == (key, f"{key}.plural")
            assert len(texts_of(message)) == 2, key


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_the_compiled_catalogue_says_what_is_written(folder: Path, language: str) -> None:
    with (folder / f"{language}.mo").open("rb") as stream:
        compiled = GNUTranslations(stream)
    for key, message in messages(folder, language).items():
        if isinstance(message.id, str):
            assert compiled.gettext(key) == message.string
        else:
            assert tuple(compiled.ngettext(key, f"{key}.plural", n) for n in (1, 21)) == texts_of(message)


def test_compiling_follows_an_edited_catalogue(tmp_path: Path) -> None:
    folder = tmp_path / "cardtables" / "deep" / "locale"
    folder.mkdir(parents=True)
    source = folder / "en.po"
    source.write_text((FOLDERS[0] / "en.po").read_text("utf-8"), "utf-8")
    (compiled,) = compile_catalogues(tmp_path)
    before = compiled.stat().st_mtime_ns, compiled.read_bytes()
    compile_catalogues(tmp_path)
    assert (compiled.stat().st_mtime_ns, compiled.read_bytes()) == before
    with source.open("a", encoding="utf-8") as stream:
        stream.write('\nmsgid "planted.key"\nmsgstr "planted text"\n')
    compile_catalogues(tmp_path)
    assert b"planted text" in compiled.read_bytes()


def unused(keys: Iterable[str], uses: Uses) -> list[str]:
    """Keys that no source says: neither as they are, nor as an f-string, nor, if they explain an error, by its code."""
    computed = re.compile("|".join(uses.computed) or "(?!)")
    codes = re.compile("|".join(uses.codes) or "(?!)")
    left = [key for key in keys if key not in uses.named and not computed.fullmatch(key)]
    errors = [key.partition(".") for key in keys if key.startswith(("error.", "refusal."))]
    return left + [family + dot + code for family, dot, code in errors if not codes.fullmatch(code)]


def test_every_key_is_used() -> None:
    assert unused(all_fields(), package_uses()) == []


def test_every_named_key_exists() -> None:
    """A string that looks like a key of a family that the catalogues have must be one of them."""
    families = {key.partition(".")[0] for key in all_fields()}
    looking_so = {key for key in package_uses().named if key.partition(".")[0] in families}
    assert looking_so - all_fields().keys() == set()


def unsayable(said: tuple[Use, ...]) -> list[Use]:
    return [use for use in said if not all_fields().get(use.key, {"(no such key)"}) <= use.fields]


def test_what_is_said_exists_and_gets_its_fields() -> None:
    assert unsayable(package_uses().said) == []


def test_the_reader_of_sources_sees_what_it_must() -> None:
    source = '''
"""list.docstring"""
speech("list.and", names=a, last=b)
self.speech.plural("count.tricks", 3)
speech("list.and", names=a)
say = "card.name" if short else f"rank.{pack}.{rank}.the"
why = f"error.{code}" if code != "too_low" else f"{verb}_off"
raise TableError("no_such_code", card=1)
Refusal("no_such_refusal", (("card", 1), ("suit", 2)))
speech("list.or", **fields)
'''
    uses = uses_of(source, "x.py")
    assert uses.named == {"list.and", "count.tricks", "card.name", "list.or"}
    assert unused(["card.name", "rank.italian.A.the", "rank.italian.A"], uses) == ["rank.italian.A"]
    assert unused(["error.too_low", "error.sign_off", "error.too_high"], uses) == ["error.too_high"]
    assert uses.said[0] == Use("list.and", frozenset({"names", "last"}), "x.py:3")
    assert [use.where for use in unsayable(uses.said)] == ["x.py:4", "x.py:5", "x.py:8", "x.py:9"]
    assert unsayable(uses.said)[-1].fields == {"card", "suit"}
