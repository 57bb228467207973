"""Everything on the chart lies where it should, is complete, and can be told apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import msgspec
import pytest

from engine.core.asking import random_action
from engine.core.game import settle
from engine.core.match import start, submit
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.nord import NORD
from engine.games.nord.content import COLOURS, City, Effect, Good
from engine.games.nord.model import View
from engine.games.nord.sea import CROSSING, LINK_BY_TOKEN, LINKS
from render.colour import contrast, ink_on
from render.games.nord import reading
from render.games.nord.board import board
from render.games.nord.colours import with_seats
from render.games.nord.goods import CONTRABAND, token
from render.games.nord.layout import LAYOUTS, STRAIGHT, Layout
from render.games.nord.renderer import RENDERER
from render.games.nord.sheets import close_up, final, hand, zooms
from render.games.nord.symbols import symbol
from render.picture import Page, compose
from render.png import encode
from render.scene import Scene
from render.seats import colour_words, seat_letters, shown_names
from render.theme import DARK, LIGHT, THEMES, Theme, palette
from render.words import Texts, languages
from tests.render.games.nord import positions
from tests.render.games.nord.positions import LONG, NAMES, VIEWS
from tests.render.vision import LEAST_APART, closest
from tests.render.witness import faults, told_by

layouts = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.name)
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def words(language: str) -> Texts:
    """Words that refuse unknown keys and missing parameters."""
    return Texts(language, colours=COLOURS, strict=True)


def check(page: Page, scene: Scene[View], language: str) -> None:
    """Fail with the first things that are wrong with a picture."""
    names = shown_names(scene, COLOURS, words(language))
    found = list(faults(page, names))
    assert not found, "\n".join(found[:5])


@pytest.mark.parametrize(("name", "layout"), [*product(VIEWS, LAYOUTS)])
@pytest.mark.parametrize("language", languages)
def test_nothing_on_the_board_is_cut_or_overlaps(name: str, layout: str, language: str) -> None:
    view = VIEWS[name]
    seats = len(view.players)
    before = positions.view(positions.opening_state(seats))
    for names, previous in ((NAMES, None), (LONG, before)):
        scene: Scene[View] = Scene(view, names[:seats], previous)
        check(board(scene, words(language), LIGHT, layout), scene, language)


def reached(seats: int, seed: int) -> Iterator[tuple[View | None, View]]:
    """Return some positions of a random game, rare ones and the last, with the ones before."""
    match, _ = start(NORD, seats, settle(NORD.meta, {}), f"h1:drawn-{seed}")
    rng, number = Rng(f"h1:answers-{seed}"), 0
    before: View | None = None
    while pending := NORD.pending(match.state, None):
        action = random_action(NORD, match.state, pending[0], rng)
        match = submit(NORD, match, pending[0].seat, action).match
        view, number = NORD.view(match.state, None), number + 1
        if view.queue or view.awaited is None or number % 80 == seed % 80:
            yield before, view
        before = view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_cut_in_what_a_hundred_random_games_reach(seats: int) -> None:
    for seed in range(34):
        layout, language = [*LAYOUTS][seed % 2], languages[seed % 3]
        for before, view in reached(seats, seed):
            scene: Scene[View] = Scene(view, LONG[:seats], before)
            check(board(scene, words(language), LIGHT, layout), scene, language)


@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize("name", ["middle", "crowded", "two", "over"])
def test_nothing_on_a_close_up_is_cut_or_overlaps(name: str, language: str) -> None:
    view = VIEWS[name]
    scene: Scene[View] = Scene(view, LONG[: len(view.players)])
    for option in zooms(view):
        check(close_up(scene, option.token, words(language), LIGHT), scene, language)


@pytest.mark.parametrize("language", languages)
def test_nothing_on_a_card_or_the_ranking_is_cut_or_overlaps(language: str) -> None:
    for state in (positions.opening_state(), positions.crowded_state()):
        for seat in range(4):
            scene: Scene[View] = Scene(positions.view(state, Seat(seat)), LONG)
            check(hand(scene, words(language), LIGHT), scene, language)
    scene = Scene(VIEWS["over"], LONG)
    check(final(scene, words(language), LIGHT), scene, language)


@layouts
def test_no_place_on_the_chart_is_in_the_way_of_another(layout: Layout) -> None:
    boxes = [layout.city(city) for city in City] + [layout.link(link) for link in STRAIGHT]
    boxes += [layout.link(link) for link in LINKS if (CROSSING[link] or 0) > link]
    assert len(boxes) == 9 + 12 + 4
    for box in boxes:
        assert layout.map.holds(box)
    for one, other in combinations(boxes, 2):
        assert not one.meets(other), (one, other)


@layouts
def test_links_that_cross_share_the_water_and_no_others(layout: Layout) -> None:
    for one, other in combinations(LINKS, 2):
        assert (layout.link(one) == layout.link(other)) == (CROSSING[one] == other)


@layouts
def test_a_ship_lies_along_its_link(layout: Layout) -> None:
    view = VIEWS["middle"]
    angle = {
        name: reading.link(view, None, LINK_BY_TOKEN[name], layout).angle
        for name in ("stockholm-reval", "reval-visby", "reval-riga", "copenhagen-stettin")
    }
    assert (angle["stockholm-reval"], angle["reval-visby"]) == (0, 90)
    assert angle["reval-riga"] == angle["copenhagen-stettin"]
    assert 25 < angle["reval-riga"] < 65
    other = LINK_BY_TOKEN["visby-luebeck"]
    assert 115 < reading.link(view, None, other, layout).angle < 155


def test_only_what_changed_is_ringed() -> None:
    now, before = VIEWS["middle"], positions.view(positions.before_middle_state())
    layout = LAYOUTS["landscape"]
    assert not any(reading.city(now, now, city).fresh for city in City)
    assert reading.city(now, before, City.VISBY).fresh == {"0"}
    assert reading.city(now, before, City.RIGA).fresh == {"level"}
    fresh = [link for link in LINKS if reading.link(now, before, link, layout).fresh]
    assert fresh == [LINK_BY_TOKEN["riga-danzig"]]
    assert reading.player(now, before, 0, "").fresh == {"florins"}
    assert not reading.player(now, before, 1, "").fresh


def test_whose_turn_it_is_is_written_on_the_strip_and_on_the_panel() -> None:
    told = told_by(board(Scene(VIEWS["asked"], NAMES), words("en"), LIGHT, "landscape"))
    assert told[0] == ["Turn 37", "Turn of", "Wolfgang Amadeus", "To play:", "Mathilde"]
    tagged = [lines for lines in told if "to play" in lines]
    assert len(tagged) == 1
    assert "Mathilde" in tagged[0]
    assert any("Now: delivery" in lines for lines in told)


@layouts
def test_goods_needed_and_the_cascade_are_written(layout: Layout) -> None:
    told = told_by(board(Scene(VIEWS["crowded"], NAMES), words("en"), LIGHT, layout.name))
    stettin = next(lines for lines in told if "Stettin" in lines)
    assert "16/4" in stettin
    places = {lines[0]: lines[1] for lines in told[1:10] if lines[0].isdigit()}
    assert places == {
        "1": "Riga",
        "2": "Copenhagen",
        "3": "Stockholm",
        "4": "Danzig",
        "5": "Novgorod",
    }


def test_a_city_that_develops_counts_for_the_level_it_has_reached() -> None:
    view = VIEWS["asked"]
    assert reading.city(view, None, City.VISBY).needed == 3
    assert view.cities[City.VISBY].missing == 0
    assert reading.city(VIEWS["middle"], None, City.VISBY).needed == 4
    assert reading.city(VIEWS["over"], None, City.DANZIG).needed == 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_depends_on_who_looks(layout: str) -> None:
    state = positions.middle_state()
    pictures = {
        encode(
            RENDERER.draw(Scene(positions.view(state, viewer), NAMES), words("en"), DARK, layout)
        )
        for viewer in (None, Seat(0), Seat(3))
    }
    assert len(pictures) == 1


def test_the_same_position_gives_the_same_bytes() -> None:
    scene: Scene[View] = Scene(VIEWS["crowded"], NAMES, VIEWS["opening"])
    files = {encode(compose(board(scene, words("fr"), DARK, "portrait"))) for _ in range(2)}
    assert len(files) == 1


@themes
@pytest.mark.parametrize("eye", LEAST_APART)
def test_seats_are_told_apart_by_every_eye(theme: Theme, eye: str) -> None:
    apart, one, other = closest(with_seats(theme).seats, eye)
    assert apart >= LEAST_APART[eye], f"{one} and {other} are {apart:.1f} apart in {eye}"


@themes
def test_words_can_be_read_on_the_seats_colours(theme: Theme) -> None:
    own = with_seats(theme)
    for seat, colour in enumerate(own.seats):
        assert contrast(ink_on(colour), colour) >= 4.5
        assert contrast(own.ink, own.tint(seat)) >= 4.5
    held = {palette(own)[at : at + 3] for at in range(0, len(palette(own)), 3)}
    assert {bytes.fromhex(colour[1:]) for colour in own.roles} <= held


@pytest.mark.parametrize("language", languages)
def test_every_seat_has_a_letter_of_its_own(language: str) -> None:
    letters = seat_letters(colour_words(COLOURS, words(language)))
    assert len(set(letters)) == len(letters)


def test_goods_and_symbols_are_told_apart_without_colour() -> None:
    """Their grey drawings differ in a tenth of the pixels at a small size."""
    size = 24
    goods = [token(name, size, LIGHT) for name in (*(good.token for good in Good), CONTRABAND)]
    symbols = [symbol(effect.token, size, LIGHT) for effect in Effect]
    for family in (goods, symbols):
        grey = [icon.convert("LA").convert("RGBA").convert("L").tobytes() for icon in family]
        for one, other in combinations(grey, 2):
            far = sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True))
            assert far >= size * size // 10


def test_views_are_cache_keys() -> None:
    view = VIEWS["crowded"]
    assert hash(view) == hash(msgspec.structs.replace(view))
