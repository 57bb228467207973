"""Words that fit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.boxes import Box
from render.fonts import Face, has_glyph, missing, width
from render.lettering import clean_name, distinct_names, fit, ink, placed


def test_words_keep_their_size_when_they_fit() -> None:
    lettering = fit("Köln", Face.TITLE, 30, 300, 26)
    assert (lettering.lines, lettering.size, lettering.cut) == (("Köln",), 30, False)


def test_words_shrink_before_they_break() -> None:
    room = width("Großkaufmann", Face.LABEL, 22)
    lettering = fit("Großkaufmann", Face.LABEL, 30, room, 18, 2)
    assert (lettering.lines, lettering.size) == (("Großkaufmann",), 22)


def test_words_break_at_spaces_and_hyphens() -> None:
    room = width("Auktion und", Face.LABEL, 24)
    assert fit("Auktion und Beladung", Face.LABEL, 24, room, 24, 2).lines == (
        "Auktion und",
        "Beladung",
    )
    room = width("Express-", Face.LABEL, 24)
    assert fit("Express-Kurier", Face.LABEL, 24, room, 24, 2).lines == ("Express-", "Kurier")
    room = width("Investi-", Face.LABEL, 24)
    assert fit("Investi\u00adtionen", Face.LABEL, 24, room, 24, 2).lines == ("Investi-", "tionen")


def test_a_soft_hyphen_is_not_drawn_where_nothing_breaks() -> None:
    assert fit("Investi\u00adtionen", Face.LABEL, 24, 500, 24).lines == ("Investitionen",)


def test_the_last_resort_is_an_ellipsis() -> None:
    lettering = fit("W" * 32, Face.TITLE, 28, 200, 26)
    assert lettering.cut
    assert lettering.size == 26
    assert lettering.lines[0].endswith("…")
    assert lettering.width <= 200


@settings(max_examples=200)
@given(
    st.text(st.characters(min_codepoint=32, max_codepoint=0x17F, exclude_categories=["C"])),
    st.integers(40, 400),
    st.integers(1, 3),
    st.sampled_from(Face),
)
def test_nothing_is_ever_wider_than_its_room(words: str, room: int, lines: int, face: Face) -> None:
    lettering = fit(words, face, 30, room, 20, lines)
    assert lettering.width <= room
    assert 20 <= lettering.size <= 30
    assert len(lettering.lines) <= lines


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_lines_lie_inside_their_box(align: str) -> None:
    box = Box(100, 50, 400, 130)
    lettering = fit("Preise und Karten der Stadt", Face.BODY, 30, box.width, 26, 2)
    for line, x, y in placed(lettering, box, align):  # type: ignore[arg-type]  # parametrised
        assert box.holds(ink(line, lettering.face, lettering.size, x, y))


@pytest.mark.parametrize("face", Face)
def test_every_face_draws_our_three_languages(face: Face) -> None:
    assert missing("ÄÖÜäöüß ÀÂÇÉÈÊËÎÏÔÙÛàâçéèêëîïôùûœŒæ «»„“”‘’–—…×·•−%/()", face) == ""


@pytest.mark.parametrize("character", "🎲漢א\u200d\u202f\n")
def test_what_a_face_lacks_is_known(character: str) -> None:
    assert not has_glyph(character, Face.LABEL)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Mathilde", "Mathilde"),
        ("🎲 Zoë 🎲", "Zoë"),
        ("🎲🎲🎲", "Red"),
        ("漢字", "Red"),
        ("…!?", "Red"),
        ("", "Red"),
        ("a\u202fb\nc", "a b c"),
        ("e\u0301te\u0301", "été"),
    ],
)
def test_a_name_keeps_what_can_be_drawn(name: str, shown: str) -> None:
    assert clean_name(name, "Red") == shown


def test_two_players_never_look_the_same() -> None:
    names = ("Jo", "🎲Jo", "🎲", "Max")
    assert distinct_names(names, ("Red", "Blue", "Green", "Orange")) == (
        "Jo (Red)",
        "Jo (Blue)",
        "Green",
        "Max",
    )
