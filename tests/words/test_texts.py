"""A bound language words messages, whatever is in them, and never breaks on a name."""

from __future__ import annotations

import pytest

from engine.core.values import Message, Seat, say, seat_name
from render.errors import UnknownChoiceError
from render.words import Texts, WordingError, fold_locale, languages, texts

RED, BLUE, GREEN, LAST = map(Seat, range(4))


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-GB", "en"),
        ("en_US", "en"),
        ("fr", "fr"),
        ("de-AT", "de"),
        ("DE", "de"),
        ("pt-BR", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_folds_to_a_language_we_speak(locale: str | None, language: str) -> None:
    assert fold_locale(locale) == language


@pytest.mark.parametrize(
    ("language", "words"), [("en", "1,200"), ("fr", "1\u00a0200"), ("de", "1.200")]
)
def test_numbers_are_grouped_as_the_language_does(language: str, words: str) -> None:
    assert texts(language)("number", value=1200) == words
    assert texts(language)("number", value=-7) == "-7"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "1, 2 and 3"), ("fr", "1, 2 et 3"), ("de", "1, 2 und 3")]
)
def test_a_tuple_of_messages_is_worded_as_a_list(language: str, words: str) -> None:
    numbers = tuple(say("number", value=n) for n in (1, 2, 3))
    assert texts(language)("quoted", words=numbers)[1:-1].strip() == words


def test_short_and_long_lists() -> None:
    def listed(count: int) -> str:
        return texts("en").listed([str(n) for n in range(count)])

    assert [listed(0), listed(1), listed(2)] == ["nothing", "0", "0 and 1"]
    assert listed(15).endswith("13 and 14")
    assert listed(40).endswith("12, 13 and 26 more")


def test_messages_inside_messages_are_worded_in_the_same_language() -> None:
    inner = say("counted", count=2, what=say("nothing"))
    assert texts("fr")(say("refuse-missing", prompt=inner)) == (
        "Il manque quelque chose\u00a0: 2 × rien"
    )


def test_french_marks_never_begin_a_line() -> None:
    words = texts("fr")("refuse-option", offender="x", prompt=say("nothing"), options=())
    assert "«\u00a0x\u00a0»" in words
    assert "Possible\u00a0:" in words


@pytest.mark.parametrize("language", languages)
def test_no_words_hold_marks_the_fonts_lack(language: str) -> None:
    words = texts(language, ("Ann\u2068e\u2069", "\u202fBen"))
    shown = words("refuse-record-move", number=123456, reason=seat_name(RED))
    assert not set(shown) & set("\u2068\u2069\u202f")
    assert words(seat_name(BLUE)) == "Ben"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anne", "Anne"),
        ("  Anne\n\tde  Köln ", "Anne de Köln"),
        ("\u202eennA", "ennA"),
        ("{ $x } { -term }", "{ $x } { -term }"),
        ("\x00\x1b[31mred", "[31mred"),
        ("👩\u200d🌾 Ann", "👩\u200d🌾 Ann"),
        ("x" * 99, "x" * 31 + "…"),
    ],
)
def test_a_name_stays_on_its_line_and_within_its_length(name: str, shown: str) -> None:
    assert texts("en", (name,))(seat_name(RED)) == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u2060", "\n"])
def test_a_seat_without_a_visible_name_is_called_by_its_colour(name: str) -> None:
    assert texts("de", (name,), ("red", "blue"))(seat_name(RED)) == "Rot"


def test_a_seat_beyond_the_colours_is_called_by_its_number() -> None:
    words = texts("fr", ("Anne",), ("red", "mauve"))
    assert [words(seat_name(seat)) for seat in (RED, BLUE, LAST)] == ["Anne", "Place 2", "Place 4"]
    assert words.name(RED) == "Anne"


def test_foreign_words_are_escaped_once_and_ours_never() -> None:
    words = texts("en", ("*Ann*",), escape=lambda text: text.replace("*", "\\*"))
    promise = say("quoted", words="**now**")
    assert words("refuse-missing", prompt=promise).endswith("“\\*\\*now\\*\\*”")
    assert words("list-end", head=seat_name(RED), last="x") == "\\*Ann\\* and x"


def test_words_from_others_cannot_break_the_line() -> None:
    words = texts("en")("refuse-number", offender="1\n2\u202e3", least=0, most=9, step=1)
    assert words == "“1 23” is not a whole number: from 0 to 9."


def test_a_missing_key_or_parameter_is_shown_but_strictly_an_error() -> None:
    lenient, strict = texts("fr"), Texts("fr", strict=True)
    assert lenient("no-such-key") == "no-such-key"
    assert "offender" in lenient("refuse-number")
    for message in (Message("no-such-key"), Message("refuse-number")):
        with pytest.raises(WordingError, match=message.key):
            strict(message)
    assert lenient.knows("refuse-number")
    assert not lenient.knows("no-such-key")


def test_the_same_table_shares_its_words() -> None:
    assert texts("en", ("A", "B")) is texts("en", ["A", "B"])
    assert texts("en", ("A", "B")) is not texts("en", ("A", "C"))


def test_an_unknown_setting_of_names_does_not_shift_seats() -> None:
    words = texts("en", ("Anne", "", "Zoë"), ("red", "blue", "green"))
    assert [words.name(seat) for seat in (RED, BLUE, GREEN)] == ["Anne", "Blue", "Zoë"]


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownChoiceError, match="en, fr, de"):
        texts("xx")
