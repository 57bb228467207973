"""What people type becomes the action they mean, in their own words, or a precise refusal."""

from __future__ import annotations

import pytest

from engine.core.fields import Amount, Basket, Choose, Option, Text, basket
from engine.core.naming import fold, words_of
from engine.core.notation import parse, write
from engine.core.reading import read_field
from engine.core.values import (
    IllegalError,
    MalformedError,
    Message,
    NotPendingError,
    Param,
    RefusalError,
    Seat,
    say,
)
from render.words import texts
from tests.support.fair import FAIR
from tests.support.fair.content import Good
from tests.support.fair.model import Bid, Buy, Sell, Swear
from tests.support.playing import AnyMatch, begin, play

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)
NAMES = ("Anne-Élise", "Ben", "Zoë")
OPEN = (say("fair-verb-buy"), say("fair-verb-rest"), say("fair-verb-swear"))
"""What the seat at turn may do, by name."""


@pytest.fixture
def buying() -> AnyMatch:
    """Red is to buy first."""
    return next(
        match
        for number in range(20)
        if (match := begin(FAIR, 3, f"h1:{number}")).state.market.first == RED
    )


@pytest.fixture
def bidding(buying: AnyMatch) -> AnyMatch:
    """All have bought and all are to bid."""
    return play(FAIR, buying, "red buy wool salt wine", "blue buy none", "green buy none")


def refusal(match: AnyMatch, seat: Seat, text: str, language: str = "en") -> RefusalError:
    with pytest.raises(RefusalError) as caught:
        parse(FAIR, match.state, seat, text, texts(language, NAMES))
    return caught.value


def params(error: RefusalError) -> dict[str, Param]:
    return dict(error.message.params)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "buy wool wine wine"),
        ("en", "BUY Wool  WINE wine"),
        ("en", "buy wine wool wine"),
        ("fr", "acheter laine vin vin"),
        ("fr", "Acheter laine wine VIN"),
        ("de", "kaufen Wolle Wein wein"),
    ],
)
def test_labels_of_the_readers_language_are_read(
    buying: AnyMatch, language: str, text: str
) -> None:
    action = parse(FAIR, buying.state, RED, text, texts(language, NAMES))
    assert action == Buy((Good.WOOL, Good.WINE, Good.WINE))
    assert write(action) == "buy wool wine wine"


@pytest.mark.parametrize(
    ("typed", "taker"),
    [
        ("promettre zoe la paix", GREEN),
        ("promettre ZOË la paix", GREEN),
        ("promettre Zoé la paix", GREEN),
        ("swear green la paix", GREEN),
        ('promettre ben "la paix"', BLUE),
    ],
)
def test_case_and_accents_do_not_matter(buying: AnyMatch, typed: str, taker: Seat) -> None:
    assert parse(FAIR, buying.state, RED, typed, texts("fr", NAMES)) == Swear(taker, "la paix")


def test_verbs_and_labels_of_several_words_are_read(bidding: AnyMatch) -> None:
    match = play(FAIR, bidding, "blue rest")
    assert parse(FAIR, match.state, BLUE, "se réveiller", texts("fr")).verb == "wake"
    assert parse(FAIR, match.state, BLUE, "wake up", texts("en")).verb == "wake"
    sworn = Swear(RED, "x")
    assert parse(FAIR, match.state, BLUE, "promettre anne elise x", texts("fr", NAMES)) == sworn


@pytest.mark.parametrize("typed", ["1200", "1 200", "1.200", "1,200", "1\u00a0200", "1\u202f200"])
@pytest.mark.parametrize("step", [1, 100])
def test_grouped_digits_are_read_alike(typed: str, step: int) -> None:
    assert read_field(Amount("bid", say("x"), 0, 5000, step), typed) == "1200"


@pytest.mark.parametrize("typed", ["bid 1 0", "bid 1.5", "bid 1,0", "bid 0x1", "bid ten", "bid -"])
def test_what_only_looks_like_a_number_is_refused(bidding: AnyMatch, typed: str) -> None:
    assert isinstance(refusal(bidding, BLUE, typed), MalformedError)


def test_a_group_of_three_at_the_end_belongs_to_the_number(bidding: AnyMatch) -> None:
    # One coin is a legal bid, but then 200 would be left over.
    error = refusal(bidding, BLUE, "bid 1 200")
    assert error.message.key == "refuse-extra"
    field = Amount("bid", say("x"), 0, 5000)
    assert read_field(field, "1 200") == "1200"
    assert parse(FAIR, bidding.state, BLUE, "bid 7") == Bid(7)


def test_a_number_before_another_stays_short(bidding: AnyMatch) -> None:
    match = play(FAIR, bidding, "red bid 5", "blue bid 0", "green bid 0")
    assert parse(FAIR, match.state, RED, "sell wool 1") == Sell(Good.WOOL, 1)


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        ("", MalformedError, say("refuse-verb", offender="", verbs=OPEN)),
        ("fly", MalformedError, say("refuse-verb", offender="fly", verbs=OPEN)),
        (
            "bid 3",
            NotPendingError,
            say("refuse-not-asked", verb=say("fair-verb-bid"), verbs=OPEN),
        ),
        ("buy", MalformedError, say("refuse-missing", prompt=say("fair-ask-goods"))),
        ("swear blue", MalformedError, say("refuse-missing", prompt=say("fair-ask-words"))),
        ("buy wool fish", MalformedError, say("refuse-extra", offender="fish")),
        ("rest now", MalformedError, say("refuse-extra", offender="now")),
        ("buy wool wool wool wool", IllegalError, None),
    ],
)
def test_a_refusal_says_what_was_wrong_and_what_would_do(
    buying: AnyMatch, text: str, kind: type[RefusalError], message: Message | None
) -> None:
    error = refusal(buying, RED, text)
    assert type(error) is kind
    assert message is None or error.message == message


def test_an_unknown_option_is_refused_with_the_labels_that_would_do(buying: AnyMatch) -> None:
    error = refusal(buying, RED, "buy fish", "fr")
    assert params(error)["offender"] == "fish"
    words = texts("fr", NAMES)(error.message)
    assert "laine, sel et vin" in words
    assert "fish" in words


def test_too_much_is_refused_with_the_bound(bidding: AnyMatch) -> None:
    error = refusal(bidding, RED, "bid 99")
    assert params(error) == {"value": 99, "least": 0, "most": 34, "step": 1}


def test_long_nonsense_is_repeated_only_in_part(buying: AnyMatch) -> None:
    for text in ("x" * 5000, "buy " + "x" * 5000, "rest " + "9" * 5000, 'buy "' + "x y" * 999):
        offender = params(refusal(buying, RED, text))["offender"]
        assert isinstance(offender, str)
        assert len(offender) <= 60


def test_promises_survive_quotes_and_backslashes(buying: AnyMatch) -> None:
    for words in ('say "yes"', "a\\b", "trois  mots ici", "peace", "“wool”", "none"):
        action = Swear(BLUE, words)
        assert parse(FAIR, buying.state, RED, write(action)) == action


def test_quoted_words_are_kept_whole() -> None:
    assert [tuple(word) for word in words_of('a "b c" "d \\"e" f')] == [
        ("a", False),
        ("b c", True),
        ('d "e', True),
        ("f", False),
    ]


def test_folding_forgets_case_accents_and_joints() -> None:
    assert fold("Épée-d’Or") == fold("epee d or")
    assert fold("Köln") == fold("KOLN")


GOODS = tuple(Option(token, say(f"fair-good-{token}")) for token in ("wool", "salt"))


@pytest.mark.parametrize(
    ("field", "typed", "answer"),
    [
        (Choose("good", say("x"), GOODS), "Salz", "salt"),
        (Basket("goods", say("x"), GOODS, 0, 3, (3, 3)), "Wolle salt wolle", None),
        (Text("words", say("x"), 20), ' "quoted" words', ' "quoted" words'),
        (Amount("bid", say("x"), 0, 10, optional=True), "", "none"),
        (Text("words", say("x"), 20, optional=True), "", "none"),
    ],
)
def test_one_field_is_read_on_its_own(
    field: Choose | Basket | Text | Amount, typed: str, answer: str | None
) -> None:
    expected = basket(["wool", "salt", "wool"]) if answer is None else answer
    assert read_field(field, typed, texts("de")) == expected


def test_a_form_left_empty_or_overfull_is_refused() -> None:
    field = Choose("good", say("which"), GOODS)
    for typed, key in (("", "refuse-missing"), ("wool salt", "refuse-extra")):
        with pytest.raises(MalformedError) as caught:
            read_field(field, typed)
        assert caught.value.message.key == key
