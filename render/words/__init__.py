"""Messages turned into sentences: the Fluent files, the bound language and the narration."""

from render.words.bundles import WordingError, add_words, fold_locale, languages
from render.words.narration import narrate
from render.words.phrasing import counted, phrase, said_so_far, spoken, worded
from render.words.texts import Texts, texts

__all__ = [
    "Texts",
    "WordingError",
    "add_words",
    "counted",
    "fold_locale",
    "languages",
    "narrate",
    "phrase",
    "said_so_far",
    "spoken",
    "texts",
    "worded",
]
