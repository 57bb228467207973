"""Each kind of field becomes what Discord does best with it, whatever its size."""

from __future__ import annotations

import pytest

from bot.components.controls import Buttons, Entry, Grouped, Modal, Select, Stepper
from bot.components.fields import plan
from bot.components.limits import fit, size
from bot.components.plan import rows_of
from engine.core.fields import NONE, Amount, Basket, Cap, Choose, Field, Option, Text, basket
from engine.core.values import say
from render.words import texts
from tests.support.fitting import misfits

EN = texts("en")
PROMPT = say("quoted", words="Which one?")
LONG = say("quoted", words="x" * 300)


def numbered(count: int, groups: int = 0) -> tuple[Option, ...]:
    return tuple(
        Option(
            f"token-{number}",
            say("number", value=number),
            say("counted", count=number, what=say("nothing")),
            say("quoted", words=f"group {number % groups}") if groups else None,
        )
        for number in range(count)
    )


def choose(count: int, groups: int = 0) -> Choose:
    return Choose("which", PROMPT, numbered(count, groups))


@pytest.mark.parametrize("count", [1, 5])
def test_a_few_options_are_buttons(count: int) -> None:
    made = plan(choose(count), EN)
    assert isinstance(made, Buttons)
    assert [button.value for button in made.buttons] == [f"token-{n}" for n in range(count)]
    assert made.prompt == "“Which one?”"
    assert made.other is None
    assert misfits(made) == []


@pytest.mark.parametrize("count", [6, 25])
def test_up_to_25_options_are_a_select_with_notes(count: int) -> None:
    made = plan(choose(count), EN)
    assert isinstance(made, Select)
    assert len(made.choices) == count
    assert made.choices[3].note == "3 × nothing"
    assert misfits(made) == []


def test_more_options_are_chosen_by_group() -> None:
    made = plan(choose(60, groups=4), EN)
    assert isinstance(made, Grouped)
    assert [group.label for group in made.groups] == [f"“group {n}”" for n in range(4)]
    assert [choice.value for choice in made.first.choices] == ["0", "1", "2", "3"]
    second = made.select("1")
    assert second is not None
    assert [choice.value for choice in second.choices][:2] == ["token-1", "token-5"]
    assert made.select("9") is None
    assert misfits(made) == []


def test_groups_too_large_for_a_select_are_parted() -> None:
    made = plan(choose(80, groups=2), EN)
    assert isinstance(made, Grouped)
    assert [group.label for group in made.groups] == [
        "“group 0” (1)",
        "“group 0” (2)",
        "“group 1” (1)",
        "“group 1” (2)",
    ]
    assert misfits(made) == []


def test_many_options_without_groups_are_chosen_by_range() -> None:
    made = plan(choose(60), EN)
    assert isinstance(made, Grouped)
    assert [group.label for group in made.groups] == ["0 – 24", "25 – 49", "50 – 59"]
    offered = [choice.value for group in made.groups for choice in group.select.choices]
    assert offered == [f"token-{n}" for n in range(60)]


def test_options_without_a_group_among_groups_have_one_of_their_own() -> None:
    options = (*numbered(29, groups=2), Option("stray", say("nothing")))
    made = plan(Choose("which", PROMPT, options), EN)
    assert isinstance(made, Grouped)
    assert made.groups[-1].label == "Others"


@pytest.mark.parametrize("count", [0, 26 * 25])
def test_what_no_select_can_show_is_an_error_not_a_silent_cut(count: int) -> None:
    with pytest.raises(ValueError, match=r"choose|too many"):
        plan(choose(count), EN)


def test_equal_labels_are_told_apart_by_group_then_by_token() -> None:
    wool, paris, rome = say("nothing"), say("number", value=1), say("number", value=2)
    options = (
        Option("wool@paris", wool, group=paris),
        Option("wool@rome", wool, group=rome),
    )
    made = plan(Choose("which", PROMPT, options), EN)
    assert isinstance(made, Buttons)
    assert [button.label for button in made.buttons] == ["nothing · 1", "nothing · 2"]
    twins = (Option("a", wool), Option("b", wool))
    made = plan(Choose("which", PROMPT, twins), EN)
    assert isinstance(made, Buttons)
    assert [button.label for button in made.buttons] == ["nothing · a", "nothing · b"]


def test_long_labels_are_cut_but_stay_distinct() -> None:
    options = tuple(Option(f"token-{n}", LONG, LONG) for n in range(30))
    for count in (2, 20, 30):
        assert misfits(plan(Choose("which", LONG, options[:count]), EN)) == []


@pytest.mark.parametrize(
    ("field", "values"),
    [
        (Amount("bid", PROMPT, 3, 3), ["3"]),
        (Amount("bid", PROMPT, 0, 400, 100), ["0", "100", "200", "300", "400"]),
        (Amount("bid", PROMPT, 1, 2, optional=True), [NONE, "1", "2"]),
    ],
)
def test_a_few_amounts_are_buttons(field: Amount, values: list[str]) -> None:
    made = plan(field, EN)
    assert isinstance(made, Buttons)
    assert [button.value for button in made.buttons] == values
    assert made.other is None


def test_up_to_25_amounts_are_a_select() -> None:
    made = plan(Amount("bid", PROMPT, 0, 2400, 100), texts("fr"))
    assert isinstance(made, Select)
    assert len(made.choices) == 25
    assert (made.choices[12].value, made.choices[12].label) == ("1200", "1\u00a0200")


def test_many_amounts_are_marks_and_a_form_for_any_other() -> None:
    made = plan(Amount("bid", PROMPT, 0, 5000, 100, (0, 500, 1200, 77, 9000)), EN)
    assert isinstance(made, Buttons)
    assert [button.label for button in made.buttons] == ["0", "500", "1,200"]
    assert made.other is not None
    assert made.other.opener == "Other…"
    (entry,) = made.other.inputs
    assert isinstance(entry.control, Entry)
    assert entry.note == "A number from 0 to 5,000, in steps of 100"
    assert entry.control.most >= len("5 000")
    assert misfits(made) == []


def test_as_many_marks_are_shown_as_leave_room_for_the_form() -> None:
    made = plan(Amount("bid", PROMPT, 0, 5000, 1, tuple(range(60)), optional=True), EN)
    assert isinstance(made, Buttons)
    assert made.buttons[0].value == NONE
    assert rows_of(made) == 4
    assert misfits(made) == []


def test_many_amounts_without_marks_are_a_form() -> None:
    assert isinstance(plan(Amount("bid", PROMPT, 0, 5000), EN), Modal)


def goods(options: int, least: int, most: int, limit: int = 9) -> Basket:
    return Basket("goods", PROMPT, numbered(options), least, most, (limit,) * options)


def test_a_basket_for_up_to_five_is_a_form_of_selects() -> None:
    made = plan(goods(20, 1, 3), EN)
    assert isinstance(made, Modal)
    assert [part.required for part in made.inputs] == [True, False, False]
    assert [part.label for part in made.inputs] == [f"Choice {n} of 3" for n in (1, 2, 3)]
    assert all(isinstance(part.control, Select) for part in made.inputs)
    assert misfits(made) == []


def test_a_larger_basket_of_few_options_is_a_form_of_counts() -> None:
    made = plan(goods(4, 0, 12, limit=6), EN)
    assert isinstance(made, Modal)
    assert len(made.inputs) == 4
    control = made.inputs[0].control
    assert isinstance(control, Select)
    assert [choice.value for choice in control.choices] == [str(n) for n in range(7)]
    assert made.inputs[0].note == "0 to 12 in all"


def test_counts_beyond_a_select_are_written() -> None:
    made = plan(goods(2, 0, 90, limit=40), EN)
    assert isinstance(made, Modal)
    assert isinstance(made.inputs[0].control, Entry)
    assert misfits(made) == []


def test_a_basket_for_one_thing_is_a_choice() -> None:
    made = plan(goods(3, 0, 1), EN)
    assert isinstance(made, Buttons)
    assert [button.value for button in made.buttons] == ["token-0", "token-1", "token-2", NONE]
    assert isinstance(plan(goods(12, 1, 1), EN), Select)


def test_an_empty_basket_is_one_button() -> None:
    made = plan(goods(3, 0, 0), EN)
    assert isinstance(made, Buttons)
    assert [(button.value, button.label) for button in made.buttons] == [(NONE, "Nothing")]


def test_any_other_basket_is_a_stepper() -> None:
    field = goods(8, 2, 7, limit=2)
    made = plan(field, EN)
    assert isinstance(made, Stepper)
    assert isinstance(made.add, Select)
    assert made.remove is None
    assert made.done is None, "two are the least"
    held = ("token-1", "token-3", "token-3")
    made = plan(field, EN, held=held)
    assert isinstance(made, Stepper)
    assert isinstance(made.add, Select)
    assert "token-3" not in [choice.value for choice in made.add.choices]
    assert made.remove is not None
    assert made.remove.value == basket(held[:-1])
    assert made.remove.label == "Take back 3"
    assert made.done is not None
    assert (made.done.value, made.done.label) == (basket(held), "Done: 1 and 2 × 3")


def test_a_full_stepper_only_ends_or_takes_back() -> None:
    made = plan(goods(8, 0, 6), EN, held=("token-0",) * 6)
    assert isinstance(made, Stepper)
    assert made.add is None
    assert made.done is not None
    assert misfits(made) == []


def test_a_stepper_respects_bounds_that_options_share() -> None:
    field = Basket(
        "goods", PROMPT, numbered(8), 0, 6, (6,) * 8, (Cap((1, 5, *[2] * 6), 5, PROMPT),)
    )
    made = plan(field, EN, held=("token-0", "token-2"))
    assert isinstance(made, Stepper)
    assert isinstance(made.add, Select)
    assert "token-1" not in [choice.value for choice in made.add.choices]


def test_a_stepper_of_very_many_options_adds_by_group() -> None:
    made = plan(goods(40, 0, 4), EN)
    assert isinstance(made, Stepper)
    assert isinstance(made.add, Grouped)
    assert rows_of(made) == 3


@pytest.mark.parametrize(("most", "long"), [(80, False), (500, True)])
def test_words_are_a_form(most: int, long: bool) -> None:
    made = plan(Text("promise", PROMPT, most), EN)
    assert isinstance(made, Modal)
    control = made.inputs[0].control
    assert control == Entry(1, most, long=long)
    optional = plan(Text("promise", PROMPT, most, optional=True), EN)
    assert isinstance(optional, Modal)
    assert not optional.inputs[0].required


def test_several_fields_are_one_form() -> None:
    fields: tuple[Field, ...] = (
        choose(4),
        Amount("price", PROMPT, 0, 900, 100),
        Text("promise", PROMPT, 80),
    )
    made = plan(fields, EN, said="Offer wagon 2")
    assert isinstance(made, Modal)
    assert made.fields == 3
    assert made.title == "Offer wagon 2"
    assert [part.name for part in made.inputs] == ["0", "1", "2"]


def test_a_form_takes_as_many_fields_as_fit() -> None:
    made = plan((choose(4), goods(9, 0, 3), goods(9, 0, 3)), EN)
    assert isinstance(made, Modal)
    assert made.fields == 2
    assert len(made.inputs) == 4


def test_where_no_two_fields_fit_a_form_the_first_is_asked_alone() -> None:
    assert isinstance(plan((choose(4), goods(40, 0, 9)), EN), Buttons)
    assert isinstance(plan((goods(9, 0, 5), choose(4)), EN), Modal)
    assert isinstance(plan((choose(40), choose(4)), EN), Grouped)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_shape_fits_discord_in_every_language(language: str) -> None:
    words = texts(language)
    fields: list[Field] = [
        *(choose(n, g) for n in (1, 5, 6, 25, 26, 200) for g in (0, 3)),
        *(Amount("n", LONG, 0, top, 1, (0, 7)) for top in (0, 4, 24, 10**15)),
        *(goods(o, 0, m) for o in (1, 5, 25, 40) for m in (1, 2, 5, 9)),
        *(Text("t", LONG, n) for n in (1, 100, 9000)),
    ]
    wrong = [(field, misfits(plan(field, words))) for field in fields]
    assert [found for found in wrong if found[1]] == []


def test_a_cut_text_keeps_its_tail_and_counts_emoji_twice() -> None:
    assert fit("abcdef", 6) == "abcdef"
    assert fit("abcdefg", 6) == "abcde…"
    assert fit("abcdefg", 6, " (1)") == "a… (1)"
    assert fit("abc defg", 5) == "abc…"
    assert size("🐴") == 2
    assert fit("🐴🐴🐴", 5) == "🐴🐴…"
