"""Everything on the board lies where it should, is complete, and gives nothing away."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from engine.games.marchands.content import COLOURS, Ability, City
from engine.games.marchands.model import roads
from engine.games.marchands.model.view import View
from render.boxes import Box
from render.games.marchands import geography, reading
from render.games.marchands.board import board
from render.games.marchands.closeups import close_up, zooms
from render.games.marchands.final import final
from render.games.marchands.hand import hand
from render.games.marchands.layout import LAYOUTS, Layout
from render.games.marchands.pieces import wagon
from render.picture import Page, compose
from render.png import encode
from render.scene import Scene
from render.seats import shown_names
from render.theme import DARK, LIGHT
from tests.render import positions
from tests.render.positions import LONG, NAMES
from tests.render.witness import faults, told_by
from tests.render.wording import LANGUAGES, words

VIEWS = {
    "opening": positions.opening(),
    "middle": positions.middle(),
    "crowded": positions.crowded(),
    "three": positions.crowded(3),
    "two": positions.crowded(2),
    "bidding": positions.bidding(),
    "investing": positions.investing(),
    "over": positions.over(),
}


def check(page: Page, scene: Scene[View], language: str) -> None:
    """Fail with the first things that are wrong with a picture."""
    names = shown_names(scene, COLOURS, words(language))
    found = list(faults(page, names))
    assert not found, "\n".join(found[:5])


@pytest.mark.parametrize(("name", "layout"), list(product(VIEWS, LAYOUTS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_board_is_cut_or_overlaps(name: str, layout: str, language: str) -> None:
    view = VIEWS[name]
    for names, before in ((NAMES, None), (LONG, positions.opening(len(view.players)))):
        scene: Scene[View] = Scene(view, names[: len(view.players)], before)
        check(board(scene, words(language), LIGHT, layout), scene, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["middle", "crowded", "two"])
def test_nothing_on_a_close_up_is_cut_or_overlaps(name: str, language: str) -> None:
    view = VIEWS[name]
    scene: Scene[View] = Scene(view, LONG[: len(view.players)])
    for option in zooms(view):
        check(close_up(scene, option.token, words(language), LIGHT), scene, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_a_hand_or_the_ranking_is_cut_or_overlaps(language: str) -> None:
    for seat in range(4):
        scene: Scene[View] = Scene(positions.own(positions.crowded(), seat), LONG)
        check(hand(scene, words(language), LIGHT), scene, language)
    scene = Scene(positions.over(), LONG)
    check(final(scene, words(language), LIGHT), scene, language)


def test_every_space_has_its_place_on_the_map() -> None:
    sites = {}
    for space in roads.SPACES:
        city = roads.city_near(space)
        step = space - roads.city_space(city)
        if step:
            sites[space] = Box.around(*geography.SPURS[city.token][step], *geography.SITE)
    assert len(set(sites.values())) == len(roads.SPACES) - len(City)
    assert set(geography.TOWNS) == {city.token for city in City}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.name)
def test_no_place_on_the_map_is_in_the_way_of_another(layout: Layout) -> None:
    boxes = [layout.town(city.token) for city in City]
    boxes += [layout.site(city.token, step) for city in City for step in (1, 2, 3)]
    boxes += [layout.prices, layout.arrivals]
    for index, box in enumerate(boxes):
        assert layout.map.holds(box)
        assert not any(box.meets(other) for other in boxes[index + 1 :]), box


def test_neighbouring_spaces_are_joined_by_the_drawn_roads() -> None:
    drawn = set()
    for city, spur in geography.SPURS.items():
        steps = [roads.Space(roads.city_space(City[city.upper()]) + n) for n in range(len(spur))]
        drawn |= {frozenset(pair) for pair in pairwise(steps)}
    ring = [roads.fork_space(City[city.upper()]) for city in geography.RING]
    drawn |= {frozenset(pair) for pair in zip(ring, ring[1:] + ring[:1], strict=True)}
    real = {frozenset((a, b)) for a in roads.SPACES for b in roads.neighbours(a)}
    assert drawn == real


def test_a_wagon_points_where_it_will_go() -> None:
    out = reading.sites(positions.crowded(), None)[roads.spur_space(City.PARIS, 1)]
    here, ahead = (reading.point(roads.spur_space(City.PARIS, step)) for step in (1, 2))
    assert -90 <= out.angle <= -45, "north, from Paris to its fork"
    assert ahead[1] < here[1]
    assert reading.towards(roads.spur_space(City.WIEN, 1), roads.spur_space(City.WIEN, 2)) == (
        City.WIEN,
    )
    assert set(reading.towards(roads.fork_space(City.KOELN), roads.fork_space(City.BRUGGE))) == {
        City.KOELN,
        City.HAMBURG,
    }


def test_only_what_changed_is_ringed() -> None:
    now, before = positions.middle(), positions.opening()
    assert not any(reading.town(now, now, city).fresh for city in City)
    assert reading.town(now, before, City.PARIS).fresh == {"bonus", "0-salt"}
    gate = reading.gate(now, before, City.KOELN)
    assert gate is not None
    assert gate.fresh == {"master"}
    assert reading.prices(now, before).fresh == {"iron", "silk", "wine", "food"}
    assert reading.status(now, before).fresh == {0, 2, 3}
    assert reading.player(now, before, 0, "").fresh == {"tiles", "influence", "master-coachman"}
    assert reading.wagon(now, before, 1).fresh == {"1", "2"}


def test_the_board_never_shows_money_or_a_hand() -> None:
    poor, rich = (positions.own(positions.crowded(), 0, money) for money in (100, 9900))
    texts = words("en")
    assert board(Scene(poor, NAMES), texts, LIGHT, "landscape") == board(
        Scene(rich, NAMES), texts, LIGHT, "landscape"
    )
    pages = [hand(Scene(view, NAMES), texts, LIGHT) for view in (poor, rich)]
    assert pages[0] != pages[1]


def test_the_same_position_gives_the_same_bytes() -> None:
    scene: Scene[View] = Scene(positions.crowded(), NAMES, positions.opening())
    files = {encode(compose(board(scene, words("fr"), DARK, "portrait"))) for _ in range(2)}
    assert len(files) == 1


def test_whose_turn_it_is_is_written_on_the_strip_and_on_the_panel() -> None:
    told = told_by(board(Scene(positions.middle(), NAMES), words("en"), LIGHT, "landscape"))
    assert told[1][-2:] == ["To play:", "Wolfgang Amadeus"]
    tagged = [lines for lines in told if "to play" in lines]
    assert len(tagged) == 1
    assert "Wolfgang Amadeus" in tagged[0]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_prices_asked_for_loading_and_goods_left_are_written(layout: str) -> None:
    view = positions.crowded()
    told = told_by(board(Scene(view, NAMES), words("en"), LIGHT, layout))
    wagon = next(lines for lines in told if "Köln" in lines)
    assert [line for line in wagon if line.isdigit()] == ["1000", "1500"] * 3
    sale = next(lines for lines in told if "Supply" in lines)
    assert sale[1:7] == [str(count) for count in view.stock]


def test_once_all_cards_are_sold_the_board_tells_whose_they_are() -> None:
    sold = reading.offers(positions.over(), None).owned
    assert sold == tuple((card.token, 1) for card in Ability)
    assert not reading.offers(positions.crowded(), None).owned


def test_a_wagon_points_where_it_goes_and_nowhere_in_a_town() -> None:
    view = positions.middle()
    angles = [reading.wagon(view, None, index).angle for index in range(3)]
    assert angles[1:] == [None, 90]
    assert angles[0] in range(-100, -80)
    assert wagon(1, None, False, LIGHT).tobytes() != wagon(1, 0, False, LIGHT).tobytes()
