"""Events as messages: the key says what happened, the parameters to whom and with what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.values import Event, Message, Param, say, seat_name
from engine.games.nord.naming import city_name, effect_name, good_name, link_name, payment_name

_NAMES: dict[str, Callable[[Any], Message]] = {
    "seat": seat_name,
    "owner": seat_name,
    "victim": seat_name,
    "city": city_name,
    "source": city_name,
    "link": link_name,
    "start": link_name,
    "good": good_name,
    "effect": effect_name,
    "payment": payment_name,
}
"""How each field that holds more than a number is named."""


def tell(event: Event) -> Message:
    """The event in words to be."""
    fields = ((field, getattr(event, field)) for field in event.__struct_fields__)
    params: dict[str, Param] = {
        field: _NAMES[field](value) if field in _NAMES else int(value) for field, value in fields
    }
    return say(f"nord-event-{event.kind}", **params)
