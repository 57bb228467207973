"""Messages turned into sentences: the Fluent files, the bound language and the narration."""

from render.words.bundles import WordingError, fold_locale, languages
from render.words.narration import narrate
from render.words.texts import Texts, texts

__all__ = ["Texts", "WordingError", "fold_locale", "languages", "narrate", "texts"]
