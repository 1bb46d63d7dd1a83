"""Sentences: picks the language, reads the compiled catalogues and says a key in words."""

from cardtables.i18n.language import LANGUAGES, UnknownLanguageError, pick_language
from cardtables.i18n.lists import alternatives, joined
from cardtables.i18n.speech import CatalogueNotBuiltError, MissingTextError, Speech

__all__ = [
    "LANGUAGES",
    "CatalogueNotBuiltError",
    "MissingTextError",
    "Speech",
    "UnknownLanguageError",
    "alternatives",
    "joined",
    "pick_language",
]
