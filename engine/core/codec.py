"""Values to bytes and back, refusing what is unknown; one codec per game."""

from __future__ import annotations

from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any, cast

import msgspec

from engine.core.game import Types
from engine.core.values import Action, Event, MalformedError, say


class Codec:
    """Encodes and decodes the actions, events, views and states of one game."""

    def __init__(self, types: Types) -> None:
        actions = reduce(or_, types.actions)
        events = reduce(or_, types.events)
        self._encoder = msgspec.json.Encoder()
        self._packer = msgspec.msgpack.Encoder()
        self._actions: msgspec.json.Decoder[Any] = msgspec.json.Decoder(actions)
        self._events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(events)
        self._views: msgspec.json.Decoder[Any] = msgspec.json.Decoder(types.view)
        self._states: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(types.state)

    def dump(self, value: Action | Event | object) -> bytes:
        """JSON of an action, event or view."""
        return self._encoder.encode(value)

    def action(self, raw: bytes | str) -> Action:
        """Read an action back, refusing unknown kinds and fields."""
        try:
            return cast(Action, self._actions.decode(raw))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise MalformedError(say("refuse-action", offender=str(error))) from error

    def event(self, raw: bytes | str) -> Event:
        """Read an event back."""
        return cast(Event, self._events.decode(raw))

    def view(self, raw: bytes) -> object:
        """Read a view back."""
        return cast(object, self._views.decode(raw))

    def pack(self, state: object) -> bytes:
        """The compact form of a state, for snapshots and digests."""
        return self._packer.encode(state)

    def unpack(self, raw: bytes) -> Any:  # noqa: ANN401 - the state type is the game's own
        """Read a state back from a snapshot."""
        return self._states.decode(raw)

    def digest(self, state: object) -> str:
        """Eight bytes that tell two states apart."""
        return blake2b(self.pack(state), digest_size=8).hexdigest()


_made: dict[int, tuple[Types, Codec]] = {}


def codec_for(types: Types) -> Codec:
    """The codec of a game, made once; every entry needs it, and hashing all types takes longer."""
    found = _made.get(id(types))
    if found is None or found[0] is not types:
        found = _made[id(types)] = (types, Codec(types))
    return found[1]
