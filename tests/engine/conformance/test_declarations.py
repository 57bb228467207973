"""What a game says of itself before anybody sits down."""

from __future__ import annotations

import re

import msgspec
import pytest

from engine.core.match import start
from engine.core.rng import Rng
from engine.core.values import MalformedError, kind_of
from engine.registry import AnyGame
from tests.support.playing import begin, options_of

_WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def test_names_are_words(game: AnyGame) -> None:
    meta = game.meta
    names = [*meta.verbs, *(s.name for s in meta.settings)]
    names += [choice for setting in meta.settings for choice in setting.choices]
    assert [name for name in names if not _WORD.fullmatch(name)] == []
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", meta.slug)
    assert all(re.fullmatch(r"[a-z]+", colour) for colour in meta.colours)


def test_every_seat_has_a_colour_of_its_own(game: AnyGame) -> None:
    assert len(set(game.meta.colours)) == len(game.meta.colours) >= max(game.meta.seats)
    assert min(game.meta.seats) >= 1


def test_the_verbs_are_the_actions(game: AnyGame) -> None:
    assert sorted(game.meta.verbs) == sorted(kind_of(action) for action in game.types.actions)
    assert set(game.meta.everyday) <= set(game.meta.verbs)
    assert game.meta.rules_version >= 1


def test_kinds_are_told_apart(game: AnyGame) -> None:
    kinds = [kind_of(kind) for kind in (*game.types.actions, *game.types.events)]
    assert len(kinds) == len(set(kinds))


def test_settings_offer_a_choice(game: AnyGame) -> None:
    for setting in game.meta.settings:
        assert len(setting.choices) >= 2, setting.name
        assert len(set(setting.choices)) == len(setting.choices)


def test_a_view_is_another_type_than_the_state(game: AnyGame) -> None:
    assert game.types.view is not game.types.state
    assert not issubclass(game.types.view, game.types.state)


def test_a_wrong_number_of_seats_is_refused(game: AnyGame) -> None:
    for seats in (min(game.meta.seats) - 1, max(game.meta.seats) + 1, 99, -1):
        with pytest.raises(MalformedError):
            start(game, seats, options_of(game), "h1:seats")


def test_set_up_depends_on_nothing_but_seed_seats_and_settings(game: AnyGame) -> None:
    for seats in game.meta.seats:
        once = begin(game, seats, "h1:again")
        assert once == begin(game, seats, "h1:again")
        other = game.setup(seats, options_of(game), Rng("h1:other")).state
        assert isinstance(once.state, game.types.state)
        assert isinstance(other, game.types.state)


def test_values_are_frozen(game: AnyGame) -> None:
    types = game.types
    for kind in (types.state, types.view, *types.actions, *types.events):
        assert issubclass(kind, msgspec.Struct)
        assert kind.__struct_config__.frozen, kind
