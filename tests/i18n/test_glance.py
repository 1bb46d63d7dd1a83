"""Reading a few keys says what the whole catalogue says, and nothing where there is nothing."""

from gettext import GNUTranslations
from pathlib import Path

import pytest

from cardtables.i18n import LANGUAGES
from cardtables.i18n.glance import glance
from cardtables.i18n.speech import SHARED_CATALOGUES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_found_as_the_catalogue_has_it(language: str) -> None:
    path = SHARED_CATALOGUES / f"{language}.mo"
    with path.open("rb") as stream:
        whole = {key: text for key, text in GNUTranslations(stream)._catalog.items() if isinstance(key, str) and key}  # type: ignore[attr-defined]
    assert len(whole) > 100
    assert glance(path, whole) == whole


def test_a_key_that_is_not_there_has_no_text() -> None:
    path = SHARED_CATALOGUES / "it.mo"
    assert glance(path, ["", "aaa", "list.and", "list.andy", "zzz"]).keys() == {"", "list.and"}


@pytest.mark.parametrize("data", [b"", b"not a catalogue at all, but some text", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_what_is_no_catalogue_says_nothing(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "it.mo"
    assert glance(path, ["list.and"]) == {}
    path.write_bytes(data)
    assert glance(path, ["list.and"]) == {}
