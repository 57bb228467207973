"""Values to bytes and back."""

from __future__ import annotations

import pytest

from engine.core.codec import codec_for
from engine.core.values import MalformedError, Seat
from tests.support.fair import FAIR
from tests.support.fair.content import Good
from tests.support.fair.model import Bid, Buy, Sold
from tests.support.playing import begin, play

CODEC = codec_for(FAIR.types)


def test_actions_and_events_are_tagged_with_their_kind() -> None:
    assert CODEC.dump(Bid(3)) == b'{"kind":"bid","amount":3}'
    event = Sold(Seat(1), Good.SALT, 2, 8)
    assert CODEC.event(CODEC.dump(event)) == event
    assert CODEC.action(CODEC.dump(Buy((Good.WINE,)))) == Buy((Good.WINE,))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b'{"kind":"fly"}',
        b'{"kind":"bid"}',
        b'{"kind":"bid","amount":"3"}',
        b'{"kind":"bid","amount":3,"extra":1}',
        b'{"kind":"buy","goods":[9]}',
        b'{"kind":"bid","amount":3}\xff',
        b'{"kind":"sold","seat":1,"good":1,"count":2,"income":8}',
    ],
)
def test_what_is_no_action_is_malformed(raw: bytes) -> None:
    with pytest.raises(MalformedError):
        CODEC.action(raw)


def test_states_and_views_survive_the_round_trip() -> None:
    match = begin(FAIR)
    for viewer in (None, Seat(0), Seat(2)):
        view = FAIR.view(match.state, viewer)
        assert CODEC.view(CODEC.dump(view)) == view
    assert CODEC.unpack(CODEC.pack(match.state)) == match.state


def test_a_digest_tells_states_apart_and_nothing_else() -> None:
    match = begin(FAIR)
    colour = FAIR.meta.colours[match.state.market.seat_after(0)]
    after = play(FAIR, match, f"{colour} buy wool")
    assert CODEC.digest(match.state) == CODEC.digest(begin(FAIR).state)
    assert CODEC.digest(match.state) != CODEC.digest(after.state)
    assert len(CODEC.digest(after.state)) == 16


def test_a_game_has_one_codec() -> None:
    assert codec_for(FAIR.types) is CODEC
