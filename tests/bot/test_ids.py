"""Custom ids: what goes in comes out, and never more than Discord allows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.components.ids import Press, fingerprint, matches, read, shorten
from bot.components.limits import CUSTOM_ID

words = st.text("abcdefghijklmnopqrstuvwxyz0123456789@.-:", max_size=40)
names = words.filter(bool)


@given(
    st.sampled_from("abosmf"), names.map(lambda n: n[:8]), words, names.map(lambda n: n[:7]), words
)
def test_a_press_survives_its_custom_id(
    op: str, match: str, decision: str, mark: str, value: str
) -> None:
    press = Press(op, match, decision, mark, value)
    written = press.write()
    assert len(written) <= CUSTOM_ID
    again = read(written)
    assert again is not None
    assert again[:4] == press[:4]
    assert matches(again.value, value)


def test_a_long_value_is_told_from_another() -> None:
    press = Press("a", "abcdefgh", "d" * 40, "2abcdef", "x" * 90)
    again = read(press.write())
    assert again is not None
    assert matches(again.value, "x" * 90)
    assert not matches(again.value, "x" * 89)
    assert shorten("x" * 90) != "x" * 90


def test_what_is_not_ours_is_left_alone() -> None:
    assert read("") is None
    assert read("something") is None


def test_drafts_are_told_apart() -> None:
    drafts = [(), ("move",), ("move", "1"), ("move", "2"), ("move", "1", "2"), ("move", "12")]
    assert len({fingerprint(draft) for draft in drafts}) == len(drafts)
