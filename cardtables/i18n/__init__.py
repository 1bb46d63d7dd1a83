"""Sentences: picks the language, reads the compiled catalogues and says a key in words."""

from cardtables.i18n.errors import explained
from cardtables.i18n.language import LANGUAGES, pick_language
from cardtables.i18n.lists import alternatives, joined
from cardtables.i18n.speech import CatalogueNotBuiltError, MissingTextError, Speech

__all__ = [
    "LANGUAGES",
    "CatalogueNotBuiltError",
    "MissingTextError",
    "Speech",
    "alternatives",
    "explained",
    "joined",
    "pick_language",
]
